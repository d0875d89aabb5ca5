-- What drizzle cannot say of 0009: row-level security.
alter table transfers enable row level security;
--> statement-breakpoint
alter table transfers force row level security;
--> statement-breakpoint
grant select, insert, update, delete on transfers to recollect_app;
--> statement-breakpoint
create policy read_rows on transfers for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on transfers for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and user_id = (select nullif(current_setting('app.user_id', true), '')));
--> statement-breakpoint
create policy update_rows on transfers for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and user_id = (select nullif(current_setting('app.user_id', true), '')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and user_id = (select nullif(current_setting('app.user_id', true), '')));
--> statement-breakpoint
create policy delete_rows on transfers for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and user_id = (select nullif(current_setting('app.user_id', true), '')));
