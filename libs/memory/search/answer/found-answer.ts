import type { Hints } from '@contracts/records/write-notes.js';
import type { RelatedRecord } from '@contracts/graph/graph.operations.js';
import type { SearchLevel } from '@contracts/search/search.operations.js';
import type { SourceMessage } from '@contracts/messages/source-message.js';
import type { EdgeBetween } from '@memory/graph/edges-among.query.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { PassagePlace, ScoredHit } from '../hit.js';

/** What an answer tells of a hit. */
export interface Told {
  /** The hit's own record, or the summary that answers for it. */
  readonly row: RecordRow;
  /** All of the record's text, or the part that is told. */
  readonly content: string;
  /** Whether `content` is a part. */
  readonly excerpt: boolean;
  readonly speaker: string | null;
  /** Where the best passage lies in the record's whole content; of a summary's excerpt, in the excerpt. */
  readonly passage: PassagePlace;
}

/** A turn that stands beside a result in its session. */
export interface TurnBesideHit {
  readonly row: RecordRow;
  /** How many turns after the result; negative: before. */
  readonly offset: number;
  /** An earlier result tells its text already. */
  readonly told: boolean;
}

/** A hit with everything that is told of it. */
export interface ToldHit extends ScoredHit {
  readonly told: Told;
  readonly sourceMessages: readonly SourceMessage[];
  readonly related: readonly RelatedRecord[];
  readonly beside: readonly TurnBesideHit[];
  readonly level?: SearchLevel;
  /** What it takes in a prompt, where there is a budget. */
  readonly tokens?: number;
}

/** What a search found, before it is shown. */
export interface FoundAnswer {
  readonly hits: readonly ToldHit[];
  readonly total: number;
  readonly capped: boolean;
  /** Not everything was compared. */
  readonly approximate: boolean;
  /** Of an expanding search, the widest scope that was asked. */
  readonly level: SearchLevel | undefined;
  readonly degraded: readonly string[];
  readonly queryId?: string | undefined;
  readonly abstained?: boolean;
  readonly tokens?: number;
  readonly leftOut?: number;
  /** How long its steps took, where that was asked. In milliseconds. */
  readonly times?: ReadonlyMap<string, number>;
  readonly explain?: boolean;
  /** Between what was found, where the answer tells how it hangs together. */
  readonly edges?: readonly EdgeBetween[];
  /** Of the filter, where nothing was found. */
  readonly hints?: Hints;
}
