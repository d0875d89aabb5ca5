import { sql, type SQL } from 'drizzle-orm';
import type { SearchArm } from '@contracts/search/search.operations.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import type { Scope } from '@kernel/scope.js';
import { notSuperseded, recordConditions, recordSource } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import type { ArmScope } from './arms/arm.js';
import { askArms } from './arms/ask-arms.js';
import { bySum, type Hit, type RankedScope, read, type ReadHit, type ScoredHit } from './hit.js';
import { withThePast } from './of-the-past.js';
import type { EmbeddedQuery } from './query-vector.js';
import { assuranceOf } from './ranking/assurance.js';
import { calibrationOf, fuse, publicScores } from './ranking/fuse.js';
import { ARMS, READ } from './ranking/profile.js';
import { readsOf } from './scope-reads.js';
import type { SearchQuery } from './search-query.js';
import { type Ranking, runStages, type ScopeSearch } from './stage.js';
import { ADJUSTING, BOOSTING, GRAPH_STAGE } from './stages.js';
import { followLinks } from './stages/graph.js';

/** The parameters of a search that exclude records, beside those of every read. */
interface LeavesOut {
  readonly as_of?: Date | undefined;
  readonly type?: string | undefined;
  readonly filter?: object | undefined;
  readonly include_compressed?: boolean | undefined;
}

/**
 * A batch summary repeats its sources in fewer words. As a hit it would displace them and change the scale of all scores. So it is
 * found through its sources, and directly only if none of them is left, or if the search is limited to summaries.
 */
function notSpokenFor({ tenantId }: Scope, request: LeavesOut): SQL {
  if (request.as_of || request.type !== undefined || request.filter) return sql``;
  return sql` and (r.type <> 'summary' or r.metadata->>'kind' is distinct from 'batch' or not exists (
    select 1 from edges e join records s on s.id = e.to_id
    where e.tenant_id = ${tenantId} and s.tenant_id = ${tenantId} and e.from_id = r.id and e.type = 'CONSOLIDATES'
      and s.compressed and s.forgotten_at is null and not s.quarantined))`;
}

/**
 * An archived record is one that was folded without a batch summary; it is found only on request. A record with a batch summary
 * stays searchable, and the summary is returned for it. Summaries of a day do not matter here.
 */
function notArchived({ tenantId }: Scope, query: LeavesOut): SQL {
  if (query.include_compressed || query.as_of) return sql``;
  return sql` and (not r.compressed or exists (
    select 1 from edges e where e.tenant_id = ${tenantId} and e.to_id = r.id and e.type = 'CONSOLIDATES'
      and e.properties->>'kind' = 'batch'))`;
}

/** The input that is the same for every scope of a search. */
export interface Asking extends Pick<ScopeSearch, 'limit' | 'now' | 'steps' | 'tally'> {
  /** The hashes under which feedback on this query is stored. */
  readonly queryHashes: readonly string[];
  readonly arms: ReadonlySet<SearchArm>;
  /** Null if the vector arm is off or the model is unavailable. */
  readonly embedded: EmbeddedQuery | null;
}

export interface ScopeAnswer extends RankedScope {
  readonly search: ScopeSearch;
}

/** Searches one scope: runs the arms and ranks their hits. */
export async function searchScope(tx: Tx, scope: Scope, request: SearchQuery, asking: Asking): Promise<ScopeAnswer> {
  const { arms, embedded, limit, now, steps, tally, queryHashes } = asking;
  const query = withThePast(request, now);
  const arm = armScopeOf(scope, query, now);
  const question = {
    query: query.query,
    now: query.query_time ?? query.as_of ?? now,
    arms,
    embedded,
    exact: query.exact,
  };
  const asked = await steps.time('arms', () => askArms(tx, arm, question));
  const language = asked.languages[0] ?? 'en';
  const { hasVerdicts } = asked;
  const reads = readsOf(tx, { scope, query, arm, now, queryHashes, embedded, language, hasVerdicts });
  const space = embedded?.space ?? null;
  const search: ScopeSearch = { query, now, limit, asked, space, steps, reads, tx, scope, arm, tally };
  return { search, ...(await rankScope(search)) };
}

