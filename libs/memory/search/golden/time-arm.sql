/* plan kept */ select set_config('enable_sort', $1, true)
;
select json_build_array(json_agg(one.record_id), json_agg(one.session_id), json_agg(one.role), json_agg(one.occurred_at), json_agg(one.size)) as packed from (
select * from (
(select $1::int as place, r.id as record_id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size
from records r
where r.tenant_id = $2 and r.user_id = $3 and r.occurred_at >= $4::timestamptz and r.occurred_at < $5::timestamptz and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $6::timestamptz))
order by r.occurred_at desc, r.id desc limit $7) union all
(select $8::int as place, r.id as record_id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size
from records r
where r.tenant_id = $9 and r.user_id is null and r.occurred_at >= $10::timestamptz and r.occurred_at < $11::timestamptz and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $12::timestamptz))
order by r.occurred_at desc, r.id desc limit $13)) dated order by place, occurred_at desc, record_id desc limit $14) one
;
/* plan kept */ select set_config('enable_sort', $1, true)
