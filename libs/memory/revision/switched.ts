import type { Named } from './named.js';
import { type Reading, readStatement } from './reading.js';

/** "The Family plan of Spotify" and "the Pro plan for my brother" say whose. */
const KIND = '(plan|tier|package|subscription|tariff|edition)(?!\\p{L}| (?:of|for|with|at)(?!\\p{L}))';
const WHO = "((?:The |Our )?[\\p{L}'’-]{1,30}?)";
/** One name: of "the Netflix Family plan" it is not known which word says whose plan it is. */
const NAME = '(?:the |a |an |my |our )?(\\p{Lu}[\\p{L}\\p{N}+-]{0,30})';
const SWITCHED = new RegExp(
  `^${WHO}(?: has| have|['’]ve)? (?:just |now )?(?:upgraded|downgraded|switched|moved|changed|went back)(?: from [^,.;]{1,40}?)? to ${NAME} ${KIND}`,
  'u',
);
const ON = new RegExp(
  `^${WHO}(?:['’](?:m|re|s)| am| are| is)? (?:(?:now|currently) )?(?:on|has|have|uses?|pays? for|subscribes? to|chose|took) ${NAME} ${KIND}`,
  'u',
);

interface Subscribed {
  readonly who: string;
  readonly name: string;
  readonly kind: string;
}

function readIn({ statement: { content, language } }: Reading, form: RegExp): Subscribed | null {
  const [, who, name, kind] = (language === 'en' && form.exec(content)) || [];
  if (who === undefined || name === undefined || kind === undefined) return null;
  return { who: who.replace(/^(?:The|Our) /, '').toLowerCase(), name, kind };
}

/**
 * For a text that says to which plan somebody switched: it and the stored statement of the plan they were on, both reworded with the plan as
 * their subject. Null for all others, and for all if more than one says so. English.
 */
export function asSwitched(fresh: Reading, stored: readonly Reading[]): readonly (Named | null)[] {
  const none = stored.map(() => null);
  const switched = readIn(fresh, SWITCHED);
  if (!switched) return none;
  const reworded = ({ statement }: Reading, { name, kind }: Subscribed, now = '') =>
    readStatement({ ...statement, content: `The ${kind} is ${name}${now}.` });
  const plans = stored.map((one) => {
    const on = readIn(one, ON);
    const same = on?.who === switched.who && on.kind === switched.kind;
    return same ? { fresh: reworded(fresh, switched, ' now'), stored: reworded(one, on) } : null;
  });
  return plans.filter((one) => one !== null).length === 1 ? plans : none;
}
