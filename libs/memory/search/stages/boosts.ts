import { asksAssistant } from '@memory/attributes/asking.js';
import { identifiersIn } from '@memory/attributes/identifiers.js';
import { idf } from '@memory/indexing/bm25.js';
import { analyse } from '@memory/indexing/terms.js';
import { asksWhatHappened, inItsTime } from '@memory/timeline/happened.js';
import type { PassageHit, Traits } from '../arms/arm.js';
import type { TimeWindow } from '../arms/time-windows.js';
import { byScore, bySum, type Hit, moved } from '../hit.js';
import { questionOf } from '../reading-of.js';
import { FIRST_LAST, IDENTIFIERS, IN_TIME, LENGTH, NEIGHBOURS, SESSIONS } from '../ranking/profile.js';
import { type Ranking, type Stage, weighed, weighing, type Weight } from '../stage.js';
import type { Neighbour } from './neighbours.query.js';

/** Adds its session's share to each turn. */
export const sessions: Stage<Hit, Ranking> = {
  name: 'sessions',
  run: (hits, { asked }) => {
    const shares = sessionShares(asked.found.keyword);
    if (shares.size === 0) return hits;
    return hits.map((hit) => {
      const share = hit.traits.sessionId === null ? 0 : (shares.get(hit.traits.sessionId) ?? 0);
      return share === 0 ? hit : moved(hit, hit.sum + share);
    });
  },
};

/**
 * How much each session is about the query, 0…0.2: BM25 over the sessions, each treated as the list of its turns found
 * by the keyword arm, with a stem counted once per turn. (Using all words of the sessions would gain 0.3 points, but
 * they would have to be read.)
 */
export function sessionShares(hits: readonly PassageHit[]): ReadonlyMap<string, number> {
  const counts = new Map<string, Map<number, number>>();
  const frequencies = new Map<number, number>();
  for (const { sessionId, stems = [] } of hits) {
    if (sessionId === null) continue;
    const session = counts.get(sessionId) ?? new Map<number, number>();
    counts.set(sessionId, session);
    for (const stem of stems) {
      const count = session.get(stem) ?? 0;
      if (count === 0) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
      session.set(stem, count + 1);
    }
  }
  const scores = new Map<string, number>();
  for (const [sessionId, session] of counts) {
    let score = 0;
    for (const [stem, count] of session) {
      score += (idf(counts.size, frequencies.get(stem) ?? 0) * 2 * count) / (count + 1);
    }
    scores.set(sessionId, score);
  }
  const best = Math.max(...scores.values(), 0);
  return new Map([...scores].map(([id, score]) => [id, best > 0 ? (SESSIONS.share * score) / best : 0]));
}

/** Raises what is dated in the time that the query names. */
export const inTime: Stage<Hit, Ranking> = {
  name: 'in_time',
  run: (hits, { query, asked }) => {
    const { windows } = asked;
    if (windows.length === 0) return hits;
    const raised = weighed('in_time', hits, ({ traits }) => timeWeight(traits.occurredAt, windows));
    const question = inItsTime(questionOf(query, asked), windows);
    return asksWhatHappened(question) ? withFactsOf(raised, windows) : raised;
  },
};

/** "What happened" contains no word to match. So every fact of that time is read, and a later stage ranks them. */
function withFactsOf(hits: readonly Hit[], windows: readonly TimeWindow[]): readonly Hit[] {
  const best = hits.reduce((most, { sum }) => Math.max(most, sum), 0);
  const isOfThen = ({ occurredAt }: Hit['traits']) =>
    windows.some(({ exact: { from, to } }) => occurredAt >= from && occurredAt < to);
  return hits.map((hit) =>
    hit.traits.role === null && hit.traits.sessionId === null && isOfThen(hit.traits)
      ? { ...hit, sum: hit.sum + best }
      : hit,
  );
}

export function timeWeight(at: number, windows: readonly Omit<TimeWindow, 'exact'>[]): number {
  return windows.reduce(
    (most, { from, to, grain }) => (at >= from && at < to ? Math.max(most, IN_TIME.weights[grain]) : most),
    1,
  );
}

/** Lowers a long text, because its best passage is the best of many. */
export const length = weighing<Hit>(
  'length',
  () =>
    ({ traits }) =>
      lengthWeight(traits.size),
);

