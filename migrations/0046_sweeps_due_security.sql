-- What drizzle cannot say of 0045: row-level security, and the triggers that say when a tenant is due.
-- Every tenant there is has to be looked at once.
alter table tenants no force row level security;
--> statement-breakpoint
insert into sweeps_due (tenant_id, sweep, due_at)
  select tenant_id, sweep, now() from tenants cross join (values ('forget-due'), ('compact-due'), ('settle-model-calls')) s (sweep);
--> statement-breakpoint
alter table tenants force row level security;
--> statement-breakpoint
alter table sweeps_due enable row level security;
--> statement-breakpoint
alter table sweeps_due force row level security;
--> statement-breakpoint
-- Whose turn it is is asked of all tenants at once.
grant select, insert, update, delete on sweeps_due to recollect_app, recollect_system;
--> statement-breakpoint
create policy tenant_rows on sweeps_due to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
create policy system_rows on sweeps_due to recollect_system using (true) with check (true);
--> statement-breakpoint
-- Brings a sweep of a tenant forward to `due`. A row that says so already is left alone. The lock is shared among those who
-- mark; a claim takes it alone, so that it waits for what is being committed, and the visit after it sees that.
-- A tenant that is gone is due for nothing: its settings go before it.
create function mark_sweep(tenant uuid, name text, due timestamptz) returns void language plpgsql as $$
begin
  due := date_trunc('milliseconds', due);
  perform pg_advisory_xact_lock_shared(hashtextextended('recollect sweep ' || tenant::text, 0));
  if exists (select from sweeps_due d where d.tenant_id = tenant and d.sweep = name and d.due_at <= due) then return; end if;
  insert into sweeps_due as d (tenant_id, sweep, due_at)
    select tenant, name, due where exists (select from tenants t where t.tenant_id = tenant)
    on conflict (tenant_id, sweep) do update set due_at = excluded.due_at where d.due_at > excluded.due_at;
end $$;
--> statement-breakpoint
-- All of these run at commit, so that nobody waits for a mark while somebody else's transaction goes on.
-- What a visit has computed holds for what is stored after it as well, as long as that is new when it is stored. So a plain
-- store marks nothing; five minutes are what a visit allows for a transaction and for clocks that differ.
create function mark_records() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.forgotten_at is null and new.created_at >= now() - interval '5 minutes' then
    perform mark_sweep(new.tenant_id, 'forget-due', new.expires_at);
  else
    perform mark_sweep(new.tenant_id, 'forget-due', now());
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger mark_inserted after insert on records deferrable initially deferred
  for each row when (new.expires_at is not null or new.forgotten_at is not null or new.created_at < now() - interval '5 minutes')
  execute function mark_records();
--> statement-breakpoint
create constraint trigger mark_updated after update on records deferrable initially deferred
  for each row when (
    (new.expires_at is not null and new.expires_at is distinct from old.expires_at)
    or new.forgotten_at is distinct from old.forgotten_at
    or (old.pinned and not new.pinned) or (old.legal_hold and not new.legal_hold)
    or new.type <> old.type or new.user_id is distinct from old.user_id or new.created_at < old.created_at)
  execute function mark_records();
--> statement-breakpoint
create function mark_forgetting() returns trigger language plpgsql as $$
begin
  perform mark_sweep(new.tenant_id, 'forget-due', now());
  return null;
end $$;
--> statement-breakpoint
create constraint trigger mark_inserted after insert on record_access deferrable initially deferred
  for each row when (not new.exempt and new.last_recalled_at < now() - interval '5 minutes')
  execute function mark_forgetting();
--> statement-breakpoint
create constraint trigger mark_updated after update on record_access deferrable initially deferred
  for each row when (not new.exempt and (
    old.exempt or new.importance < old.importance or new.strength < old.strength
    or new.last_recalled_at < old.last_recalled_at or new.type <> old.type or new.user_id is distinct from old.user_id))
  execute function mark_forgetting();
--> statement-breakpoint
create constraint trigger mark_released after update on users deferrable initially deferred
  for each row when (old.legal_hold and not new.legal_hold)
  execute function mark_forgetting();
--> statement-breakpoint
create function mark_settings() returns trigger language plpgsql as $$
declare
  document record := coalesce(new, old);
begin
  if document.name = 'forgetting' then
    perform mark_sweep(document.tenant_id, 'forget-due', now());
  elsif document.name = 'compaction' then
    perform mark_sweep(document.tenant_id, 'compact-due', now());
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger mark_changed after insert or update or delete on tenant_settings deferrable initially deferred
  for each row execute function mark_settings();
--> statement-breakpoint
create constraint trigger mark_changed after insert or update or delete on user_settings deferrable initially deferred
  for each row execute function mark_settings();
--> statement-breakpoint
create function mark_model_calls() returns trigger language plpgsql as $$
begin
  perform mark_sweep(new.tenant_id, 'settle-model-calls', new.deadline);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger mark_inserted after insert on model_calls deferrable initially deferred
  for each row execute function mark_model_calls();
