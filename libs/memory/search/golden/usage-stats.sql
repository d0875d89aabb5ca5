/* plan kept */ select json_build_array(json_agg(one.id), json_agg(one.type), json_agg(one.importance), json_agg(one.count), json_agg(one.used), json_agg(one.created), json_agg(one.relations), json_agg(one.strength), json_agg(one.recalled)) as packed from (
select r.id, r.type, r.importance, coalesce(a.access_count, 0) as count,
date_part('epoch', a.last_accessed_at) * 1000 as used,
date_part('epoch', r.created_at) * 1000 as created, (
(select count(*) from (select from edges e where e.tenant_id = $1 and e.from_id = r.id limit 10) outward) +
(select count(*) from (select from edges e where e.tenant_id = $2 and e.to_id = r.id and e.type not in ('CONSOLIDATES', 'MAY_SUPERSEDE', 'THOUGHT_OF')
and not (e.type = 'DERIVES_FROM' and exists (select 1 from edges c where c.tenant_id = $3
and c.from_id = e.from_id and c.to_id = e.to_id and c.type = 'CONSOLIDATES')) limit 10) inward)
)::int as relations, coalesce(a.strength, 1) as strength,
date_part('epoch', coalesce(a.last_recalled_at, r.created_at)) * 1000 as recalled
from records r left join record_access a on a.tenant_id = r.tenant_id and a.record_id = r.id
where r.tenant_id = $4 and r.id = any($5::uuid[])) one
