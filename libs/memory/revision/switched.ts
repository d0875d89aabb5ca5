import type { Named } from './named.js';
import { type Reading, readStatement } from './reading.js';

/** "Ada", "The customer", "I", "We"; and a thing: "checkout", "the search service". */
const WHO = "(?<who>(?:(?:The|Our|My|Mrs?|Ms|Dr) )?[\\p{L}'’-]{1,30}?)";
const THING = "(?<who>(?:[Tt]he |[Oo]ur )?[\\p{L}\\p{N}'’-]{1,30}(?: [\\p{L}\\p{N}-]{1,20}){0,2}?)";
/** "Ada has", "Ada's just". */
const HAS = "(?: has| have|['’]ve|['’]s)? (?:now |just |recently |finally |already )?";
const IS = "(?:['’](?:m|re|s)| am| are| is| was| were)?";

/** "The Family plan of Spotify" and "the Pro plan for my brother" say whose. */
const PLAN = '(?<kind>plan|tier|package|subscription|tariff|edition)(?!\\p{L}| (?:of|for|with|at)(?!\\p{L}))';
/** One name: of "the Netflix Family plan" it is not known which word says whose plan it is. */
const NAME = '(?:the |a |an |my |our )?(?<value>\\p{Lu}[\\p{L}\\p{N}+-]{0,30})';
const MEANS =
  '(?:an? |the )?(?<value>(?:direct debit|standing order|(?:bank|wire) transfer|(?:credit |debit )?card|invoice|paypal|cash|che(?:que|ck)s?|klarna|apple pay))(?!\\p{L})';
const LANGUAGE = '(?<value>\\p{Lu}[\\p{L}+#.-]{0,20}|C\\+\\+|C#)(?![\\p{L}\\p{N}])';
/** Of these somebody may be on one beside the team at work. */
const SPORTS =
  'football|soccer|rugby|cricket|hockey|netball|basketball|volleyball|handball|baseball|softball|tennis|badminton|swim(?:ming)?|running|relay|rowing|cycling|chess|debat(?:e|ing)|quiz|darts|bowling|school|national';
const TEAM = `(?:the |our )?(?!(?:${SPORTS}) )(?<value>[\\p{L}-]{2,20}) (?<kind>team|squad|crew|department)(?!\\p{L})`;

const NOW = '(?:now|these days|from now on|nowadays|since (?:the|last|this|yesterday|monday|tuesday|wednesday|thursday|friday)|as of)(?!\\p{L})'; // prettier-ignore
const KEPT = '(?:(?:the|my|our|all) )?(?<who>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?)';
const HOLD = '(?:keep|retain|store|hold)';
const HELD = '(?:kept|retained|stored|held)';
const SPAN = '(?:\\d+|an?|one|two|three|four|five|six|seven|ten) (?:minutes?|hours?|days?|weeks?|months?|years?)';
const AMOUNT = '(?<value>[$£€]?\\d[\\d.,]*)(?: (?<kind>(?!now|these|since|from|in|on|at|last|this)\\p{L}+(?: an? \\p{L}+)?))?'; // prettier-ignore
const FIRM = '(?<value>\\p{Lu}[\\p{L}&.-]*(?: \\p{Lu}[\\p{L}&.-]*)?)';
const RELEASE = '(?<who>\\p{Lu}[\\p{L}.-]*\\p{L}) (?<value>v?\\d+(?:[.]\\d+){0,3})';

