import { unitVector } from '../vectors.js';

/** What the model is sure to read of an English text: its 128 tokens are about 500 characters. */
const WINDOW_CHARACTERS = 460;
/** Far longer than any of our passages. Text beyond it is not read. */
const READ_CHARACTERS = 8 * WINDOW_CHARACTERS;

/**
 * The model reads only the beginning of a text, so a long text is split between words into windows of equal length.
 */
export function windowsOf(text: string): string[] {
  const read = text.slice(0, READ_CHARACTERS);
  const windows: string[] = [];
  let start = 0;
  // Cutting at an earlier blank makes later windows slightly longer. WINDOW_CHARACTERS leaves room for that.
  for (let left = Math.ceil(read.length / WINDOW_CHARACTERS); left > 1; left--) {
    const end = wordEnd(read, start, start + Math.ceil((read.length - start) / left));
    windows.push(read.slice(start, end));
    start = end;
  }
  return [...windows, read.slice(start)].filter((window, i) => i === 0 || window.trim() !== '');
}

/** The last blank before `end`, unless it is so far back that the window would be short. */
function wordEnd(text: string, start: number, end: number): number {
  const blank = text.lastIndexOf(' ', end);
  return blank > start + (end - start) / 2 ? blank : end;
}

/** One vector for a text: the direction of the sum of its windows' vectors. */
export function joinWindows(vectors: readonly Float32Array[]): Float32Array {
  const [first] = vectors;
  if (!first || vectors.length === 1) return first ?? new Float32Array();
  const sum = new Float32Array(first.length);
  for (const vector of vectors) vector.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value));
  return unitVector(sum) ?? first;
}
