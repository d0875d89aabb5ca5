import { AsyncLocalStorage } from 'node:async_hooks';

/** A place in the write-ahead log of one server, in bytes from its beginning. */
export type Position = bigint;

/** What a request has seen written, and what it must see. */
export interface RequestPositions {
  /** A replica that has not come so far is not asked. Null: any will do. */
  readonly after: Position | null;
  /** Whether the caller is told how far the log is, because it may ask for what it has written. */
  readonly told: boolean;
  /** How far the log was at the end of the last transaction on the primary. */
  reached: Position | null;
}

const current = new AsyncLocalStorage<RequestPositions>();

/** Runs `work`, and all that it awaits, for a request with these positions. */
export function withPositions<T>(positions: RequestPositions, work: () => T): T {
  return current.run(positions, work);
}

export function currentPositions(): RequestPositions | undefined {
  return current.getStore();
}

/** Postgres writes a position as two hexadecimal numbers: `16/B374D848`. */
export function parsePosition(text: string): Position {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
