import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { counted, named } from '@platform/database/changes.js';
import { type Tx, Database } from '@platform/database/database.js';
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

/**
 * A revocation must take effect within a second on every process, and the lookup itself takes time. The age is counted
 * from the start of the lookup, because its result may be that old.
 */
const MAX_AGE_MS = 750;
const MAX_ENTRIES = 10_000;
/** At most this many queries for keys run at a time. Ids that arrive meanwhile wait and share the next query. */
const MAX_QUERIES = 4;
const MAX_IDS_IN_QUERY = 1_000;

interface Entry {
  readonly rows: Promise<readonly FoundKey[]>;
  /** When its query began, by `KeyCache.now()`. Infinity while it waits. */
  since: number;
}

interface Waiting {
  readonly publicId: string;
  readonly entry: Entry;
  readonly found: (rows: readonly FoundKey[]) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Caches the most recently used keys by public id, whether found or not. Every id that is not cached is looked up.
 * Nobody can block other callers by sending made-up ids, because all waiting ids share the next query.
 */
@Injectable()
export class KeyCache {
  private readonly entries = new Map<string, Entry>();
  private readonly waiting: Waiting[] = [];
  private queries = 0;

  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
  ) {}

  /** The monotonic clock for the age of entries, in milliseconds. */
  now(): number {
    return performance.now();
  }

  find(publicId: string): Promise<readonly FoundKey[]> {
    return this.findSince(publicId, this.now() - MAX_AGE_MS);
  }

  /** As `find`, from a query that began no earlier than `began`, by `now()`. */
  findSince(publicId: string, began: number): Promise<readonly FoundKey[]> {
    const known = this.entries.get(publicId);
    const entry = known && known.since >= began ? known : this.lookUp(publicId);
    this.put(publicId, entry);
    return entry.rows;
  }

  /** Called after a change in this process. Other processes see the change when their entry expires. */
  forget(publicId: string): void {
    this.entries.delete(publicId);
  }

  private lookUp(publicId: string): Entry {
    let settle!: Pick<Waiting, 'found' | 'failed'>;
    const rows = new Promise<readonly FoundKey[]>((found, failed) => (settle = { found, failed }));
    const entry: Entry = { rows, since: Infinity };
    this.waiting.push({ publicId, entry, ...settle });
    this.ask();
    return entry;
  }

  private ask(): void {
    while (this.queries < MAX_QUERIES && this.waiting.length > 0) {
      this.queries += 1;
      void this.query(this.waiting.splice(0, MAX_IDS_IN_QUERY)).finally(() => {
        this.queries -= 1;
        this.ask();
      });
    }
  }

  private async query(batch: readonly Waiting[]): Promise<void> {
    const began = this.now();
    for (const { entry } of batch) entry.since = began;
    const ids = batch.map(({ publicId }) => publicId);
    try {
      const rows = await this.database.asSystem((tx) => this.keys.findByPublicIds(tx, ids), { readOnly: true });
      const byId = new Map<string, FoundKey[]>();
      for (const row of rows) byId.set(row.keyId, [...(byId.get(row.keyId) ?? []), row]);
      for (const { publicId, found } of batch) found(byId.get(publicId) ?? []);
    } catch (error) {
      for (const { publicId, entry, failed } of batch) {
        if (this.entries.get(publicId) === entry) this.entries.delete(publicId);
        failed(error);
      }
    }
  }

  /** Stores the entry as the most recently used. */
  private put(publicId: string, entry: Entry): void {
    this.entries.delete(publicId);
    this.entries.set(publicId, entry);
    if (this.entries.size <= MAX_ENTRIES) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