/** Fuses the hits of the arms, boosts them, reads the best, adjusts and scores them. */
export async function rankScope(search: Ranking): Promise<RankedScope> {
  const { asked, query, limit, space, steps } = search;
  const fused = await steps.time('fuse', () =>
    fuse(asked.found, calibrationOf(space ?? undefined, asked.languages[0] ?? 'en')),
  );
  const found = [...(await runStages(BOOSTING, fused, search))].sort(bySum);
  const best = found.slice(0, Math.max(READ.records, READ.perResult * limit));
  const adjusted = await readAndAdjust(best, search);
  const ordered = [...adjusted].sort(bySum);
  const certainty = fused.reduce((most, hit) => Math.max(most, hit.certainty), 0);
  const hits = scored(ordered, assuranceOf(search, ordered) ?? certainty, query.min_score ?? 0);
  const ranked = { hits, ...countOf(query, found.length, best.length, hits.length, asked.capped) };
  return query.graph && steps.has(GRAPH_STAGE)
    ? steps.time(GRAPH_STAGE, () => followLinks(ranked, found, search))
    : ranked;
}

export function armScopeOf(scope: Scope, query: SearchQuery, now: Date): ArmScope {
  const ofRecords = recordConditions(scope, query, now);
  return {
    scope,
    source: recordSource(scope, query.as_of),
    conditions: sql`${ofRecords}${notSuperseded(query)}${notArchived(scope, query)}${notSpokenFor(scope, query)}`,
    asOf: query.as_of,
    limit: ARMS.passages,
  };
}

/** Reads the texts and whatever else the stages need in one round trip. The stages then adjust the sort key. */
async function readAndAdjust(best: readonly Hit[], search: Ranking): Promise<readonly ReadHit[]> {
  const { steps, reads } = search;
  const ids = best.map(({ recordId }) => recordId);
  const stages = ADJUSTING.filter(({ name }) => steps.has(name));
  const [rows, usage, adjustments] = await steps.time('read', () =>
    Promise.all([
      reads.records(ids),
      reads.usage(ids),
      Promise.all(stages.map(async (stage) => await stage.begin(ids, search))),
    ]),
  );
  let hits: readonly ReadHit[] = best.flatMap((hit) => {
    const row = rows.get(hit.recordId);
    if (!row) return [];
    return [read(hit, row, usage && (usage.get(row.id) ?? { importance: row.importance, retention: 0 }))];
  });
  const turns = new EventLoopTurns();
  for (const [i, adjust] of adjustments.entries()) {
    hits = await steps.time(stages[i]!.name, () => adjust(hits));
    await turns.yieldToEventLoop();
  }
  return hits;
}

/** Public scores, without hits below the minimum. @param hits best first */
function scored(hits: readonly ReadHit[], surest: number, least: number): ScoredHit[] {
  const scores = publicScores(hits.map(({ sum }) => sum), surest); // prettier-ignore
  return hits
    .map((hit, i): ScoredHit => ({ ...hit, score: scores[i] ?? 0, duplicates: [], through: null }))
    .filter(({ score }) => score > 0 && score >= least);
}

/**
 * The number of hits. A record that was not read has no score to compare with `min_score`, so with `min_score` only records that
 * were read are counted.
 */
function countOf(
  { min_score: least = 0 }: SearchQuery,
  found: number,
  read: number,
  reached: number,
  armsCapped: boolean,
): Pick<RankedScope, 'total' | 'capped'> {
  if (least === 0) return { total: found - (read - reached), capped: armsCapped };
  return { total: reached, capped: reached === read && (armsCapped || found > read) };
}
