import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { counted, named } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { apiKeys } from '@schema/api-keys.js';
import { tenants } from '@schema/tenants.js';
import { and, asc, eq, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { FoundKey, KeyRow } from './caller.js';

/** A use of a key that is not written yet. */
export interface KeyUse {
  readonly tenantId: string;
  readonly id: string;
  readonly at: Date;
  /** The hash of the same key under the newest server secret, if an older one matched. */
  readonly rehash?: { readonly from: string; readonly to: string };
}

/** A collision of public ids is not expected in the life of an installation, but the schema does not forbid it. */
const SAME_PUBLIC_ID = 4;

/** Writes and reads keys. */
@Injectable()
export class KeysRepository {
  /** Runs before a tenant is known, so only as system. */
  findByPublicIds(tx: Tx, keyIds: readonly string[]): Promise<FoundKey[]> {
    const { rateLimit: tenantRateLimit, keyRateLimit: tenantKeyRateLimit } = tenants;
    return tx
      .select({ ...getTableColumns(apiKeys), tenantRateLimit, tenantKeyRateLimit })
      .from(apiKeys)
      .leftJoin(tenants, eq(tenants.tenantId, apiKeys.tenantId))
      .where(sql`${apiKeys.keyId} = any(${sql.param(keyIds)}::text[])`)
      .limit(SAME_PUBLIC_ID * keyIds.length);
  }

  async insert(tx: Tx, row: typeof apiKeys.$inferInsert): Promise<KeyRow> {
    named('key', [row.keyId]);
    const [inserted] = await counted('api_keys', 'inserted', tx.insert(apiKeys).values(row).returning());
    if (!inserted) throw new Error('an inserted key was not returned');
    return inserted;
  }

  /** Oldest first, after the row id `after`. */
  list(tx: Tx, scope: Scope, page: { after: string | null; limit: number; revoked: boolean }): Promise<KeyRow[]> {
    const { after, limit, revoked } = page;
    return tx
      .select()
      .from(apiKeys)
      .where(
        and(
          visibleTo(scope),
          after === null ? undefined : gt(apiKeys.id, after),
          revoked ? undefined : isNull(apiKeys.revokedAt),
        ),
      )
      .orderBy(asc(apiKeys.id))
      .limit(limit);
  }

  async find(tx: Tx, scope: Scope, keyId: string): Promise<KeyRow | null> {
    const [row] = await tx
      .select()
      .from(apiKeys)
      .where(and(visibleTo(scope), eq(apiKeys.keyId, keyId)));
    return row ?? null;
  }

  /** The key that acts. @throws RecollectError `unauthorized` if it is gone */
  async own(tx: Tx, scope: Scope): Promise<KeyRow> {
    const row = await this.find(tx, scope, scope.keyId);
    if (!row) throw new RecollectError('unauthorized');
    return row;
  }

  /** As `find`, but locked until the transaction ends. */
  async lock(tx: Tx, scope: Scope, keyId: string): Promise<KeyRow | null> {
    const [row] = await tx
      .select()
      .from(apiKeys)
      .where(and(visibleTo(scope), eq(apiKeys.keyId, keyId)))
      .for('update');
    return row ?? null;
  }

  async update(tx: Tx, row: KeyRow, changes: Partial<typeof apiKeys.$inferInsert>): Promise<KeyRow> {
    named('key', [row.keyId]);
    const [updated] = await counted(
      'api_keys',
      'updated',
      tx.update(apiKeys).set(changes).where(isRow(row)).returning(),
    );
    if (!updated) throw new Error('a locked key was not updated');
    return updated;
  }

  /** One statement for all uses, plus one for each key whose hash is renewed. Only as system. */
  async noteUses(tx: Tx, uses: readonly KeyUse[]): Promise<void> {
    const [tenantIds, ids, times] = [
      uses.map((use) => use.tenantId),
      uses.map((use) => use.id),
      uses.map((use) => use.at.toISOString()),
    ];
    await counted(
      'api_keys',
      'updated',
      tx.execute(sql`
      update ${apiKeys} as key set last_used_at = greatest(key.last_used_at, used.at)
      from unnest(${sql.param(tenantIds)}::uuid[], ${sql.param(ids)}::uuid[], ${sql.param(times)}::timestamptz[])
        as used (tenant_id, id, at)
      where key.tenant_id = used.tenant_id and key.id = used.id`),
    );
    for (const { rehash, ...row } of uses) {
      if (!rehash) continue;
      await counted(
        'api_keys',
        'updated',
        tx
          .update(apiKeys)
          .set({ secretHash: rehash.to })
          .where(and(isRow(row), eq(apiKeys.secretHash, rehash.from))),
      );
    }
  }
}

/** The keys that a bound key can see: keys with the same binding. */
function visibleTo(scope: Scope): SQL | undefined {
  return and(
    eq(apiKeys.tenantId, scope.tenantId),
    scope.allUsers || scope.userId === null ? undefined : eq(apiKeys.userId, scope.userId),
    scope.agent === null ? undefined : eq(apiKeys.agent, scope.agent),
    scope.project === null ? undefined : eq(apiKeys.project, scope.project),
  );
}

function isRow(row: { tenantId: string; id: string }): SQL | undefined {
  return and(eq(apiKeys.tenantId, row.tenantId), eq(apiKeys.id, row.id));
}

/** Revokes all keys of a tenant that is being erased. @returns the public ids of those that were live */
export async function endKeys(tx: Tx, tenantId: string): Promise<string[]> {
  const { rows } = await counted(
    'api_keys',
    'updated',
    tx.execute<{ key_id: string }>(sql`
      update api_keys set revoked_at = now() where tenant_id = ${tenantId} and revoked_at is null returning key_id`),
  );
  return rows.map(({ key_id: keyId }) => keyId);
}

/** Deletes the keys bound to a person. @returns how many there were */
export async function deleteKeysOf(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<number> {
  const bound = and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.userId, userId));
  const { rowCount } = await counted('api_keys', 'deleted', tx.delete(apiKeys).where(bound));
  return rowCount ?? 0;
}
