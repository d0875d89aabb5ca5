/* plan kept */
with postings as materialized (
(select asked.place, t.* from unnest($1::text[]) with ordinality as asked (term, place) cross join lateral (
select t.passage_id, t.tf, t.length from passage_terms t where t.tenant_id = $2 and t.user_id = $3 and t.term = asked.term offset 0
) t limit 3000001) union all
(select asked.place, t.* from unnest($4::text[]) with ordinality as asked (term, place) cross join lateral (
select t.passage_id, t.tf, t.length from passage_terms t where t.tenant_id = $5 and t.user_id is null and t.term = asked.term offset 0
) t limit 3000001)),
size as materialized (
select greatest(sum(n), 1)::float8 as n, greatest(coalesce(sum(length), 0), 1)::float8 / greatest(sum(n), 1) as average
from (select count(*) as n, sum(p.length) as length from passages p where p.tenant_id = $6 and p.user_id = $7 union all select count(*) as n, sum(p.length) as length from passages p where p.tenant_id = $8 and p.user_id is null) sets
),
frequency as materialized (select place, count(*)::float8 as df from postings group by place),
weighted as materialized (
select q.term, q.stem, q.place, f.df, i.weight, i.weight * $9::float8 as gain,
case when q.stem then 1::bigint << (q.place - 1)::int end as bit,
$10::float8 as base, $11::float8 / size.average as slope
from unnest($12::text[], $13::float8[], $14::bool[]) with ordinality as q (term, weight, stem, place)
cross join size left join frequency f on f.place = q.place
cross join lateral (
select q.weight * ln(1 + (size.n - coalesce(f.df, 0) + 0.5) / (coalesce(f.df, 0) + 0.5)) as weight
) i
),
scored as (
select p.passage_id, round((sum(w.gain * p.tf / (p.tf + w.base + w.slope * p.length))) * 1e6::float8) / 1e6::float8 as score,
bit_or(w.bit) as stems
from postings p join weighted w on w.place = p.place
where not (select coalesce(sum(df), 0) from frequency) > 3000000
group by p.passage_id
),
best as (
select s.passage_id, s.score, p.record_id, p.ordinal, p.start_at, p.end_at,
answerable.session_id, answerable.role, answerable.occurred_at, answerable.size, s.stems::text as stems
from (select passage_id, score, stems from scored order by score desc, passage_id) s
cross join lateral (
select p.record_id, p.ordinal, p.start_at, p.end_at from passages p
where p.tenant_id = $15 and p.id = s.passage_id and p.superseded_at is null
limit 1
) p
cross join lateral (
select r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size from records r where r.tenant_id = $16 and r.id = p.record_id and (not r.quarantined and r.forgotten_at is null and (r.expires_at is null or r.expires_at > $17::timestamptz)) limit 1
) answerable
order by s.score desc, s.passage_id limit $18)
select (select json_build_array(json_agg(one.passage_id), json_agg(one.score), json_agg(one.record_id), json_agg(one.ordinal), json_agg(one.start_at), json_agg(one.end_at), json_agg(one.session_id), json_agg(one.role), json_agg(one.occurred_at), json_agg(one.size), json_agg(one.stems)) from best one) as hits,
(select round((sum(weight)) * 1e6::float8) / 1e6::float8 from weighted where stem) as ideal,
(select json_agg(term) from weighted where df > 0) as known,
(select coalesce(sum(df), 0) from frequency) > 3000000 as overflows, size.n, size.average from size
