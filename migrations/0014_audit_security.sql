-- What drizzle cannot say of 0007: row-level security, and that the audit is only added to. Requests add entries and read
-- them. The system adds what belongs to no request's transaction, and gives every entry its place in the chain, once.
-- Neither may change what an entry says, or delete one: no such right is granted to anybody but the tables' owner.
alter table audit_entries enable row level security;
--> statement-breakpoint
alter table audit_entries force row level security;
--> statement-breakpoint
alter table audit_subjects enable row level security;
--> statement-breakpoint
alter table audit_subjects force row level security;
--> statement-breakpoint
alter table audit_heads enable row level security;
--> statement-breakpoint
alter table audit_heads force row level security;
--> statement-breakpoint
grant select on audit_entries, audit_subjects, audit_heads to recollect_app, recollect_system;
--> statement-breakpoint
grant insert (tenant_id, id, at, kind, operation, key_id, user_hash, request_id, outcome, code, subjects, counts) on audit_entries to recollect_app, recollect_system;
--> statement-breakpoint
grant update (sequence, entry_hash, hash) on audit_entries to recollect_system;
--> statement-breakpoint
grant insert on audit_subjects to recollect_app, recollect_system;
--> statement-breakpoint
grant insert, update on audit_heads to recollect_system;
--> statement-breakpoint
create policy read_rows on audit_entries for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy insert_rows on audit_entries for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy system_reads on audit_entries for select to recollect_system using (true);
--> statement-breakpoint
create policy system_inserts on audit_entries for insert to recollect_system with check (sequence is null);
--> statement-breakpoint
create policy system_seals on audit_entries for update to recollect_system
  using (sequence is null) with check (sequence is not null);
--> statement-breakpoint
create policy read_rows on audit_subjects for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy insert_rows on audit_subjects for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy system_rows on audit_subjects to recollect_system using (true) with check (true);
--> statement-breakpoint
create policy read_rows on audit_heads for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy system_rows on audit_heads to recollect_system using (true) with check (true);
