/* plan kept */
select coalesce(u.language, t.language) as language, coalesce(u.time_zone, t.time_zone) as time_zone, (exists (select 1 from passage_terms t where t.tenant_id = $1 and t.user_id = $2 and t.term = any($3::text[])) or exists (select 1 from passage_terms t where t.tenant_id = $4 and t.user_id is null and t.term = any($5::text[]))) as holds
from tenants t left join users u on u.tenant_id = t.tenant_id and u.user_id = $6::text
where t.tenant_id = $7
