import { readId, showId } from '@kernel/ids.js';

/**
 * A reference to a memory included in a chat: its id, and for a long text the range of the part. It contains no text of the memory,
 * so it can be stored: an erased memory is not included again.
 */
export interface ToldMemory {
  /** The row id. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const WRITTEN = /^([0-9a-z_-]+?)(?:@(\d{1,9})-(\d{1,9}))?$/i;

/** `semantic_01h455vb4pex5vsknk084sn02q`, followed by `@1200-2400` if only a part was included. */
export function writeTold(type: string, { id, start, end }: ToldMemory, isPart: boolean): string {
  return isPart ? `${showId(type, id)}@${start}-${end}` : showId(type, id);
}

/** Null if it is not a reference. */
export function readTold(written: string): ToldMemory | null {
  const [, shown = '', start = '0', end = String(Number.MAX_SAFE_INTEGER)] = WRITTEN.exec(written) ?? [];
  const id = readId(shown);
  return id === null ? null : { id, start: Number(start), end: Math.max(Number(start), Number(end)) };
}
