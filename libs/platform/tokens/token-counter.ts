import { setImmediate as breathe } from 'node:timers/promises';

/** The encodings that are counted really. */
export const ENCODINGS = ['o200k_base', 'cl100k_base'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** How many tokens a text is. Never fewer than the encoding makes of it. */
export type CountTokens = (text: string) => number;

/** In UTF-16 units, counted before others may go on: of prose 0.5 ms, of random letters 20 ms. */
const AT_ONCE = 4_000;
/** Where every encoding cuts, so that two parts are as many tokens as their whole: before a space between words. */
const SEAM = /(?<=[\p{L}\p{N}.,;:!?]) (?=[\p{L}\p{N}])/gu;

/**
 * Counts these texts and lets others go on in between.
 * @returns a counter that knows them
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

/** How many tokens texts are together. Lets others go on in between. */
export async function countTogether(texts: readonly string[]): Promise<number> {
  const count = await counted(await tokenCounter(), texts);
  return texts.reduce((sum, text) => sum + count(text), 0);
}

/** A text in parts of some `AT_ONCE` characters, which are together as many tokens; longer ones where it has no seam. */
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

/** In characters. The encoder's time grows with the square of a run: 1 ms for this, 380 ms for 20,000 letters. */
export const LONGEST_RUN = 800;
/** As both encodings cut a text before they merge: letters, other signs, white space, ends of lines. Digits go by threes. */
const LONG_RUN = longRuns(LONGEST_RUN);
/** What cutting a run out of its text may hide at its two ends. */
const SEAMS = 4;
/** Merged words that an encoder keeps, some 2 MB; its own default of 100,000 would keep ten times as much. */
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
 * The counter of an encoding. The first call takes some 200 ms and 30 MB an encoding, so nothing is loaded before
 * somebody counts.
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
  // Names of special tokens inside a text are text.
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

/** Finds what an encoder would take for one piece of more than so many characters. */
export function longRuns(most: number): RegExp {
  const kinds = ['[\\p{L}\\p{M}]', '[^\\s\\p{L}\\p{N}]', '\\s', '[\\r\\n/]'];
  return new RegExp(kinds.map((kind) => `${kind}{${most + 1},}`).join('|'), 'gu');
}

/** No encoding makes more tokens of a text than it has bytes. */
function mostOf(run: string): number {
  return Buffer.byteLength(run) + SEAMS;
}
