import { READ } from './words.js';

/** Of a value or a name that is recognised by its form, as plainly as by a word of the lexicon. */
const PLAIN = 0.8;

/**
 * "apixaban", "Candesartan", "amoxicilline": stems of the names of substances, from WHO's "The use of stems in the selection of International
 * Nonproprietary Names", with the endings of the four languages.
 */
// prettier-ignore
const SUBSTANCE =
  /(?<!\p{L})\p{L}{2,12}(?:[aeiou]pril|sartan|(?<!cry)statin|olol|xaban|cillin|mycin|floxacin|cyclin|(?:pra|na)zol|gliptin|gliflozin|glutid|formin|dipin|azepam|azolam|oxetin|triptylin|profen|triptan|dronat|lukast|parin|azepin|setron|thiazid|semid|terol|tadin|rizin|tidin|mab|tinib)(?:[aei]|um|en?)?(?!\p{L})/iu;

/** Whether a word is the name of a substance, and so nobody's. */
export function isSubstance(word: string): boolean {
  return SUBSTANCE.test(word);
}

/** Attributes that a value states by its form, whatever the words around it: "1,000/min" is a limit. */
const FORMS: readonly (readonly [attribute: string, form: RegExp])[] = [
  // "ledger-sync is Tobi's.", "it's Dmitri's baby".
  ['owner', /(?<!\p{L})(?:is|are|was|were|it['’]s|stays|remains) \p{Lu}[\p{L}-]{1,30}['’]s(?: (?:baby|job|responsibility|area|now|again|these days))?(?=\W*$|[.,;:!?)])/u],
  // "INC-2041", "SEV1", "PM-17".
  ['incident', /(?<![\p{L}\d-])(?:(?:INC|SEV|Sev|PM|OUTAGE)-?\d{1,6}|P[0-2])(?![\p{L}\d])/u],
  // "2.9.1", "v24.2.7", not "1.10.2026" or an address.
  ['version', /(?<![\p{L}\d.])[vV]?(?!\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})(?!\d))\d{1,4}\.\d{1,4}\.\d{1,5}(?!\d|[.,]\d)/u],
  // "6.0 is planned for July", a release that is named by its number.
  ...['version', 'deploy'].map((name) => [name, /^[vV]?\d{1,3}\.\d{1,3}(?= (?:is|was|has|will|goes|went|ships?|shipped|lands?|landed|comes|came|slips?|slipped|due|out|planned|scheduled|released|moves|moved)(?!\p{L}))/u] as const),
  ['region', /(?<![\p{L}\d-])(?:(?:eu|us|ap|sa|ca|me|af)-(?:north|south|east|west|central|southeast|northeast|southwest|northwest)-?\d|(?:europe|us|asia)-(?:west|east|north|south|central|southeast|northeast)\d)(?![\p{L}\d])/u],
  // "99.95", not a price.
  ['sla', /(?<![\p{L}\d.,$€£])99[.,]\d{1,3}(?![\p{L}\d]|[.,]\d| ?(?:[$€£]|euros?|dollars?|pounds?|francs?))/iu],
  ['limit', /\d ?\/ ?(?:s|sec|second|min|minute|h|hour)(?!\p{L})|(?<!\p{L})(?:rps|rpm|qps)(?!\p{L})/u],
  ['medication', SUBSTANCE],
  // "she's 3", "er ist 12".
  ['age', /(?<!\p{L})(?:ist|wird|wurde|werde|bin) (?:gerade |jetzt |schon |fast |erst )?(?:drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}{3,8}zehn|\p{L}{3,18}(?:zig|ßig))(?=[.,;!?]|\s*$| (?:und|geworden)(?!\p{L}))/iu],
  ['age', /(?<!\p{L})(?:s?he['’]s|s?he is|(?:er|sie) ist|(?:elle|il) a|tiene) (?:now |jetzt |already )?\d{1,3}(?=[.,;!?)]|\s*$| (?:ans|años)(?!\p{L}))/iu],
  // "stage.acme.dev".
  ['domain', /(?<![\p{L}\d@./-])(?:[a-z\d-]{1,40}\.){1,3}(?:com|dev|io|net|org|app|cloud|internal|local|lan|example|test|de|ch|at|fr|es|co\.uk)(?![\p{L}\d]|\.\p{L})/iu],
  ['port', /(?<![\p{L}\d])(?:tcp|udp)[/ ]\d{2,5}(?!\d)/iu],
]; // prettier-ignore

/** "410 warm", "1,080 cold". */
const RENT =
  /(?<![\p{L}\d.,])(?:\d{1,2}[.,]?)?\d{3} ?(?:€|euros?|francs?|chf)? ?(?:warm|kalt)(?=\W*$|[,.;!?)]| (?:im|für|pro|plus|per|a)(?!\p{L}))/iu;
/** "Found a flat, 595 a month". */
const MONTHLY =
  /\d ?(?:[€£$]|euros?|pounds|quid|dollars|bucks|francs)? ?(?:a month|per month|pcm|monthly|im monat|monatlich|par mois|al mes|all[ -]in|bills in(?:cluded)?|inclusive|inklusive)(?!\p{L})/iu;

/** Of a word that means a home alone, and what else is paid by the month. */
const PLAIN_HOME = 0.7;
const NOT_RENT = ['job', 'salary', 'mortgage', 'subscription', 'club', 'commute'];
/** Something for a home does not say where it is: "the loan for the house". Its weight then. */
const FOR_HOME =
  /(?<!\p{L})(?:fürs|für (?:das|die|unsere?n?|meine?n?)|for (?:the|our|my)) (?:\p{Ll}+ )?(?:haus|wohnung|häuschen|house|flat|apartment|place)(?!\p{L})/iu;
const FOR = 0.4;

/** "Rua Morais Soares 40", "14 Larkfield Road", "Am Rauschenberg 12". */
const ADDRESS =
  /(?<!\p{L})(?:Rua|Rue|Calle|Via|Avenida|Avenue|Carrer|Plaza|Praça|Place|Am|An der|Im)(?: \p{L}{1,20}){1,4},? \d{1,4}(?![\p{L}\d.,:]*\d)|(?<![\p{L}\d])\d{1,5}[a-z]?(?: \p{Lu}\p{L}{1,20}){1,3} (?:Street|St|Road|Rd|Lane|Avenue|Ave|Drive|Terrace|Close|Court|Way)(?!\p{L})/u;

/**
 * The attributes stated by words, and those stated by the form of a value. An address alone is where somebody lives: "We're in Lisbon! Rua Morais
 * Soares 40".
 * @param self whether the speaker is the subject
 */
export function withForms(
  attributes: ReadonlyMap<string, number>,
  text: string,
  self = false,
): ReadonlyMap<string, number> {
  const read = text.slice(0, READ);
  if (self && attributes.size === 0 && ADDRESS.test(read)) return new Map([['home', PLAIN]]);
  const stated = FORMS.filter(([, form]) => form.test(read));
  const isOther = NOT_RENT.some((name) => attributes.has(name));
  const isRent = RENT.test(read) || ((attributes.get('home') ?? 0) >= PLAIN_HOME && !isOther && MONTHLY.test(read));
  const isForHome = attributes.has('home') && FOR_HOME.test(read);
  if (stated.length === 0 && !isRent && !isForHome) return attributes;
  const whole = new Map(attributes);
  if (isForHome) whole.set('home', Math.min(FOR, whole.get('home') ?? 0));
  if (isRent) whole.set('rent', Math.max(whole.get('rent') ?? 0, PLAIN));
  for (const [attribute] of stated) whole.set(attribute, Math.max(whole.get(attribute) ?? 0, PLAIN));
  return whole;
}
