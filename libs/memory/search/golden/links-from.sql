select json_agg(json_build_array(one.start, one.id, one.type, one.stored, one.outward, one.strength, one.confidence)) as packed from (
select w.id as start, n.* from unnest($1::uuid[]) as w (id) cross join lateral (
select r.id, r.type, e.type as stored, e.outward, e.strength, case when jsonb_typeof(r.fields->'confidence') = 'number' then least(greatest((r.fields->>'confidence')::float8, 0), 1) else 1 end as confidence
from (
(select e.to_id as id, e.type, e.strength::float8 as strength, true as outward from edges e
where e.tenant_id = $2 and (e.tenant_id = $3 and e.user_id = $4 or e.tenant_id = $5 and e.user_id is null) and e.from_id = w.id and e.type = any($6::text[]) limit $7)
union all
(select e.from_id, e.type, e.strength::float8, false from edges e
where e.tenant_id = $8 and (e.tenant_id = $9 and e.user_id = $10 or e.tenant_id = $11 and e.user_id is null) and e.to_id = w.id and e.type = any($12::text[]) limit $13)
) e join records r on r.tenant_id = $14 and r.id = e.id
where r.id <> w.id and (r.tenant_id = $15 and r.user_id = $16 or r.tenant_id = $17 and r.user_id is null) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $18::timestamptz))
order by e.strength desc, r.id, e.type limit $19
) n) one
