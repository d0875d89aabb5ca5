-- What was erased is entered and read by the tenant whose it is, and never changed: there is no grant for it.
alter table erasure_ledger enable row level security;
--> statement-breakpoint
alter table erasure_ledger force row level security;
--> statement-breakpoint
grant select, insert on erasure_ledger to recollect_app;
--> statement-breakpoint
create policy read_rows on erasure_ledger for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy insert_rows on erasure_ledger for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
-- Before a restored database serves, the entries of all tenants are held against the file that was kept apart from it.
grant select on erasure_ledger to recollect_system;
--> statement-breakpoint
create policy system_rows on erasure_ledger for select to recollect_system using (true);
