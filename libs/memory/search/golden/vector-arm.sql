/* plan kept */ select json_build_array(json_agg(one.passage_id), json_agg(one.score), json_agg(one.record_id), json_agg(one.ordinal), json_agg(one.start_at), json_agg(one.end_at), json_agg(one.session_id), json_agg(one.role), json_agg(one.occurred_at), json_agg(one.size)) as packed from (
select s.passage_id, s.score, p.record_id, p.ordinal, p.start_at, p.end_at,
answerable.session_id, answerable.role, answerable.occurred_at, answerable.size
from (
select passage_id, round((-(embedding <#> $1::halfvec)) * 1e6::float8) / 1e6::float8 as score
from (
select v.passage_id, v.embedding from passage_vectors v where v.tenant_id = $2 and v.user_id = $3 and v.space_id = (select id from embedding_spaces
where tenant_id = $4 and provider = $5 and model = $6
and dimensions = $7) union all
select v.passage_id, v.embedding from passage_vectors v where v.tenant_id = $8 and v.user_id is null and v.space_id = (select id from embedding_spaces
where tenant_id = $9 and provider = $10 and model = $11
and dimensions = $12)) scanned order by score desc, passage_id) s
cross join lateral (
select p.record_id, p.ordinal, p.start_at, p.end_at from passages p
where p.tenant_id = $13 and p.id = s.passage_id and p.superseded_at is null
limit 1
) p
cross join lateral (
select r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r where r.tenant_id = $14 and r.id = p.record_id and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $15::timestamptz)) limit 1
) answerable
order by s.score desc, s.passage_id limit $16) one
