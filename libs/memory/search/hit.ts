import type { SearchArm } from '@contracts/search/search.operations.js';
import type { UsageStats } from '@memory/record-store/importance.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import type { SpeechAct } from '@memory/attributes/speech-act.js';
import type { Traits } from './arms/arm.js';
import type { FoundRow } from './scope-reads.js';

/** Position of a passage in the content of its record, in UTF-16 units. */
export interface PassagePlace {
  /** From 0. Absent if this is the whole record. */
  readonly index?: number;
  readonly start: number;
  readonly end: number;
}

/** A record on its way through a search. Each stage returns new hits and changes none. */
export interface Hit {
  readonly recordId: string;
  readonly traits: Traits;
  /** Rank and score in each arm. Empty if only its neighbours brought it. */
  readonly arms: Readonly<Partial<Record<SearchArm, { readonly rank: number; readonly score: number }>>>;
  /** The best passage. Null if no arm found one. */
  readonly passage: PassagePlace | null;
  /** Scores divided by the arm's best, 0…1; the vector score with its weight. */
  readonly byKeyword: number;
  readonly byVector: number;
  /** Weighted sum of the arms' scores. */
  readonly fused: number;
  /** 0…1: how surely it is about the query, independent of the other hits. */
  readonly certainty: number;
  /** Score borrowed from neighbours. */
  readonly lent: number;
  /** The sort key; has no fixed scale. */
  readonly sum: number;
  /** The factor of each stage that changed `sum`. */
  readonly weights: Readonly<Record<string, number>>;
}

/** What a hit says about the attribute that the query asks for. */
export interface Answering {
  /** How plainly it states it, 0…1. */
  readonly match: number;
  readonly act: SpeechAct;
  /** The record that superseded it. */
  readonly outdatedBy: RecordRow | null;
}

/** One of the best hits, with its text. */
export interface ReadHit extends Hit {
  /** Absent if the stage is off. */
  readonly answering?: Answering;
  /**
   * The signs of a turn (`stages/learned.ts`) that changed it most relative to the other turns, with their factors. Absent if it
   * is no turn among people, or if the stage is off.
   */
  readonly learned?: Readonly<Record<string, number>>;
  readonly row: FoundRow;
  /** Null for `as_of`: past usage is unknown. */
  readonly usage: UsageStats | null;
}

/** How links brought or raised a hit. */
export interface Linked {
  /** The hit from which links were followed. */
  readonly seed: { readonly id: string; readonly type: string };
  /** The relation as seen from the record before it. */
  readonly relation: string;
  /** Strength of the whole path, 0…1. */
  readonly strength: number;
  /** The records between, starting next to the seed. */
  readonly via: readonly { readonly id: string; readonly type: string }[];
}

/** A hit that may be returned. */
export interface ScoredHit extends ReadHit {
  /** Absent if no links led to it. */
  readonly linked?: Linked;
  /** 0…1. */
  readonly score: number;
  /** Duplicates that are returned with it, best first. */
  readonly duplicates: readonly RecordRow[];
  /** The summary that stands for it. */
  readonly through: Through | null;
}

/** A source record of a summary, with what the response shows of it. */
export interface SourceOfSummary {
  readonly sourceId: string;
  readonly type: string;
  readonly externalId: string | null;
  readonly occurredAt: Date;
  /** The name, else the role, with which its lines begin. */
  readonly speaker: string | null;
}

/** What the response shows of a summary beside its record. */
export interface Through {
  readonly summary: RecordRow;
  /** The summary's text, or the part that belongs to the hits. */
  readonly content: string;
  readonly excerpt: boolean;
  /** Speaker of all lines of an excerpt. Null if there are several; each line then begins with its own. */
  readonly speaker: string | null;
  /** The records whose lines are in `content`. */
  readonly sources: readonly SourceOfSummary[];
}

/**
 * The hit with a new sort key. All fields are written out, here and below: an object made by spreading and then extended takes eight
 * times the memory, and a search has some hundred hits.
 */
export function moved(hit: Hit, sum: number, lent = hit.lent): Hit {
  const { recordId, traits, arms, passage, byKeyword, byVector, fused, certainty, weights } = hit;
  return { recordId, traits, arms, passage, byKeyword, byVector, fused, certainty, lent, sum, weights };
}

/** The hit with its text. */
export function read(hit: Hit, row: FoundRow, usage: UsageStats | null): ReadHit {
  const { recordId, traits, arms, passage, byKeyword, byVector, fused, certainty, lent, sum, weights } = hit;
  return { recordId, traits, arms, passage, byKeyword, byVector, fused, certainty, lent, sum, weights, row, usage };
}

/** Highest first. Ties are broken by id, so a repeated search returns the same. */
export function byScore<T extends { recordId: string }>(score: (item: T) => number): (a: T, b: T) => number {
  return (a, b) => score(b) - score(a) || (a.recordId < b.recordId ? -1 : 1);
}

/** Like `byScore`, by the sort key. Written with signs only: returning a fraction would allocate at each comparison. */
export function bySum(a: Hit, b: Hit): number {
  if (a.sum !== b.sum) return a.sum > b.sum ? -1 : 1;
  return a.recordId < b.recordId ? -1 : 1;
}

/** Like `bySum`, before any stage has run. */
export function byFused(a: Hit, b: Hit): number {
  if (a.fused !== b.fused) return a.fused > b.fused ? -1 : 1;
  return a.recordId < b.recordId ? -1 : 1;
}

export function round(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}

/** The result of one scope. */
export interface RankedScope {
  /** Best first; all reach `min_score`. */
  readonly hits: readonly ScoredHit[];
  /** Number of records found that reach `min_score`, read or not. */
  readonly total: number;
  /** Whether there may be more. */
  readonly capped: boolean;
}
