import { unitVector } from '../vectors.js';

/** What the model surely reads of an English text: its 128 pieces are about 500 characters. */
const WINDOW_CHARACTERS = 460;
/** Longer than any passage of ours by far; what comes after is not read. */
const READ_CHARACTERS = 8 * WINDOW_CHARACTERS;

/**
 * The model reads the beginning of a text and ignores the rest, so a long text is read in windows of equal length,
 * cut between words.
 */
export function windowsOf(text: string): string[] {
  const read = text.slice(0, READ_CHARACTERS);
  const windows: string[] = [];
  let start = 0;
  // The blanks that a cut falls back to make later windows a little longer: WINDOW_CHARACTERS leaves room for that.
  for (let left = Math.ceil(read.length / WINDOW_CHARACTERS); left > 1; left--) {
    const end = wordEnd(read, start, start + Math.ceil((read.length - start) / left));
    windows.push(read.slice(start, end));
    start = end;
  }
  return [...windows, read.slice(start)].filter((window, i) => i === 0 || window.trim() !== '');
}

/** The last blank before `end`, unless it lies so far back that the window would be short. */
function wordEnd(text: string, start: number, end: number): number {
  const blank = text.lastIndexOf(' ', end);
  return blank > start + (end - start) / 2 ? blank : end;
}

/** One vector for a text: the direction in which its windows lie together. */
export function joinWindows(vectors: readonly Float32Array[]): Float32Array {
  const [first] = vectors;
  if (!first || vectors.length === 1) return first ?? new Float32Array();
  const sum = new Float32Array(first.length);
  for (const vector of vectors) vector.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value));
  return unitVector(sum) ?? first;
}
