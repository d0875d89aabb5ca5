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
/** People who work for the speaker. */
const SERVES = words(
  'nanny|cleaner|cleaning (?:lady|woman)|assistant|boss|manager|therapist|dentist|doctor|gp|vet|accountant|lawyer|coach|trainer|teacher|tutor|babysitter|gardener|secretary|cto|ceo|lead|colleague|caretaker|carer|nurse|hairdresser|physio|physiotherapist',
);

/** What a fact must be about, so that an end of this kind ends it. */
const ABOUT: Readonly<Partial<Record<EndKind, RegExp>>> = { bond: WORKS, couple: COUPLE, role: SERVES };

/** Whether the new text plainly says that what the stored fact is about is over: "Milo is our cat", "Milo died". */
export function endsPlainly(fresh: Told, stored: Told): boolean {
  if (fresh.ends.length === 0 || !isFact(stored)) return false;
  return fresh.ends.some((end) => isAbout(end, stored) && isOfSame(end, fresh, stored));
}

/** Whether it is one plain fact that holds now. */
function isFact({ short, about, occasion, intends, several, words: said, capitals, ended }: Told): boolean {
  if (!short || about.act !== 'told' || about.former || about.unreal || occasion || intends || several) return false;
  // "Wired" is no verb.
  const text = `${said.map((word, at) => (at > 0 && capitals.has(word) ? 'X' : word)).join(' ')} `;
  return ended.size === 0 && !STAYS.test(text) && !SEVERAL.test(text) && !WAS.test(text);
}

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
  if (kind === 'couple') return COUPLE.test(owner ?? '') || what.includes(owner ?? '');
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
  return fresh.doubtsEnd || endsOther(fresh, stored) || leavesOther(fresh, stored) || outlives(fresh, stored);
}
