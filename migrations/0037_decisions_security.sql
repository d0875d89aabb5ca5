-- What drizzle cannot say of 0036: row-level security. What was decided is of the user about whom it was decided.
alter table decisions enable row level security;
--> statement-breakpoint
alter table decisions force row level security;
--> statement-breakpoint
grant select, insert, update, delete on decisions to recollect_app;
--> statement-breakpoint
create policy read_rows on decisions for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on decisions for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on decisions for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on decisions for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
