-- What drizzle cannot say of 0030: row-level security. Webhooks are a tenant's.
alter table webhooks enable row level security;
--> statement-breakpoint
alter table webhooks force row level security;
--> statement-breakpoint
grant select, insert, update, delete on webhooks to recollect_app;
--> statement-breakpoint
create policy tenant_rows on webhooks to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
