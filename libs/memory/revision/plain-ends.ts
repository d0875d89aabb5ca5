import { stemsOf } from '@memory/attributes/words.js';
import { isBond, isKind, type PlainEnd } from '@memory/attributes/plain-end.js';
import type { EndKind } from '@memory/attributes/plain-end-forms.js';
import type { Told } from './attribute-change.js';

const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu');

/** What stays true of somebody or something that is no more, and what names several of which only one has ended. */
const STAYS = words(
  's|born|learn\\p{L}*|know[sn]?|remember\\p{L}*|likes?|loves?|loved|hates?|favou?rite|expert|experience|certified|certificate|allergic|afraid|fluent|named after|reminds?|lieblings\\p{L}*|kann|kenne|weiß|mag|preferid[oa]|gusta|préférée?|aime|owe[sd]?',
);
const SEVERAL = words(
  'and(?! (?:i|me) )|or|und(?! ich )|oder|y(?! yo )|o|et(?! moi )|ou|two|three|four|both|zwei|drei|dos|tres|deux|trois',
);
/** Past forms: a fact about what was so has ended already, or is about an event. */
const WAS = words(
  '(?<!(?:is|are|am|re|m|be|being) )(?!(?:called|named|married|engaged|employed|subscribed|based|hosted|red|need|retired|used)(?!\\p{L}))\\p{L}{3,}ed|was|were|had|did|met|bought|got|gave|made|took|came|went|told|taught|won|lost|wrote|war|waren|hatten?|wurden?|fue|era|tuvo|était|avait',
);
/** Of somebody dead, where and whose he was stays true: "Bert is from Kiel". */
const ORIGIN = words('from|german|aus|de(?= \\p{Lu})');

/** What the living keep of the dead. */
const OUTLIVES = words('favou?rite|hero|heroine|idol|born|taught|named after|reminds?|recipe');

/** What the speaker can leave: a job, a membership, a course. */
const WORKS = words(
  'work\\p{L}*|job|employ\\p{L}*|member\\p{L}*|board|belong|volunteer\\p{L}*|sing|play|stud(?:y|ies|ying)|learn\\p{L}*|course|class|classes|lessons|club|choir|band|team|tutor|mentor|coach|take|rent|' +
    '(?:am|bin|soy|suis) .{1,60} (?:at|of|in|on|for|bei|beim|im|en|de|chez)|bin im|arbeit\\p{L}*|stelle|mitglied|verein|kurs|mache|studiere|lerne|singe|spiele|trabajo|trabajamos|empleo|socio|socia|voy a|clases|curso|estudio|travaille|travaillons|bosse|cours|prends|étudie|membre|emploi',
);
/** Whoever left a town may be back by night. */
const LIVES = words('lives?|living|wohne|wohnen|lebe|leben|vivo|vivimos|habite|habitons');
const COUPLE = words(
  'dating|seeing|engaged|married|husband|wife|girlfriend|boyfriend|partner|fianc[eé]e?|together|zusammen|verheiratet|verlobt|mann|frau|freundin?|freund|novi[oa]|salgo|casad[oa]|marido|esposa|pareja|copain|copine|mari|femme|marié|mariée|conjointe?|compagn(?:e|on)',
);
/** What two are until they marry. */
const BETROTHED = words(
  'dating|seeing|engaged|fianc[eé]e?|girlfriend|boyfriend|verlobt|verlobter?|freundin?|novi[oa]|prometid[oa]|salgo|copain|copine|fiancée?',
);
/** People who work for the speaker. */
const SERVES = words(
  'nanny|cleaner|cleaning (?:lady|woman)|assistant|boss|manager|therapist|dentist|doctor|gp|vet|accountant|lawyer|coach|trainer|teacher|tutor|babysitter|gardener|secretary|cto|ceo|lead|colleague|caretaker|carer|nurse|hairdresser|physio|physiotherapist',
);

/** What a fact must be about, so that an end of this kind ends it. */
const ABOUT: Readonly<Partial<Record<EndKind, RegExp>>> = { bond: WORKS, couple: COUPLE, wed: BETROTHED, role: SERVES };

const COLOUR =
  'white|black|gr[ea]y|silver|red|orange|yellow|green|blue|brown|beige|purple|pink|turquoise|golden|tabby|ginger|weiß|schwarz|grau|silbern|rot|gelb|grün|blau|braun|blanc(?:o|a|he)?|negr[oa]|gris|roj[oa]|amarill[oa]|verde|azul|noire?|rouge|jaune|verte?|bleue?';
const SIZE =
  'big|large|huge|small|tiny|tall|short|long|heavy|light|wide|narrow|old|new|second-?hand|used|electric|diesel|automatic|wooden|expensive|cheap|beautiful|ugly|pretty|groß|klein|alt|teuer|billig|grande|pequeñ[oa]|viej[oa]|petite?|vieux|vieille';

/** Whether the new text plainly says that what the stored fact is about is over: "Milo is our cat", "Milo died". */
export function endsPlainly(fresh: Told, stored: Told): boolean {
  if (fresh.ends.length === 0 || !isFact(stored) || partsWithInstrument(fresh, stored)) return false;
  return fresh.ends.some((end) => (isAbout(end, stored) && isOfSame(end, fresh, stored)) || isTheOnlyOne(end, stored));
}

