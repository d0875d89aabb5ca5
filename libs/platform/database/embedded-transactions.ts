import type { Tx } from './transaction.js';

const embedded = new WeakSet<Tx>();

/** Marks a transaction as one of the embedded database. */
export function markEmbedded(tx: Tx): Tx {
  embedded.add(tx);
  return tx;
}

/**
 * For statements with a variant for Postgres compiled to WebAssembly, which lacks instructions that a server's
 * processor has. Both variants must return the same rows. A savepoint's `tx` is not marked, and uses the server's
 * variant.
 */
export function isEmbedded(tx: Tx): boolean {
  return embedded.has(tx);
}
