select json_build_array(json_agg(one.start), json_agg(one.id), json_agg(one.type), json_agg(one.key), json_agg(one.mentions), json_agg(one.confidence)) as packed from (
with named as materialized (
select n.*, case when n.mixed then (
select count(distinct whole.key)::int from ((select o.record_id, o.part from entity_mentions o where o.tenant_id = $1 and o.user_id = $2 and o.key = n.key limit $3) union all (select o.record_id, o.part from entity_mentions o where o.tenant_id = $4 and o.user_id is null and o.key = n.key limit $5)) p cross join lateral (
select m.key from entity_mentions m
where m.tenant_id = $6 and m.record_id = p.record_id and (m.tenant_id = $7 and m.user_id = $8 or m.tenant_id = $9 and m.user_id is null)
and not m.part and (m.key like n.key || ' %' or m.key like '% ' || n.key) limit $10
) whole) else 0 end as wholes from (
select c.*, row_number() over (partition by c.start order by c.mentions, c.key) as place from (
select k.*, t.mentions, t.mixed from (
select w.id as start, m.user_id, names.key, bool_and(names.part) as part from unnest($11::uuid[]) as w (id)
cross join lateral (
select m.user_id, m.key, m.part, m.same_as from entity_mentions m
where m.tenant_id = $12 and m.record_id = w.id and (m.tenant_id = $13 and m.user_id = $14 or m.tenant_id = $15 and m.user_id is null) limit $16
) m cross join lateral (values (m.key, m.part), (m.same_as, false)) as names (key, part) where names.key is not null
group by w.id, m.user_id, names.key
) k cross join lateral (
select count(*)::int as mentions, bool_or(counted.part) and not bool_and(counted.part) as mixed
from ((select o.record_id, o.part from entity_mentions o where o.tenant_id = $17 and o.user_id = $18 and o.key = k.key limit $19) union all (select o.record_id, o.part from entity_mentions o where o.tenant_id = $20 and o.user_id is null and o.key = k.key limit $21)) counted
) t
-- Counted once: without this the planner counts again for the condition.
offset 0
) c where c.mentions > 0
) n where n.place <= $22
)
select l.start, l.id, l.type, l.key, l.mentions, l.confidence from (
select n.start, n.key, n.mentions, r.id, r.type, r.confidence,
row_number() over (partition by n.start order by n.mentions, r.id) as place
from named n cross join lateral (
(select few.record_id from ((select o.record_id, o.part from entity_mentions o where o.tenant_id = $23 and o.user_id = $24 and o.key = n.key limit $25) union all (select o.record_id, o.part from entity_mentions o where o.tenant_id = $26 and o.user_id is null and o.key = n.key limit $27)) few where n.mentions <= $28 and case when n.part <> few.part then n.wholes <= 1 else not n.part end)
union all
(select many.record_id from unnest($29::uuid[]) as near (id) cross join lateral (
select o.record_id, o.part from entity_mentions o where o.tenant_id = $30 and o.record_id = near.id and o.key = n.key
and (o.tenant_id = $31 and o.user_id = $32 or o.tenant_id = $33 and o.user_id is null) limit 1
) many where n.mentions > $34 and case when n.part <> many.part then n.wholes <= 1 else not n.part end limit $35)
) o cross join lateral (
select r.id, r.type, case when jsonb_typeof(r.fields->'confidence') = 'number' then least(greatest((r.fields->>'confidence')::float8, 0), 1) else 1 end as confidence from records r
where r.tenant_id = $36 and r.id = o.record_id and (r.tenant_id = $37 and r.user_id = $38 or r.tenant_id = $39 and r.user_id is null) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $40::timestamptz)) limit 1
) r
where o.record_id <> n.start
) l where l.place <= $41 order by l.start, l.place) one
