import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { V7Generator } from 'uuidv7';
import { showId } from '@kernel/ids.js';
import type { Tx } from '@platform/database/database.js';
import { withFixedPlan } from '@platform/database/kept-plans.js';
import { auditEntries } from '@schema/audit-entries.js';
import { auditHeads } from '@schema/audit-heads.js';
import type { Head, SealedEntry, ShownEntry } from './chain.js';

export type EntryRow = typeof auditEntries.$inferSelect;

/** An entry before it is stored. `ids` are the subjects that are row keys. */
export type NewEntry = Omit<EntryRow, 'id' | 'at' | 'sequence' | 'entryHash' | 'hash'> & {
  readonly ids: readonly string[];
};

const generator = new V7Generator();

/** Rises with the given instants, so ids sort by time. */
function entryId(at: Date): string {
  return generator.generateOrResetWithTs(at.getTime()).toString();
}

/** The lowest possible id of an entry at this instant or later. */
export function firstIdAt(at: Date): string {
  const ms = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}

export function showEntry(row: EntryRow): ShownEntry {
  return {
    id: showId('audit', row.id),
    at: row.at.toISOString(),
    kind: row.kind,
    operation: row.operation,
    key_id: row.keyId,
    user_hash: row.userHash ?? undefined,
    request_id: row.requestId ?? undefined,
    outcome: row.outcome,
    code: row.code ?? undefined,
    subjects: row.subjects,
    counts: row.counts,
  };
}

/** @throws Error if the entry is not sealed yet: a bug in our code */
export function showSealed(row: EntryRow): SealedEntry {
  if (row.sequence === null || row.entryHash === null || row.hash === null) throw new Error('the entry is not sealed');
  return { ...showEntry(row), sequence: row.sequence, entry_hash: row.entryHash, hash: row.hash };
}

/**
 * An id comes from the clock of the writing process. It runs slightly ahead when many are created in one millisecond.
 */
const ID_SLACK_MS = 60_000;

/**
 * One statement, so that it can be sent together with a COMMIT. Entries are found through the rows of their subjects.
 */
const INSERT = withFixedPlan(`
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as g(tenant_id uuid, id uuid, at timestamptz, kind text, operation text,
      key_id text, user_hash text, request_id text, outcome text, code text, subjects text[], counts jsonb, ids uuid[])
  ), entries as (
    insert into audit_entries (tenant_id, id, at, kind, operation, key_id, user_hash, request_id, outcome, code, subjects, counts)
    select tenant_id, id, at, kind, operation, key_id, user_hash, request_id, outcome, code, subjects, counts from given
  )
  insert into audit_subjects (tenant_id, subject, entry_id)
  select distinct g.tenant_id, s.subject, g.id from given g, unnest(g.ids) as s(subject)`);

/** The statement that stores these entries, all at the instant `at`. */
export function insertion(entries: readonly NewEntry[], at: Date): { text: string; values: [string] } {
  const rows = entries.map((entry) => ({
    tenant_id: entry.tenantId,
    id: entryId(at),
    at: at.toISOString(),
    kind: entry.kind,
    operation: entry.operation,
    key_id: entry.keyId,
    user_hash: entry.userHash,
    request_id: entry.requestId,
    outcome: entry.outcome,
    code: entry.code,
    subjects: entry.subjects,
    counts: entry.counts,
    ids: entry.ids,
  }));
  return { text: INSERT, values: [JSON.stringify(rows)] };
}

export interface EntryFilter {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly keyId?: string | undefined;
  readonly operation?: string | undefined;
  readonly outcome?: EntryRow['outcome'] | undefined;
  readonly kind?: EntryRow['kind'] | undefined;
  /** Matches any of these: one person has a hash under each secret. */
  readonly userHashes?: readonly string[] | undefined;
  readonly subject?: string | undefined;
}

type OneFilter = Omit<EntryFilter, 'userHashes'> & { readonly userHash?: string };

