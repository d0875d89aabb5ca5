import { stopWords } from '@memory/indexing/stop-words.js';

/** The type of a record that says what is intended for later. */
export const INTENTION_TYPE = 'prospective';

/** Code points of the longest word. Longer ones are cut on both sides alike. */
const LONGEST = 64;
/** Of one text. What a person writes in one go has fewer. */
const MOST_WORDS = 10_000;
/** Intl.Segmenter takes time that grows with the square of a run, so runs are cut to this. */
const SEGMENTED_UNITS = 200;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)?/gu;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The distinct words of a text, in lower case, whole: `now` is no word of `know`. Scripts without spaces are cut where a
 * dictionary cuts them.
 */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const found of text.normalize('NFKC').toLowerCase().match(WORD) ?? []) {
    const bare = found.replace(/['’](?:s|re|ve|ll|d|m)$/u, '').replaceAll('’', "'");
    for (const word of UNSPACED.test(bare) ? segmentsOf(bare) : [bare]) words.add(cut(word));
    if (words.size >= MOST_WORDS) break;
  }
  return words;
}

function* segmentsOf(run: string): Generator<string> {
  for (let start = 0; start < run.length; start += SEGMENTED_UNITS) {
    for (const { segment, isWordLike } of segmenter.segment(run.slice(start, start + SEGMENTED_UNITS))) {
      if (isWordLike) yield segment;
    }
  }
}

function cut(word: string): string {
  return word.length <= LONGEST ? word : Array.from(word).slice(0, LONGEST).join('');
}

/** The words that call an intention up: those of its condition without function words, or all where it has no others. */
export function triggerWords(condition: string, language: string): string[] {
  const words = [...wordsOf(condition)];
  const telling = words.filter((word) => !stopWords('en').has(word) && !stopWords(language).has(word));
  return telling.length > 0 ? telling : words;
}

/** What calls this record up, as the index holds it: words, and an empty one for a time. None unless it is pending. */
export function triggersOf(record: {
  readonly type: string;
  readonly agent: string | null;
  readonly language: string;
  readonly fields: Readonly<Record<string, unknown>>;
}): { readonly word: string; readonly dueAt: Date | null }[] {
  const { trigger_condition: condition, trigger_at: at, status = 'pending' } = record.fields;
  if (record.type !== INTENTION_TYPE || record.agent === null || status !== 'pending') return [];
  const words = typeof condition === 'string' ? triggerWords(condition, record.language) : [];
  const dueAt = typeof at === 'string' ? new Date(at) : null;
  const timed = dueAt && !Number.isNaN(dueAt.getTime()) ? [{ word: '', dueAt }] : [];
  return [...words.map((word) => ({ word, dueAt: null })), ...timed];
}
