/* plan kept */ select json_build_array(json_agg(one.passage_id), json_agg(one.score), json_agg(one.record_id), json_agg(one.ordinal), json_agg(one.start_at), json_agg(one.end_at), json_agg(one.session_id), json_agg(one.role), json_agg(one.occurred_at), json_agg(one.size)) as packed from (
select s.passage_id, s.score, p.record_id, p.ordinal, p.start_at, p.end_at,
answerable.session_id, answerable.role, answerable.occurred_at, answerable.size
from (
with known as materialized (
select asked.place from unnest($1::text[], $2::int[]) as asked (term, place)
cross join lateral (select from passage_terms k where k.tenant_id = $3 and k.user_id = $4 and k.term = asked.term limit 1) k union all
select asked.place from unnest($5::text[], $6::int[]) as asked (term, place)
cross join lateral (select from passage_terms k where k.tenant_id = $7 and k.user_id is null and k.term = asked.term limit 1) k
), doubted as materialized (
select near.term from unnest($8::text[], $9::int[]) as near (term, place) where near.place not in (select place from known)
)
select passage_id, count(distinct ltrim(term, '='))::float8 as score
from (
select t.passage_id, near.term from doubted near cross join lateral (
select t.passage_id from passage_terms t where t.tenant_id = $10 and t.user_id = $11 and t.term = near.term limit $12
) t union all
select t.passage_id, near.term from doubted near cross join lateral (
select t.passage_id from passage_terms t where t.tenant_id = $13 and t.user_id is null and t.term = near.term limit $14
) t) named group by passage_id order by score desc, passage_id) s
cross join lateral (
select p.record_id, p.ordinal, p.start_at, p.end_at from passages p
where p.tenant_id = $15 and p.id = s.passage_id and p.superseded_at is null
limit 1
) p
cross join lateral (
select r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r where r.tenant_id = $16 and r.id = p.record_id and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $17::timestamptz)) limit 1
) answerable
order by s.score desc, s.passage_id limit $18) one
