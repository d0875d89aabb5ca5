import { Injectable } from '@nestjs/common';
import { counted, named } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { tenants } from '@schema/tenants.js';
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';

export type TenantRow = typeof tenants.$inferSelect;
export type TenantSettings = Partial<Omit<TenantRow, 'tenantId' | 'createdAt' | 'updatedAt'>>;

/** Writes and reads tenants. As the app role, sees only the scope's own tenant. */
@Injectable()
export class TenantsRepository {
  async insert(tx: Tx, row: typeof tenants.$inferInsert): Promise<TenantRow> {
    named('tenant', [row.tenantId]);
    const [inserted] = await counted('tenants', 'inserted', tx.insert(tenants).values(row).returning());
    if (!inserted) throw new Error('an inserted tenant was not returned');
    return inserted;
  }

  async find(tx: Tx, tenantId: string): Promise<TenantRow | null> {
    const [row] = await tx.select().from(tenants).where(isTenant(tenantId));
    return row ?? null;
  }

  /** In order of creation, after the row id `after`. */
  list(tx: Tx, after: string | null, limit: number): Promise<TenantRow[]> {
    const beyond = after === null ? undefined : gt(tenants.tenantId, after);
    const living = and(eq(tenants.erasing, false), beyond);
    return tx.select().from(tenants).where(living).orderBy(asc(tenants.tenantId)).limit(limit);
  }

  async update(tx: Tx, tenantId: string, settings: TenantSettings, now: Date): Promise<TenantRow | null> {
    const changes = { ...settings, updatedAt: now };
    named('tenant', [tenantId]);
    const [row] = await counted(
      'tenants',
      'updated',
      tx.update(tenants).set(changes).where(isTenant(tenantId)).returning(),
    );
    return row ?? null;
  }
}

/** A tenant that is being erased no longer exists. */
function isTenant(tenantId: string): SQL | undefined {
  return and(eq(tenants.tenantId, tenantId), eq(tenants.erasing, false));
}

/** A tenant that is being erased no longer exists. */
export async function hideTenant(tx: Tx, tenantId: string): Promise<void> {
  await counted('tenants', 'updated', tx.update(tenants).set({ erasing: true }).where(eq(tenants.tenantId, tenantId)));
}

/** Users who are created again start above every epoch ever used. */
export async function raiseEpochFloor(tx: Tx, tenantId: string, epoch: number): Promise<void> {
  await counted(
    'tenants',
    'updated',
    tx.execute(
      sql`update tenants set epoch_floor = greatest(epoch_floor, ${epoch}::bigint) where tenant_id = ${tenantId}`,
    ),
  );
}

/** @returns how many tenants were deleted */
export async function deleteTenant(tx: Tx, tenantId: string): Promise<number> {
  const { rowCount } = await counted('tenants', 'deleted', tx.delete(tenants).where(eq(tenants.tenantId, tenantId)));
  return rowCount ?? 0;
}
