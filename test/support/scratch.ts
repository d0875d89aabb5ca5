import { newId } from '@kernel/ids.js';
import type { Permission, Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

export const TENANT = '0190a000-0000-7000-8000-000000000001';
export const OTHER = '0190a000-0000-7000-8000-000000000002';

/** A caller of TENANT, by default `ada`. */
export function scopeOf(over: Partial<Scope> = {}, permissions: Permission[] = []): Scope {
  return {
    tenantId: TENANT,
    userId: 'ada',
    allUsers: false,
    includeShared: true,
    agent: null,
    project: null,
    keyId: 'key',
    ...over,
    permissions: new Set(permissions),
  };
}

/** Stores a tenant of its own for a test, and returns its id. */
export async function newTenant(admin: { query(text: string, values: unknown[]): Promise<unknown> }): Promise<string> {
  const id = newId();
  await admin.query("insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 't', now(), now())", [
    id,
  ]);
  return id;
}

/** A table of the tests' own, under row-level security by tenant. */
export const SCRATCH = `
  create table scratch (tenant_id uuid not null, name text not null, value int not null default 0,
    constraint scratch_name unique (tenant_id, name));
  alter table scratch enable row level security;
  alter table scratch force row level security;
  grant select, insert, update, delete on scratch to recollect_app;
  create policy tenant_rows on scratch to recollect_app
    using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));`;

export async function names(tx: Tx): Promise<unknown[]> {
  const { rows } = await tx.execute(sql`select name from scratch order by name`);
  return rows.map((row) => row['name']);
}

export function insert(tx: Tx, name: string, tenant = TENANT): Promise<unknown> {
  return tx.execute(sql`insert into scratch (tenant_id, name) values (${tenant}, ${name})`);
}

/** What a promise is rejected with. The test fails if it is not rejected. */
export async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => Promise.reject(new Error('it was expected to fail')),
    (error: unknown) => error,
  );
}
