import { allMatches } from '@kernel/all-matches.js';
import type { IndexedText } from './indexed-text.js';
import type { Language } from './language.js';
import { stopWords } from './stop-words.js';
import { MAX_TERM } from './terms.js';

/** Two names that a text gives to the same person or thing, as written there. */
export type Alias = readonly [name: string, other: string];

/** Number of UTF-16 units read. A name is introduced in few words, so reading more would gain nothing. */
const READ = 4_000;
/** Maximum per passage. A list of names is no introduction. */
const MOST_ALIASES = 8;
/** Maximum number of words of a name. Anything longer is a title or a sentence. */
const MOST_WORDS = 3;

/** Bounded, so that a text of one endless word is not scanned again from each of its parts. */
const WORD = String.raw`\p{Lu}[\p{L}\p{M}]{0,39}(?:['’-]\p{L}[\p{L}\p{M}]{0,39}){0,3}`;
const NAME = String.raw`${WORD}(?: ${WORD}){0,${MOST_WORDS - 1}}`;
const OPEN = String.raw`["“„«‘']?`;
const ENDS = String.raw`(?![\p{L}\p{M}\p{N}])`;
const BEGINS = String.raw`(?<![\p{L}\p{M}\p{N}])`;

/** Phrases between two names of the same: "Katherine, known as Kit", "Katharina, genannt Kathi". */
const BETWEEN = [
  'also known as', 'better known as', 'known as', 'also called', 'aka', String.raw`a\.k\.a\.`, 'nicknamed', 'goes by(?: the name(?: of)?)?',
  '(?:is )?short for', 'alias', 'auch bekannt als', 'bekannt als', 'auch genannt', 'genannt', 'kurz für', 'conocid[oa] como', 'apodad[oa]',
  'surnommée?', 'dite', 'soprannominat[oa]', 'dett[oa]', 'conhecid[oa] como', 'apelidad[oa]', 'bijgenaamd', 'ook wel',
].join('|'); // prettier-ignore
/** Phrases by which speakers give their own nickname. */
const CALL_ME = [
  '(?:you can |please |just )?call me', 'calls? me', '(?:my )?nickname is', 'i go by', `i['’]m (?:also )?known as`, 'i am (?:also )?known as',
  'nenn(?:t|en)? mich', 'mein spitzname ist', '(?:me )?llám[ae](?:me|nme)', 'me llaman', 'me dicen', 'mi apodo es', `on m['’]appelle`,
  `appelle[sz]?[- ]moi`, 'mon surnom est', 'mi chiamano', 'chiamami', 'me chamam(?: de)?', 'noem me', 'ze noemen me',
].join('|'); // prettier-ignore
/**
 * Phrases for a person named just before: "my sister Katherine, we call her Kit". The people who use the nickname are not followed
 * by a comma.
 */
const CALL_THEM = String.raw`calls? (?:her|him|them)|nenn(?:t|en) (?:sie|ihn)|(?:la|lo|le) (?:llam|dic)[ae]n|l['’]appell(?:e|ent)`;

const said = (between: string): RegExp =>
  new RegExp(String.raw`${BEGINS}(${NAME})${ENDS}[ ,(–—-]{1,3}(?:${between}) ${OPEN}(${NAME})${ENDS}`, 'gu');
const BETWEEN_NAMES = said(caseless(BETWEEN));
const NICKNAME = new RegExp(
  String.raw`${BEGINS}(${NAME})['’]s? (?:nickname|Spitzname)(?: is| was| ist|,) ${OPEN}(${NAME})${ENDS}`,
  'gu',
);
/** Robert "Bob" Miller. Without a last name the quote may be a title: Read "Emma". */
const IN_QUOTES = new RegExp(String.raw`${BEGINS}(${WORD}) ["“„«](${WORD})["”“»] ${WORD}`, 'gu');
const OF_THEM = new RegExp(
  String.raw`${BEGINS}(${NAME})${ENDS}[^.!?\n\p{Lu}]{0,80}[,;–—-] (?!who )(?:(?:and )?I |(?:\p{Ll}+ ){0,3})(?:${CALL_THEM}) ${OPEN}(${NAME})${ENDS}`,
  'gu',
);
const OF_ME = new RegExp(String.raw`${BEGINS}(?:${caseless(CALL_ME)}) ${OPEN}(${NAME})${ENDS}`, 'gu');
/** Each of the patterns above needs one of these. Few texts contain one, and looking for them takes less than half the time. */
const NEEDED = new RegExp(`["“„«]|nickname|Spitzname|${[BETWEEN, CALL_ME].map(caseless).join('|')}|${CALL_THEM}`);

