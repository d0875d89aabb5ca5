select json_agg(json_build_array(one.start, one.id, one.type, one.key, one.mentions, one.confidence)) as packed from (
with named as materialized (
select n.* from (
select c.*, row_number() over (partition by c.start order by c.mentions, c.key) as place from (
select k.*, (select count(*)::int from ((select o.record_id from entity_mentions o where o.tenant_id = $1 and o.user_id = $2 and o.key = k.key limit $3) union all (select o.record_id from entity_mentions o where o.tenant_id = $4 and o.user_id is null and o.key = k.key limit $5)) counted) as mentions from (
select m.record_id as start, m.user_id, m.key from entity_mentions m where m.tenant_id = $6 and (m.tenant_id = $7 and m.user_id = $8 or m.tenant_id = $9 and m.user_id is null) and m.record_id = any($10::uuid[])
union
select m.record_id, m.user_id, m.same_as from entity_mentions m where m.tenant_id = $11 and (m.tenant_id = $12 and m.user_id = $13 or m.tenant_id = $14 and m.user_id is null) and m.record_id = any($15::uuid[]) and m.same_as is not null
) k
-- Counted once: without this the planner counts again for the condition.
offset 0
) c where c.mentions > 0
) n where n.place <= $16
)
select l.start, l.id, l.type, l.key, l.mentions, l.confidence from (
select n.start, n.key, n.mentions, r.id, r.type, case when jsonb_typeof(r.fields->'confidence') = 'number' then least(greatest((r.fields->>'confidence')::float8, 0), 1) else 1 end as confidence,
row_number() over (partition by n.start order by n.mentions, r.id) as place
from named n cross join lateral (
(select few.record_id from ((select o.record_id from entity_mentions o where o.tenant_id = $17 and o.user_id = $18 and o.key = n.key limit $19) union all (select o.record_id from entity_mentions o where o.tenant_id = $20 and o.user_id is null and o.key = n.key limit $21)) few where n.mentions <= $22)
union all
(select many.record_id from ((select o.record_id from entity_mentions o where o.tenant_id = $23 and o.user_id = $24 and o.key = n.key and o.record_id = any($25::uuid[]) limit $26) union all (select o.record_id from entity_mentions o where o.tenant_id = $27 and o.user_id is null and o.key = n.key and o.record_id = any($28::uuid[]) limit $29)) many
where n.mentions > $30)
) o
join records r on r.tenant_id = $31 and r.id = o.record_id
where o.record_id <> n.start and (r.tenant_id = $32 and r.user_id = $33 or r.tenant_id = $34 and r.user_id is null) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $35::timestamptz))
) l where l.place <= $36 order by l.start, l.place) one
