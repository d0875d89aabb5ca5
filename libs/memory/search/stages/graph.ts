import { relationSeen } from '@contracts/graph/relations.js';
import type { Link } from '@memory/graph/links-from.query.js';
import { type Hit, type Linked, type RankedScope, round, type ScoredHit } from '../hit.js';
import type { FoundRow } from '../scope-reads.js';
import { GRAPH } from '../ranking/profile.js';
import { limitOf } from '../search-query.js';
import type { Ranking } from '../stage.js';

/** A record reached by a path of links. */
export interface Reached {
  readonly id: string;
  readonly type: string;
  /** The seed, then each record on the path to this one. */
  readonly before: readonly { readonly id: string; readonly type: string }[];
  /** The links from each of them to the next. */
  readonly steps: readonly Link[];
  /** The score received along the path, in addition to its own. */
  readonly handed: number;
  /** The relation of the last step. */
  readonly relation: string;
}

/** The score of each record itself, on the public scale. */
interface Own {
  /** As ranked with its text, which shows whether it answers the query and is still true. */
  answers(id: string): number;
  /**
   * As the start or continuation of a path: the higher of that and its score by words and meaning. The record that
   * names the start rarely states the answer.
   */
  leads(id: string): number;
}

/**
 * Follows links from the best hits, step by step. A record that is reached adds the score gathered along the path to
 * its own, because an answer spread over several memories matches only one word of the question in each. The seeds stay
 * first; reached records are ranked among the rest. The minimum score applies to them too, and each record occurs once.
 */
export async function followLinks(
  ranked: RankedScope,
  found: readonly Hit[],
  search: Ranking,
): Promise<RankedScope> {
  const { graph, min_score: least = 0 } = search.query;
  if (!graph || ranked.hits.length === 0) return ranked;
  const sure = ranked.hits.filter(({ row }) => confidenceOf(row) >= (graph.min_confidence ?? 0));
  const own = ownScores(ranked.hits, found);
  const most = Math.max(1, Math.min(GRAPH.seeds, Math.ceil(limitOf(search.query) / 2)));
  const starts = startsOf(sure, most);
  const nearest = found.slice(0, GRAPH.found).map(({ recordId }) => recordId);
  const ways = await walk(starts, own, nearest, search);
  const seeds = seedsOf(sure, { starts, own, ways, most });
  const begun = new Set(seeds.map(({ recordId }) => recordId));
  const raised = ways
    .filter(({ id }) => !begun.has(id))
    .map((way) => ({ way, worth: own.answers(way.id) + way.handed }))
    .sort((a, b) => b.worth - a.worth || (a.way.id < b.way.id ? -1 : 1))
    .slice(0, graph.limit);
  const known = new Map(sure.map((hit) => [hit.recordId, hit]));
  const rows = await search.reads.records(raised.flatMap(({ way: { id } }) => (known.has(id) ? [] : [id])));
  const worths = new Map<string, number>();
  const linked = raised.flatMap(({ way, worth }): ScoredHit[] => {
    const hit = known.get(way.id) ?? unfound(rows.get(way.id), graph.min_confidence ?? 0);
    worths.set(way.id, worth);
    return hit ? [{ ...hit, linked: linkedBy(way, begun) }] : [];
  });
  const unlinked = sure.filter(({ recordId }) => !begun.has(recordId) && !worths.has(recordId));
  const hits = inOrder(seeds, [...linked, ...unlinked], worths);
  const reaching = hits.filter(({ score }) => score > 0 && score >= least);
  return { ...ranked, hits: reaching, total: ranked.total + reaching.length - ranked.hits.length };
} // prettier-ignore

/**
 * The records from which links are followed, alternately the best hit and the best by words alone. A multi-step
 * question names the start of the path, but most of its other words describe the answer.
 * @param hits best first
 */
function startsOf(hits: readonly ScoredHit[], most: number): ScoredHit[] {
  const byWords = [...hits].filter(({ byKeyword }) => byKeyword > 0).sort((a, b) => b.byKeyword - a.byKeyword);
  const starts = new Set<ScoredHit>();
  for (let at = 0; at < hits.length; at++)
    for (const hit of [hits[at], byWords[at]]) if (hit && starts.size < most) starts.add(hit);
  return [...starts];
}

/**
 * The best hits. The last of them are replaced by starts that only their words brought, if a path leads through them
 * and not only through a hub. Other starts keep their rank.
 */
