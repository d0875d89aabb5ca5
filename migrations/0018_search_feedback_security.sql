-- What drizzle cannot say of 0007: row-level security. A verdict is written by its user alone.
alter table search_feedback enable row level security;
--> statement-breakpoint
alter table search_feedback force row level security;
--> statement-breakpoint
grant select, insert, update, delete on search_feedback to recollect_app;
--> statement-breakpoint
create policy read_rows on search_feedback for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on search_feedback for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and user_id = (select nullif(current_setting('app.user_id', true), '')));
--> statement-breakpoint
create policy update_rows on search_feedback for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and user_id = (select nullif(current_setting('app.user_id', true), '')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and user_id = (select nullif(current_setting('app.user_id', true), '')));
--> statement-breakpoint
create policy delete_rows on search_feedback for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and user_id = (select nullif(current_setting('app.user_id', true), '')));