/** @param size in bytes */
export function lengthWeight(size: number): number {
  return 1 / (1 + LENGTH.penalty * Math.log(Math.max(1, size / LENGTH.passageBytes)));
}

/** Raises the beginning or end of a story, if the query asks for it. */
export const firstLast = weighing<Hit>('first_last', ({ query }, hits) => firstLastBoost(hits, endsAsked(query.query)));

/** Which end of a story a query asks for. */
export interface Ends {
  readonly first: boolean;
  readonly last: boolean;
}

const BEGINS = String.raw`(?<![\p{L}\p{M}])`;
const ENDS = String.raw`(?![\p{L}\p{M}])`;
const anyOf = (words: string, unspaced: string): RegExp => new RegExp(`${BEGINS}(?:${words})${ENDS}|${unspaced}`, 'iu');

const FIRST = anyOf(
  'first|earliest|initially|originally|zuerst|anfangs|erst(?:e[nrsm]?|mals)|primer[oa]?s?|al principio|premi(?:er|ère)s?|initialement|prim[oa]|inizialmente|primeir[oa]s?|eerste?|aanvankelijk',
  '最初|第一次|はじめて|初めて',
);
/** "Last week" is a time, not an end. */
const LAST = anyOf(
  'last(?! (?:week|month|year|night|time|spring|summer|autumn|fall|winter|weekend|\\p{L}+day))|latest|most recent|finally|zuletzt|letzte[nrsm]?(?! (?:Woche|Nacht))|neueste[nrs]?|últim[oa]s?|derni(?:er|ère)s?|ultim[oa]|laatste',
  '最后|最後|最新',
);
/** Words for a time span, or for one event relative to another. */
const BOTH = anyOf(
  'how long|since when|until when|before|after|wie lange|seit wann|bis wann|bevor|nachdem|vorher|danach|cuánto tiempo|desde cuándo|antes|después|combien de temps|depuis quand|avant|après|quanto tempo|da quando|prima|dopo|há quanto|desde quando|depois|hoe lang|sinds wanneer|voordat|nadat',
  '多久|多长时间|どのくらい|どれくらい|いつから|之前|之后',
);

/**
 * The ends that a query asks for: "first", "the latest", "how long", "before" and similar words in several languages.
 */
export function endsAsked(query: string): Ends {
  const both = BOTH.test(query);
  return { first: both || FIRST.test(query), last: both || LAST.test(query) };
}

/**
 * The factor on the first and the last, by date, of the hits that score nearly as well as the best. Null if the query
 * asks for neither.
 */
export function firstLastBoost(hits: readonly Hit[], { first, last }: Ends): Weight<Hit> | null {
  if (!first && !last) return null;
  const best = hits.reduce((most, { sum }) => Math.max(most, sum), 0);
  const story = hits.filter(({ sum }) => sum > 0 && sum >= FIRST_LAST.ofTheStory * best);
  const inTime = [...story].sort((a, b) => a.traits.occurredAt - b.traits.occurredAt || bySum(a, b));
  const ends = new Set([first ? inTime[0] : undefined, last ? inTime.at(-1) : undefined]);
  return (hit) => (ends.has(hit) ? FIRST_LAST.weight : 1);
}

/**
 * Raises what contains all words of a code, path or quoted phrase in the query. "error E512 during update" means E512,
 * but a hundred texts are about errors and updates. Uses only the index, so that such a record is among those that are
 * read.
 */
export const identifiers = weighing<Hit>('identifiers', ({ query, asked }): Weight<Hit> | null => {
  const named = identifiersIn(query.query);
  if (named.length === 0) return null;
  const places = new Map(asked.terms.map(({ term, kind }, place) => [kind === 'stem' ? term : '', place]));
  const wanted = named
    .map((one) => analyse(one, asked.languages[0] ?? 'en').terms.flatMap(({ term }) => places.get(term) ?? []))
    .filter((own) => own.length > 0);
  if (wanted.length === 0) return null;
  const held = new Map<string, number>();
  for (const { recordId, stems = [] } of asked.found.keyword) {
    const has = wanted.filter((own) => own.every((place) => stems.includes(place))).length;
    held.set(recordId, Math.max(held.get(recordId) ?? 0, has));
  }
  return ({ recordId }) => 1 + (IDENTIFIERS.words * (held.get(recordId) ?? 0)) / wanted.length;
});

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
