import { deniesEnd } from '@memory/attributes/not-over.js';
import { doubtsEnd } from '@memory/attributes/plain-end.js';
import type { Claim } from './claim.js';
import { differOnBothSides, overlapOf } from './sets.js';

/** Minimum share of the words of the shorter sentence that both have. */
const DENIED = 0.6;

/** Whether a sentence of one text denies what one of the other says: neither is an edit of the other. */
export function isDenied(fresh: readonly Claim[], stored: readonly Claim[]): boolean {
  return fresh.some((a) => stored.some((b) => a.negated !== b.negated && overlapOf(a.terms, b.terms) >= DENIED));
}

/** Of two of which one is denied: whether the other may hold as well. */
export const deniesNothing = (fresh: Claim, stored: Claim): boolean =>
  deniesOther(fresh, stored) || deniesMore(fresh, stored) || deniesPart(fresh, stored);

/** "I stopped drinking coffee in the evening" does not deny "I drink coffee". */
export function deniesPart(fresh: Claim, stored: Claim): boolean {
  return fresh.negated && !stored.negated && LIMITED.test(fresh.text) && !LIMITED.test(stored.text);
}

/** "I didn't take the bus" denies one occasion, not "I take the bus"; and "We did not sell the Volvo" that we have none. */
function deniesOther(fresh: Claim, stored: Claim): boolean {
  if (deniesEnd(fresh.text) && !ENDING.test(stored.text)) return true;
  if (doubtsEnd(fresh.text) && !ENDING.test(stored.text) && !ENDING_PLAINLY.test(stored.text)) return true;
  return DID_NOT.test(fresh.text) && !WAS.test(stored.text) && !fresh.changing;
}

/** "Don't feed the cat nuts", "Feed the cat at 7": what was denied is narrower, and what is so says something else. */
function deniesMore(fresh: Claim, stored: Claim): boolean {
  if (fresh.negated || fresh.changing) return false;
  return differOnBothSides(new Set(stored.object), new Set([...fresh.object, ...fresh.numbers, ...fresh.times]));
}

/**
 * Of two claims about the same, of which one names nothing but numbers or times: "Henrik is 46, not 44" may be about "Henrik is 45",
 * but not about "Henrik is from Aarhus".
 */
export function mayBeOfOneValue(fresh: Claim, stored: Claim): boolean {
  const bare = fresh.object.length === 0 ? fresh : stored;
  if (bare.numbers.size === 0 && bare.times.size === 0) return true;
  const haveBoth = (values: 'numbers' | 'times') => fresh[values].size > 0 && stored[values].size > 0;
  return fresh.object.length === stored.object.length || haveBoth('numbers') || haveBoth('times');
}

/** "I don't drink after 6" denies a time, and not "I drink coffee". */
export function deniesOtherValue(fresh: Claim, stored: Claim): boolean {
  if (!fresh.negated || stored.negated || fresh.changing || fresh.object.length > 0) return false;
  return !mayBeOfOneValue(fresh, stored);
}

const ENDING =
  /(?<!\p{L})(?:leav|left|sell|sold|quit|stop|giv|gave|drop|los[et]|clos|finish|cancel|replac|gone|rid|ditch|swap|trad)/iu;
const ENDING_PLAINLY =
  /(?<!\p{L})(?:die[ds]|dead|resign|retire|end|expire|shut|kündig|gekündigt|verkauf|gestorben|tot|entlassen|renunci|dej|vend|muert|mur|quitt|démission|résili|arrêt|mort)/iu;
/** When or where alone it is so. */
const LIMITED =
  /(?<!\p{L})(?:(?:in the|at|every|after|before|during|on) (?:mornings?|afternoons?|evenings?|nights?|noon|lunch|breakfast|dinner|bedtime|weekends?|weekdays|work|school|home)|(?:after|before) \d{1,2}|morgens|vormittags|mittags|nachmittags|abends|nachts|unter der woche|am wochenende|(?:por|de) la (?:mañana|tarde|noche)|le (?:matin|soir|midi|week-end))(?!\p{L})/iu;
const DID_NOT = /(?<!\p{L})(?:did not|didn['’]t)(?!\p{L})/iu;
const WAS = /(?<!\p{L})(?:did|was|were|had|went|got|\p{L}{2,}ed)(?!\p{L})/iu;
