import { AsyncLocalStorage } from 'node:async_hooks';

/** A position in the write-ahead log of one server, in bytes from its start. */
export type Position = bigint;

/** The log position that a request has reached, and the one that it must see. */
export interface RequestPositions {
  /** A replica must have replayed up to here to serve the request. Null: any position will do. */
  readonly after: Position | null;
  /** Whether the caller receives the log position, so that it can later read its own writes. */
  readonly told: boolean;
  /** The log position at the end of the last transaction on the primary. */
  reached: Position | null;
}

const current = new AsyncLocalStorage<RequestPositions>();

/** Runs `work`, and everything it awaits, for a request with these positions. */
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

/** The larger of two positions. */
export function later(one: Position | null, other: Position | null): Position | null {
  return one !== null && (other === null || one > other) ? one : other;
}
