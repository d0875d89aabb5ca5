/* plan kept */
select coalesce(u.language, t.language) as language, coalesce(u.time_zone, t.time_zone) as time_zone, (exists (
select said.passage_id, asked.term from unnest($1::text[]) as asked (term)
cross join lateral (
select t.passage_id from passage_terms t where t.tenant_id = $2 and t.user_id = $3 and t.term = asked.term limit $4
) said) or exists (
select said.passage_id, asked.term from unnest($5::text[]) as asked (term)
cross join lateral (
select t.passage_id from passage_terms t where t.tenant_id = $6 and t.user_id is null and t.term = asked.term limit $7
) said)) as holds,
exists (select from search_feedback where tenant_id = $8 and user_id = $9::text) as has_verdicts,
(select json_agg(json_build_array(one.id, one.user_id, one.provider, one.model, one.dimensions, one.passages, one.terms)) from (
select i.id, i.user_id, e.provider, e.model, e.dimensions, i.passages, i.terms from vector_indexes i
join embedding_spaces e on e.tenant_id = $10 and e.id = i.space_id
where i.tenant_id = $11 and (i.tenant_id = $12 and i.user_id = $13 or i.tenant_id = $14 and i.user_id is null) and i.state = 'ready' order by i.id) one) as indexes
from tenants t left join users u on u.tenant_id = t.tenant_id and u.user_id = $15::text
where t.tenant_id = $16
