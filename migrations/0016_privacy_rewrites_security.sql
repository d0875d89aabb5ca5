-- Written by who rebuilds the tables, which takes their owner's rights; read for receipts.
alter table privacy_rewrites enable row level security;
--> statement-breakpoint
alter table privacy_rewrites force row level security;
--> statement-breakpoint
grant select on privacy_rewrites to recollect_system;
--> statement-breakpoint
create policy system_rows on privacy_rewrites for select to recollect_system using (true);
--> statement-breakpoint
create policy owner_rows on privacy_rewrites to recollect_owner using (true) with check (true);
