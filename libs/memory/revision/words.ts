import type { Language } from '@memory/indexing/language.js';
import { analyse } from '@memory/indexing/terms.js';
import { isGermanAuxiliary, isGermanChange } from './german.js';
import { romanceOf } from './romance.js';

/** Canonical forms of verbs, with their inflected forms. English, and the commonest of German; Spanish and French: `romance.ts`. */
const RELATIONS: Readonly<Record<string, string>> = {
  be: "is are was were be been being am isn't aren't wasn't weren't became become ist sind war es está son era est sont",
  include: 'include includes including',
  have: 'has have had having hat haben tiene tienen',
  live: 'live lives lived living reside resides resided moved moves moving relocated relocates stay stays staying stayed wohne wohnt wohnen lebe lebt leben gezogen umgezogen vive viven vit habite',
  work: 'work works worked working employed joins arbeite arbeitet arbeiten trabaja trabajan travaille',
  call: 'called named heißt heißen heisst llama nommé',
  teach: 'teach teaches taught teaching',
  drive: 'drive drives driving',
  speak: 'speak speaks speaking',
  prefer: 'prefer prefers preferred',
  like: 'like likes liking love loves enjoy enjoys mag gusta',
  dislike: 'dislike dislikes hate hates',
  take: 'take takes taking',
  happen: 'happen happens takes-place held',
  prescribe: 'prescribed prescribe prescribes',
  drink: 'drink drinks drinking',
  eat: 'eat eats eating',
  play: 'play plays playing',
  sing: 'sing sings',
  run: 'run runs running',
  use: 'use uses using',
  set: 'set',
  keep: 'kept keep keeps retained',
  need: 'need needs requires require',
  write: 'written writing writes',
  allow: 'allow allows allowed permits permitted',
  accept: 'accept accepts',
  cost: 'cost costs',
  pay: 'paid pay pays',
  start: 'start starts started begin begins began',
  end: 'end ends finishes finish',
  depart: 'leaves departs depart',
  expire: 'expire expires',
  lead: 'lead leads leading led',
  plan: 'planned plan plans scheduled',
  bake: 'bake bakes cook cooks',
  bank: 'banks',
  own: 'own owns owned',
  know: 'know knows',
  study: 'study studies studying',
  turn: 'turned switched',
  mentor: 'mentors',
  avoid: 'avoids avoid',
  wear: 'wear wears',
  sleep: 'sleep sleeps',
  report: 'reports',
  cancel: 'cancelled canceled',
  visit: 'visit visits visited besucht visitó',
  buy: 'bought buy buys',
  give: 'gave given gives',
  wrote: 'wrote',
  present: 'presented presents',
  wash: 'washed',
  watch: 'watch watches watched',
  plant: 'planted',
  ate: 'eaten ate',
  close: 'closed',
  spend: 'spent spend spends',
  meet: 'met meets meet',
  join: 'joined',
  open: 'opened',
  finish: 'finished completed',
  marry: 'married marries',
  smoke: 'smoke smokes smoked smoking',
};

/** May precede the main verb: "is written", "has moved", "can eat", "get paid". */
const AUXILIARIES = new Set(
  "is are was were be been am has have had can could cannot may will would must should do does did get gets isn't aren't wasn't weren't hasn't haven't don't doesn't didn't can't won't ist sind war hat haben es está son se".split(
    ' ',
  ),
);

/** Verbs of one language that are other words elsewhere: "my son", "a hat", "am Montag". */
const ONLY_IN: ReadonlyMap<string, Language> = new Map(
  Object.entries({ de: 'hat mag war', en: 'am was', es: 'era es llama se son', fr: 'est' }).flatMap(
    ([language, forms]) => forms.split(' ').map((form) => [form, language] as const),
  ),
);

