import { bySum, type Hit } from '../hit.js';
import { FIRST_LAST } from '../ranking/profile.js';
import { type Weight, weighing } from '../stage.js';

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
