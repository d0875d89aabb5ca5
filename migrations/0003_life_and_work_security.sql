-- What drizzle cannot say of 0002: row-level security, an index that carries what it filters by, and the values that
-- rows from before have in the new columns.
alter table dead_letters enable row level security;
--> statement-breakpoint
alter table dead_letters force row level security;
--> statement-breakpoint
alter table schedule_leases enable row level security;
--> statement-breakpoint
alter table schedule_leases force row level security;
--> statement-breakpoint
alter table tenant_settings enable row level security;
--> statement-breakpoint
alter table tenant_settings force row level security;
--> statement-breakpoint
alter table user_settings enable row level security;
--> statement-breakpoint
alter table user_settings force row level security;
--> statement-breakpoint
alter table lifecycle_events enable row level security;
--> statement-breakpoint
alter table lifecycle_events force row level security;
--> statement-breakpoint
alter table compaction_runs enable row level security;
--> statement-breakpoint
alter table compaction_runs force row level security;
--> statement-breakpoint
alter table compaction_members enable row level security;
--> statement-breakpoint
alter table compaction_members force row level security;
--> statement-breakpoint
alter table daily_counters enable row level security;
--> statement-breakpoint
alter table daily_counters force row level security;
--> statement-breakpoint
grant select, insert, update, delete on dead_letters, tenant_settings, user_settings, lifecycle_events, compaction_runs, compaction_members, daily_counters to recollect_app;
--> statement-breakpoint
grant select, insert, update, delete on schedule_leases to recollect_system;
--> statement-breakpoint
-- How many jobs were given up, by name, for the metrics of the installation.
grant select on dead_letters to recollect_system;
--> statement-breakpoint
create policy system_rows on schedule_leases to recollect_system using (true) with check (true);
--> statement-breakpoint
create policy system_rows on dead_letters for select to recollect_system using (true);
--> statement-breakpoint
create policy tenant_rows on tenant_settings to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy tenant_rows on daily_counters to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy read_rows on user_settings for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on user_settings for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on user_settings for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on user_settings for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on lifecycle_events for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on lifecycle_events for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on lifecycle_events for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on lifecycle_events for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on compaction_runs for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on compaction_runs for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on compaction_runs for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on compaction_runs for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on compaction_members for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on compaction_members for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on compaction_members for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on compaction_members for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
-- Like the outbox: administered for the whole tenant.
create policy user_rows on dead_letters to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
-- The sweep passes by users with a policy of their own and by important records without leaving the index.
drop index record_access_fading;
--> statement-breakpoint
create index record_access_fading on record_access (tenant_id, type, strength, last_recalled_at, record_id)
  include (user_id, importance) where not exempt;
--> statement-breakpoint
drop index record_access_fading_of_user;
--> statement-breakpoint
create index record_access_fading_of_user
  on record_access (tenant_id, user_id, type, strength, last_recalled_at, record_id)
  include (importance) where not exempt;
--> statement-breakpoint
-- Row-level security binds the owner too, so it is lifted while the owner fills the new columns.
alter table record_access no force row level security;
--> statement-breakpoint
alter table records no force row level security;
--> statement-breakpoint
update record_access a set importance = r.importance,
  exempt = r.pinned or r.legal_hold or r.forgotten_at is not null
  from records r where r.tenant_id = a.tenant_id and r.id = a.record_id
    and (r.importance <> 0.5 or r.pinned or r.legal_hold or r.forgotten_at is not null);
--> statement-breakpoint
alter table record_access force row level security;
--> statement-breakpoint
alter table records force row level security;
