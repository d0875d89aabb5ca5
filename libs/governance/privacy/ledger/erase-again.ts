import type { LedgerEntry } from './ledger-entry.js';

/**
 * Repeats the erasure of an entry in a database restored from an older backup. It runs again after an interruption, so
 * it must be idempotent.
 */
export abstract class EraseAgain {
  abstract run(entry: LedgerEntry): Promise<unknown>;
}
