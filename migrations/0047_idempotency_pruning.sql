-- What is a day old is deleted whoever it belongs to.
grant select (tenant_id, key_id, hash, created_at), delete on idempotency_keys to recollect_system;
--> statement-breakpoint
create policy system_reads on idempotency_keys for select to recollect_system using (true);
--> statement-breakpoint
create policy system_deletes on idempotency_keys for delete to recollect_system using (true);
