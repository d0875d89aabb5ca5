import type { Traits } from '../arms/arm.js';
import { byScore, type Hit, moved } from '../hit.js';
import { NEIGHBOURS } from '../ranking/profile.js';
import type { Ranking, Stage } from '../stage.js';
import { asksAssistant } from '@memory/attributes/asking.js';
import { timeWeight } from './in-time.js';
import type { Neighbour } from './neighbours.query.js';

/** Lends part of each hit's score to the turns beside it in its session, and adds turns that nothing else found. */
export const neighbours: Stage<Hit, Ranking> = {
  name: 'neighbours',
  run: async (hits, search) => {
    const found = await search.reads.neighbours(anchorsAmong(hits, search));
    return neighbourBoost(hits, found, asksAssistant(search.query.query));
  },
};

/** The hits whose neighbours are read: the best, preferring those dated in a time that the query names. */
function anchorsAmong(hits: readonly Hit[], { asked: { windows }, steps }: Ranking): string[] {
  const timed = windows.length > 0 && steps.has('in_time');
  const worth = ({ fused, traits }: Hit) => fused * timeWeight(traits.occurredAt, windows);
  const sorted = timed ? [...hits].sort(byScore(worth)) : hits;
  const most = Math.max(NEIGHBOURS.fewestAnchors, Math.min(NEIGHBOURS.anchors, Math.ceil(hits.length / 2)));
  return sorted.slice(0, most).map(({ recordId }) => recordId);
}

/**
 * The result is not sorted.
 * @param toAssistant whether the query asks for what the assistant said
 */
export function neighbourBoost(hits: readonly Hit[], found: readonly Neighbour[], toAssistant = false): Hit[] {
  const known = new Map(hits.map((hit) => [hit.recordId, hit]));
  const lent = new Map<string, { traits: Traits; sum: number }>();
  for (const neighbour of found) {
    const of = known.get(neighbour.of);
    if (!of) continue;
    const { recordId, traits } = neighbour;
    const isReply = toAssistant && traits.role === 'assistant' && neighbour.offset === 1 && of.traits.role === 'user';
    const needs = Math.max(
      isReply ? NEIGHBOURS.replyBorrows : 0,
      Math.min(1, NEIGHBOURS.selfContained / Math.max(traits.size, 1)),
    );
    const part = needs * (share('words', neighbour) * of.byKeyword + share('meaning', neighbour) * of.byVector);
    const before = lent.get(recordId)?.sum ?? 0;
    lent.set(recordId, { traits, sum: before + part });
  }
  const boosted = hits.map((hit): Hit => {
    const borrowed = lent.get(hit.recordId)?.sum ?? 0;
    return borrowed === 0 ? hit : moved(hit, hit.sum + borrowed, borrowed);
  });
  for (const [recordId, { traits, sum }] of lent)
    if (!known.has(recordId)) boosted.push(unfound(recordId, traits, sum));
  return boosted;
}

const NOTHING = {} as const;

/** A turn that no arm found. */
function unfound(recordId: string, traits: Traits, lent: number): Hit {
  return {
    recordId,
    traits,
    arms: NOTHING,
    passage: null,
    byKeyword: 0,
    byVector: 0,
    fused: 0,
    certainty: 0,
    lent,
    sum: lent,
    weights: NOTHING,
  };
}

function share(of: keyof typeof NEIGHBOURS.lent, { offset, asked }: Neighbour): number {
  const { next, afterAsking, before, second } = NEIGHBOURS.lent[of];
  if (offset === 1) return asked ? afterAsking : next;
  if (offset === -1) return before;
  return Math.abs(offset) === 2 ? second : 0;
}
