import { type Alias, NAME, READ, wordsOf } from './aliases.js';

/**
 * Words for relatives and pets. A line is one relation, and its first word stands for all. Only lasting relations: a former partner,
 * boss or doctor is a different person from the current one.
 */
const KIN = `mother mum mom mama mommy mummy mutter mutti
father dad daddy papa vater vati
sister schwester
brother bruder
daughter tochter
son sohn
wife ehefrau
husband ehemann
aunt auntie tante
uncle onkel
cousin cousine
niece nichte
nephew neffe
grandmother grandma granny nana oma großmutter
grandfather grandpa granddad opa großvater
granddaughter enkelin
grandson enkel
mother-in-law schwiegermutter
father-in-law schwiegervater
sister-in-law schwägerin
brother-in-law schwager
godmother patentante
godfather patenonkel
dog puppy hund
cat kitten katze kater
horse pony pferd`
  .split('\n')
  .map((line) => line.split(' '));
const RELATION_OF = new Map(KIN.flatMap((words) => words.map((word) => [word, words[0]!] as const)));

const RELATION = [...RELATION_OF.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => `[${word[0]!.toUpperCase()}${word[0]!}]${word.slice(1)}`)
  .join('|');
const OWN = '(?:[Mm]y|[Oo]ur|[Mm]ein(?:e[mnrs]?)?|[Uu]nser(?:e[mnrs]?)?)';
const ENDS = String.raw`(?![\p{L}\p{M}\p{N}'’-])`;
const BEGINS = String.raw`(?<![\p{L}\p{M}\p{N}])`;
/** "My little sister", "meine kleine Schwester". */
const OWNED = String.raw`${BEGINS}${OWN} (?:\p{Ll}{1,20} ){0,2}(${RELATION})`;

/** "My sister Lucia", "our dog is called Rex", "Meine Schwester heißt Lena". */
const NAMED = new RegExp(
  String.raw`${OWNED}(?:,|['’]s name is|['’]s called| is called| is named| named| called| heißt| namens)? (${NAME})${ENDS}`,
  'gu',
);
/** "Lucia, my sister", "Lucia is my sister", "Lena ist meine Schwester". */
const NAMED_BEFORE = new RegExp(
  String.raw`${BEGINS}(${NAME})(?:,| is| ist) ${OWN} (?:\p{Ll}{1,20} ){0,2}(${RELATION})${ENDS}`,
  'gu',
);
/** German capitalises every noun: "dass meine Schwester Geburtstag hat". If a sentence begins so, the verb is next. */
const MAY_BE_A_NOUN = /^(?:mein|unser)(?!.*(?:heißt|namens))/u;
const ASKED = new RegExp(String.raw`${OWNED}(?:['’]s|s|['’])?${ENDS}`, 'giu');

/** The names that a text gives to relatives or pets of the speaker, as pairs of relation and name. */
export function kinIn(content: string): Alias[] {
  const text = content.slice(0, READ).normalize('NFKC');
  const named = [...text.matchAll(NAMED)].filter(([all]) => !MAY_BE_A_NOUN.test(all));
  return [
    ...named.map(([, relation, name]) => [relation!, name!] as const),
    ...[...text.matchAll(NAMED_BEFORE)].map(([, name, relation]) => [relation!, name!] as const),
  ]
    .map(([relation, name]): Alias => [RELATION_OF.get(relation.toLowerCase())!, name])
    .filter(([, name]) => wordsOf(name).length > 0);
}

/** Relatives of the asker that a query mentions: "my sister's job". Each as the first word of its relation. */
export function kinNamedIn(query: string): string[] {
  const found = [...query.normalize('NFKC').matchAll(ASKED)].map(([, relation]) =>
    RELATION_OF.get(relation!.toLowerCase())!,
  );
  return [...new Set(found)];
}