/** "Call me Monday" is an appointment. */
export const DAYS_AND_MONTHS = new Set(
  [2017, 2018].flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month, month + 1))).flatMap((day) =>
      (['en', 'de', 'es', 'fr', 'it', 'pt', 'nl'] as const).flatMap((language) =>
        [{ weekday: 'long' } as const, { month: 'long' } as const].map((part) =>
          day.toLocaleDateString(language, { ...part, timeZone: 'UTC' }).toLowerCase(),
        ),
      ),
    ),
  ),
);

/**
 * Makes the first letter of each pattern case-insensitive, because it may begin a sentence. Names keep their capitals, so the rest
 * stays case-sensitive.
 */
function caseless(alternatives: string): string {
  return alternatives.replace(/(?<=^|\|)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

/**
 * The pairs of names that a text gives to the same, in order: "Katherine, known as Kit", `Robert "Bob" Miller`, and for the speaker
 * "call me Kit". In seven European languages; only capitalised names.
 */
export function aliasesIn({ speaker, content }: Pick<IndexedText, 'speaker' | 'content'>, language: Language): Alias[] {
  const text = content.slice(0, READ).normalize('NFKC');
  if (!NEEDED.test(text)) return [];
  const pairs = [BETWEEN_NAMES, NICKNAME, IN_QUOTES, OF_THEM].flatMap((pattern) =>
    allMatches(text, pattern).map((match): Alias => [match[1]!, match[2]!]),
  );
  const own = speaker ? allMatches(text, OF_ME).map((match): Alias => [speaker, match[1]!]) : [];
  return [...pairs, ...own].filter(([name, other]) => isAlias(name, other, stopWords(language))).slice(0, MOST_ALIASES);
}

/** "My" before "brother, we call him Bob" is no name, and a name is not its own alias. */
function isAlias(name: string, other: string, stops: ReadonlySet<string>): boolean {
  const [words, others] = [wordsOf(name), wordsOf(other)];
  return (
    words.some((word) => !stops.has(word)) &&
    others.some((word) => !words.includes(word) && !stops.has(word) && !DAYS_AND_MONTHS.has(word))
  );
}

/** The words of a name, lower-cased like terms. A single letter is no name. */
export function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).filter(({ length }) => length > 1);
}

/** The terms of passages that give one of these names an alias: `~kit`. No word has such a term. */
export function aliasTerms(names: readonly string[]): string[] {
  return [...new Set(names.flatMap(wordsOf))].map((word) => `~${word}`.slice(0, MAX_TERM));
}

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
const OWN = "(?:[Mm]y|[Oo]ur|(?:[Tt]he )?[Uu]ser['’]s|[Mm]ein(?:e[mnrs]?)?|[Uu]nser(?:e[mnrs]?)?)";
const NAME_ENDS = String.raw`(?![\p{L}\p{M}\p{N}'’-])`;
/** "My little sister", "meine kleine Schwester". */
const OWNED = String.raw`${BEGINS}${OWN} (?:\p{Ll}{1,20} ){0,2}(${RELATION})`;

/** "My sister Lucia", "our dog is called Rex", "Meine Schwester heißt Lena". */
const NAMED = new RegExp(
  String.raw`${OWNED}(?:,|['’]s name is|['’]s called| is called| is named| named| called| heißt| namens)? (${NAME})${NAME_ENDS}`,
  'gu',
);
/** "Lucia, my sister", "Lucia is my sister", "Lena ist meine Schwester". */
const NAMED_BEFORE = new RegExp(
  String.raw`${BEGINS}(${NAME})(?:,| is| ist) ${OWN} (?:\p{Ll}{1,20} ){0,2}(${RELATION})${NAME_ENDS}`,
  'gu',
);
/** "We have a dog called Rex", "User adopted a black cat named Miso". */
const GOT = String.raw`${BEGINS}(?:I|[Ww]e|[Uu]ser)(?:['’]ve)? (?:\p{Ll}{1,12} ){0,2}(?:have|has|got|adopted|rescued|bought) an? (?:\p{Ll}{1,20} ){0,2}(${RELATION})`;
const NAMED_GOT = new RegExp(String.raw`${GOT},? (?:called|named) (${NAME})${NAME_ENDS}`, 'gu');
/** The patterns need one of these. */
const OWNED_ONE = new RegExp(`${OWNED}|${GOT}`, 'u');
/** German capitalises every noun: "dass meine Schwester Geburtstag hat". If a sentence begins so, the verb is next. */
const MAY_BE_A_NOUN = /^(?:mein|unser)(?!.*(?:heißt|namens))/u;
const ASKED = new RegExp(String.raw`${OWNED}(?:['’]s|s|['’])?${NAME_ENDS}`, 'giu');

