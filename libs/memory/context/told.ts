import { readId, showId } from '@kernel/ids.js';

/**
 * A memory as a chat was told it: by its id, and of a long text by the place of the part. It holds nothing of what the memory says, so
 * that it may be kept: what is erased is told no more.
 */
export interface ToldMemory {
  /** Of the row. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const WRITTEN = /^([0-9a-z_-]+?)(?:@(\d{1,9})-(\d{1,9}))?$/i;

/** `semantic_01h455vb4pex5vsknk084sn02q`, with `@1200-2400` behind it where the text was longer than what was told. */
export function writeTold(type: string, { id, start, end }: ToldMemory, isPart: boolean): string {
  return isPart ? `${showId(type, id)}@${start}-${end}` : showId(type, id);
}

/** Null: it is none. */
export function readTold(written: string): ToldMemory | null {
  const [, shown = '', start = '0', end = String(Number.MAX_SAFE_INTEGER)] = WRITTEN.exec(written) ?? [];
  const id = readId(shown);
  return id === null ? null : { id, start: Number(start), end: Math.max(Number(start), Number(end)) };
}
