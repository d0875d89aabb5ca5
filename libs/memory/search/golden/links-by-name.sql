select json_agg(json_build_array(one.start, one.id, one.type, one.key, one.mentions, one.confidence)) as packed from (
with named as materialized (
select n.* from (
select c.*, row_number() over (partition by c.start order by c.mentions, c.key) as place from (
select k.*, (select count(*)::int from ((select o.record_id, o.part from entity_mentions o where o.tenant_id = $1 and o.user_id = $2 and o.key = k.key limit $3) union all (select o.record_id, o.part from entity_mentions o where o.tenant_id = $4 and o.user_id is null and o.key = k.key limit $5)) counted) as mentions from (
select w.id as start, m.user_id, names.key, bool_and(names.part) as part from unnest($6::uuid[]) as w (id)
cross join lateral (
select m.user_id, m.key, m.part, m.same_as from entity_mentions m
where m.tenant_id = $7 and m.record_id = w.id and (m.tenant_id = $8 and m.user_id = $9 or m.tenant_id = $10 and m.user_id is null) limit $11
) m cross join lateral (values (m.key, m.part), (m.same_as, false)) as names (key, part) where names.key is not null
group by w.id, m.user_id, names.key
) k
-- Counted once: without this the planner counts again for the condition.
offset 0
) c where c.mentions > 0
) n where n.place <= $12
)
select l.start, l.id, l.type, l.key, l.mentions, l.confidence from (
select n.start, n.key, n.mentions, r.id, r.type, r.confidence,
row_number() over (partition by n.start order by n.mentions, r.id) as place
from named n cross join lateral (
(select few.record_id from ((select o.record_id, o.part from entity_mentions o where o.tenant_id = $13 and o.user_id = $14 and o.key = n.key limit $15) union all (select o.record_id, o.part from entity_mentions o where o.tenant_id = $16 and o.user_id is null and o.key = n.key limit $17)) few where n.mentions <= $18 and not (n.part and few.part))
union all
(select many.record_id from unnest($19::uuid[]) as near (id) cross join lateral (
select o.record_id, o.part from entity_mentions o where o.tenant_id = $20 and o.record_id = near.id and o.key = n.key
and (o.tenant_id = $21 and o.user_id = $22 or o.tenant_id = $23 and o.user_id is null) limit 1
) many where n.mentions > $24 and not (n.part and many.part) limit $25)
) o cross join lateral (
select r.id, r.type, case when jsonb_typeof(r.fields->'confidence') = 'number' then least(greatest((r.fields->>'confidence')::float8, 0), 1) else 1 end as confidence from records r
where r.tenant_id = $26 and r.id = o.record_id and (r.tenant_id = $27 and r.user_id = $28 or r.tenant_id = $29 and r.user_id is null) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $30::timestamptz)) limit 1
) r
where o.record_id <> n.start
) l where l.place <= $31 order by l.start, l.place) one
