-- What drizzle cannot say of 0007: row-level security, and the triggers that count and hold quotas.
alter table record_counts enable row level security;
--> statement-breakpoint
alter table record_counts force row level security;
--> statement-breakpoint
alter table usage_days enable row level security;
--> statement-breakpoint
alter table usage_days force row level security;
--> statement-breakpoint
grant select, insert, update, delete on record_counts, usage_days to recollect_app;
--> statement-breakpoint
-- Requests are counted for all tenants at once.
grant select, insert, update on usage_days to recollect_system;
--> statement-breakpoint
create policy tenant_rows on record_counts to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy tenant_rows on usage_days to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy system_rows on usage_days to recollect_system using (true) with check (true);
--> statement-breakpoint
-- Of texts as they are, and not as they are stored: compressed they would count otherwise when they go than when they came.
create function record_bytes(title text, content text, fields jsonb, metadata jsonb) returns bigint
  language sql immutable parallel safe
  return coalesce(octet_length(title), 0)::bigint + octet_length(content) + octet_length(fields::text) + octet_length(metadata::text);
--> statement-breakpoint
-- Runs with the rights of whoever changes records, whom row-level security lets reach the counts of the same tenant.
-- One statement of any number of records counts once. A connection has a shard of its own, but for one in 64.
create function count_records() returns trigger language plpgsql as $$
declare
  own_shard smallint := pg_backend_pid() % 64;
begin
  if tg_op = 'INSERT' then
    insert into record_counts as counts (tenant_id, shard, records, bytes)
      select tenant_id, own_shard, count(*), sum(record_bytes(title, content, fields, metadata)) from fresh group by tenant_id
      on conflict (tenant_id, shard) do update
      set records = counts.records + excluded.records, bytes = counts.bytes + excluded.bytes;
    insert into usage_days as days (tenant_id, day, shard, records_written, bytes_written)
      select tenant_id, to_char(now() at time zone 'UTC', 'YYYY-MM-DD'), own_shard, count(*),
        sum(record_bytes(title, content, fields, metadata)) from fresh group by tenant_id
      on conflict (tenant_id, day, shard) do update
      set records_written = days.records_written + excluded.records_written,
        bytes_written = days.bytes_written + excluded.bytes_written;
  elsif tg_op = 'DELETE' then
    insert into record_counts as counts (tenant_id, shard, records, bytes)
      select tenant_id, own_shard, -count(*), -sum(record_bytes(title, content, fields, metadata)) from gone group by tenant_id
      on conflict (tenant_id, shard) do update
      set records = counts.records + excluded.records, bytes = counts.bytes + excluded.bytes;
  else
    insert into record_counts as counts (tenant_id, shard, bytes)
      select tenant_id, own_shard, sum(bytes) from (
        select tenant_id, record_bytes(title, content, fields, metadata) as bytes from fresh
        union all
        select tenant_id, -record_bytes(title, content, fields, metadata) from gone
      ) as changes group by tenant_id having sum(bytes) <> 0
      on conflict (tenant_id, shard) do update set bytes = counts.bytes + excluded.bytes;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger count_inserted after insert on records referencing new table as fresh
  for each statement execute function count_records();
--> statement-breakpoint
create trigger count_updated after update on records referencing old table as gone new table as fresh
  for each statement execute function count_records();
--> statement-breakpoint
create trigger count_deleted after delete on records referencing old table as gone
  for each statement execute function count_records();
--> statement-breakpoint
-- At commit, and only of a tenant that has a quota: one writer after the other, so that the sum is exact. Whoever waits
-- sees what the one before has stored, because each statement here looks anew. Jobs are not held: what they write
-- follows from what a caller was allowed to store.
create function hold_quota() returns trigger language plpgsql as $$
declare
  most record;
  stored record;
begin
  if current_setting('app.unmetered', true) = 'on' then return null; end if;
  select quota_records, quota_bytes into most from tenants where tenant_id = new.tenant_id;
  if most.quota_records is null and most.quota_bytes is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('recollect quota ' || new.tenant_id::text, 0));
  select sum(records) as records, sum(bytes) as bytes into stored from record_counts where tenant_id = new.tenant_id;
  if stored.records > most.quota_records and (tg_op = 'INSERT' or new.records > old.records) then
    raise exception using errcode = 'RQ001', message = 'records';
  end if;
  if stored.bytes > most.quota_bytes and (tg_op = 'INSERT' or new.bytes > old.bytes) then
    raise exception using errcode = 'RQ001', message = 'bytes';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger hold_quota_of_new after insert on record_counts deferrable initially deferred
  for each row when (new.records > 0 or new.bytes > 0) execute function hold_quota();
--> statement-breakpoint
create constraint trigger hold_quota after update on record_counts deferrable initially deferred
  for each row when (new.records > old.records or new.bytes > old.bytes) execute function hold_quota();
