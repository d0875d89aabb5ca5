-- What drizzle cannot say of 0038: row-level security. A session is looked up before its tenant is trusted, as a key is.
alter table console_sessions enable row level security;
--> statement-breakpoint
alter table console_sessions force row level security;
--> statement-breakpoint
grant select, insert, update, delete on console_sessions to recollect_app;
--> statement-breakpoint
grant select, insert, delete on console_sessions to recollect_system;
--> statement-breakpoint
create policy tenant_rows on console_sessions to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy system_rows on console_sessions to recollect_system using (true) with check (true);
--> statement-breakpoint
-- A session ends when whom it is bound to is erased: that an erasure was asked for is all that is read.
grant select on erasures to recollect_system;
--> statement-breakpoint
create policy system_rows on erasures for select to recollect_system using (true);
