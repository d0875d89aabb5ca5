import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { ownValue } from '@kernel/own-value.js';
import type { Tx } from '@platform/database/database.js';
import type { ArmScope } from './arms/arm.js';
import type { Asked } from './arms/ask-arms.js';
import type { Hit, ReadHit } from './hit.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import type { ScopeReads } from './scope-reads.js';
import type { SearchQuery } from './search-query.js';

/** One scope whose hits are ranked. `reads` is its only access to data. */
export interface Ranking {
  readonly query: SearchQuery;
  readonly now: Date;
  /** Number of results requested. */
  readonly limit: number;
  /** What was read from the query, and the results of the arms. */
  readonly asked: Asked;
  /** The embedding space of the query's vector; null if the vector arm did not run. */
  readonly space: EmbeddingSpaceName | null;
  readonly steps: Steps;
  readonly reads: ScopeReads;
}

/** What folding needs besides: whose memory it is. */
export interface Folding extends Ranking {
  readonly scope: Pick<Scope, 'allUsers'>;
}

/** Counts what became of folded records in the ranking of one scope. */
export interface FoldedTally {
  note(tenantId: string, folded: { carried: number; fellBack: number; tokensSaved: number }): void;
}

/** One scope that is searched. An expanding search has one per level, with fewer labels at each. */
export interface ScopeSearch extends Ranking {
  readonly tx: Tx;
  readonly scope: Scope;
  readonly arm: ArmScope;
  readonly tally: FoldedTally;
}

/** One step of the ranking. It can be switched off by its name, and its duration is measured. */
export interface Stage<H extends Hit, Search extends Ranking = ScopeSearch> {
  readonly name: string;
  run(hits: readonly H[], search: Search): readonly H[] | Promise<readonly H[]>;
}

/** A stage over hits whose texts are read. Its own reads run in the same round trip. */
export interface ReadingStage {
  readonly name: string;
  /** @returns the function that adjusts the hits once their texts are read */
  begin(ids: readonly string[], search: Ranking): Adjust | Promise<Adjust>;
}
export type Adjust = (hits: readonly ReadHit[]) => readonly ReadHit[] | Promise<readonly ReadHit[]>;

/** The factor on a hit; 1 changes nothing. */
export type Weight<H extends Hit> = (hit: H) => number;

/** A stage that multiplies the sort key. Null if there is nothing to weigh. */
export function weighing<H extends Hit>(
  name: string,
  weigh: (search: Ranking, hits: readonly H[]) => Weight<H> | null,
): Stage<H, Ranking> {
  return { name, run: (hits, search) => weighed(name, hits, weigh(search, hits)) };
}

/** Multiplies the sort key, and records the factor for explanations. */
export function weighed<H extends Hit>(name: string, hits: readonly H[], weight: Weight<H> | null): readonly H[] {
  if (!weight) return hits;
  return hits.map((hit) => {
    const by = weight(hit);
    return by === 1 ? hit : { ...hit, sum: hit.sum * by, weights: { ...hit.weights, [name]: by } };
  });
}

/** Runs the stages that are switched on, one after another. */
export async function runStages<H extends Hit, Search extends Ranking>(
  stages: readonly Stage<H, Search>[],
  hits: readonly H[],
  search: Search,
): Promise<readonly H[]> {
  let current = hits;
  const turns = new EventLoopTurns();
  for (const stage of stages) {
    await turns.yieldToEventLoop();
    if (search.steps.has(stage.name)) current = await search.steps.time(stage.name, () => stage.run(current, search));
  }
  return current;
}

/** Stages that an older name switches; accepted until 1.0. */
const FORMER_NAMES: Readonly<Record<string, readonly string[]>> = {
  weights: ['length', 'in_time', 'first_last', 'recency'],
};

/** The stages of one search that are switched on, and the duration of its steps. */
export class Steps {
  private readonly took = new Map<string, number>();

  private constructor(
    private readonly on: ReadonlySet<string> | null,
    private readonly tell: (step: string, ms: number) => void,
  ) {}

  /**
   * @param wanted names of the stages to run; absent: all
   * @throws RecollectError invalid_input for an unknown name
   */
  static of(
    wanted: readonly string[] | undefined,
    known: readonly string[],
    tell: (step: string, ms: number) => void = () => undefined,
  ): Steps {
    const names = wanted?.flatMap((name) => ownValue(FORMER_NAMES, name) ?? [name]);
    for (const name of names ?? [])
      if (!known.includes(name)) throw invalid('stages', `'${name}' is no stage; the stages are ${known.join(', ')}`);
    return new Steps(names ? new Set(names) : null, tell);
  }

  has(stage: string): boolean {
    return this.on?.has(stage) ?? true;
  }

  /** Runs a step and measures its time, including waits. Repeated runs in a wider scope add up. */
  async time<T>(step: string, run: () => T | Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await run();
    } finally {
      const ms = performance.now() - started;
      this.took.set(step, (this.took.get(step) ?? 0) + ms);
      this.tell(step, ms);
    }
  }

  /** In milliseconds, in the order of the first runs. */
  times(): ReadonlyMap<string, number> {
    return this.took;
  }
}
