import type { Claim } from './claim.js';
import { areContrasted } from '@memory/attributes/contrasts.js';
import { minus } from './sets.js';
import { isOfMany } from './words.js';

/** Whether two sentences of one subject and verb are about two things that exist side by side, so that both hold. */
export function haveTwoObjects(fresh: Claim, stored: Claim): boolean {
  return (
    areOfSeveral(fresh, stored) ||
    sayOtherKinds(fresh, stored) ||
    ofTwoPurposes(fresh, stored) ||
    ofTwoKinds(fresh, stored) ||
    atTwoTimes(fresh, stored) ||
    ofTwoThings(fresh, stored)
  );
}

/** "My allergies include shellfish", "My allergies include cats"; "I am allergic to nuts", "I am allergic to dust". */
export function areOfSeveral(fresh: Claim, stored: Claim): boolean {
  if (fresh.negated !== stored.negated || fresh.changing) return false;
  if ([fresh, stored].every(({ relation }) => relation === 'include'))
    return !fresh.object.some((term) => stored.object.includes(term));
  const [one, other] = [SO_OF_MANY.exec(fresh.text), SO_OF_MANY.exec(stored.text)];
  if (!one || !other || one[1]!.toLowerCase() !== other[1]!.toLowerCase()) return false;
  const known = wordsIn(other[2]!);
  return ![...wordsIn(one[2]!)].some((word) => known.has(word));
}

/**
 * "User works at Google", "User works as an engineer"; "The API runs on port 8080", "The API runs on Kubernetes". A new
 * state of a thing may replace an old one of another kind: "Our office is a loft", "Our office is in Hall 3 now".
 */
export function sayOtherKinds(fresh: Claim, stored: Claim): boolean {
  if (fresh.relation !== stored.relation || fresh.complement === null || stored.complement === null) return false;
  const ofPerson = fresh.relation === 'live' || fresh.relation === 'work';
  if (fresh.changing && !ofPerson) return false;
  if (fresh.complement !== stored.complement) return true;
  // "I work nights", "I work part time".
  return fresh.complement === 'manner' && !fresh.object.some((term) => stored.object.includes(term));
}

/** Adjectives that may apply to many things at once: "allergic to nuts", "allergic to dust". */
const SO_OF_MANY =
  /(?<!\p{L})(allergic|intolerant|sensitive|afraid|scared|terrified|interested|fond|good|bad|keen|vaccinated|immune|certified|fluent) (?:to|of|in|at|on|against) (.{1,200})/iu;

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).filter((word) => word !== 'and' && word !== 'the'));

/** "For photos I use darktable", "I use vim for notes". */
function ofTwoPurposes(fresh: Claim, stored: Claim): boolean {
  const purpose = ({ text }: Claim) => PURPOSE.exec(text)?.[1]?.toLowerCase();
  const [one, other] = [purpose(fresh), purpose(stored)];
  return one !== undefined && other !== undefined && one !== other;
}

/**
 * Whether its subject may do so with many things at once: "I keep my bike in the cellar", "the app uses React", but not "the flag is set to
 * full", which has one value.
 */
export function hasOneOfMany({ relation, subject, names }: Claim): boolean {
  if (!isOfMany(relation)) return false;
  return (
    relation === 'use' || relation === 'prefer' || [...subject].every((term) => term === '(self)' || names.has(term))
  );
}

/** "I prefer window seats", "I prefer morning flights"; "I keep my bike in the cellar", "I keep my skis in the attic". */
function ofTwoThings(fresh: Claim, stored: Claim): boolean {
  if (fresh.changing || fresh.relation !== stored.relation || ![fresh, stored].every(hasOneOfMany)) return false;
  const objects = [fresh, stored].map(({ object }) => object.filter((term) => term !== '(self)'));
  return objects.every(({ length }) => length > 1) && !objects[0]!.some((term) => objects[1]!.includes(term));
}

/** "I prefer tea in the morning", "I prefer wine in the evening". If only the time differs, it is the value. */
function atTwoTimes(fresh: Claim, stored: Claim): boolean {
  const [one, other] = [new Set(fresh.object), new Set(stored.object)];
  const more = minus(one, other).length > 1 && minus(other, one).length > 1;
  const words = ({ text }: Claim) => new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu));
  return more && areContrasted(words(fresh), words(stored));
}

const PURPOSE =
  /(?<!\p{L})(?:[Ff]or|[Ff]ür) (?:the |my |our |die |den |das |meine |unsere )?(\p{Ll}\p{L}{2,}|\p{Lu}{2,})(?!\p{L})/u;

/** "The database is MariaDB", "The database is big": a name and a property. */
function ofTwoKinds(fresh: Claim, stored: Claim): boolean {
  if (fresh.relation !== 'be' || stored.relation !== 'be') return false;
  const named = ({ object, names }: Claim) => object.some((term) => names.has(term));
  return [fresh, stored].every(({ text }) => /^\p{Lu}/u.test(text)) && named(fresh) !== named(stored);
}

/** "I have an appointment on 4 May", "I have an appointment on 11 June": one of several. */
export const areTwoDates = (fresh: Claim, stored: Claim): boolean =>
  !fresh.changing &&
  [fresh, stored].every(({ relation, times, text }) => relation === 'have' && times.size > 0 && HAS_SOME.test(text));
const HAS_SOME = /(?<!\p{L})(?:have|has|got) (?:got )?an? /iu;

/** "My dissertation is on fungi now" is not about "my dissertation supervisor". */
export function areOtherNouns(a: Claim, b: Claim): boolean {
  if (a.head === null || b.head === null || a.head === b.head) return false;
  return b.subject.has(a.head) !== a.subject.has(b.head);
}
