/* plan kept */
select coalesce(u.language, t.language) as language, coalesce(u.time_zone, t.time_zone) as time_zone, (exists (
select said.passage_id from unnest($1::text[]) as asked (term)
cross join lateral (
select t.passage_id from passage_terms t where t.tenant_id = $2 and t.user_id = $3 and t.term = asked.term limit $4
) said) or exists (
select said.passage_id from unnest($5::text[]) as asked (term)
cross join lateral (
select t.passage_id from passage_terms t where t.tenant_id = $6 and t.user_id is null and t.term = asked.term limit $7
) said)) as holds
from tenants t left join users u on u.tenant_id = t.tenant_id and u.user_id = $8::text
where t.tenant_id = $9