/** What somebody or something has one of, told in a fixed form that does not share the verb with the form that tells of a change. */
interface Kind {
  /** The subject of the reworded statement, if the text does not name it. Empty: the text may name it, as a unit does. */
  readonly kind: string;
  readonly was: RegExp;
  readonly now: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'plan',
    was: new RegExp(
      `^${WHO}${IS} (?:(?:now|currently) )?(?:on|has|have|uses?|pays? for|subscribes? to|chose|took) ${NAME} ${PLAN}`,
      'u',
    ),
    now: new RegExp(
      `^${WHO}${HAS}(?:upgraded|downgraded|switched|moved|changed|went back)(?: from [^,.;]{1,40}?)? to ${NAME} ${PLAN}`,
      'u',
    ),
  },
  {
    // "Mr Brandt pays by invoice", "Mr Brandt switched to direct debit", "She pays by card now".
    kind: 'payment',
    was: new RegExp(
      `^${WHO} (?:always |usually |still )?pays? (?:for it |us |the bills? )?(?:by|with|in|via|on) ${MEANS}`,
      'iu',
    ),
    now: new RegExp(
      `^${WHO}${HAS}(?:(?:switched|moved|changed|went over|gone over)(?: (?:over|from [^,.;]{1,30}))? to ${MEANS}|pays? (?:by|with|in|via|on) ${MEANS.replace('<value>', '<paid>')} (?:now|these days|from now on)|now pays? (?:by|with|in|via|on) ${MEANS.replace('<value>', '<nowPaid>')})`,
      'iu',
    ),
  },
  {
    // "Checkout is written in Go", "Checkout has been rewritten in Rust", "We ported checkout to Rust".
    kind: 'language',
    was: new RegExp(`^${THING} (?:is|was) (?:still )?(?:written|built|implemented|coded) in ${LANGUAGE}`, 'u'),
    now: new RegExp(
      `^(?:${THING} (?:is now|has (?:now |just |finally )?been|have been|was|got) (?:re-?written|rebuilt|reimplemented|ported) (?:in|to|into) ${LANGUAGE}|(?:I|We|They|\\p{Lu}\\p{Ll}+)${HAS}(?:rewrote|re-?written|rebuilt|reimplemented|ported) ${THING.replace('<who>', '<thing>')} (?:in|to|into) ${LANGUAGE.replace('<value>', '<port>')}|The rewrite of ${THING.replace('<who>', '<rewritten>')} in ${LANGUAGE.replace('<value>', '<live>')} (?:is|went) (?:now )?(?:live|done|finished|in production|complete))`,
      'u',
    ),
  },
  {
    // "Marek is on the billing team", "Marek moved to the platform team". Whoever joined a team may be on two.
    kind: 'team',
    was: new RegExp(`^${WHO}${IS} (?:works? |working )?(?:on|in|for) ${TEAM}`, 'u'),
    now: new RegExp(`^${WHO}${HAS}(?:moved (?:over |across )?to|switched to|transferred to|changed to) ${TEAM}`, 'u'),
  },
  {
    // "We keep logs for 30 days", "Logs are kept for 14 days now".
    kind: 'period',
    was: new RegExp(
      `^(?:(?:I|We) ${HOLD} ${KEPT.replace('<who>', '<thing>')} for (?<value>${SPAN})|${KEPT} (?:is|are) ${HELD} for (?<held>${SPAN}))`,
      'iu',
    ),
    now: new RegExp(
      `^(?:(?:I|We) (?:now |only )?${HOLD} ${KEPT.replace('<who>', '<thing>')} for (?:only )?(?<value>${SPAN}) ${NOW}|${KEPT} (?:is|are) (?:now |only )?${HELD} for (?:only )?(?<held>${SPAN}) ${NOW})`,
      'iu',
    ),
  },
  {
    // "The gym costs 29 euros a month", "The gym is at 35 euros a month now", "My rent went up to 750 euros".
    kind: '',
    was: new RegExp(`^${KEPT} (?:is|has|costs?(?: us| me)?) ${AMOUNT}[.!]?$`, 'iu'),
    now: new RegExp(
      `^${KEPT} (?:(?:is|are) (?:now )?(?:at|up to|down to) ${AMOUNT} ${NOW}|(?:has |have )?(?:went|gone|rose|risen|fell|fallen|dropped|came|come) (?:up |down )?to ${AMOUNT.replace('<value>', '<live>').replace('<kind>', '<unit>')}(?![\\p{L}\\p{N}%]))`,
      'iu',
    ),
  },
  {
    // "Ana works at HSBC", "Ana's at Barclays these days". "Ana's at Lidl now" may be where she shops.
    kind: 'employer',
    was: new RegExp(`^${WHO} (?:works?|(?:is|am) (?:working|employed)) (?:at|for) ${FIRM}[.!]?$`, 'u'),
    now: new RegExp(`^${WHO}${IS} (?:at|with) ${FIRM} (?:these days|nowadays)(?!\\p{L})`, 'u'),
  },
  {
    // "We're on Postgres 14", "We're on Postgres 16 since the weekend".
    kind: 'version',
    was: new RegExp(`^(?:We|I)${IS}(?: still)? (?:on|using|use|run|running) ${RELEASE}(?![.]?[\\p{N}])`, 'u'),
    now: new RegExp(
      `^(?:We|I)(?:${IS} (?:now )?(?:on|using|running) ${RELEASE} ${NOW}|${HAS}(?:upgraded|updated|moved|migrated) to ${RELEASE.replace('<who>', '<thing>').replace('<value>', '<port>')}(?![.]?[\\p{N}]))`,
      'u',
    ),
  },
];

interface Said {
  readonly who: string;
  readonly value: string;
  readonly kind: string;
}

const WHOSE = ['who', 'thing', 'rewritten'];
const VALUES = ['value', 'paid', 'nowPaid', 'port', 'live', 'held'];
const UNITS = ['kind', 'unit'];

function saidIn({ statement: { content, language } }: Reading, form: RegExp, kind: string): Said | null {
  const groups = (language === 'en' && form.exec(content)?.groups) || {};
  const named = (names: readonly string[]) => names.map((name) => groups[name]).find((said) => said !== undefined);
  const [who, value] = [named(WHOSE), named(VALUES)];
  if (who === undefined || value === undefined) return null;
  return { who: who.replace(/^(?:the|our|my) /iu, '').toLowerCase(), value, kind: named(UNITS) ?? kind };
}

/**
 * For a text that says to what somebody or something switched (a plan, a means of payment, a programming language, a team): it and the stored
 * statement of the one before, both reworded with that kind as their subject. Null for all others, and for all if more than one says so.
 * English.
 */
export function asSwitched(fresh: Reading, stored: readonly Reading[]): readonly (Named | null)[] {
  const none = stored.map(() => null);
  for (const { kind, was, now } of KINDS) {
    const switched = saidIn(fresh, now, kind);
    if (!switched) continue;
    const before = stored.map((one) => {
      const said = saidIn(one, was, kind);
      const same = said?.who === switched.who && said.kind === switched.kind && areOfOneUnit(said, switched);
      return same ? { fresh: reworded(fresh, switched, ' now'), stored: reworded(one, said) } : null;
    });
    return before.filter((one) => one !== null).length === 1 ? before : none;
  }
  return none;
}

/** "Ada is 40" has no unit, and is no price. */
const areOfOneUnit = (...all: readonly Said[]): boolean =>
  all.every(({ kind, value }) => kind !== '' || /^[$£€]/u.test(value));

const reworded = ({ statement }: Reading, { value, kind }: Said, now = ''): Reading =>
  readStatement({ ...statement, content: `The ${kind || 'amount'} is ${value}${now}.` });
