import { stemsOf } from './words.js';

/** Things of one sort that exist side by side: the morning dose is not the evening dose. A slash separates words for the same thing. */
const BESIDE = [
  'morning/morgens/morgen/mañana/matin evening/abends/abend/soir noon/midday/mittags/midi afternoon/tarde night/nachts/noche lunch breakfast dinner/supper brunch',
  'frühstück mittagessen abendessen',
  'work/dienstlich private/privat personal home guest',
  'staging production/prod/produktion dev development test qa preprod',
  'frontend backend ios android web mobile desktop api',
  'front/vorne back rear/hinten',
  'left/linke/linken right/rechte/rechten',
  'first/erste second/zweite third/dritte fourth',
  'savings/sparkonto current checking/girokonto',
  'upstairs downstairs indoor outdoor',
  'passport/reisepass licence/license/führerschein visa',
  'summer/sommer winter spring autumn',
  'son/sohn/hijo/fils daughter/tochter/hija/fille brother/bruder/hermano/frère sister/schwester/hermana/sœur mother/mum/mutter/mama/madre/mamá/mère father/dad/vater/papa/padre/papá/père husband/mann/marido/mari wife/frau/mujer/femme aunt/tante/tía uncle/onkel/tío/oncle cousin grandma/oma/abuela grandpa/opa/abuelo',
  'dog/hund cat/katze/kater rabbit hamster parrot fish horse/pferd bird/vogel',
  'perro/chien gato/chat conejo/lapin pájaro/oiseau caballo/cheval',
  'dentist/zahnarzt vet/tierarzt gp/doctor/hausarzt',
];
/** The same. Only these and `EXCHANGED` show which of several a question means: a question about the evening also means dinner. */
const OF_A_SORT = [
  'dog/puppy/pup/hund/hündin/welpe cat/kitten/kitty/katze/kater rabbit/bunny/kaninchen hamster guinea/meerschweinchen horse/pony/mare/pferd/stute parrot/budgie/papagei/wellensittich tortoise/turtle/schildkröte fish/goldfish/fisch hen/chicken/huhn/hühner snake lizard/gecko',
];
/** Things of one sort that may replace each other: somebody now drinks tea, or takes the bike. */
const EXCHANGED = [
  'car/auto/wagen bike/bicycle/fahrrad motorbike/motorcycle/scooter/motorrad/roller van/campervan/wohnmobil boat/yacht truck/lorry',
  'knee/knie shoulder/schulter back/rücken ankle/knöchel wrist/handgelenk hip/hüfte elbow/ellbogen neck foot/feet tooth/teeth/zahn/zähne eye/auge',
  'coffee/kaffee tea/tee beer/bier wine/wein',
  'kitchen/küche bathroom/badezimmer bedroom/schlafzimmer garden/yard/garten garage',
  'piano/klavier guitar/gitarre violin/geige cello drum/schlagzeug flute/flöte trumpet/trompete',
  'spanish/spanisch french/französisch german/deutsch italian/italienisch portuguese/portugiesisch japanese/japanisch dutch/niederländisch polish/polnisch',
  'dentist/zahnarzt physio/physiotherapist/physiotherapeut optician vet/tierarzt therapist plumber electrician augenarzt hautarzt frauenarzt hausarzt',
  'monday/montag tuesday/dienstag wednesday/mittwoch thursday/donnerstag friday/freitag saturday/samstag sunday/sonntag',
  'electricity/electric/strom gas water/wasser broadband/internet phone/mobile/handy',
];

/** The words of each thing, by sort. */
type Sorts = readonly (readonly (readonly string[])[])[];

const sortsOf = (lines: readonly string[], formsOf: (word: string) => string[]): Sorts =>
  lines.map((line) => line.split(' ').map((thing) => thing.split('/').flatMap(formsOf)));

const WORDS = sortsOf([...BESIDE, ...OF_A_SORT], (word) => [word]);
const STEMS = sortsOf([...OF_A_SORT, ...EXCHANGED], (word) => [
  ...new Set(['en', 'de'].map((language) => stemsOf({ word }, language))),
]);

const isIn = (said: ReadonlySet<string>) => (words: readonly string[]) => words.some((word) => said.has(word));

/**
 * Whether two statements are about different things of one sort that exist side by side: "the front tyres", "the back tyres".
 * @param a, b their words, in lower case
 */
export function areContrasted(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return WORDS.some((things) => {
    const [ofA, ofB] = [things.filter(isIn(a)), things.filter(isIn(b))];
    return ofA.length > 0 && ofB.length > 0 && !ofA.some((thing) => ofB.includes(thing));
  });
}

/** The things of a sort that a question names, such as the dog, with all things of that sort, such as pets. By stems. */
export interface Sort {
  readonly meant: readonly (readonly string[])[];
  readonly all: readonly (readonly string[])[];
}

/** @param asked the stems of a question */
export function sortsIn(asked: ReadonlySet<string>): Sort[] {
  return STEMS.map((all) => ({ meant: all.filter(isIn(asked)), all })).filter(({ meant }) => meant.length > 0);
}

/**
 * Whether a statement names another thing of the sort and not the one meant: a cat, for "What is the dog called?"
 * @param said its stems
 */
export function namesAnother(sorts: readonly Sort[], said: ReadonlySet<string>): boolean {
  return sorts.some(({ meant, all }) => !meant.some(isIn(said)) && all.some(isIn(said)));
}
