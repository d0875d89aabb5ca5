import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { agentOf } from '../kind.js';
import { type KindQuery, kindRows } from '../kind-rows.query.js';
import { holdingWords } from './candidates.query.js';
import { CONFIDENCE, confidenceOf, type Fact, showFact } from './fact.js';
import { jaccard, tokensOf } from './likeness.js';
import { neighboursOf } from './neighbours.query.js';

export interface FactQuery {
  readonly agent?: string | undefined;
  readonly query: string;
  readonly concepts?: readonly string[] | undefined;
  readonly limit: number;
  readonly min_confidence: number;
  readonly hops: number;
}

/** Number of seeds per returned fact. Linked facts do not compete with them. */
const OVERSAMPLED = 5;

/** Facts found by their words, then the facts linked to them. */
@Injectable()
export class FindFacts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: FactQuery): Promise<{ facts: Fact[] }> {
    return this.database.withScope(
      scope,
      async (tx) => ({ facts: (await this.findIn(tx, scope, query)).map(showFact) }),
      { readOnly: true },
    );
  }

  async findIn(tx: Tx, scope: Scope, query: FactQuery): Promise<RecordRow[]> {
    const { limit } = query;
    if (query.concepts?.length === 0) return [];
    const now = this.clock.now();
    const kind = { type: 'semantic' as const, agent: agentOf(scope, query), shared: true, more: conditionsOf(query) };
    if (query.query.trim() === '') {
      return kindRows(tx, scope, { ...kind, order: sql`${CONFIDENCE} desc, r.created_at desc, r.id desc`, limit }, now);
    }
    const found = await holdingWords(tx, scope, kind, { text: query.query, limit: limit * OVERSAMPLED }, now);
    const seeds = rankedSeeds(found, query.query);
    if (seeds.length >= limit) return seeds.slice(0, limit);
    return [...seeds, ...(await this.linked(tx, scope, kind, seeds, query, now))].slice(0, limit);
  }

  /** Nearer ones first, whatever their scores. */
  private async linked(
    tx: Tx,
    scope: Scope,
    kind: KindQuery,
    seeds: readonly RecordRow[],
    { query, hops, limit }: FactQuery,
    now: Date,
  ): Promise<RecordRow[]> {
    const asked = tokensOf(query);
    const reached: RecordRow[] = [];
    const known = new Set(seeds.map(({ id }) => id));
    let from = [...known];
    for (let hop = 0; hop < hops && from.length > 0 && known.size < limit; hop++) {
      const near = (await neighboursOf(tx, scope, kind, from, now)).filter(({ row }) => !known.has(row.id));
      const scored = near.map(({ row, strength }) => ({
        row,
        score: (0.5 * strength + 0.5 * jaccard(asked, tokensOf(row.content))) * confidenceOf(row),
      }));
      scored.sort((a, b) => b.score - a.score || (a.row.id < b.row.id ? -1 : 1));
      for (const { row } of scored) known.add(row.id);
      reached.push(...scored.map(({ row }) => row));
      from = scored.map(({ row }) => row.id);
    }
    return reached;
  }
}

/** Ranks by the order of the words' search, the share of the question's words, and the confidence. Weights of the published library. */
function rankedSeeds(found: readonly RecordRow[], query: string): RecordRow[] {
  const asked = tokensOf(query);
  return found
    .map((row, rank) => {
      const alike = jaccard(asked, tokensOf(`${row.title ?? ''} ${row.content}`));
      return { row, score: (0.6 * (1 - rank / found.length) + 0.4 * alike) * confidenceOf(row), rank };
    })
    .sort((a, b) => b.score - a.score || a.rank - b.rank)
    .map(({ row }) => row);
}

function conditionsOf({ min_confidence: floor, concepts }: FactQuery): SQL {
  // Stored and requested numbers are both JSON doubles.
  const sure = floor > 0 ? sql`${CONFIDENCE} >= ${floor}::float8` : sql`true`;
  if (concepts === undefined) return sure;
  const words = concepts.map((concept) => concept.toLowerCase());
  return sql`${sure} and exists (
    select from unnest(${sql.param(words)}::text[]) as w (word) where strpos(lower(coalesce(r.title, '')), w.word) > 0)`;
}
