import { Injectable } from '@nestjs/common';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isMessage } from '@contracts/records/record.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { redactSecrets } from '@memory/secret-scanning/find-secrets.js';
import { counted, happened, named } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { insertRows } from '@platform/database/insert-rows.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { together } from '@platform/database/together.js';
import { recordAccess } from '@schema/record-access.js';
import { recordVersions } from '@schema/record-versions.js';
import { records } from '@schema/records.js';
import { type Editable, type GivenColumns, type StateColumns, VERSIONED_SQL } from './record-columns.js';
import {
  readRecordRow,
  RECORD_COLUMNS,
  type RecordRow,
  boundTo,
  ownedBy,
  recordConditions,
  type RecordQuery,
  recordSource,
} from './record-source.js';
import { isHeldBack, quarantineBelow } from './trust.js';

type Owned = 'tenantId' | 'userId';
type Whose = { readonly userId: string | null };
export type PastVersion = Omit<typeof recordVersions.$inferInsert, Owned>;
export type PastAccess = Omit<typeof recordAccess.$inferInsert, Owned>;

/** The history and state of an imported record. */
interface Past {
  /** The id that it gets if its own is already used by another user. */
  readonly otherId: string;
  readonly state: StateColumns;
  readonly versions: readonly PastVersion[];
  readonly access: PastAccess | null;
}

export interface NewRecord extends Editable, GivenColumns {
  /** Only for an imported record. */
  past?: Past;
}

export interface Inserted {
  /** The id under which each was stored. A missing one lost to an existing `externalId`. */
  readonly inserted: ReadonlyMap<string, string>;
  /** Those of them that are quarantined for too little trust. */
  readonly held: ReadonlySet<string>;
}

/** Writes records, versions, access rows and edges, with simple reads of them. */
@Injectable()
export class RecordsRepository {
  /**
   * Inserts records that do not exist yet, with their access rows and their past. A record with too little trust is quarantined at
   * once.
   */
  async insert(
    tx: Tx,
    { tenantId, userId }: { tenantId: string; userId: string | null },
    rows: readonly NewRecord[],
  ): Promise<Inserted> {
    const below = rows.some(({ trust }) => trust < 1) ? await quarantineBelow(tx, tenantId) : 0;
    const isHeld = ({ past, trust }: NewRecord) => past?.state.quarantined ?? Math.fround(trust) < below;
    // Only these fields of the writer: it also has a language, which is not the record's.
    const owner = { tenantId, userId };
    const inserted = new Map<string, string>();
    const held = new Set<string>();
    const put = async (some: readonly NewRecord[], idOf: (row: NewRecord) => string): Promise<void> => {
      if (some.length === 0) return;
      const asked = some.map((row) => {
        const { past, ...columns } = row;
        return { ...columns, ...past?.state, ...owner, id: idOf(row), quarantined: isHeld(row) };
      });
      const told = await insertRows(tx, records, asked, { onConflict: 'do nothing', returning: 'id' });
      const there = new Set(told as string[]);
      named('record', there);
      const fresh = some.filter((row) => there.has(idOf(row))).map((row) => ({ ...row, id: idOf(row), asked: row.id }));
      for (const { id, asked } of fresh) inserted.set(asked, id);
      for (const row of fresh) if (isHeld(row)) held.add(row.id);
      tellOfRecords('created', userId, fresh.filter(({ id, past }) => !held.has(id) && !past)); // prettier-ignore
      if (fresh.length === 0) return;
      const accesses = fresh.map((row) => ({ ...owner, ...firstAccess(row) }));
      await together(insertRows(tx, recordAccess, accesses), insertVersions(tx, owner, fresh));
    };
    await put(rows, ({ id }) => id);
    const others = rows.filter(({ id, past }) => past && !inserted.has(id));
    await put(others, ({ id, past }) => past?.otherId ?? id);
    return { inserted, held };
  }

  /** The record with this key (the server's id or the client's) for a reader: their own before a shared one. */
  async find(tx: Tx, scope: Scope, key: string, query: RecordQuery, now: Date): Promise<RecordRow | null> {
    const { rows } = await tx.execute(sql`
      select ${RECORD_COLUMNS} from ${recordSource(scope, query.as_of)}
      where ${ownedBy(scope)} and ${keyIs(key)} and ${recordConditions(scope, query, now)}
      order by r.user_id nulls last, (r.id = ${readId(key)}) desc nulls last limit 1`);
    return rows[0] ? readRecordRow(rows[0]) : null;
  }