/** "We have a boat", "I own a small red car in Graz": one of a kind that nothing tells from another. */
const HAS_ONE = new RegExp(
  `^(?:(?:i|we) (?:have|own|have got|ve got) (?:an?|one)|(?:ich|wir) (?:habe|haben|besitze|besitzen) eine?n?|(?:yo )?(?:tengo|tenemos) una?|(?:j ai|nous avons|on a) une?) ` +
    `(?:(?:${COLOUR}|${SIZE}) ){0,2}(\\p{L}+)(?: (?:in|at|on|near|since|am|an|seit|en|à|depuis|desde) .{1,60})?$`,
  'iu',
);

/** "We sold the boat" ends "We have a boat". */
const isTheOnlyOne = ({ kind, what }: PlainEnd, { words: said, owner }: Told): boolean =>
  (kind === 'had' || kind === 'life') &&
  owner === 'self' &&
  what.length === 1 &&
  isKind(what[0]!) &&
  HAS_ONE.exec(said.join(' '))?.[1] === what[0];

/** Whether it is one plain fact that holds now. */
function isFact(told: Told): boolean {
  const { short, about, occasion, intends, several, words: said, capitals, ended } = told;
  if (!short || about.act !== 'told' || about.former || about.unreal || occasion || intends || several) return false;
  if (isLasting(told)) return false;
  // "Wired" is no verb.
  const text = withoutName(`${said.map((word, at) => (at > 0 && capitals.has(word) ? 'X' : word)).join(' ')} `);
  return ended.size === 0 && !STAYS.test(text) && !SEVERAL.test(text) && !WAS.test(text);
}

/** "My dog's name is Bruno" says that my dog is called Bruno; the name of a person stays. */
const withoutName = (text: string): string =>
  text.replace(
    /^(?:my|our) (\p{L}+) s name is(?= )|^(?:the )?name of (?:my|our) (\p{L}+) is(?= )/u,
    (said, ...of: string[]) => (isKind(of[0] ?? of[1] ?? '') ? '' : said),
  );

/** What a thing is like, or what was paid for it once, stays true when somebody gives it up. */
const LASTS = new RegExp(
  `^(?:\\p{L}+ ){1,4}(?:is|are|ist|sind|es|est) (?:(?:very|really|quite|rather|pretty|all|mostly|sehr|muy|très) )?(?:(?:light|dark|bright|pale|navy) )?(?:${COLOUR}|${SIZE})(?: (?:and|und|y|et) (?:${COLOUR}|${SIZE}))?$|` +
    `^(?:\\p{L}+ ){1,4}(?:costs?|weighs?|measures?|kostete|wiegt|costó|pesa|coûtait|pèse) (?:about |around |only |us |me )*\\d+(?: \\d+)*(?: \\p{L}+)?$`,
  'iu',
);
const isLasting = ({ words: said }: Told): boolean => LASTS.test(said.join(' '));

/** Whether the stored text tells what something is like, which an end leaves as it was: "The Golf is blue", "I sold the Golf". */
const outlastsEnd = (fresh: Told, stored: Told): boolean =>
  (fresh.ends.length > 0 || fresh.ended.size > 0) && isLasting(stored);

const PLAYS =
  /(?<!\p{L})(?:play|plays|playing|learn|learning|spiele|spielen|spielt|lerne|toco|tocamos|toca|joue|jouons|jouent) (?:(?:the|a|my|el|la|du|de|l) )*(\p{L}+)/u;
const PARTS =
  /(?<!\p{L})(?:sold|donated|got rid of|gave .{0,40}away|given .{0,40}away|stolen|verkauft|verschenkt|weggegeben|gestohlen|vendí|vendido|regalé|regalado|vendu|donné)(?!\p{L})/u;
const QUITS =
  /(?<!\p{L})(?:stopped|quit|gave up|given up|no longer|any ?more|aufgehört|mehr|dejado|dejé|arrêté|plus)(?!\p{L})/u;

/** "I sold my violin": whoever plays the violin may have another. */
function partsWithInstrument(fresh: Told, stored: Told): boolean {
  const played = PLAYS.exec(stored.words.join(' '))?.[1];
  const text = fresh.words.join(' ');
  return played !== undefined && fresh.words.includes(played) && PARTS.test(text) && !QUITS.test(text);
}

/**
 * Whether a whole sentence says that something else is over: "I retired from gymnastics" and "I work at Bosch". What it may have
 * meant by the stored one is not said.
 */
export function endsAnother({ ends, endsOfOthers, ended }: Told, stored: Told): boolean {
  const named = [...ends, ...endsOfOthers].filter(({ what }) => what.some((word) => !isBond(word) && !isKind(word)));
  if (named.length === 0 || [...ended].some((word) => stored.names.has(word))) return false;
  const stems = new Set(stored.words.map((word) => stemsOf({ word }, stored.language)));
  return !named.some(({ what }) => what.some((word) => stems.has(stemsOf({ word }, stored.language))));
}

