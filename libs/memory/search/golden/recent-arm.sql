/* plan kept */ select set_config('enable_sort', $1, true)
;
/* plan kept */ select json_build_array(json_agg(one.record_id), json_agg(one.session_id), json_agg(one.role), json_agg(one.occurred_at), json_agg(one.size)) as packed from (
select * from (
(select r.id as record_id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r
where r.tenant_id = $1 and r.user_id = $2 and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $3::timestamptz)) order by r.occurred_at desc, r.id desc limit $4) union
(select r.id as record_id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r
where r.tenant_id = $5 and r.user_id = $6 and r.pinned and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $7::timestamptz)) order by r.occurred_at desc, r.id desc limit $8) union
(select r.id as record_id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r
where r.tenant_id = $9 and r.user_id is null and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $10::timestamptz)) order by r.occurred_at desc, r.id desc limit $11) union
(select r.id as record_id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r
where r.tenant_id = $12 and r.user_id is null and r.pinned and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $13::timestamptz)) order by r.occurred_at desc, r.id desc limit $14)) recent order by occurred_at desc, record_id desc) one
;
/* plan kept */ select set_config('enable_sort', $1, true)
