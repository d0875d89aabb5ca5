import { createHash } from 'node:crypto';

/** The name under which a process reports that it waits for the ledger, or cannot write its file. */
export const LEDGER = 'erasure_ledger';

/** The name under which it reports that heads were missing at the start, or were not accepted by the sink. */
export const LEDGER_HEADS = 'erasure_ledger_heads';

export const LEDGER_KINDS = ['user', 'records', 'agent', 'session', 'source', 'filter', 'tenant'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What was erased, without naming anybody. */
export interface Erased {
  readonly erasureId: string;
  readonly tenantId: string;
  readonly kind: LedgerKind;
  /** Keyed hash of the erased subject. For a user: purpose `user` and the parts (tenantId, userId). */
  readonly subject: string | null;
  /** Row keys of the erased records. */
  readonly ids: readonly string[];
  readonly at: Date;
}

/** An entry as stored in the table and the file. */
export interface LedgerEntry extends Erased {
  /** Unique. After a restore the entry is entered again under the same id. */
  readonly entryId: string;
  /** Its position among the tenant's entries, from 1. */
  readonly position: number;
  readonly prevHash: string;
  readonly hash: string;
}

export type Unchained = Omit<LedgerEntry, 'position' | 'prevHash' | 'hash'>;

/** The previous hash of a tenant's first entry. */
export const GENESIS = '0'.repeat(64);
/** Ids per entry: a row of 16 kB. An erasure of more ids creates several entries. */
export const IDS_PER_ENTRY = 1_000;

/** Appends an entry to a chain. `last`: position and hash of the tenant's last entry, if any. */
export function chained(entry: Unchained, last: Pick<LedgerEntry, 'position' | 'hash'> | null): LedgerEntry {
  const placed = { ...entry, position: (last?.position ?? 0) + 1, prevHash: last?.hash ?? GENESIS };
  return { ...placed, hash: hashOf(placed) };
}

/** Covers all fields of the entry and the previous entry's hash. */
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

/** Always at least one chunk: an erasure without records is entered too. */
export function chunksOf(ids: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let start = 0; start < ids.length; start += IDS_PER_ENTRY) {
    chunks.push(ids.slice(start, start + IDS_PER_ENTRY).map((id) => id.toLowerCase()));
  }
  return chunks.length > 0 ? chunks : [[]];
}