/** A subject has one value of these at a time. Of others there may be many, and events add up. */
const SINGLE_VALUED = new Set([
  'live', 'work', 'call', 'prefer', 'set', 'write', 'drive', 'bank', 'run', 'start', 'end', 'expire', 'plan', 'happen', 'cost',
  'keep', 'allow', 'lead', 'turn', 'prescribe', 'use', 'report',
]); // prettier-ignore
/** Of these, what a person may do with many things at once, of which one of a kind is the value: "I use vim", "I use Slack". */
const OF_MANY = new Set(['prefer', 'use', 'keep', 'set', 'plan', 'allow']);
/** A past event is not undone by another one. */
const EVENTS = new Set([
  'visit', 'buy', 'give', 'wrote', 'present', 'wash', 'watch', 'plant', 'ate', 'close', 'spend', 'meet', 'join', 'open', 'finish',
  'cancel',
]); // prettier-ignore
/** Relations that add up: somebody likes, knows or owns many things at once. */
const ADDING = new Set(['like', 'dislike', 'know', 'own']);
/** "We raised the timeout to 60 seconds" states the value of the timeout. */
const CHANGES = new Set(
  'raised lowered increased decreased changed moved postponed rescheduled renamed updated switched reduced set extended shortened upgraded downgraded bumped cut dropped trimmed doubled halved tripled pushed shifted slipped rose fell grew jumped climbed delayed brought scaled put shrank shrunk expanded widened tightened loosened lifted hiked'.split(
    ' ',
  ),
);

/** As words and as stems, in both orders. */
const OPPOSITES: ReadonlySet<string> = new Set(
  [
    'enabled disabled', 'on off', 'open closed', 'married divorced', 'married single', 'like dislike', 'with without',
    'allowed forbidden', 'always never', 'active inactive', 'hot cold', 'large small', 'public private', 'online offline',
    'working broken', 'broken fixed', 'required optional', 'true false', 'alive dead', 'full empty', 'employed unemployed',
    'present absent', 'available unavailable', 'before after', 'accepted rejected', 'approved rejected', 'passed failed',
    'succeeded failed', 'started stopped', 'awake asleep', 'early late', 'cheap expensive', 'locked unlocked', 'safe unsafe',
    'healthy ill', 'up down', 'inside outside', 'marry single', 'marry divorced', 'divorce married',
  ].flatMap((pair) => {
    const [a, b] = pair.split(' ') as [string, string];
    return bothWays([a, stem(a)], [b, stem(b)]);
  }),
); // prettier-ignore
/** The same of Spanish and French, after the verbs that lead to them. */
const OPPOSITES_OF: Readonly<Record<Language, string>> = {
  es: 'marry soltero|casado soltero|casado divorciado|divorce casado|abierto cerrado|encendido apagado|siempre nunca|activo inactivo|vivo muerto|lleno vacío',
  fr: 'marry célibataire|divorce marié|ouvert fermé|allumé éteint|toujours jamais|actif inactif|vivant mort|plein vide',
};
const ROMANCE_OPPOSITES: ReadonlySet<string> = new Set(
  Object.entries(OPPOSITES_OF).flatMap(([language, pairs]) =>
    pairs.split('|').flatMap((pair) => {
      const [a, b] = pair.split(' ') as [string, string];
      return bothWays([a, stem(a, language)], [b, stem(b, language)]);
    }),
  ),
);

function bothWays(some: readonly string[], others: readonly string[]): string[] {
  return some.flatMap((one) => others.flatMap((other) => [`${one} ${other}`, `${other} ${one}`]));
}

function stem(word: string, language: Language = 'en'): string {
  return analyse(word, language).terms[0]?.term ?? word;
}

