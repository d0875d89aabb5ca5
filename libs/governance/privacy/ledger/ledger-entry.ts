import { createHash } from 'node:crypto';

/** Under this name the process tells that it waits for the ledger, or that its file cannot be written. */
export const LEDGER = 'erasure_ledger';

/** Under this name it tells that heads were missing at the start, or were not taken by the sink. */
export const LEDGER_HEADS = 'erasure_ledger_heads';

export const LEDGER_KINDS = ['user', 'records', 'agent', 'session', 'source', 'filter', 'tenant'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What was erased, without naming anybody. */
export interface Erased {
  readonly erasureId: string;
  readonly tenantId: string;
  readonly kind: LedgerKind;
  /** Keyed hash of whom or what was erased; of a user with the purpose `user` and the parts (tenantId, userId). */
  readonly subject: string | null;
  /** Row keys of the records that went. */
  readonly ids: readonly string[];
  readonly at: Date;
}

/** One entry as it stands in the table and in the file. */
export interface LedgerEntry extends Erased {
  /** What tells it apart from all others, wherever it stands: after a restore it is entered again under the same id. */
  readonly entryId: string;
  /** Its place among the tenant's entries, from 1. */
  readonly position: number;
  readonly prevHash: string;
  readonly hash: string;
}

export type Unchained = Omit<LedgerEntry, 'position' | 'prevHash' | 'hash'>;

/** What the first entry of a tenant follows. */
export const GENESIS = '0'.repeat(64);
/** Ids in one entry: a row of 16 kB. What erases more makes several entries. */
export const IDS_PER_ENTRY = 1_000;

/** Puts an entry behind another one (`last`: position and hash of the tenant's last, if it has any). */
export function chained(entry: Unchained, last: Pick<LedgerEntry, 'position' | 'hash'> | null): LedgerEntry {
  const placed = { ...entry, position: (last?.position ?? 0) + 1, prevHash: last?.hash ?? GENESIS };
  return { ...placed, hash: hashOf(placed) };
}

/** Over everything that an entry says, and over the entry before it. */
export function hashOf(entry: Omit<LedgerEntry, 'hash'>): string {
  const said = [
    'erasure-ledger-1',
    entry.tenantId,
    entry.position,
    entry.entryId,
    entry.erasureId,
    entry.kind,
    entry.subject,
    entry.ids,
    entry.at.toISOString(),
    entry.prevHash,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** Never none: that something was erased is entered even when no record hung on it. */
export function chunksOf(ids: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let start = 0; start < ids.length; start += IDS_PER_ENTRY) {
    chunks.push(ids.slice(start, start + IDS_PER_ENTRY).map((id) => id.toLowerCase()));
  }
  return chunks.length > 0 ? chunks : [[]];
}
