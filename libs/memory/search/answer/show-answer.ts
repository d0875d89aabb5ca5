import type { LinkedBy } from '@contracts/search/graph-search.js';
import type { Explanation, TurnBeside } from '@contracts/search/search.operations.js';
import { relationSeen } from '@contracts/graph/relations.js';
import { showId } from '@kernel/ids.js';
import type { EdgeBetween } from '@memory/graph/edges-among.query.js';
import { SAME_ENTITY } from '@memory/graph/links-by-name.query.js';
import { showRecord } from '@memory/record-store/record-source.js';
import { type Answering, type Linked, round, type SourceOfSummary } from '../hit.js';
import type { SearchAnswer } from '../search-query.js';
import type { FoundAnswer, ToldHit, TurnBesideHit } from './tell-hits.js';
import { type Node, subgraphOf } from './subgraph.js';

type Result = SearchAnswer['results'][number];

/** Maximum number of duplicate ids in the response. Above it only the count is returned. */
const TOLD_DUPLICATES = 20;

/** Formats the result as the `/v1` response: the last step of a search. */
export function showAnswer(found: FoundAnswer): SearchAnswer {
  const { queryId, level, tokens, leftOut, times } = found;
  return {
    ...(queryId !== undefined && { query_id: queryId }),
    results: found.hits.map((hit) => showHit(hit, found.explain === true)),
    total: found.total,
    ...(found.capped && { total_capped: true as const }),
    ...(found.approximate && { approximate: true as const }),
    ...(level !== undefined && { expanded_to: level }),
    ...(found.edges && {
      subgraph: subgraphOf(found.hits.map(nodeOf), [...found.edges, ...found.hits.flatMap(byName)]),
    }),
    ...(found.hints && { hints: found.hints }),
    degraded: [...found.degraded],
    ...(found.abstained && { abstained: true as const }),
    ...(tokens !== undefined && { tokens, left_out: leftOut }),
    ...(times && { timing: [...times].map(([step, ms]) => ({ step, ms: Math.round(ms * 1_000) / 1_000 })) }),
  };
}

function showHit(hit: ToldHit, explain: boolean): Result {
  const { row, content, speaker, excerpt, passage } = hit.told;
  const { sourceMessages, related, beside, level, tokens } = hit;
  return {
    id: showId(row.type, row.id),
    external_id: row.externalId ?? undefined,
    score: hit.score,
    record: showRecord({ ...row, content, speaker }),
    ...(excerpt && { excerpt: true as const }),
    ...(hit.through && { sources: hit.through.sources.map(showSource) }),
    ...(sourceMessages.length > 0 && { source_messages: [...sourceMessages] }),
    ...(related.length > 0 && { related: [...related] }),
    ...(hit.linked && { linked: showLinked(hit.linked) }),
    ...(beside.length > 0 && { beside: beside.map(showTurn) }),
    passage,
    ...showDuplicates(hit),
    ...(level !== undefined && { level }),
    ...(tokens !== undefined && { tokens }),
    ...(explain && { explain: explanationOf(hit) }),
  };
}

function nodeOf({ told: { row, content }, linked }: ToldHit): Node {
  return { row, content, hops: linked ? linked.via.length + 1 : 0 };
}

/** Edges by name are not stored. Returns the step that led to the result. */
function byName({ told, linked }: ToldHit): EdgeBetween[] {
  if (linked?.relation !== relationSeen(SAME_ENTITY, true)) return [];
  const from = linked.via.at(-1) ?? linked.seed;
  return [{ from: from.id, to: told.row.id, stored: SAME_ENTITY, strength: round(linked.strength), properties: {} }];
}

function showLinked({ seed, via, relation, strength }: Linked): LinkedBy {
  return {
    from: showId(seed.type, seed.id),
    hops: via.length + 1,
    relation,
    strength: round(strength),
    ...(via.length > 0 && { via: via.map(({ type, id }) => showId(type, id)) }),
  };
}

function showDuplicates({ duplicates }: ToldHit): Pick<Result, 'duplicates' | 'duplicate_ids'> {
  if (duplicates.length === 0) return {};
  const ids = duplicates.slice(0, TOLD_DUPLICATES).map(({ type, id }) => showId(type, id));
  return { duplicates: duplicates.length, duplicate_ids: ids };
}

function explanationOf({ arms, lent, fused, weights, learned, answering }: ToldHit): Explanation {
  const rounded = (factors: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(factors).map(([name, by]) => [name, round(by)]));
  return {
    arms,
    ...(lent > 0 && { neighbours: round(lent) }),
    fused: round(fused),
    ...(Object.keys(weights).length > 0 && { weights: rounded(weights) }),
    ...(learned && { learned: rounded(learned) }),
    ...(answering && { answers: showAnswering(answering) }),
  };
}

function showAnswering({ match, act, outdatedBy }: Answering): Explanation['answers'] {
  return {
    match: round(match),
    act,
    ...(outdatedBy && { outdated_by: showId(outdatedBy.type, outdatedBy.id) }),
  };
}

function showSource({ type, sourceId, externalId, occurredAt, speaker }: SourceOfSummary) {
  return {
    id: showId(type, sourceId),
    external_id: externalId ?? undefined,
    occurred_at: occurredAt.toISOString(),
    speaker: speaker ?? undefined,
  };
}

function showTurn({ row, offset, told }: TurnBesideHit): TurnBeside {
  return {
    id: showId(row.type, row.id),
    ...(row.externalId !== null && { external_id: row.externalId }),
    offset,
    ...(row.role !== null && { role: row.role }),
    ...(row.speaker !== null && { speaker: row.speaker }),
    occurred_at: row.occurredAt.toISOString(),
    content: told ? undefined : row.content,
  };
}
