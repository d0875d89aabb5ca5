import type { Hints } from '@contracts/records/write-notes.js';
import type { RelatedRecord } from '@contracts/graph/graph.operations.js';
import type { SearchLevel } from '@contracts/search/search.operations.js';
import type { SourceMessage } from '@contracts/messages/source-message.js';
import type { EdgeBetween } from '@memory/graph/edges-among.query.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { PassagePlace, ScoredHit } from '../hit.js';

/** The text that the response shows for a hit. */
export interface Told {
  /** The hit's own record, or the summary that stands for it. */
  readonly row: RecordRow;
  /** The whole text of the record, or the excerpt that is shown. */
  readonly content: string;
  /** Whether `content` is an excerpt. */
  readonly excerpt: boolean;
  readonly speaker: string | null;
  /** Position of the best passage in the whole content of the record. For an excerpt of a summary: position in the excerpt. */
  readonly passage: PassagePlace;
}

/** A turn next to a result in its session. */
export interface TurnBesideHit {
  readonly row: RecordRow;
  /** Turns after the result; negative if before it. */
  readonly offset: number;
  /** Whether an earlier result already contains its text. */
  readonly told: boolean;
}

/** A hit with everything that the response shows of it. */
export interface ToldHit extends ScoredHit {
  readonly told: Told;
  readonly sourceMessages: readonly SourceMessage[];
  readonly related: readonly RelatedRecord[];
  readonly beside: readonly TurnBesideHit[];
  readonly level?: SearchLevel;
  /** Its tokens in a prompt. Only set if the query has a budget. */
  readonly tokens?: number;
}

/** The result of a search before it is formatted. */
export interface FoundAnswer {
  readonly hits: readonly ToldHit[];
  readonly total: number;
  readonly capped: boolean;
  /** Whether some candidates were not compared. */
  readonly approximate: boolean;
  /** The widest scope that was searched. Only set for an expanding search. */
  readonly level: SearchLevel | undefined;
  readonly degraded: readonly string[];
  readonly queryId?: string | undefined;
  readonly abstained?: boolean;
  readonly tokens?: number;
  readonly leftOut?: number;
  /** Duration of each step in milliseconds. Only set if the query asks for it. */
  readonly times?: ReadonlyMap<string, number>;
  readonly explain?: boolean;
  /** Edges between the results. Only set if the query asks for the subgraph. */
  readonly edges?: readonly EdgeBetween[];
  /** Hints about the filter. Only set if nothing was found. */
  readonly hints?: Hints;
}
