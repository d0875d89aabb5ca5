import type { SearchArm } from '@contracts/search/search.operations.js';
import type { UsageStats } from '@memory/record-store/importance.query.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { SpeechAct } from '@memory/attributes/speech-act.js';
import type { Traits } from './arms/arm.js';
import type { FoundRow } from './records-by-id.query.js';

/** Where a passage stands in its record's content, in UTF-16 units. */
export interface PassagePlace {
  /** From 0. Absent: not a passage, but the whole record. */
  readonly index?: number;
  readonly start: number;
  readonly end: number;
}

/** A record on its way through a search. Each stage answers hits anew, and changes none. */
export interface Hit {
  readonly recordId: string;
  readonly traits: Traits;
  /** What each arm said of it. Empty where only its neighbours brought it. */
  readonly arms: Readonly<Partial<Record<SearchArm, { readonly rank: number; readonly score: number }>>>;
  /** The best passage. Null where no arm found it. */
  readonly passage: PassagePlace | null;
  /** Each over the arm's best, 0…1; the vector's with its weight. */
  readonly byKeyword: number;
  readonly byVector: number;
  /** Weighted sum of the arms' scores. */
  readonly fused: number;
  /** 0…1: how surely it is about the query, whatever else was found. */
  readonly certainty: number;
  /** What its neighbours lent. */
  readonly lent: number;
  /** What orders hits; of no fixed scale. */
  readonly sum: number;
  /** By stage, what it multiplied `sum` by; without those that left it. */
  readonly weights: Readonly<Record<string, number>>;
}

/** What a hit says of the attribute that is asked for. */
export interface Answering {
  /** How plainly it says it, 0…1. */
  readonly match: number;
  readonly act: SpeechAct;
  /** The record that took its place. */
  readonly outdatedBy: RecordRow | null;
}

/** One of the best, with its text. */
export interface ReadHit extends Hit {
  /** Absent where the stage is off. */
  readonly answering?: Answering;
  /** Which signs of a turn (`ranking/turn-signs.ts`) moved it most beside the other turns, each by which factor. Absent: it is none among people, or the stage is off. */
  readonly learned?: Readonly<Record<string, number>>;
  readonly row: FoundRow;
  /** Null where the past is asked: of then it is not known. */
  readonly usage: UsageStats | null;
}

/** By which way links brought or raised a hit. */
export interface Linked {
  /** The hit from which links were followed. */
  readonly seed: { readonly id: string; readonly type: string };
  /** As the record before it sees it. */
  readonly relation: string;
  /** Of the whole way, 0…1. */
  readonly strength: number;
  /** The records between, from the nearest to the seed on. */
  readonly via: readonly { readonly id: string; readonly type: string }[];
}

/** One that may be answered. */
export interface ScoredHit extends ReadHit {
  /** Absent where no links were followed to it. */
  readonly linked?: Linked;
  /** 0…1. */
  readonly score: number;
  /** What says the same and is told with it, best first. */
  readonly duplicates: readonly RecordRow[];
  /** The summary that answers for it. */
  readonly through: Through | null;
}

/** That a summary was made of a record, with what an answer tells of it. */
export interface SourceOfSummary {
  readonly sourceId: string;
  readonly type: string;
  readonly externalId: string | null;
  readonly occurredAt: Date;
  /** By name, else by role, as the lines begin with it. */
  readonly speaker: string | null;
}

/** What an answer tells of a summary beside its record. */
export interface Through {
  readonly summary: RecordRow;
  /** The summary's text, or the part of it that belongs to the hits. */
  readonly content: string;
  readonly excerpt: boolean;
  /** Of all lines of an excerpt. Null: of several, and each line begins with its own. */
  readonly speaker: string | null;
  /** The records whose lines `content` holds. */
  readonly sources: readonly SourceOfSummary[];
}

/**
 * The hit, with another place in the order. Written out, as the one below is: what is spread into an object that is given more
 * takes eight times the memory, and there are some hundred hits in every search.
 */
export function moved(hit: Hit, sum: number, lent = hit.lent): Hit {
  const { recordId, traits, arms, passage, byKeyword, byVector, fused, certainty, weights } = hit;
  return { recordId, traits, arms, passage, byKeyword, byVector, fused, certainty, lent, sum, weights };
}

/** The hit, with its text. */
export function read(hit: Hit, row: FoundRow, usage: UsageStats | null): ReadHit {
  const { recordId, traits, arms, passage, byKeyword, byVector, fused, certainty, lent, sum, weights } = hit;
  return { recordId, traits, arms, passage, byKeyword, byVector, fused, certainty, lent, sum, weights, row, usage };
}

/** Highest first; equal scores by id, so that a search repeated answers the same. */
export function byScore<T extends { recordId: string }>(score: (item: T) => number): (a: T, b: T) => number {
  return (a, b) => score(b) - score(a) || (a.recordId < b.recordId ? -1 : 1);
}

/** As `byScore`, of what orders a hit. By itself and by signs alone: a fraction that is answered is made anew at each comparison. */
export function bySum(a: Hit, b: Hit): number {
  if (a.sum !== b.sum) return a.sum > b.sum ? -1 : 1;
  return a.recordId < b.recordId ? -1 : 1;
}

/** As `bySum`, before anything has moved it. */
export function byFused(a: Hit, b: Hit): number {
  if (a.fused !== b.fused) return a.fused > b.fused ? -1 : 1;
  return a.recordId < b.recordId ? -1 : 1;
}

export function round(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}

/** What one scope answers. */
export interface RankedScope {
  /** Best first; all reach `min_score`. */
  readonly hits: readonly ScoredHit[];
  /** Records found that reach `min_score`, whether they were read or not. */
  readonly total: number;
  /** There may be more. */
  readonly capped: boolean;
}