const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, i) => [word, String(i)]),
);
const CALENDAR = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays ' +
    'january february march april may june july august september october november december ' +
    'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember ' +
    'lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
    'today tomorrow yesterday spring summer autumn winter'
  ).split(' '),
);
const NEGATIONS = new Set(
  "not no never cannot can't don't doesn't didn't isn't aren't wasn't won't without nobody none neither nicht kein keine keinen keinem keiner keines nie nichts niemand nunca jamás tampoco ningún ninguna nadie jamais pas aucun aucune rien".split(
    ' ',
  ),
);
/** Small words that another text may say or leave out without telling anything else. */
const EMPTY = new Set(
  (
    'i me my mine we our us user the a an this that these those it its there of and also too is are am be been being has have had do does did get gets got at for over ' +
    'so just really very ich mich mir mein meine meinen meinem meiner wir uns unser unsere der die das den dem des ein eine einen einem einer eines ' +
    'im am ins zum zur vom beim von es und auch so sehr jetzt nun noch schon bereits mal halt eben eigentlich bin bist ist sind sein habe hat haben yo me mi mis el la los las un una unos unas de del y que ' +
    'es son ha he je mon ma mes le les une des du et est sont ai'
  ).split(' '),
);
/** Words without which a text tells something else: of how many, how often, and against what. */
const DECISIVE = new Set(
  (
    'only all every each some most many few always often sometimes rarely seldom both against nur alle jede jeder jedes manche viele wenige immer oft ' +
    'manchmal selten beide gegen solo todos algunos siempre contra seulement tous toujours contre'
  ).split(' '),
);
/** A role that one person has at a time: the person is the value. */
export const ROLE =
  /\b(?:on call|in charge|responsible for|the (?:lead|head|owner|manager|chair\w*|president|ceo|contact|captain)|(?:owns|leads|heads|manages|chairs|maintains|captains) the)\b/i;

const BY_FORM: ReadonlyMap<string, string> = new Map(
  Object.entries(RELATIONS).flatMap(([relation, forms]) => forms.split(' ').map((form) => [form, relation] as const)),
);

export const relationOf = (word: string, language: Language = 'en'): string | undefined =>
  romanceOf(language)?.relations.get(word) ??
  (romanceOf(language)?.determiners.has(word) ? undefined : BY_FORM.get(word));
export const isAuxiliary = (word: string, language: Language = 'en'): boolean =>
  romanceOf(language)?.auxiliaries.has(word) ??
  (AUXILIARIES.has(word) || (language === 'de' && isGermanAuxiliary(word)));
/** Whether it may be another word in a text of this language. */
export const isForeign = (word: string, language: Language): boolean => (ONLY_IN.get(word) ?? language) !== language;
export const isChange = (word: string, language: Language = 'en'): boolean =>
  CHANGES.has(word) || (language === 'de' && isGermanChange(word)) || (romanceOf(language)?.changes.has(word) ?? false);
export const isSingleValued = (relation: string): boolean => SINGLE_VALUED.has(relation);
export const isOfMany = (relation: string | null): boolean => relation !== null && OF_MANY.has(relation);
export const addsUp = (relation: string): boolean => ADDING.has(relation);
export const isEvent = (relation: string): boolean => EVENTS.has(relation);
export const areOpposite = (a: string, b: string): boolean =>
  OPPOSITES.has(`${a} ${b}`) || ROMANCE_OPPOSITES.has(`${a} ${b}`);
export const isCalendar = (word: string): boolean => CALENDAR.has(word);
export const isEmpty = (word: string): boolean => EMPTY.has(word);
export const isDecisive = (word: string): boolean => DECISIVE.has(word);
export const isNegation = (word: string): boolean => NEGATIONS.has(word);
/** A measure of an amount, which names nothing: "mg". As stems. */
const MEASURES = new Set(
  'mg mcg µg g kg ml cl l iu km cm mm tablet pill drop puff unit hour minut dai week month year euro dollar pound percent'.split(
    ' ',
  ),
);
export const isMeasure = (stem: string): boolean => MEASURES.has(stem);
/** In digits, if the word is a number. */
export const numberOf = (word: string, language: Language = 'en'): string | undefined =>
  /\p{N}/u.test(word)
    ? word.replace(/(?<=\d),(?=\d)/g, '')
    : (romanceOf(language)?.numbers.get(word) ?? (Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined));
