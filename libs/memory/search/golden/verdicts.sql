/* plan kept */
select record_id, query_hash, useful, date_part('epoch', given_at) * 1000 as at
from search_feedback
where tenant_id = $1 and user_id = $2
and record_id = any($3::uuid[])
