-- What drizzle cannot say of 0004: row-level security, and ids that clients bring.
alter table agents enable row level security;
--> statement-breakpoint
alter table agents force row level security;
--> statement-breakpoint
alter table blocks enable row level security;
--> statement-breakpoint
alter table blocks force row level security;
--> statement-breakpoint
alter table block_versions enable row level security;
--> statement-breakpoint
alter table block_versions force row level security;
--> statement-breakpoint
alter table block_attachments enable row level security;
--> statement-breakpoint
alter table block_attachments force row level security;
--> statement-breakpoint
alter table message_histories enable row level security;
--> statement-breakpoint
alter table message_histories force row level security;
--> statement-breakpoint
alter table messages enable row level security;
--> statement-breakpoint
alter table messages force row level security;
--> statement-breakpoint
grant select, insert, update, delete on agents, blocks, block_versions, block_attachments, message_histories, messages to recollect_app;
--> statement-breakpoint
create policy read_rows on agents for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on agents for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on agents for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on agents for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on blocks for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on blocks for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on blocks for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on blocks for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on block_versions for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on block_versions for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on block_versions for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on block_versions for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on block_attachments for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on block_attachments for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on block_attachments for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on block_attachments for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on message_histories for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on message_histories for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on message_histories for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on message_histories for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy read_rows on messages for select to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_read', true)) = 'on') or (select current_setting('app.all_users', true)) = 'on'));
--> statement-breakpoint
create policy insert_rows on messages for insert to recollect_app
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy update_rows on messages for update to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create policy delete_rows on messages for delete to recollect_app
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid)
    and (user_id = (select nullif(current_setting('app.user_id', true), '')) or (user_id is null and (select current_setting('app.shared_write', true)) = 'on')));
--> statement-breakpoint
create unique index blocks_external_id on blocks (tenant_id, user_id, external_id) nulls not distinct where external_id is not null;
--> statement-breakpoint
-- What was said before there was a history gets its place in it, in the order of storing. Row-level security binds the
-- owner too, so it is lifted while he fills the tables.
alter table records no force row level security;
--> statement-breakpoint
alter table messages no force row level security;
--> statement-breakpoint
alter table message_histories no force row level security;
--> statement-breakpoint
insert into messages (tenant_id, record_id, user_id, agent, sequence, session_id, occurred_at)
  select tenant_id, id, user_id, coalesce(agent, ''),
    row_number() over (partition by tenant_id, user_id, coalesce(agent, '') order by id), session_id, occurred_at
  from records where type = 'message' and user_id is not null;
--> statement-breakpoint
insert into message_histories (tenant_id, user_id, agent, last_sequence, updated_at)
  select tenant_id, user_id, agent, max(sequence), now() from messages group by tenant_id, user_id, agent;
--> statement-breakpoint
alter table records force row level security;
--> statement-breakpoint
alter table messages force row level security;
--> statement-breakpoint
alter table message_histories force row level security;
