/* plan kept */ select set_config('enable_sort', $1, true)
;
/* plan kept */ select json_agg(json_build_array(one.id, one.asks, one.shared, one.before, one.after)) as packed from (
with anchors as materialized (
select r.id, r.user_id, r.session_id, r.occurred_at, r.sequence,
case when octet_length(r.content) <= $1::int then r.content ~ '[?？؟]\s*(\[[^\]]*\])?\s*$' else false end as asks
from records r
where (r.tenant_id = $2 and r.user_id = $3 or r.tenant_id = $4 and r.user_id is null) and r.id = any($5::uuid[]) and r.session_id is not null)
select a.id, a.asks, a.user_id is null as shared, (
select json_agg(json_build_array(one.id, one.session_id, one.role, one.occurred_at, one.size)) from (
select r.id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r
where r.tenant_id = $6 and r.user_id = a.user_id and r.session_id = a.session_id
and (r.occurred_at, r.sequence, r.id) < (a.occurred_at, a.sequence, a.id) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $7::timestamptz)) and r.provenance ->> 'source' is distinct from 'extraction'
order by r.occurred_at desc, r.sequence desc, r.id desc limit $8
) one) as before,
(
select json_agg(json_build_array(one.id, one.session_id, one.role, one.occurred_at, one.size)) from (
select r.id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r
where r.tenant_id = $9 and r.user_id = a.user_id and r.session_id = a.session_id
and (r.occurred_at, r.sequence, r.id) > (a.occurred_at, a.sequence, a.id) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $10::timestamptz)) and r.provenance ->> 'source' is distinct from 'extraction'
order by r.occurred_at asc, r.sequence asc, r.id asc limit $11
) one) as after
from anchors a) one
;
/* plan kept */ select set_config('enable_sort', $1, true)
