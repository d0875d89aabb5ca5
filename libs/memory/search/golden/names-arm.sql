select json_build_array(json_agg(one.passage_id), json_agg(one.score), json_agg(one.record_id), json_agg(one.ordinal), json_agg(one.start_at), json_agg(one.end_at), json_agg(one.session_id), json_agg(one.role), json_agg(one.occurred_at), json_agg(one.size)) as packed from (
select s.passage_id, s.score, p.record_id, p.ordinal, p.start_at, p.end_at,
answerable.session_id, answerable.role, answerable.occurred_at, answerable.size
from (
select passage_id, count(distinct ltrim(term, '='))::float8 as score
from (
select t.passage_id, near.term from unnest($1::text[]) as near (term)
cross join lateral (
select t.passage_id from passage_terms t where t.tenant_id = $2 and t.user_id = $3 and t.term = near.term limit $4
) t
where not (exists (select 1 from passage_terms k where k.tenant_id = $5 and k.user_id = $6 and k.term = any($7::text[])) or exists (select 1 from passage_terms k where k.tenant_id = $8 and k.user_id is null and k.term = any($9::text[]))) union all
select t.passage_id, near.term from unnest($10::text[]) as near (term)
cross join lateral (
select t.passage_id from passage_terms t where t.tenant_id = $11 and t.user_id is null and t.term = near.term limit $12
) t
where not (exists (select 1 from passage_terms k where k.tenant_id = $13 and k.user_id = $14 and k.term = any($15::text[])) or exists (select 1 from passage_terms k where k.tenant_id = $16 and k.user_id is null and k.term = any($17::text[])))) named group by passage_id order by score desc, passage_id) s
cross join lateral (
select p.record_id, p.ordinal, p.start_at, p.end_at from passages p
where p.tenant_id = $18 and p.id = s.passage_id and p.superseded_at is null
limit 1
) p
cross join lateral (
select r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r where r.tenant_id = $19 and r.id = p.record_id and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $20::timestamptz)) limit 1
) answerable
order by s.score desc, s.passage_id limit $21) one
