import type { RecordRow } from '@memory/record-store/record-row.js';
import { quantitiesIn, type Quantity } from './quantities.js';
import { pointsIn, wordsIn, type NamedPoint } from './reading.js';

/** What an answer tells of a record beside its text. */
export type EvidenceRow = Pick<
  RecordRow,
  'id' | 'userId' | 'type' | 'externalId' | 'title' | 'occurredAt' | 'sequence' | 'sessionId'
>;

/** A memory that was found for a question. */
export interface Evidence {
  readonly row: EvidenceRow;
  /** All of its text, or the passage that was found. */
  readonly text: string;
  readonly excerpt: boolean;
  readonly speaker: string | null;
  /** Of the search that found it best, 0…1. */
  readonly score: number;
  /** Over all queries that found it: what is packed first. */
  readonly weight: number;
  /** Which search found it first, from 1. */
  readonly step: number;
  /** What it takes in a prompt. */
  readonly tokens: number;
  /** Ids of what it is said to contradict. */
  readonly contradicts: readonly string[];
}

/** Two findings of one memory, as one: what is told of it holds both. */
export function joined(one: Evidence, other: Evidence): Evidence {
  if (one.text.includes(other.text)) return one;
  if (other.text.includes(one.text)) return other;
  return { ...one, text: `${one.text}\n…\n${other.text}`, tokens: one.tokens + other.tokens };
}

/** What is read out of it, once. */
export interface Reading {
  readonly words: ReadonlySet<string>;
  readonly points: readonly NamedPoint[];
  readonly quantities: readonly Quantity[];
}

const readings = new WeakMap<Evidence, Reading>();

export function readingOf(evidence: Evidence): Reading {
  const known = readings.get(evidence);
  if (known) return known;
  const { row, text, speaker } = evidence;
  const title = row.title ?? '';
  const reading = {
    words: new Set(wordsIn(`${title}\n${speaker ?? ''}\n${text}`)),
    points: pointsIn(`${title}\n${text}`),
    quantities: quantitiesIn(text, title),
  };
  readings.set(evidence, reading);
  return reading;
}

/** Whether a memory speaks of a name, whole or by its last word: "Klaebo" for "Johannes Klaebo". */
export function names(evidence: Pick<Evidence, 'row' | 'text' | 'speaker'>, name: string): boolean {
  const text = `${evidence.row.title ?? ''}\n${evidence.speaker ?? ''}\n${evidence.text}`.toLowerCase();
  const wanted = name.toLowerCase();
  return text.includes(wanted) || (wanted.includes(' ') && wanted.split(' ').every((word) => text.includes(word)));
}

/** Oldest first; of one instant in the order of their session. */
export function chronological(evidence: readonly Evidence[]): Evidence[] {
  return [...evidence].sort(
    ({ row: a }, { row: b }) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() || a.sequence - b.sequence || (a.id < b.id ? -1 : 1),
  );
}

export interface Sentence {
  readonly text: string;
  /** Of the question's words, how many it has. */
  readonly overlap: number;
}

const SENTENCE = /(?<=[.!?。！？])\s+|\n+/u;
/** A bullet or step alone says little; a paragraph is no quote. */
const LONGEST = 400;

/** The sentences of a memory that say most of what is asked, in their order. */
export function tellingSentences(text: string, asked: ReadonlySet<string>, most: number): Sentence[] {
  const sentences = text
    .split(SENTENCE)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one, place) => {
      const words = wordsIn(one);
      return { text: one.slice(0, LONGEST), place, overlap: words.filter((word) => asked.has(word)).length };
    });
  const best = [...sentences].sort((a, b) => b.overlap - a.overlap || a.place - b.place).slice(0, most);
  return best.filter(({ overlap }, i) => i === 0 || overlap > 0).sort((a, b) => a.place - b.place);
}
