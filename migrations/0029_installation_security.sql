-- The installation's name, for the processes alone: no request sees it.
alter table installation enable row level security;
--> statement-breakpoint
alter table installation force row level security;
--> statement-breakpoint
grant select, insert on installation to recollect_system;
--> statement-breakpoint
create policy system_rows on installation to recollect_system using (true) with check (true);
