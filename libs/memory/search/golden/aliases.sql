select said.start_at, said.end_at, r.content, r.speaker, r.role, r.language from (
select s.passage_id, s.score, p.record_id, p.ordinal, p.start_at, p.end_at,
answerable.session_id, answerable.role, answerable.occurred_at, answerable.size
from (
select passage_id, max((term <> $1)::int)::float8 as score from (
select said.passage_id, asked.term from unnest($2::text[]) as asked (term)
cross join lateral (
select t.passage_id from passage_terms t where t.tenant_id = $3 and t.user_id = $4 and t.term = asked.term limit $5
) said union all
select said.passage_id, asked.term from unnest($6::text[]) as asked (term)
cross join lateral (
select t.passage_id from passage_terms t where t.tenant_id = $7 and t.user_id is null and t.term = asked.term limit $8
) said) said group by passage_id order by score desc, passage_id) s
cross join lateral (
select p.record_id, p.ordinal, p.start_at, p.end_at from passages p
where p.tenant_id = $9 and p.id = s.passage_id and p.superseded_at is null
limit 1
) p
cross join lateral (
select r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r where r.tenant_id = $10 and r.id = p.record_id and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $11::timestamptz)) limit 1
) answerable
order by s.score desc, s.passage_id limit $12) said
cross join lateral (
select r.content, r.speaker, r.role, r.language from records r
where r.tenant_id = $13 and r.id = said.record_id and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $14::timestamptz)) limit 1
) r
order by said.passage_id
