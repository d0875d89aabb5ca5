import type { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** Tenants whose ids are read at a time. */
const AT_ONCE = 500;

/**
 * Visits every tenant once. It begins with any of them, so that a walk whose time runs out again and again still comes
 * to all; one that fails holds up no other.
 * @throws the signal's reason once it is aborted; else what the first failing visit threw, when all are done
 */
export async function walkTenants(
  database: Database,
  signal: AbortSignal,
  visit: (tenantId: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const first = await anyTenant(database);
  if (first === null) return;
  // From the first to the end, then from the beginning up to it.
  for (const [from, before] of [[first, null] as const, [null, first] as const]) {
    let at = from;
    let inclusive = true;
    for (;;) {
      const tenants: string[] = await tenantsFrom(database, at, inclusive, before);
      for (const tenantId of tenants) {
        signal.throwIfAborted();
        await visit(tenantId).catch((error: unknown) => failures.push(error));
      }
      if (tenants.length < AT_ONCE) break;
      at = tenants.at(-1) ?? null;
      inclusive = false;
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Of any page of the table, any tenant: what reads one page costs the same whatever number of tenants there are. */
async function anyTenant(database: Database): Promise<string | null> {
  return database.asSystem(async (tx) => {
    const { rows: sizes } = await tx.execute<{ pages: number }>(sql`
      select (pg_relation_size('tenants') / current_setting('block_size')::int)::int as pages`);
    const page = Math.floor(Math.random() * (sizes[0]?.pages ?? 0));
    const { rows: some } = await tx.execute<{ tenant_id: string }>(sql`
      select tenant_id from tenants where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + 1},0)`}::tid
      order by random() limit 1`);
    if (some[0]) return some[0].tenant_id;
    // The page has nobody any more.
    const { rows } = await tx.execute<{ tenant_id: string }>(
      sql`select tenant_id from tenants order by tenant_id limit 1`,
    );
    return rows[0]?.tenant_id ?? null;
  });
}

function tenantsFrom(
  database: Database,
  at: string | null,
  inclusive: boolean,
  before: string | null,
): Promise<string[]> {
  return database.asSystem(async (tx) => {
    // Each bound as one comparison, which an index can begin and end at.
    const begin = at === null ? sql`` : sql`and tenant_id ${sql.raw(inclusive ? '>=' : '>')} ${at}::uuid`;
    const end = before === null ? sql`` : sql`and tenant_id < ${before}::uuid`;
    const { rows } = await tx.execute<{ tenant_id: string }>(sql`
      select tenant_id from tenants where true ${begin} ${end} order by tenant_id limit ${AT_ONCE}`);
    return rows.map((row) => row.tenant_id);
  });
}