  /**
   * Locks and reads the records of one owner with these keys, for writing. Includes expired, forgotten and quarantined ones, because
   * they still hold the client's id.
   */
  lock(tx: Tx, scope: Scope, owner: Whose, keys: readonly string[]): Promise<RecordRow[]> {
    return this.named(tx, scope, owner, keys, sql`for update`);
  }

  /** The same without a lock, for records that nobody may edit. */
  async named(tx: Tx, scope: Scope, owner: Whose, keys: readonly string[], locking = sql``): Promise<RecordRow[]> {
    const whose = owner.userId === null ? sql`e.user_id is null` : sql`e.user_id = ${owner.userId}`;
    const ids = sql.param(keys.map(readId).filter((id) => id !== null));
    const query = { include_expired: true, forgotten: 'too', quarantined: 'too' } as const;
    // Looked up one by one: in a table without statistics, `= any` and an index of the owner both read all of the owner's records.
    // The lists are sub-selects so that a plan does not depend on their lengths, and is kept: it takes ten times as long as the lookup.
    const { rows } = await tx.execute(
      keepFixedPlan(sql`
      select own.* from unnest(array(
        select e.id from unnest((select ${sql.param([...keys])}::text[])) as asked (key) cross join lateral (
          select e.id from records e
          where e.tenant_id = ${scope.tenantId} and ${whose} and e.external_id >= asked.key and e.external_id <= asked.key
          order by e.external_id limit 1) e
        union select unnest((select ${ids}::uuid[])) order by 1)) as named (id) cross join lateral (
        select ${RECORD_COLUMNS} from records r
        where r.tenant_id = ${scope.tenantId} and r.id = named.id and (r.user_id || '') is not distinct from ${owner.userId}::text and ${recordConditions(scope, query, new Date(0))}
        offset 0 ${locking}) own
      order by own.id`),
    );
    return rows.map(readRecordRow);
  }

  /** Locks a record returned by `find` and reads it again. Null if it was deleted meanwhile. */
  async lockFound(tx: Tx, scope: Scope, found: RecordRow): Promise<RecordRow | null> {
    const rows = await this.lock(tx, scope, found, [found.id]);
    // The client id of another record may equal the text of this one's id.
    return rows.find(({ id }) => id === found.id) ?? null;
  }

  /** Closes the open version by copying the record to a version row. */
  async closeVersion(
    tx: Tx,
    tenantId: string,
    recordId: string,
    closing: { at: Date; reason: string | null; by: string },
  ): Promise<void> {
    const copied = sql.raw(['tenant_id', 'user_id', ...VERSIONED_SQL].join(', '));
    await counted(
      'record_versions',
      'inserted',
      tx.execute(sql`
      insert into record_versions (record_id, ${copied}, superseded_at, reason, changed_by)
      select id, ${copied}, ${closing.at.toISOString()}::timestamptz, ${closing.reason === null ? null : redactSecrets(closing.reason).text}::text, ${closing.by}
      from records where tenant_id = ${tenantId} and id = ${recordId}`),
    );
  }

  /** Opens the next version with these changes. */
  async openVersion(tx: Tx, tenantId: string, recordId: string, changes: Partial<Editable>, at: Date): Promise<void> {
    const { trust = 1 } = changes;
    const held = (await isHeldBack(tx, tenantId, trust)) ? { quarantined: true } : {};
    named('record', [recordId]);
    const updated = await counted(
      'records',
      'updated',
      tx
        .update(records)
        .set({ ...changes, ...held, version: sql`${records.version} + 1`, recordedAt: at, updatedAt: at })
        .where(and(eq(records.tenantId, tenantId), eq(records.id, recordId)))
        .returning({ id: records.id, type: records.type, userId: records.userId }),
    );
    for (const row of updated) tellOfRecords('updated', row.userId, [row]);
  }

  /** Caps the trust of derived records at that of their sources. Below the tenant's threshold they are quarantined. Never raises trust. */
  async lowerTrust(tx: Tx, tenantId: string, ids: readonly string[], trust: number): Promise<void> {
    if (ids.length === 0 || trust >= 1) return;
    const held = await isHeldBack(tx, tenantId, trust);
    named('record', ids);
    await counted(
      'records',
      'updated',
      tx.execute(sql`
      update records set trust = ${trust}::real, quarantined = quarantined or ${held}
      where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[]) and trust > ${trust}::real`),
    );
  }

