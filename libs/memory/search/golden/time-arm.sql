/* plan kept */ select set_config('enable_sort', $1, true)
;
/* plan kept */ select json_build_array(json_agg(one.record_id), json_agg(one.session_id), json_agg(one.role), json_agg(one.occurred_at), json_agg(one.size)) as packed from (
select dated.* from unnest($1::timestamptz[], $2::timestamptz[])
with ordinality as asked (start, until, place)
cross join lateral (
(select r.id as record_id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size
from records r
where r.tenant_id = $3 and r.user_id = $4 and r.occurred_at >= asked.start and r.occurred_at < asked.until and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $5::timestamptz))
order by r.occurred_at desc, r.id desc limit $6) union all
(select r.id as record_id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size
from records r
where r.tenant_id = $7 and r.user_id is null and r.occurred_at >= asked.start and r.occurred_at < asked.until and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $8::timestamptz))
order by r.occurred_at desc, r.id desc limit $9)) dated
order by asked.place, dated.occurred_at desc, dated.record_id desc limit $10) one
;
/* plan kept */ select set_config('enable_sort', $1, true)
