-- What drizzle cannot say of 0022: row-level security. Numbers of a tenant, without persons.
alter table model_calls enable row level security;
--> statement-breakpoint
alter table model_calls force row level security;
--> statement-breakpoint
alter table model_budgets enable row level security;
--> statement-breakpoint
alter table model_budgets force row level security;
--> statement-breakpoint
alter table model_usage_days enable row level security;
--> statement-breakpoint
alter table model_usage_days force row level security;
--> statement-breakpoint
grant select, insert, update, delete on model_calls, model_budgets, model_usage_days to recollect_app;
--> statement-breakpoint
create policy tenant_rows on model_calls to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy tenant_rows on model_budgets to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy tenant_rows on model_usage_days to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
