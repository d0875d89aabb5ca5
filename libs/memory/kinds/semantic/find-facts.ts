import { Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow } from '@memory/record-store/record-source.js';
import { Database, type Tx } from '@platform/database/database.js';
import { agentOf } from '../kind.js';
import { type KindQuery, kindRows, ofKind } from '../kind-rows.query.js';
import { holdingWords } from './candidates.query.js';
import { CONFIDENCE, confidenceOf, type Fact, showFact } from './fact.js';
import { jaccard, tokensOf } from './likeness.js';

interface Neighbour {
  readonly row: RecordRow;
  /** Strength of the strongest link by which it was reached. */
  readonly strength: number;
}

/** Maximum number of links followed per fact, strongest first. */
const FAN_OUT = 50;

/** Facts linked by likeness or contradiction to any of these, one step away, under the same conditions. */
async function neighboursOf(
  tx: Tx,
  scope: Scope,
  query: KindQuery,
  ids: readonly string[],
  now: Date,
): Promise<Neighbour[]> {
  if (ids.length === 0) return [];
  const from = sql`${sql.param([...ids])}::uuid[]`;
  const types = sql`('SIMILAR_TO', 'CONTRADICTS')`;
  const { rows } = await tx.execute(sql`
    with near as (
      select n.id, max(n.strength)::float8 as strength from unnest(${from}) as seed (id) cross join lateral (
        select e.id, e.strength from (
          select e.to_id as id, e.strength from edges e
          where e.tenant_id = ${scope.tenantId} and e.from_id = seed.id and e.type in ${types}
          union all
          select e.from_id, e.strength from edges e
          where e.tenant_id = ${scope.tenantId} and e.to_id = seed.id and e.type in ${types}
        ) e order by e.strength desc, e.id limit ${FAN_OUT}
      ) n where n.id <> all(${from}) group by n.id
    )
    select near.strength as link, ${RECORD_COLUMNS} from near
      join records r on r.tenant_id = ${scope.tenantId} and r.id = near.id
    where ${ofKind(scope, query, now)} order by near.strength desc, r.id`);
  return rows.map((raw) => ({ row: readRecordRow(raw), strength: raw['link'] as number }));
}

interface FactQuery {
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