/** "I drive a Golf", "our cat is Mimi", "Jenkins runs our builds": its first words name the speaker or the thing, and how the one has the other. */
const HAS = /^(?:i|we|ich|wir|yo|j|je|nous|on) (?:\p{L}+ ){1,3}?/u;

/**
 * Whether the stored text states the very thing that is over, and not what somebody does beside it: the speaker has, uses or does
 * it, or it is itself the subject and no more.
 */
export function statesWhatEnds(fresh: Told, stored: Told): boolean {
  const { words: said } = stored;
  return fresh.ends.some((end) => {
    if (!isAbout(end, stored) || !isOfSame(end, fresh, stored)) return false;
    if (end.kind === 'bond' || isOfTwo(end.kind) || end.kind === 'role') return true;
    const at = said.findIndex((word) => end.what.includes(word));
    const isOwn = HAS.test(said.join(' ')) && at <= NEAR_VERB;
    return isOwn || (end.kind !== 'had' && at >= 0 && at <= 2) || isNamed(end.what, said);
  });
}

const isOfTwo = (kind: EndKind): boolean => kind === 'couple' || kind === 'wed';

/** In words: "I have a black cat named Mimi". */
const NEAR_VERB = 6;

function isAbout({ kind, what, head }: PlainEnd, stored: Told): boolean {
  const text = stored.words.join(' ');
  if (ABOUT[kind] && !ABOUT[kind].test(text)) return false;
  if (kind === 'bond' && LIVES.test(text)) return false;
  if (kind === 'life' && (ORIGIN.test(text) || OUTLIVES.test(text))) return false;
  const stems = new Set(stored.words.map((word) => stemsOf({ word }, stored.language)));
  const isSaid = (word: string) => stored.words.includes(word) || stems.has(stemsOf({ word }, stored.language));
  const names = what.filter((word) => !isBond(word) && !isKind(word));
  if (names.length === 0) return false;
  // "I drive a golf", "the golf course is closed"; but "our dog Rex".
  if (head !== null && isKind(head.toLowerCase()) && !isSaid(head.toLowerCase())) return false;
  return names.every(isSaid) && what.every((word) => isSaid(word) || isBond(word) || isKind(word));
}

/** My dog is not Anna's, and my job is not that of my sister. */
function isOfSame({ kind, what }: PlainEnd, fresh: Told, stored: Told): boolean {
  const { owner } = stored;
  if (owner === 'self') return true;
  if (kind === 'bond') return owner === null && stored.about.self;
  if (isOfTwo(kind)) return COUPLE.test(owner ?? '') || what.includes(owner ?? '');
  return owner === null || what.includes(owner) || owner === fresh.owner || isNamed(what, stored.words);
}

/** "Our dog is called Bella", "my uncle Bert lives in Dublin". */
function isNamed(what: readonly string[], said: readonly string[]): boolean {
  const at = said.findIndex((word) => what.includes(word));
  return IS.test(said[at - 1] ?? '') || (at === 2 && MY.test(said[0]!));
}

const IS = /^(?:called|named|is|heißt|ist|llama|es|appelle|est)$/;
const MY = /^(?:my|our|meine?|unsere?|mi|nuestr[oa]|mon|ma|notre)$/;

/**
 * Whether the new text says that something else of it ended: "The second season of Severance ended", "The battery of the Jazz died". A
 * capital tells a name, of which the stored text may name only a part.
 */
function endsOther({ part, ends, language }: Told, stored: Told): boolean {
  const stems = new Set(stored.words.map((word) => stemsOf({ word }, stored.language)));
  const isSaid = (word: string) => stems.has(stemsOf({ word: word.toLowerCase() }, stored.language));
  const isOther = ({ what, head }: Pick<PlainEnd, 'what' | 'head'>) =>
    head !== null && what.some(isSaid) && !isSaid(head) && !isBond(head);
  if (part && part.owner !== null && !isSaid(part.owner) && stored.owner !== part.owner) return true;
  return (
    (part !== null && isOther(part)) ||
    (language === 'en' && ends.some(({ kind, ...end }) => OBJECTS.has(kind) && isOther(end)))
  );
}

/** Of these the words after the verb name what is over. */
const OBJECTS: ReadonlySet<EndKind> = new Set(['bond', 'had']);

/** "Leo left the Orion team": the team is still there. */
const leavesOther = ({ leaver }: Told, stored: Told): boolean =>
  leaver !== null && stored.owner !== leaver && !stored.words.includes(leaver);

const outlives = ({ ends }: Told, stored: Told): boolean =>
  ends.some(({ kind }) => kind === 'life') && OUTLIVES.test(stored.words.join(' '));

/** Whether it says that nothing ended, or nothing of what the stored text tells: "Milo almost died". */
export function endsNothing(fresh: Told, stored: Told): boolean {
  return (
    fresh.doubtsEnd ||
    outlastsEnd(fresh, stored) ||
    partsWithInstrument(fresh, stored) ||
    endsOther(fresh, stored) ||
    leavesOther(fresh, stored) ||
    outlives(fresh, stored)
  );
}
