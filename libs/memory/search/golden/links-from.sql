select json_build_array(json_agg(one.start), json_agg(one.id), json_agg(one.type), json_agg(one.stored), json_agg(one.outward), json_agg(one.strength), json_agg(one.confidence)) as packed from (
select w.id as start, n.* from unnest($1::uuid[]) as w (id) cross join lateral (
select r.id, r.type, e.type as stored, e.outward, e.strength, r.confidence
from (
(
select e.id, t.type, e.strength, true as outward
from unnest($2::text[]) as t (type) cross join lateral (
select e.to_id as id, e.strength::float8 as strength from edges e
where e.tenant_id = $3 and (e.tenant_id = $4 and e.user_id = $5 or e.tenant_id = $6 and e.user_id is null) and e.from_id = w.id and e.type = t.type limit $7
) e limit $8)
union all
(
select e.id, t.type, e.strength, false as outward
from unnest($9::text[]) as t (type) cross join lateral (
select e.from_id as id, e.strength::float8 as strength from edges e
where e.tenant_id = $10 and (e.tenant_id = $11 and e.user_id = $12 or e.tenant_id = $13 and e.user_id is null) and e.to_id = w.id and e.type = t.type limit $14
) e limit $15)
) e cross join lateral (
select r.id, r.type, case when jsonb_typeof(r.fields->'confidence') = 'number' then least(greatest((r.fields->>'confidence')::float8, 0), 1) else 1 end as confidence from records r
where r.tenant_id = $16 and r.id = e.id and (r.tenant_id = $17 and r.user_id = $18 or r.tenant_id = $19 and r.user_id is null) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $20::timestamptz)) limit 1
) r
where e.id <> w.id
order by e.strength desc, r.id, e.type limit $21
) n) one
