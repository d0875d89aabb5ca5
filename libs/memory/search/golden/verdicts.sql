select record_id, query_hash, useful, (extract(epoch from given_at) * 1000)::float8 as at
from search_feedback
where tenant_id = $1 and user_id = $2
and record_id = any($3::uuid[])
