-- What drizzle cannot say of 0024: row-level security. How far a history is read is its user's, as the history is.
alter table extraction_progress enable row level security;
--> statement-breakpoint
alter table extraction_progress force row level security;
--> statement-breakpoint
grant select, insert, update, delete on extraction_progress to recollect_app;
--> statement-breakpoint
create policy read_rows on extraction_progress for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on extraction_progress for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on extraction_progress for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on extraction_progress for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
