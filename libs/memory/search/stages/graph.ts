import { relationSeen } from '@contracts/graph/relations.js';
import type { Link } from '@memory/graph/links-from.query.js';
import { type Hit, type Linked, round, type ScoredHit } from '../hit.js';
import type { FoundRow } from '../records-by-id.query.js';
import { GRAPH } from '../ranking/profile.js';
import { limitOf } from '../search-query.js';
import type { RankedScope } from '../search-scope.js';
import type { Ranking } from '../stage.js';

/** A record that a way of links leads to. */
export interface Reached {
  readonly id: string;
  readonly type: string;
  /** The seed, then each record on the way to this one. */
  readonly before: readonly { readonly id: string; readonly type: string }[];
  /** What of the seed's score arrives. */
  readonly worth: number;
  readonly strength: number;
  /** Of the last step. */
  readonly relation: string;
}

/**
 * Follows links from the best hits, step by step, and lets what they lead to borrow of their scores. The seeds stay before all; what links
 * lead to is ordered among the rest by what it is worth itself and what it borrows. Floors hold for it as for all, and each record comes once.
 */
export async function followLinks(
  ranked: RankedScope,
  found: readonly Hit[],
  search: Ranking,
): Promise<RankedScope> {
  const { graph, min_score: least = 0 } = search.query;
  if (!graph || ranked.hits.length === 0) return ranked;
  const sure = ranked.hits.filter(({ row }) => confidenceOf(row) >= (graph.min_confidence ?? 0));
  const seeds = sure.slice(0, Math.max(1, Math.min(GRAPH.seeds, Math.ceil(limitOf(search.query) / 2))));
  const own = ownScores(ranked.hits, found);
  const nearest = found.slice(0, GRAPH.found).map(({ recordId }) => recordId);
  const reached = await walk(seeds, own, nearest, search);
  const raised = [...reached.values()]
    .map((way) => ({ way, worth: (own.get(way.id) ?? 0) + way.worth }))
    .sort((a, b) => b.worth - a.worth || (a.way.id < b.way.id ? -1 : 1))
    .slice(0, graph.limit);
  const known = new Map(sure.map((hit) => [hit.recordId, hit]));
  const rows = await search.reads.records(raised.flatMap(({ way: { id } }) => (known.has(id) ? [] : [id])));
  const worths = new Map<string, number>();
  const linked = raised.flatMap(({ way, worth }): ScoredHit[] => {
    const hit = known.get(way.id) ?? unfound(rows.get(way.id), graph.min_confidence ?? 0);
    worths.set(way.id, worth);
    return hit ? [{ ...hit, linked: linkedBy(way) }] : [];
  });
  const hits = inOrder(seeds, [...linked, ...sure.slice(seeds.length).filter(({ recordId }) => !worths.has(recordId))], worths);
  const reaching = hits.filter(({ score }) => score > 0 && score >= least);
  return { ...ranked, hits: reaching, total: ranked.total + reaching.length - ranked.hits.length };
} // prettier-ignore

/** Step by step, from the most promising records; each is reached by the way that is worth most. */
async function walk(
  seeds: readonly ScoredHit[],
  own: ReadonlyMap<string, number>,
  nearest: readonly string[],
  { reads, query: { graph } }: Ranking,
): Promise<Map<string, Reached>> {
  const starts = new Set(seeds.map(({ recordId }) => recordId));
  const reached = new Map<string, Reached>();
  let frontier: readonly Reached[] = seeds.map(({ recordId: id, row: { type }, score: worth }) => ({
    ...{ id, type, before: [], worth, strength: 1, relation: '' },
  }));
  for (let hop = 1; hop <= (graph?.hops ?? 0) && frontier.length > 0; hop++) {
    const from = new Map(frontier.map((at) => [at.id, at]));
    const next = new Map<string, Reached>();
    for (const link of await reads.links([...from.keys()], nearest)) {
      const step = stepOf(from.get(link.from), link);
      if (!step || starts.has(step.id) || step.worth <= (reached.get(step.id)?.worth ?? 0)) continue;
      reached.set(step.id, step);
      next.set(step.id, step);
    }
    // A way is followed on where it is strong, and rather through what is itself about the query.
    const promise = ({ id, worth }: Reached) => worth * (1 + (own.get(id) ?? 0));
    frontier = [...next.values()]
      .sort((a, b) => promise(b) - promise(a) || (a.id < b.id ? -1 : 1))
      .slice(0, GRAPH.beam);
  }
  return reached;
}

function stepOf(from: Reached | undefined, link: Link): Reached | null {
  if (!from || from.before.some(({ id }) => id === link.to.id)) return null;
  const strength = from.strength * link.strength;
  return {
    ...link.to,
    before: [...from.before, { id: from.id, type: from.type }],
    worth: from.worth * link.strength * link.confidence * GRAPH.handedOn,
    strength,
    relation: relationSeen(link.stored, link.outward),
  };
}

/** On the public scale, also of what was found and not read. */
function ownScores(hits: readonly ScoredHit[], found: readonly Hit[]): Map<string, number> {
  const [best] = hits;
  const scale = best && best.sum > 0 ? best.score / best.sum : 0;
  const own = new Map(found.map(({ recordId, sum }) => [recordId, scale * sum]));
  for (const { recordId, score } of hits) own.set(recordId, score);
  return own;
}

/** Seeds, then what is worth most. No score is above that of a seed. */
function inOrder(
  seeds: readonly ScoredHit[],
  others: readonly ScoredHit[],
  worths: ReadonlyMap<string, number>,
): ScoredHit[] {
  const most = seeds.at(-1)?.score ?? 0;
  const worthOf = ({ recordId, score }: ScoredHit) => worths.get(recordId) ?? score;
  const sorted = [...others].sort((a, b) => worthOf(b) - worthOf(a) || (a.recordId < b.recordId ? -1 : 1));
  return [...seeds, ...sorted.map((hit) => ({ ...hit, score: round(Math.min(most, worthOf(hit))) }))];
}

/** What no arm found, or nothing of which the text was read. */
function unfound(row: FoundRow | undefined, least: number): ScoredHit | null {
  if (!row || confidenceOf(row) < least) return null;
  const { id: recordId, sessionId, role, occurredAt, content } = row;
  return {
    ...{ recordId, row, usage: null, score: 0, duplicates: [], through: null },
    ...{ arms: {}, passage: null, byKeyword: 0, byVector: 0, fused: 0, certainty: 0, lent: 0, sum: 0, weights: {} },
    traits: { sessionId, role, occurredAt: occurredAt.getTime(), size: Buffer.byteLength(content) },
  };
}

function linkedBy({ before, relation, strength }: Reached): Linked {
  const [seed, ...via] = before;
  return { seed: seed!, relation, strength, via };
}

/** As it says itself; sure where it says nothing. */
function confidenceOf({ fields }: Pick<FoundRow, 'fields'>): number {
  const said = fields['confidence'];
  return typeof said === 'number' ? Math.min(1, Math.max(0, said)) : 1;
}
