select e.from_id, e.to_id, e.properties, r.type, r.external_id, coalesce(r.speaker, r.role) as speaker,
(extract(epoch from r.occurred_at) * 1000)::float8 as at
from (
select from_id, to_id, properties from edges
where tenant_id = $1 and type = 'CONSOLIDATES' and to_id = any($2::uuid[])
union
select from_id, to_id, properties from edges
where tenant_id = $3 and type = 'CONSOLIDATES' and from_id = any($4::uuid[])
) e join records r on r.tenant_id = $5 and r.id = e.to_id
where (r.tenant_id = $6 and r.user_id = $7 or r.tenant_id = $8 and r.user_id is null) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $9::timestamptz))
order by r.occurred_at, r.sequence, r.id
