import { Injectable } from '@nestjs/common';
import { changed } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { tenants } from '@schema/tenants.js';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';

export type TenantRow = typeof tenants.$inferSelect;
export type TenantSettings = Partial<Omit<TenantRow, 'tenantId' | 'createdAt' | 'updatedAt'>>;

/** Writes tenants; simple reads of them. As the app role only the scope's own tenant is there. */
@Injectable()
export class TenantsRepository {
  async insert(tx: Tx, row: typeof tenants.$inferInsert): Promise<TenantRow> {
    changed('tenant', [row.tenantId]);
    const [inserted] = await tx.insert(tenants).values(row).returning();
    if (!inserted) throw new Error('an inserted tenant was not returned');
    return inserted;
  }

  async find(tx: Tx, tenantId: string): Promise<TenantRow | null> {
    const [row] = await tx.select().from(tenants).where(isTenant(tenantId));
    return row ?? null;
  }

  /** In order of their making, after the row id `after`. */
  list(tx: Tx, after: string | null, limit: number): Promise<TenantRow[]> {
    const beyond = after === null ? undefined : gt(tenants.tenantId, after);
    const living = and(eq(tenants.erasing, false), beyond);
    return tx.select().from(tenants).where(living).orderBy(asc(tenants.tenantId)).limit(limit);
  }

  async update(tx: Tx, tenantId: string, settings: TenantSettings, now: Date): Promise<TenantRow | null> {
    const changes = { ...settings, updatedAt: now };
    changed('tenant', [tenantId]);
    const [row] = await tx.update(tenants).set(changes).where(isTenant(tenantId)).returning();
    return row ?? null;
  }
}

/** One that is being erased is none any more. */
function isTenant(tenantId: string): SQL | undefined {
  return and(eq(tenants.tenantId, tenantId), eq(tenants.erasing, false));
}
