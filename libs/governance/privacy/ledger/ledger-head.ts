import { parseJson } from '@kernel/parse-json.js';
import { z } from 'zod';
import { GENESIS, type LedgerEntry } from './ledger-entry.js';

/** The state of one tenant's chain, as it is sent. */
export interface LedgerHead {
  readonly installation_id: string;
  /** Null: an empty ledger, before the first erasure. */
  readonly tenant_id: string | null;
  readonly position: number;
  readonly hash: string;
  readonly at: string;
}

const head = z.object({
  installation_id: z.uuid(),
  tenant_id: z.uuid().nullable(),
  position: z.int().min(0),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
});

/** A head without the name of its installation. */
export type UnnamedHead = Omit<LedgerHead, 'installation_id'>;

export function headOf(entry: LedgerEntry): UnnamedHead {
  return { tenant_id: entry.tenantId, position: entry.position, hash: entry.hash, at: entry.at.toISOString() };
}

/** Sent while nothing has been erased, so that a later start can distinguish this from lost heads. */
export function beginning(at: Date): UnnamedHead {
  return { tenant_id: null, position: 0, hash: GENESIS, at: at.toISOString() };
}

/** Null for a partial line, and for a line in another format. */
export function readHeadLine(text: string): LedgerHead | null {
  return head.safeParse(parseJson(text)).data ?? null;
}
