/** The days on which something holds again and again: "on Sundays", "on weekdays". English and German, and the commonest of Spanish and French. */

/** Which days a text names, as `1` (Monday) to `7` and `free` for holidays. */
export interface Days {
  readonly named: ReadonlySet<string>;
  /** Whether the text begins with them. At the beginning they limit the statement; after a verb they may be its value. */
  readonly first: boolean;
  /** False for a single day that may be any: "On Sunday". */
  readonly recurring: boolean;
  /** The text without them. */
  readonly rest: string;
}

const WORKDAYS = ['1', '2', '3', '4', '5'];
const WEEKEND = ['6', '7'];
const ALL = [...WORKDAYS, ...WEEKEND, 'free'];

const NAMES = [
  'monday montag lunes lundi',
  'tuesday dienstag martes mardi',
  'wednesday mittwoch miércoles mercredi',
  'thursday donnerstag jueves jeudi',
  'friday freitag viernes vendredi',
  'saturday samstag sonnabend sábado samedi',
  'sunday sonntag domingo dimanche',
];
const DAY_OF = new Map(NAMES.flatMap((names, i) => names.split(' ').map((name) => [name, String(i + 1)] as const)));
const named = (...at: number[]): string => NAMES.flatMap((names) => at.map((i) => names.split(' ')[i])).join('|');
/** A day of every week, in these languages: with a plural, an adverb or an article. A bare "on Sunday" may be a single one. */
const EVERY =
  `(?:${named(0)})s|(?:every|each) (?:${named(0)})|(?:${named(1)})(?:s|en)|jede[nr]? (?:${named(1)})|` +
  `(?:los|cada) (?:${named(2)})s?|(?:le|chaque) (?:${named(3)})`;
const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ['(?:every|each) weekday|(?:weekdays|workdays|working days|school days)|(?:werk|wochen|arbeits|schul)tag(?:s|e|en)|unter der woche|entre semana|en semaine', WORKDAYS],
  ['weekends?|wochenenden?|fin(?:es)? de semana|week-?ends?', WEEKEND],
  ['(?:public|bank) holidays|feiertag(?:s|e|en)|(?:días )?festivos|jours fériés', ['free']],
  ['every ?day|daily|each day|täglich|jeden tag|todos los días|cada día|tous les jours|chaque jour', ALL],
]; // prettier-ignore
const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${EVERY}|${KINDS.map(([words]) => words).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const AS_KIND = KINDS.map(([words, days]) => [new RegExp(`^(?:${words})$`, 'iu'), days] as const);
/** At the beginning a single day may also mean every week, if the statement describes a habit. */
const BEGINS = new RegExp(
  `^(?:(?:and|but|und|aber|only|nur|y|pero|et|mais) )?(?:(?:on|at|an|am|el|le) )?(?:the |den )?(?:(${named(0, 1, 2, 3)})(?![\\p{L}\\p{N}])|(?=(${EVERY}|${KINDS.map(([words]) => words).join('|')})(?![\\p{L}\\p{N}])))`,
  'iu',
);
/** Words before a past or single day. */
const SINGLE = /(?:last|this|next|since(?: the)?|letzte[sn]?|diese[sn]?|nächste[sn]?|seit(?: dem)?|übers) $/iu;
const LONGEST = 12;

export function daysIn(sentence: string): Days {
  const begins = BEGINS.exec(sentence);
  const isMeant = (at: number) => !SINGLE.test(sentence.slice(Math.max(0, at - LONGEST), at));
  const said = [...sentence.matchAll(SAID)].filter(({ index }) => isMeant(index));
  const [, single] = begins ?? [];
  return {
    named: new Set([...said.flatMap(([words]) => daysOf(words.toLowerCase())), ...(single ? daysOf(single) : [])]),
    first: begins !== null,
    recurring: said.length > 0,
    rest: sentence.slice(begins?.[0].length ?? 0).replace(SAID, ' '),
  };
}

function daysOf(said: string): readonly string[] {
  const kind = AS_KIND.find(([words]) => words.test(said));
  if (kind) return kind[1];
  return [...DAY_OF].filter(([name]) => said.toLowerCase().includes(name)).map(([, day]) => day);
}

/**
 * Whether the new text leaves out some days of the stored one, or is an exception to a statement without days. Then neither is about the
 * other, unless the day itself has changed ("is now on Tuesdays").
 */
export function areOtherDays(fresh: Days, stored: Days): boolean {
  if (fresh.named.size === 0) return false;
  if (stored.named.size === 0) return fresh.recurring && fresh.named.size < ALL.length;
  return (fresh.recurring || stored.recurring) && [...stored.named].some((day) => !fresh.named.has(day));
}
