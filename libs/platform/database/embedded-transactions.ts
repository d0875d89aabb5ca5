import type { Tx } from './transaction.js';

const embedded = new WeakSet<Tx>();

/** Says that a transaction is of the embedded database. */
export function markEmbedded(tx: Tx): Tx {
  embedded.add(tx);
  return tx;
}

/**
 * For a statement that is written otherwise where Postgres is compiled to WebAssembly, because it has no instructions for what a
 * server's processor does at once. Both ways must answer the same; a savepoint's `tx` is not known here, and takes the server's.
 */
export function isEmbedded(tx: Tx): boolean {
  return embedded.has(tx);
}