/** Stores entries. Reads entries and chain heads. */
@Injectable()
export class AuditRepository {
  async insert(tx: Tx, entries: readonly NewEntry[], at: Date): Promise<void> {
    const { text, values } = insertion(entries, at);
    const [before = '', after = ''] = text.split('$1');
    await tx.execute(sql`${sql.raw(before)}${values[0]}${sql.raw(after)}`);
  }

  /** Newest first, before the entry with this id. */
  async newest(
    tx: Tx,
    tenantId: string,
    { userHashes, ...filter }: EntryFilter,
    before: string | null,
    limit: number,
  ): Promise<EntryRow[]> {
    if (userHashes === undefined) return this.page(tx, tenantId, filter, before, limit);
    // One query per hash, each in index order. For several hashes at once the planner may read the entries of all
    // users.
    const pages = userHashes.map((userHash) => this.page(tx, tenantId, { ...filter, userHash }, before, limit));
    return (await Promise.all(pages))
      .flat()
      .sort((a, b) => (a.id < b.id ? 1 : -1))
      .slice(0, limit);
  }

  private page(tx: Tx, tenantId: string, filter: OneFilter, before: string | null, limit: number): Promise<EntryRow[]> {
    return tx
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.tenantId, tenantId),
          ...conditions(tenantId, filter),
          before === null ? undefined : lt(auditEntries.id, before),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(limit);
  }

  /** Sealed entries in the order of the chain, from the one after `after`. */
  inChain(tx: Tx, tenantId: string, after: number, limit: number): Promise<EntryRow[]> {
    return tx
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.tenantId, tenantId), isNotNull(auditEntries.sequence), gt(auditEntries.sequence, after)),
      )
      .orderBy(asc(auditEntries.sequence))
      .limit(limit);
  }

  /** The hash of the chain at this number. */
  async hashAt(tx: Tx, tenantId: string, sequence: number): Promise<string | null> {
    const [row] = await tx
      .select({ hash: auditEntries.hash })
      .from(auditEntries)
      .where(and(eq(auditEntries.tenantId, tenantId), eq(auditEntries.sequence, sequence)));
    return row?.hash ?? null;
  }

  async head(tx: Tx, tenantId: string): Promise<(Head & { readonly sealedAt: Date }) | null> {
    const [row] = await tx.select().from(auditHeads).where(eq(auditHeads.tenantId, tenantId));
    return row ?? null;
  }

  async unsealed(tx: Tx, tenantId: string): Promise<number> {
    const [row] = await tx
      .select({ n: sql<number>`count(*)::int` })
      .from(auditEntries)
      .where(and(eq(auditEntries.tenantId, tenantId), isNull(auditEntries.sequence)));
    return row?.n ?? 0;
  }
}

function conditions(tenantId: string, filter: OneFilter): (SQL | undefined)[] {
  const { from, to } = filter;
  const ofSubject = (subject: string): SQL =>
    sql`${auditEntries.id} in (select s.entry_id from audit_subjects s where s.tenant_id = ${tenantId} and s.subject = ${subject})`;
  return [
    // The first two conditions bound the index scan. The next two are exact to the millisecond.
    from && gte(auditEntries.id, firstIdAt(new Date(from.getTime() - ID_SLACK_MS))),
    to && lt(auditEntries.id, firstIdAt(new Date(to.getTime() + ID_SLACK_MS))),
    from && gte(auditEntries.at, from),
    to && lte(auditEntries.at, to),
    filter.keyId === undefined ? undefined : eq(auditEntries.keyId, filter.keyId),
    filter.operation === undefined ? undefined : eq(auditEntries.operation, filter.operation),
    filter.outcome === undefined ? undefined : eq(auditEntries.outcome, filter.outcome),
    filter.kind === undefined ? undefined : eq(auditEntries.kind, filter.kind),
    filter.userHash === undefined ? undefined : eq(auditEntries.userHash, filter.userHash),
    filter.subject === undefined ? undefined : ofSubject(filter.subject),
  ];
}
