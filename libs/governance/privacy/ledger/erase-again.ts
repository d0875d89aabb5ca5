import type { LedgerEntry } from './ledger-entry.js';

/**
 * Erases what an entry tells was erased, in a database that was restored from before. Done over when it was cut off, so
 * it must not matter how often it is done.
 */
export abstract class EraseAgain {
  abstract run(entry: LedgerEntry): Promise<unknown>;
}