function seedsOf(hits: readonly ScoredHit[], { starts, own, ways, most }: Starts): ScoredHit[] {
  const led = new Set(ways.flatMap(({ steps }) => steps.flatMap(({ from, hub }) => (hub ? [] : from))));
  const best = hits.slice(0, most);
  const byWords = starts.filter((hit) => led.has(hit.recordId) && !best.includes(hit));
  const kept = best.slice(0, most - byWords.length);
  const least = kept.at(-1)?.score ?? 0;
  const worthOf = ({ recordId }: ScoredHit) => Math.min(least, own.leads(recordId));
  return [...kept, ...byWords.map((hit) => ({ ...hit, score: round(worthOf(hit)) })).sort((a, b) => b.score - a.score)];
} // prettier-ignore

interface Starts {
  readonly starts: readonly ScoredHit[];
  readonly own: Own;
  readonly ways: readonly Reached[];
  readonly most: number;
}

/** Walks step by step from the most promising records. Each record is reached by the path that gives it most. */
async function walk(
  starts: readonly ScoredHit[],
  own: Own,
  nearest: readonly string[],
  { reads, query: { graph } }: Ranking,
): Promise<Reached[]> {
  const reached = new Map<string, Reached>(
    starts.map(({ recordId: id, row: { type } }) => [id, { id, type, before: [], steps: [], handed: 0, relation: '' }]),
  );
  const promise = ({ id, handed }: Reached) => handed + own.leads(id);
  let frontier: readonly Reached[] = [...reached.values()];
  for (let hop = 1; hop <= (graph?.hops ?? 0) && frontier.length > 0; hop++) {
    const from = new Map(frontier.map((at) => [at.id, at]));
    const next = new Map<string, Reached>();
    for (const link of await reads.links([...from.keys()], nearest)) {
      const before = from.get(link.from);
      const step = before && stepOf(before, link, promise(before));
      // A start that is reached by links stays a start, and passes on what the path has gathered.
      if (!step || step.handed <= (reached.get(step.id)?.handed ?? 0)) continue;
      reached.set(step.id, step);
      next.set(step.id, step);
    }
    // Continues strong paths first, and prefers records that match the query themselves.
    frontier = [...next.values()]
      .sort((a, b) => promise(b) - promise(a) || (a.id < b.id ? -1 : 1))
      .slice(0, GRAPH.beam);
  }
  return [...reached.values()].filter(({ before }) => before.length > 0);
} // prettier-ignore

function stepOf(from: Reached, link: Link, gathered: number): Reached | null {
  if (from.before.some(({ id }) => id === link.to.id)) return null;
  return {
    ...link.to,
    before: [...from.before, { id: from.id, type: from.type }],
    handed: gathered * link.strength * link.confidence * GRAPH.handedOn,
    steps: [...from.steps, link],
    relation: relationSeen(link.stored, link.outward),
  };
}

/** Includes hits that were found but not read. */
function ownScores(hits: readonly ScoredHit[], found: readonly Hit[]): Own {
  const scale = (hits[0]?.score ?? 0) / (found[0]?.sum || 1);
  const unread = new Map(found.map(({ recordId, sum }) => [recordId, scale * sum]));
  const read = new Map(hits.map(({ recordId, score }) => [recordId, score]));
  return {
    answers: (id) => read.get(id) ?? unread.get(id) ?? 0,
    leads: (id) => Math.max(read.get(id) ?? 0, unread.get(id) ?? 0),
  };
}

/** Seeds first, then by score. No score exceeds that of a seed. */
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

/** A record that no arm found, or that was not read before. */
function unfound(row: FoundRow | undefined, least: number): ScoredHit | null {
  if (!row || confidenceOf(row) < least) return null;
  const { id: recordId, sessionId, role, occurredAt, content } = row;
  return {
    ...{ recordId, row, usage: null, score: 0, duplicates: [], through: null },
    ...{ arms: {}, passage: null, byKeyword: 0, byVector: 0, fused: 0, certainty: 0, lent: 0, sum: 0, weights: {} },
    traits: { sessionId, role, occurredAt: occurredAt.getTime(), size: Buffer.byteLength(content) },
  };
}

/** Counted from the nearest seed on its path, because one seed may lead to another. */
function linkedBy({ before, steps, relation }: Reached, seeds: ReadonlySet<string>): Linked {
  const at = Math.max(
    0,
    before.findLastIndex(({ id }) => seeds.has(id)),
  );
  const [seed, ...via] = before.slice(at);
  return { seed: seed!, relation, strength: steps.slice(at).reduce((way, { strength }) => way * strength, 1), via };
}

/** The record's own confidence; 1 if it has none. */
function confidenceOf({ fields }: Pick<FoundRow, 'fields'>): number {
  const said = fields['confidence'];
  return typeof said === 'number' ? Math.min(1, Math.max(0, said)) : 1;
}
