import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import type { Tx } from '@platform/database/database.js';
import type { ArmScope } from './arms/arm.js';
import type { Asked } from './arms/ask-arms.js';
import type { Hit, ReadHit } from './hit.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import type { ScopeReads } from './scope-reads.js';
import type { SearchQuery } from './search-query.js';
import type { SearchTally } from './search-tally.js';

/** One scope whose hits are ranked. What is read for it is read by `reads` alone. */
export interface Ranking {
  readonly query: SearchQuery;
  readonly now: Date;
  /** Results that are wanted. */
  readonly limit: number;
  /** What was read out of the query, and what the arms said of it. */
  readonly asked: Asked;
  /** In which the query was embedded; null: the vector arm was not asked. */
  readonly space: EmbeddingSpaceName | null;
  readonly steps: Steps;
  readonly reads: ScopeReads;
}

/** What folding asks for: whose memory it is. */
export interface Folding extends Ranking {
  readonly scope: Pick<Scope, 'allUsers'>;
}

/** One scope that is searched, as its stages know it. An expanding search asks each level with fewer labels. */
export interface ScopeSearch extends Ranking {
  readonly tx: Tx;
  readonly scope: Scope;
  readonly arm: ArmScope;
  readonly tally: Pick<SearchTally, 'note'>;
}

/** One step of the order of results. It can be switched off by its name, and its time is told. */
export interface Stage<H extends Hit, Search extends Ranking = ScopeSearch> {
  readonly name: string;
  run(hits: readonly H[], search: Search): readonly H[] | Promise<readonly H[]>;
}

/** A stage over hits whose texts were read. What it has to read as well is asked in the same trip. */
export interface ReadingStage {
  readonly name: string;
  /** @returns what is done with the hits, once their texts are there */
  begin(ids: readonly string[], search: Ranking): Adjust | Promise<Adjust>;
}
export type Adjust = (hits: readonly ReadHit[]) => readonly ReadHit[] | Promise<readonly ReadHit[]>;

/** How much a hit counts; 1 leaves it. */
export type Weight<H extends Hit> = (hit: H) => number;

/** A stage that multiplies what orders hits. Null: there is nothing to weigh. */
export function weighing<H extends Hit>(
  name: string,
  weigh: (search: Ranking, hits: readonly H[]) => Weight<H> | null,
): Stage<H, Ranking> {
  return { name, run: (hits, search) => weighed(name, hits, weigh(search, hits)) };
}

/** Where a score is multiplied, whatever for; and what by is kept for who asks. */
export function weighed<H extends Hit>(name: string, hits: readonly H[], weight: Weight<H> | null): readonly H[] {
  if (!weight) return hits;
  return hits.map((hit) => {
    const by = weight(hit);
    return by === 1 ? hit : { ...hit, sum: hit.sum * by, weights: { ...hit.weights, [name]: by } };
  });
}

/** Runs those that are switched on, one after the other. */
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

/** What older names switch; accepted until 1.0. */
const FORMER_NAMES: Readonly<Record<string, readonly string[]>> = {
  weights: ['length', 'in_time', 'first_last', 'recency'],
};

/** Which stages of one search are switched on, and how long its steps took. */
export class Steps {
  private readonly took = new Map<string, number>();

  private constructor(
    private readonly on: ReadonlySet<string> | null,
    private readonly tell: (step: string, ms: number) => void,
  ) {}

  /**
   * @param wanted stages to run; absent: all
   * @throws RecollectError invalid_input for a name that no stage has
   */
  static of(
    wanted: readonly string[] | undefined,
    known: readonly string[],
    tell: (step: string, ms: number) => void = () => undefined,
  ): Steps {
    const names = wanted?.flatMap((name) => FORMER_NAMES[name] ?? [name]);
    for (const name of names ?? [])
      if (!known.includes(name)) throw invalid('stages', `'${name}' is no stage; the stages are ${known.join(', ')}`);
    return new Steps(names ? new Set(names) : null, tell);
  }

  has(stage: string): boolean {
    return this.on?.has(stage) ?? true;
  }

  /** Does it and takes its time, waiting included. A step that is done again, in a wider scope, adds to its time. */
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

  /** In milliseconds, in the order in which they ran first. */
  times(): ReadonlyMap<string, number> {
    return this.took;
  }
}
