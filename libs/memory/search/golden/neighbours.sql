/* plan kept */ select set_config('enable_sort', $1, true)
;
/* plan kept */ select json_build_array(json_agg(one.anchor), json_agg(one.asks), json_agg(one.shared), json_agg(one.side), json_agg(one.id), json_agg(one.session_id), json_agg(one.role), json_agg(one.occurred_at), json_agg(one.size)) as packed from (
with anchors as materialized (
select r.id, r.user_id, r.session_id, r.occurred_at, r.sequence,
case when octet_length(r.content) <= $1::int then r.content ~ '[?？؟]["'')\]]*\s*(?:\[[^\[\]]*\]\s*)?$' else false end as asks
from unnest($2::uuid[]) as asked (id) cross join lateral (
select r.* from records r
where r.tenant_id = $3 and r.id = asked.id and coalesce(r.user_id, $4) = $5 and r.session_id is not null offset 0) r)
select a.id as anchor, a.asks, a.user_id is null as shared, beside.* from anchors a
left join lateral ((
select $6::int as side, r.id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r
where r.tenant_id = $7 and r.user_id = a.user_id and r.session_id = a.session_id
and (r.occurred_at, r.sequence, r.id) < (a.occurred_at, a.sequence, a.id) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $8::timestamptz)) and r.provenance ->> 'source' is distinct from 'extraction'
order by r.occurred_at desc, r.sequence desc, r.id desc limit $9) union all (
select $10::int as side, r.id, r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r
where r.tenant_id = $11 and r.user_id = a.user_id and r.session_id = a.session_id
and (r.occurred_at, r.sequence, r.id) > (a.occurred_at, a.sequence, a.id) and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $12::timestamptz)) and r.provenance ->> 'source' is distinct from 'extraction'
order by r.occurred_at asc, r.sequence asc, r.id asc limit $13)) beside on true) one
;
/* plan kept */ select set_config('enable_sort', $1, true)
