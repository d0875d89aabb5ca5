select e.from_id, e.to_id, e.type, e.strength::float8 as strength, e.properties from edges e
where e.tenant_id = $1 and (e.tenant_id = $2 and e.user_id = $3 or e.tenant_id = $4 and e.user_id is null) and e.from_id = any($5::uuid[])
and e.type = any($6::text[]) and e.to_id = any($7::uuid[])
order by e.strength desc, e.type, e.from_id, e.to_id limit $8
