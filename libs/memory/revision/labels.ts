import type { Language } from '@memory/indexing/language.js';
import { isLetter, valueOf, type Word } from './claim-words.js';

/** Possessive pronouns, each mapped to one that means the same. */
const PRONOUNS = synonyms([
  "my our user's mein meine unser unsere mi mis nuestro nuestra nuestros nuestras mon ma mes notre nos", 'your dein deine euer eure tu tus', 'his sein seine', 'her',
  'their', 'its', 'ihr ihre', 'su sus',
]); // prettier-ignore
/** "Son" is no pronoun elsewhere. */
const IN_FRENCH = synonyms(['his son sa ses', 'their leur leurs', 'your ton ta tes votre vos']);
const ANOTHER = synonyms([
  'other another andere anderer anderes anderen otro otra otros otras autre autres',
  'second zweite zweiter zweites zweiten segundo segunda',
]);
/** "The other day", "otra vez": another time, and no other thing. */
const TIMES = new Set(['day', 'night', 'week', 'hand', 'vez']);

function synonyms(groups: readonly string[]): ReadonlyMap<string, string> {
  return new Map(groups.flatMap((group) => group.split(' ').map((word, _, all) => [word, all[0]!] as const)));
}

export function anotherOf(lower: string, next: Word | undefined): string[] {
  const another = ANOTHER.get(lower);
  return another === undefined || TIMES.has(next?.lower ?? '') ? [] : [another];
}

/**
 * What distinguishes one of several in the words before the verb: numbers and times, single letters, and possessive pronouns.
 * @param changed "We raised the timeout to 60": its values are new
 */
export function labelsOf(about: readonly Word[], language: Language, changed: boolean): Set<string> {
  return new Set([
    ...(changed ? [] : about).flatMap((word) => valueOf(word, language)),
    ...about
      .slice(1)
      .filter(isLetter)
      .map(({ lower }) => lower),
    ...about.flatMap(
      ({ lower }) => (language === 'fr' ? IN_FRENCH.get(lower) : undefined) ?? PRONOUNS.get(lower) ?? [],
    ),
  ]);
}
