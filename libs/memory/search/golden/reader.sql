/* plan kept */
select coalesce(u.language, t.language) as language, coalesce(u.time_zone, t.time_zone) as time_zone
from tenants t left join users u on u.tenant_id = t.tenant_id and u.user_id = $1::text
where t.tenant_id = $2
