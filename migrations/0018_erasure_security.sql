-- What drizzle cannot say of 0017: row-level security. The policy `not_erased`, which hides a user who is being erased,
-- is put on every table of users by the migration itself (libs/platform/database/hide-erased.ts), from what the tables
-- declare, so that a table made later has it too.
alter table erasures enable row level security;
--> statement-breakpoint
alter table erasures force row level security;
--> statement-breakpoint
alter table erasing_users enable row level security;
--> statement-breakpoint
alter table erasing_users force row level security;
--> statement-breakpoint
alter table erasing_records enable row level security;
--> statement-breakpoint
alter table erasing_records force row level security;
--> statement-breakpoint
grant select, insert, update, delete on erasures, erasing_users, erasing_records to recollect_app;
--> statement-breakpoint
create policy tenant_rows on erasures to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy tenant_rows on erasing_users to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy tenant_rows on erasing_records to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
-- A record that is being erased is there for the eraser alone. Nearly always none is, which is asked once a statement.
create policy not_being_erased on records as restrictive for all to recollect_app
  using ((select current_setting('app.erasing', true)) = 'on'
    or (select not exists (select 1 from erasing_records))
    or not exists (select 1 from erasing_records e where e.tenant_id = records.tenant_id and e.doomed_id = records.id));
--> statement-breakpoint
-- Remembered answers are shown to nobody but their own user, not even to who reads the whole tenant; the eraser of a
-- whole tenant has to find whose there are.
create policy erasing_rows on idempotency_keys for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (select current_setting('app.erasing', true)) = 'on');
