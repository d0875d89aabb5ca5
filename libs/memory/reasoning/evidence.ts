import type { RecordRow } from '@memory/record-store/record-source.js';
import { quantitiesIn, type Quantity } from './quantities.js';
import { pointsIn, wordsIn, type NamedPoint } from './reading.js';

/** The fields of a record that an answer shows beside its text. */
export type EvidenceRow = Pick<
  RecordRow,
  'id' | 'userId' | 'type' | 'externalId' | 'title' | 'occurredAt' | 'sequence' | 'sessionId'
>;

/** A memory that was found for a question. */
export interface Evidence {
  readonly row: EvidenceRow;
  /** The whole text, or the found passage. */
  readonly text: string;
  readonly excerpt: boolean;
  readonly speaker: string | null;
  /** The highest score in any search, 0…1. */
  readonly score: number;
  /** Sum over all queries that found it; decides the order of packing. */
  readonly weight: number;
  /** The first search that found it, from 1. */
  readonly step: number;
  /** Its tokens in a prompt. */
  readonly tokens: number;
  /** Ids of memories that it contradicts, by links. */
  readonly contradicts: readonly string[];
  /** Id of the memory that replaced it, as far as the search knows. */
  readonly outdatedBy?: string | undefined;
}

/** Merges two results for the same memory; the text contains both. */
export function joined(one: Evidence, other: Evidence): Evidence {
  if (one.text.includes(other.text)) return one;
  if (other.text.includes(one.text)) return other;
  return { ...one, text: `${one.text}\n…\n${other.text}`, tokens: one.tokens + other.tokens };
}

/** The parsed content of a memory, cached. */
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

/** Whether a memory contains a name, whole or by its last word: "Klaebo" for "Johannes Klaebo". */
export function names(evidence: Pick<Evidence, 'row' | 'text' | 'speaker'>, name: string): boolean {
  const text = `${evidence.row.title ?? ''}\n${evidence.speaker ?? ''}\n${evidence.text}`.toLowerCase();
  const wanted = name.toLowerCase();
  return text.includes(wanted) || (wanted.includes(' ') && wanted.split(' ').every((word) => text.includes(word)));
}

/** Oldest first. Records with the same timestamp keep the order of their session. */
export function chronological(evidence: readonly Evidence[]): Evidence[] {
  return [...evidence].sort(
    ({ row: a }, { row: b }) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() || a.sequence - b.sequence || (a.id < b.id ? -1 : 1),
  );
}

export interface Sentence {
  readonly text: string;
  /** Number of the question's words in it. */
  readonly overlap: number;
}

/** "Dr." ends no sentence. */
const SENTENCE = /(?<=[.!?。！？])(?<!(?<!\p{L})(?:dr|mr|mrs|ms|prof|st|sra?|mme)\.)\s+|\n+/iu;
/** A single bullet is too short for a quote, and a paragraph too long. */
const LONGEST = 400;

/** The sentences of a memory with most of the question's words, in order. */
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
