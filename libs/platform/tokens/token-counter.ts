import { setImmediate as breathe } from 'node:timers/promises';

/** The encodings that can be counted exactly. */
export type Encoding = 'o200k_base' | 'cl100k_base';

/** The number of tokens of a text. Never lower than the encoding's own. */
export type CountTokens = (text: string) => number;

/** UTF-16 units counted before yielding to other work: 0.5 ms for prose, 20 ms for random letters. */
const AT_ONCE = 4_000;
/** A space between words. Every encoding splits before it, so two parts have as many tokens as the whole. */
const SEAM = /(?<=[\p{L}\p{N}.,;:!?]) (?=[\p{L}\p{N}])/gu;

/**
 * Counts these texts and yields to other work in between.
 * @returns a counter that has their counts cached
 */
export async function counted(count: CountTokens, texts: Iterable<string>): Promise<CountTokens> {
  const known = new Map<string, number>();
  let since = 0;
  for (const text of texts) {
    let tokens = 0;
    for (const part of partsOf(text)) {
      since += part.length;
      if (since > AT_ONCE) {
        since = part.length;
        await breathe();
      }
      tokens += count(part);
    }
    known.set(text, tokens);
  }
  return (text) => known.get(text) ?? count(text);
}

/** The total number of tokens of the texts. Yields to other work in between. */
export async function countTogether(texts: readonly string[]): Promise<number> {
  const count = await counted(await tokenCounter(), texts);
  return texts.reduce((sum, text) => sum + count(text), 0);
}

/**
 * Splits a text into parts of about `AT_ONCE` characters with the same total of tokens; longer where it has no seam.
 */
export function partsOf(text: string): string[] {
  if (text.length <= AT_ONCE) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(SEAM)) {
    if (index - from < AT_ONCE) continue;
    parts.push(text.slice(from, index));
    from = index;
  }
  return [...parts, text.slice(from)];
}

/**
 * In characters. The encoder's time grows with the square of a run's length: 1 ms for this, 380 ms for 20,000 letters.
 */
export const LONGEST_RUN = 800;
/**
 * Both encodings first split a text into such runs: letters, other signs, white space, line ends. Digits go by threes.
 */
const LONG_RUN = longRuns(LONGEST_RUN);
/** Extra tokens that may arise at the two ends of a run that is cut out of its text. */
const SEAMS = 4;
/** Merged words that an encoder caches, about 2 MB. Its own default of 100,000 would take ten times as much. */
const REMEMBERED_WORDS = 10_000;

interface Encoder {
  countTokens(text: string, options: { disallowedSpecial: Set<string> }): number;
  setMergeCacheSize(words: number): void;
}

const encoders: Record<Encoding, () => Promise<Encoder>> = {
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
};
const loaded = new Map<Encoding, Promise<CountTokens>>();

/**
 * The counter of an encoding. The first call takes about 200 ms and 30 MB per encoding, so an encoding is loaded on its
 * first use.
 */
export function tokenCounter(encoding: Encoding = 'o200k_base'): Promise<CountTokens> {
  const found = loaded.get(encoding);
  if (found) return found;
  const counter = encoders[encoding]().then(counterOf);
  loaded.set(encoding, counter);
  return counter;
}

function counterOf(encoder: Encoder): CountTokens {
  encoder.setMergeCacheSize(REMEMBERED_WORDS);
  // Names of special tokens inside a text are ordinary text.
  const options = { disallowedSpecial: new Set<string>() };
  return (text) => {
    if (text.length <= LONGEST_RUN) return encoder.countTokens(text, options);
    let tokens = 0;
    let from = 0;
    for (const { 0: run, index } of text.matchAll(LONG_RUN)) {
      tokens += encoder.countTokens(text.slice(from, index), options) + mostOf(run);
      from = index + run.length;
    }
    return tokens + encoder.countTokens(from === 0 ? text : text.slice(from), options);
  };
}

/** Matches runs of more than `most` characters, which an encoder would process as one piece. */
export function longRuns(most: number): RegExp {
  const kinds = ['[\\p{L}\\p{M}]', '[^\\s\\p{L}\\p{N}]', '\\s', '[\\r\\n/]'];
  return new RegExp(kinds.map((kind) => `${kind}{${most + 1},}`).join('|'), 'gu');
}

/** A text never has more tokens than bytes. */
function mostOf(run: string): number {
  return Buffer.byteLength(run) + SEAMS;
}
