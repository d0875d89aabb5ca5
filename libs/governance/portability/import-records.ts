import { Clock } from '@kernel/clock.js';
import { MessageHistory, type Shifts } from '@memory/message-history/message-history.js';
import { AddRecords, type StoredRecord } from '@memory/record-store/add-records.js';
import { EdgesRepository, type NewEdge } from '@memory/record-store/edges.repository.js';
import { type ImportOwner, mappedId, ownRows } from '@memory/record-store/own-rows.js';
import { firstVersion } from '@memory/record-store/record.js';
import { EDITABLE_FIELDS, STATE_FIELDS } from '@memory/record-store/record-columns.js';
import type { NewRecord, PastAccess, PastVersion } from '@memory/record-store/records.repository.js';
import { setSuccessions, type Succession } from '@memory/record-store/successions.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { records } from '@schema/records.js';
import { sql } from 'drizzle-orm';

export type ImportedRow = Omit<typeof records.$inferInsert, 'tenantId' | 'userId'>;
export type ImportedEdge = Omit<NewEdge, 'tenantId' | 'userId' | 'rule'> & { readonly rule?: string | null };

/** A record from the file with the rows that belong to it alone. */
export interface ImportedRecord {
  readonly row: ImportedRow;
  readonly versions: readonly PastVersion[];
  readonly access: PastAccess | null;
  /** Only for a message. */
  readonly place: { readonly sequence: number } | null;
}

/** The state of an import between its transactions. */
export interface RecordsImport {
  /** File records that the user already has under the same client-assigned id: their ids here, by the file's id. */
  readonly others: Map<string, string>;
  /** Offset of message sequence numbers by agent, where a history already exists. */
  readonly shifts: Shifts;
}

export interface Imported {
  readonly stored: number;
  readonly present: number;
  readonly mapped: number;
  readonly leftOut: number;
}

/**
 * Stores records of a file under their own ids, or under new ones if another user has those ids. What the user already
 * has is not changed. A record is stored with its versions, recalls and sequence number, or not at all, so sending the
 * file again completes an interrupted import.
 *
 * Steps: find the records that exist; insert the rest like any record; when all are stored, link them.
 */
@Injectable()
export class ImportRecords {
  constructor(
    private readonly add: AddRecords,
    private readonly links: EdgesRepository,
    private readonly history: MessageHistory,
    private readonly clock: Clock,
  ) {}

  async runIn(tx: Tx, owner: ImportOwner, batch: readonly ImportedRecord[], state: RecordsImport): Promise<Imported> {
    const present = await this.present(tx, owner, batch, state);
    const fresh = batch.filter(({ row }) => !present.has(row.id));
    const rows = fresh.map((one) => newRecordOf(one, owner));
    // Needed even if the whole batch is stored already, because the places of later batches depend on it.
    await this.history.learnShifts(tx, owner, placedHere(batch, present, state), state.shifts);
    const { inserted } = await this.add.runIn(tx, owner, rows, (said) => this.place(tx, owner, said, fresh, state));
    const mapped = [...inserted].filter(([asked, id]) => asked !== id).length;
    const stored = inserted.size;
    return { stored, present: present.size, mapped, leftOut: batch.length - stored - present.size };
  }

  /** Stores links between records of the file, once all records are stored. Links that leave the file are left out. */
  async edges(
    tx: Tx,
    owner: ImportOwner,
    lines: readonly ImportedEdge[],
    state: RecordsImport,
  ): Promise<Omit<Imported, 'mapped'>> {
    const own = await ownRecords(tx, owner, lines.flatMap(({ fromId, toId }) => [fromId, toId]), state); // prettier-ignore
    const rows = lines.flatMap((line) => {
      const [fromId, toId] = [own.get(line.fromId), own.get(line.toId)];
      if (fromId === undefined || toId === undefined || fromId === toId) return [];
      const { rule, ...rest } = line;
      return [{ ...rest, ...(rule && { rule }), tenantId: owner.tenantId, userId: owner.userId, fromId, toId }];
    });
    const stored = await this.links.insert(tx, rows);
    return { stored, present: rows.length - stored, leftOut: lines.length - rows.length };
  }

  /**
   * Sets the successor of each record, if the row is still what the file says it was. A record whose successor was deleted keeps its
   * id, because it would be current again without.
   */
  async successions(tx: Tx, owner: ImportOwner, lines: readonly Succession[], state: RecordsImport): Promise<void> {
    const own = await ownRecords(tx, owner, lines.flatMap(({ recordId, supersededBy }) => [recordId, supersededBy]), state); // prettier-ignore
    const known = lines.flatMap((line) => {
      const [recordId, supersededBy] = [own.get(line.recordId), own.get(line.supersededBy) ?? line.supersededBy];
      return recordId !== undefined && recordId !== supersededBy ? [{ ...line, recordId, supersededBy }] : [];
    });
    await setSuccessions(tx, owner, known);
  }