  /** Hides records from all reads, or makes them visible again. Changes no version and no timestamp. */
  async setQuarantined(tx: Tx, tenantId: string, ids: readonly string[], quarantined: boolean): Promise<void> {
    if (ids.length === 0) return;
    named('record', [...ids]);
    await counted(
      'records',
      'updated',
      tx.execute(sql`
      update records set quarantined = ${quarantined}
      where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[]) and quarantined <> ${quarantined}`),
    );
  }

  /** Marks records as folded, or makes them searchable again. Changes no version and no timestamp. */
  async setCompressed(tx: Tx, tenantId: string, ids: readonly string[], compressed: boolean): Promise<void> {
    if (ids.length === 0) return;
    await counted(
      'records',
      'updated',
      tx.execute(sql`
      update records set compressed = ${compressed}
      where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[]) and compressed <> ${compressed}`),
    );
  }

  /** Frees the client ids of records that are being erased, so that a new record can use them at once. */
  async freeExternalIds(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
    await counted(
      'records',
      'updated',
      tx.execute(sql`
      update records set external_id = null
      where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[]) and external_id is not null`),
    );
  }

  /** The record must be locked. Call `RecordAccessRepository.sync` afterwards. */
  async setLegalHold(tx: Tx, tenantId: string, id: string, held: boolean): Promise<void> {
    named('record', [id]);
    await counted(
      'records',
      'updated',
      tx
        .update(records)
        .set({ legalHold: held })
        .where(and(eq(records.tenantId, tenantId), eq(records.id, id))),
    );
  }

  /** Versions, access rows and edges are deleted by foreign key. */
  async delete(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
    named('record', ids);
    const { rows } = await counted(
      'records',
      'deleted',
      tx.execute<{ id: string; type: string; user_id: string | null }>(sql`
      delete from records where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[])
      returning id, type, user_id`),
    );
    for (const userId of new Set(rows.map((row) => row.user_id)))
      tellOfRecords('deleted', userId, rows.filter((row) => row.user_id === userId)); // prettier-ignore
  }

  /** Ids and types of the sources of a record, as far as the reader may see them. */
  async sourcesOf(tx: Tx, scope: Scope, recordId: string): Promise<{ id: string; type: string }[]> {
    const { rows } = await tx.execute<{ id: string; type: string }>(sql`
      select r.id, r.type from edges e join records r on r.tenant_id = e.tenant_id and r.id = e.to_id
      where e.tenant_id = ${scope.tenantId} and e.from_id = ${recordId} and e.type = 'DERIVES_FROM'
        and ${ownedBy(scope)} and ${boundTo(scope) ?? sql`true`} and not r.quarantined
      order by r.id`);
    return rows;
  }
}

/** A new record has no legal hold, so it is exempt only if it is pinned, or was forgotten before the import. */
function firstAccess({ id: recordId, type, importance, pinned, recordedAt: lastRecalledAt, past }: NewRecord) {
  const exempt = pinned || Boolean(past?.state.forgottenAt);
  return { ...(past?.access ?? { lastRecalledAt }), recordId, type, importance, exempt };
}

/** The server's id or the client's: each has an index that begins with the owner. */
function keyIs(key: string): SQL {
  const id = readId(key);
  return id ? sql`(r.external_id = ${key} or r.id = ${id}::uuid)` : sql`r.external_id = ${key}`;
}

/** Inserts the past versions of imported records. */
async function insertVersions(
  tx: Tx,
  owner: { readonly tenantId: string; readonly userId: string | null },
  rows: readonly NewRecord[],
): Promise<void> {
  const versions = rows.flatMap(({ id: recordId, past }) =>
    (past?.versions ?? []).map((version) => ({ ...version, ...owner, recordId })),
  );
  await insertRows(tx, recordVersions, versions);
}

/** Reports changes of records as events. A message is a record too, but has events of its own. */
function tellOfRecords(
  what: 'created' | 'updated' | 'deleted',
  userId: string | null,
  rows: readonly { readonly id: string; readonly type: string }[],
): void {
  const said = rows.filter(({ type }) => isMessage(type, userId));
  const ids = (some: typeof rows) => some.map(({ type, id }) => showId(type, id));
  happened(`message.${what}`, userId, ids(said));
  happened(`record.${what}`, userId, ids(rows.filter((row) => !said.includes(row))));
}
