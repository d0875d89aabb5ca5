select set_config('enable_sort', $1, true)
;
/* plan kept */
with anchors as materialized (
select r.id, r.user_id, r.session_id, r.occurred_at, r.sequence,
case when octet_length(r.content) <= $1::int then r.content ~ '[?？؟]\s*(\[[^\]]*\])?\s*$' else false end as asks
from records r
where (r.tenant_id = $2 and r.user_id = $3 or r.tenant_id = $4 and r.user_id is null) and r.id = any($5::uuid[]) and r.session_id is not null
)
select * from (
select a.id as anchor, a.asks, n.* from anchors a
cross join lateral (
(select r.id, r.session_id, r.role, (extract(epoch from r.occurred_at) * 1000)::float8 as occurred_at, octet_length(r.content) as size, -row_number() over (order by r.occurred_at desc, r.sequence desc, r.id desc)::int as "offset" from records r
where r.tenant_id = $6 and r.user_id = a.user_id and r.session_id = a.session_id
and (r.occurred_at, r.sequence, r.id) < (a.occurred_at, a.sequence, a.id) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $7::timestamptz))
order by r.occurred_at desc, r.sequence desc, r.id desc limit $8) union all
(select r.id, r.session_id, r.role, (extract(epoch from r.occurred_at) * 1000)::float8 as occurred_at, octet_length(r.content) as size, row_number() over (order by r.occurred_at asc, r.sequence asc, r.id asc)::int as "offset" from records r
where r.tenant_id = $9 and r.user_id = a.user_id and r.session_id = a.session_id
and (r.occurred_at, r.sequence, r.id) > (a.occurred_at, a.sequence, a.id) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $10::timestamptz))
order by r.occurred_at asc, r.sequence asc, r.id asc limit $11)) n where a.user_id is not null
union all
select a.id as anchor, a.asks, n.* from anchors a
cross join lateral (
(select r.id, r.session_id, r.role, (extract(epoch from r.occurred_at) * 1000)::float8 as occurred_at, octet_length(r.content) as size, -row_number() over (order by r.occurred_at desc, r.sequence desc, r.id desc)::int as "offset" from records r
where r.tenant_id = $12 and r.user_id is null and r.session_id = a.session_id
and (r.occurred_at, r.sequence, r.id) < (a.occurred_at, a.sequence, a.id) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $13::timestamptz))
order by r.occurred_at desc, r.sequence desc, r.id desc limit $14) union all
(select r.id, r.session_id, r.role, (extract(epoch from r.occurred_at) * 1000)::float8 as occurred_at, octet_length(r.content) as size, row_number() over (order by r.occurred_at asc, r.sequence asc, r.id asc)::int as "offset" from records r
where r.tenant_id = $15 and r.user_id is null and r.session_id = a.session_id
and (r.occurred_at, r.sequence, r.id) > (a.occurred_at, a.sequence, a.id) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $16::timestamptz))
order by r.occurred_at asc, r.sequence asc, r.id asc limit $17)) n where a.user_id is null) beside order by anchor, "offset", id
;
select set_config('enable_sort', $1, true)