/** The names that a text gives to relatives or pets of the speaker, as pairs of relation and name. */
export function kinIn(content: string): Alias[] {
  const text = content.slice(0, READ).normalize('NFKC');
  if (!OWNED_ONE.test(text)) return [];
  const named = allMatches(text, NAMED).filter(([all]) => !MAY_BE_A_NOUN.test(all));
  return [
    ...[...named, ...allMatches(text, NAMED_GOT)].map(([, relation, name]) => [relation!, name!] as const),
    ...allMatches(text, NAMED_BEFORE).map(([, name, relation]) => [relation!, name!] as const),
  ]
    .map(([relation, name]): Alias => [RELATION_OF.get(relation.toLowerCase())!, name])
    .filter(([, name]) => wordsOf(name).length > 0);
}

/** Relatives of the asker that a query mentions: "my sister's job". Each as the first word of its relation. */
export function kinNamedIn(query: string): string[] {
  const found = allMatches(query.normalize('NFKC'), ASKED).map(([, relation]) =>
    RELATION_OF.get(relation!.toLowerCase())!,
  );
  return [...new Set(found)];
}

/** Stands for the user among relations: the term of passages that tell the user's own name. */
export const SELF = 'user';

/** "My name is Tom", "The user is called Tom Baker", "Ich heiße Tom", "Je m'appelle Tom". */
const OWN_NAME = [
  String.raw`(?:[Mm]y|(?:[Tt]he )?[Uu]ser['’]s) (?:\p{Ll}{1,12} )?name(?:['’]s| is)`,
  '^[Nn]ame(?: is|:)',
  String.raw`(?:[Tt]he user|User)(?: is|['’]s) (?:called|named)`,
  String.raw`[Ii](?:['’]m| am) (?:called|named)`,
  '[Mm]ein Name ist',
  '[Ii]ch hei(?:ß|ss)e',
  '(?:Der|Die) (?:Be)?[Nn]utzer(?:in)? heißt',
  String.raw`(?:[Jj]e m['’]|[Ll]['’]utilisat(?:eur|rice) s['’])appelle`,
  '[Mm]on (?:pré)?nom est',
  '[Mm]e llamo',
  '[Mm]i nombre es',
  '(?:[Ee]l usuario|[Ll]a usuaria) se llama',
].join('|'); // prettier-ignore
const NAMES_SELF = new RegExp(
  String.raw`${BEGINS}(?:${OWN_NAME}|${caseless(CALL_ME)}) ${OPEN}(${NAME})${NAME_ENDS}`,
  'gu',
);
/** "I'm Tom.", but not "I'm German." nor "I'm Head of Sales". */
const I_AM = new RegExp(
  String.raw`${BEGINS}(?:[Ii](?:['’]m| am)|[Ii]ch bin|[Jj]e suis|[Ss]oy) (?!\p{L}+(?:ish|ese|[it]ian|[ie]can|French|erman|utch|olic|uslim|ist|indu|wiss|reek)${ENDS})(${NAME})(?=[.,!;]|$| (?:and|und|et|y) )`,
  'gu',
);

/** The names by which the writer of a text, or an agent that writes of the user, says what the user is called: "Tom Baker". */
export function ownNamesIn(content: string): string[] {
  const text = content.slice(0, READ).normalize('NFKC');
  const named = [NAMES_SELF, I_AM].flatMap((pattern) => allMatches(text, pattern).map(([, name]) => name!));
  return [...new Set(named)].filter((name) => wordsOf(name).some((word) => !DAYS_AND_MONTHS.has(word)));
}

const ASKS_SELF =
  /(?<![\p{L}\p{N}])(?:i|i['’](?:m|ve|d|ll)|me|my|(?:the )?user(?:['’]s)?|ich|mir|mich|mein\p{Ll}{0,2}|(?:de[rs] )?nutzers?|je|j['’]\p{L}+|mon|ma|mes|moi|yo|mi|mis)(?![\p{L}\p{N}])/iu;

/** Whether a query asks about the user, whose name the memories may give. */
export function asksOfSelf(query: string): boolean {
  return ASKS_SELF.test(query);
}

/** Words of user ids that name nobody. */
const NO_NAME = new Set(
  `user users usr uid uuid test tester demo customer client guest member person people agent admin account default anonymous anon session
  google github facebook apple slack discord telegram whatsapp oauth auth email phone team main new old the`.split(
    /\s+/,
  ),
);
/** More words are a description, and no name. */
const MOST_WORDS_OF_ID = 3;

/** The name that a user id spells: "Tom Baker", of `tom.baker@example.com` or `user_tomBaker`. Null for numbers, hashes and the like. */
export function nameInUserId(userId: string): string | null {
  const words = userId
    .replace(/@.*$/s, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word && !NO_NAME.has(word.toLowerCase()));
  const isName = words.every((word) => /^\p{L}{2,20}$/u.test(word) || /^\d{1,4}$/.test(word));
  const letters = words.filter((word) => /^\p{L}{3,}$/u.test(word));
  if (!isName || letters.length === 0 || words.length > MOST_WORDS_OF_ID) return null;
  return letters.map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase()).join(' ');
}
