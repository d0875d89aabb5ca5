import { isMessage } from '@contracts/message-type.js';
import { Clock } from '@kernel/clock.js';
import { MessageHistory, type Shifts } from '@memory/history/message-history.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { recordAccess } from '@schema/record-access.js';
import { recordVersions } from '@schema/record-versions.js';
import { records } from '@schema/records.js';
import { sql } from 'drizzle-orm';
import type { Writer } from '@memory/users/ensure-user.js';
import { mappedId } from '@memory/record-store/mapped-id.js';
import { ownRows } from '@memory/record-store/own-rows.js';

type Owned = 'tenantId' | 'userId';
export type ImportedRow = Omit<typeof records.$inferInsert, Owned>;
export type ImportedVersion = Omit<typeof recordVersions.$inferInsert, Owned>;
export type ImportedAccess = Omit<typeof recordAccess.$inferInsert, Owned>;

/** A record of a file with all that hangs on it alone. */
export interface ImportedRecord {
  readonly row: ImportedRow;
  readonly versions: readonly ImportedVersion[];
  readonly access: ImportedAccess | null;
  /** Of a message. */
  readonly place: { readonly sequence: number } | null;
}

/** What an import knows between its transactions. */
export interface RecordsImport {
  /** The file's records that the user has under a client's id of theirs, by the file's id. */
  readonly others: Map<string, string>;
  /** By agent: how much the places of messages move, because there is a history already. */
  readonly shifts: Shifts;
}

export interface Imported {
  readonly stored: number;
  readonly present: number;
  readonly mapped: number;
  readonly leftOut: number;
}

export interface ImportOwner extends Writer {
  readonly userId: string;
  /** The key that sends the file: here it is who wrote it, whoever wrote it elsewhere. */
  readonly by: string;
  /** What that key writes is believed no more than this. */
  readonly trustCap: number;
}

const ROWS_PER_INSERT = 1_000;

/**
 * Stores records of a file under their own ids, or where somebody else has these, under others. What the user has
 * already stays as it is, whatever the file says. A record comes with its versions, recalls and place or not at all, so
 * that an import that was cut off is finished by sending the file again.
 */
@Injectable()
export class ImportRecords {
  constructor(
    private readonly index: PassageIndex,
    private readonly history: MessageHistory,
    private readonly clock: Clock,
  ) {}

  async runIn(tx: Tx, owner: ImportOwner, batch: readonly ImportedRecord[], state: RecordsImport): Promise<Imported> {
    const present = await this.present(tx, owner, batch, state);
    const fresh = batch.filter(({ row }) => !present.has(row.id));
    const kept = await insertRows(tx, owner, fresh, (id) => id);
    const taken = fresh.filter(({ row }) => !kept.has(row.id));
    const mapped = await insertRows(tx, owner, taken, (id) => mappedId(id, owner));
    const ids = new Map([...kept, ...mapped]);
    const stored = fresh.flatMap((one) => {
      const id = ids.get(one.row.id);
      return id === undefined ? [] : [{ ...one, id }];
    });
    await this.places(tx, owner, batch, stored, present, state);
    await insertVersions(tx, owner, stored);
    await insertAccess(tx, owner, stored);
    await this.makeFindable(tx, owner, stored);
    return {
      stored: stored.length,
      present: present.size,
      mapped: mapped.size,
      leftOut: batch.length - stored.length - present.size,
    };
  }

  /** The user's own ids of these records, as far as they are stored. */
  async own(
    tx: Tx,
    owner: ImportOwner,
    fileIds: readonly string[],
    state: RecordsImport,
  ): Promise<Map<string, string>> {
    const found = await ownRows(tx, owner, 'records', fileIds);
    for (const id of fileIds) {
      const other = state.others.get(id);
      if (other !== undefined && !found.has(id)) found.set(id, other);
    }
    return found;
  }

  /** Those that are there, by the file's id. What bears the same client's id is taken for the same record. */
  private async present(
    tx: Tx,
    owner: ImportOwner,
    batch: readonly ImportedRecord[],
    state: RecordsImport,
  ): Promise<Map<string, string>> {
    const present = await this.own(tx, owner, batch.map(({ row }) => row.id), state); // prettier-ignore
    const named = batch.filter(({ row }) => row.externalId && !present.has(row.id));
    if (named.length === 0) return present;
    const { rows } = await tx.execute<{ id: string; external_id: string }>(sql`
      select id, external_id from records where tenant_id = ${owner.tenantId} and user_id = ${owner.userId}
        and external_id = any(${sql.param(named.map(({ row }) => row.externalId))}::text[])`);
    const byName = new Map(rows.map((row) => [row.external_id, row.id]));
    for (const { row } of named) {
      const other = byName.get(row.externalId ?? '');
      if (other === undefined) continue;
      present.set(row.id, other);
      state.others.set(row.id, other);
    }
    return present;
  }