  /**
   * Records that already exist, by the file's id. A record with the same client-assigned id counts as the same record.
   */
  private async present(
    tx: Tx,
    owner: ImportOwner,
    batch: readonly ImportedRecord[],
    state: RecordsImport,
  ): Promise<Map<string, string>> {
    const present = await ownRecords(tx, owner, batch.map(({ row }) => row.id), state); // prettier-ignore
    const named = batch.filter(({ row }) => row.externalId && !present.has(row.id));
    if (named.length === 0) return present;
    const byName = await idsByName(tx, owner, named.map(({ row }) => row.externalId ?? '')); // prettier-ignore
    for (const { row } of named) {
      const other = byName.get(row.externalId ?? '');
      if (other === undefined) continue;
      present.set(row.id, other);
      state.others.set(row.id, other);
    }
    return present;
  }

  /** Messages keep their sequence numbers, or are appended to a history that already exists. */
  private async place(
    tx: Tx,
    owner: ImportOwner,
    said: readonly StoredRecord[],
    fresh: readonly ImportedRecord[],
    state: RecordsImport,
  ): Promise<void> {
    if (said.length === 0) return;
    const sequences = new Map(fresh.flatMap(({ row, place }) =>
      place ? [[row.id, place.sequence] as const, [mappedId(row.id, owner), place.sequence] as const] : [])); // prettier-ignore
    const placed = said.map(({ id, agent, sessionId, occurredAt }) => ({
      id,
      agent,
      sessionId,
      occurredAt,
      sequence: sequences.get(id) ?? null,
    }));
    await this.history.place(tx, owner, placed, state.shifts, this.clock.now());
  }
}

/**
 * Messages of the file that an earlier import stored, with their places in the file. One that is only present under the same
 * client-assigned id was said here, and its place says nothing about those of the file.
 */
function placedHere(
  batch: readonly ImportedRecord[],
  present: ReadonlyMap<string, string>,
  { others }: RecordsImport,
): { readonly id: string; readonly agent: string | null; readonly sequence: number }[] {
  return batch.flatMap(({ row, place }) => {
    const id = others.has(row.id) ? undefined : present.get(row.id);
    return place && id !== undefined ? [{ id, agent: row.agent ?? null, sequence: place.sequence }] : [];
  });
}

/** The user's own ids of these file records, for those that are stored. */
export async function ownRecords(
  tx: Tx,
  owner: ImportOwner,
  fileIds: readonly string[],
  { others }: Pick<RecordsImport, 'others'>,
): Promise<Map<string, string>> {
  const found = await ownRows(tx, owner, sql`records`, fileIds);
  for (const id of fileIds) {
    const other = others.get(id);
    if (other !== undefined && !found.has(id)) found.set(id, other);
  }
  return found;
}

function newRecordOf({ row, versions, access }: ImportedRecord, owner: ImportOwner): NewRecord {
  const { id, externalId = null, type, createdAt, recordedAt, content, occurredAt, language } = row;
  return {
    ...firstVersion({ ...pick(row, EDITABLE_FIELDS), content }, { now: occurredAt, language }),
    // The trust in a file is only the sender's claim.
    trust: Math.min(row.trust ?? owner.trustCap, owner.trustCap),
    // Linked once all records are stored. A file never sets a legal hold.
    supersededBy: null,
    id,
    externalId,
    type,
    createdAt,
    recordedAt,
    createdBy: owner.by,
    past: {
      otherId: mappedId(id, owner),
      state: { ...pick(row, STATE_FIELDS), quarantined: row.quarantined ?? false },
      versions: versions.map((one) => ({ ...one, supersededBy: null })),
      access,
    },
  };
}

/** These columns of a row, as far as the file has them. */
function pick<K extends keyof ImportedRow>(
  row: ImportedRow,
  names: readonly K[],
): Partial<Pick<Required<ImportedRow>, K>> {
  return Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]]))) as Partial<
    Pick<Required<ImportedRow>, K>
  >;
}

/**
 * The user's records with these client-assigned ids: one look-up per id, also in a table without statistics (`ownRows`). Only the
 * index of these ids has the order that is asked for; with a plain equality any other that begins with the owner is as good to a
 * planner that knows no sizes.
 */
export async function idsByName(
  tx: Tx,
  owner: { readonly tenantId: string; readonly userId: string },
  names: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select asked.name, own.id from unnest(${sql.param([...names])}::text[]) as asked (name) cross join lateral (
      select r.id from records r
      where r.tenant_id = ${owner.tenantId} and r.user_id = ${owner.userId}
        and r.external_id >= asked.name and r.external_id <= asked.name
      order by r.external_id limit 1) own`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
