-- What drizzle cannot say of 0041: row-level security, as of the vectors that are dealt out.
alter table vector_indexes enable row level security;
--> statement-breakpoint
alter table vector_indexes force row level security;
--> statement-breakpoint
alter table vector_centers enable row level security;
--> statement-breakpoint
alter table vector_centers force row level security;
--> statement-breakpoint
alter table vector_cells enable row level security;
--> statement-breakpoint
alter table vector_cells force row level security;
--> statement-breakpoint
alter table frequent_terms enable row level security;
--> statement-breakpoint
alter table frequent_terms force row level security;
--> statement-breakpoint
grant select, insert, update, delete on vector_indexes, vector_centers, vector_cells, frequent_terms to recollect_app;
--> statement-breakpoint
create policy read_rows on vector_indexes for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on vector_indexes for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on vector_indexes for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on vector_indexes for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on vector_centers for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on vector_centers for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on vector_centers for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on vector_centers for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on vector_cells for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on vector_cells for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on vector_cells for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on vector_cells for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on frequent_terms for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on frequent_terms for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on frequent_terms for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on frequent_terms for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
-- Reading a cell touches no heap.
drop index vector_cells_by_cell;
--> statement-breakpoint
create index vector_cells_by_cell on vector_cells (tenant_id, index_id, cell) include (user_id, passage_id, code);
--> statement-breakpoint
alter table vector_centers alter column center set storage plain;