  private async places(
    tx: Tx,
    owner: ImportOwner,
    batch: readonly ImportedRecord[],
    stored: readonly (ImportedRecord & { id: string })[],
    present: ReadonlyMap<string, string>,
    state: RecordsImport,
  ): Promise<void> {
    const said = stored
      .filter(({ row }) => isMessage(row.type, owner.userId))
      .map(({ id, row, place }) => ({
        id,
        agent: row.agent ?? null,
        sessionId: row.sessionId ?? null,
        occurredAt: row.occurredAt,
        sequence: place?.sequence ?? null,
      }));
    if (said.length === 0) return;
    const known = batch.flatMap(({ row, place }) => {
      const id = present.get(row.id);
      return place && id !== undefined ? [{ id, agent: row.agent ?? null, sequence: place.sequence }] : [];
    });
    await this.history.place(tx, owner, said, known, state.shifts, this.clock.now());
  }

  /** Every version is indexed: what was believed then can be asked for. */
  private async makeFindable(
    tx: Tx,
    owner: ImportOwner,
    stored: readonly (ImportedRecord & { id: string })[],
  ): Promise<void> {
    const past = stored.flatMap(({ id, versions }) => versions.map((version) => indexed(id, version)));
    const current = stored.map(({ id, row }) => indexed(id, row));
    await this.index.add(tx, owner, [...past, ...current]);
    const ends = stored.flatMap(({ id, versions }) =>
      versions.map(({ version = 1, supersededAt }) => ({ recordId: id, version, at: supersededAt })),
    );
    await this.index.endVersions(tx, owner.tenantId, ends);
  }
}

function indexed(recordId: string, version: ImportedRow | ImportedVersion) {
  const { title = null, content, speaker = null, occurredAt, language, recordedAt, version: number = 1 } = version;
  return { ...version, recordId, title, content, speaker, occurredAt, language, recordedAt, version: number };
}

/** @returns by the file's id, under which id each was stored; a missing one is taken */
async function insertRows(
  tx: Tx,
  { tenantId, userId, by, trustCap }: ImportOwner,
  batch: readonly ImportedRecord[],
  idOf: (id: string) => string,
): Promise<Map<string, string>> {
  if (batch.length === 0) return new Map();
  const rows = batch.map(({ row }) => ({
    ...row,
    id: idOf(row.id),
    tenantId,
    userId,
    createdBy: by,
    // What a file says of trust is what its sender says.
    trust: Math.min(row.trust ?? trustCap, trustCap),
    // Linked when all are there; and no file puts anything under legal hold.
    supersededBy: null,
    legalHold: false,
  }));
  const inserted = await tx.insert(records).values(rows).onConflictDoNothing().returning({ id: records.id });
  const there = new Set(inserted.map(({ id }) => id));
  return new Map(batch.flatMap(({ row }) => (there.has(idOf(row.id)) ? [[row.id, idOf(row.id)] as const] : [])));
}

async function insertVersions(
  tx: Tx,
  { tenantId, userId }: ImportOwner,
  stored: readonly (ImportedRecord & { id: string })[],
): Promise<void> {
  const rows = stored.flatMap(({ id, versions }) =>
    versions.map((version) => ({ ...version, recordId: id, tenantId, userId, supersededBy: null })),
  );
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
    await tx.insert(recordVersions).values(rows.slice(i, i + ROWS_PER_INSERT));
  }
}

async function insertAccess(
  tx: Tx,
  { tenantId, userId }: ImportOwner,
  stored: readonly (ImportedRecord & { id: string })[],
): Promise<void> {
  if (stored.length === 0) return;
  await tx.insert(recordAccess).values(
    stored.map(({ id, row, access }) => ({
      ...(access ?? { lastRecalledAt: row.recordedAt }),
      tenantId,
      userId,
      recordId: id,
      type: row.type,
      importance: row.importance ?? 0.5,
      exempt: Boolean(row.pinned) || Boolean(row.forgottenAt),
    })),
  );
}
