import { type Asking, askingOf, asksAssistant } from './asking.js';
import { type Attributes, attributesAsked, attributesStated, isInLexicon, namesAny } from './attributes-in.js';
import { asksOfNothing } from './empty-words.js';
import { endedIn } from './ended.js';
import { inFirstPerson } from './first-person.js';
import { identifiersIn } from './identifiers.js';
import { namesSelf, worksAt } from './introduction.js';
import { isSubstance, withForms } from './forms.js';
import { isGivenName } from './given-names.js';
import { type AnswerKind, isDayOrMonth, kindsIn } from './kinds.js';
import { ownerOfSubject, ownersOfRelatives } from './owner.js';
import { withPay } from './pay.js';
import { speechAct, type SpeechAct, suggests } from './speech-act.js';
import { aboutOthers, isOwn, isRelative, otherSubject, speaksOfSelf } from './subject.js';
import { READ, stemsOf, type Token, tokensOf } from './words.js';

const anyOf = (...words: string[]) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

/** Typical words of a text about a change, in any area of life. One of several signs (`memory/timeline`). */
const CHANGE = anyOf(
  'no longer|any ?more|instead|new|now|these days|nowadays|in the meantime|for the time being|since|as of|rather|by now|finally|again|turned out',
  'moved?|switch(?:ed)?|changed?|replac(?:ed|es|ing)|swapped|upgraded|raised|bumped|postponed|pushed|rescheduled',
  'left|leav(?:es|ing)|sold|gone|went|stopped|quit|(?:gave|given) (?:up|away|back)|gave (?:\\p{L}+ |\\d+ ){1,4}(?:to|up|away|back)|stolen|nicked|passed away|closed|ended|retired|died|(?:is|are) over',
  'cancell?ed|closes|closing|joined|slip(?:s|ped)|doubled|halved|swaps?|traded|part-exchanged|scrapped|ditched|binned|got rid of|threw out',
  'cut over|shut (?:down|off)|turned (?:on|off)|retired|lapsed|handed|removed|deleted|dropped|reverted|rolled (?:out|back)|migrated|renewed',
  "extended|lowered|trimmed|shelved|deprecated|decommissioned|archived|(?:is|are|\\p{L}+['’]s) (?:off|out|back|live|over|gone|done)|(?:takes|took) (?:\\p{L}|-){1,20} over",
  '(?:good)?bye (?:\\p{L}+ ){0,2}\\p{L}+, (?:hello|welcome)|done with|took over|taken over|takes over|bec[ao]mes?|back to|up to|down to|(?:cut|reduced) (?:back )?to|stays? at [€£$]?\\d[\\d.,]*|withdr[ae]wn?',
  'from (?:today|tomorrow|here on|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
  'nicht mehr|einstweilen|vorerst|statt(?= \\p{L})|stattdessen|neue[rsnm]?|jetzt|inzwischen|mittlerweile|seit|ab(?= (?!und|oder|aber)[\\p{L}\\d])|wieder|endlich|vorbei|weg',
  'gewechselt|umgezogen|gekündigt|verkauft|aufgehört|ersetzt|übernommen|übernimmt|verschoben|umgestiegen',
);

/** Words of change that mean something else as often: "We went to the zoo again." */
const NO_PLAIN_CHANGE = /(?<!\p{L})(?:again|went|gone|since|rather)(?!\p{L})/giu;

/** Words of a text that reports what has just begun or happened, and does not only plan it. */
const HAPPENED = anyOf(
  'start(?:ed|s)|began|begun|bought|joined|opened|arrived|signed|installed|picked up|handed in|first (?:day|shift|week|time|class|lesson|night)',
  'done|finished|passed|born|(?:is|are|switched|turned) (?:off|on|live|out)|today|yesterday|this (?:week|morning|afternoon)|last night|tonight',
  'erste[rsn]? (?:tag|schicht|woche|mal|stunde|nacht)|angefangen|begonnen|gekauft|gestartet|eingezogen|unterschrieben|abgeholt|bekommen|bestanden',
  'fertig|geschafft|geboren|heute|gestern|diese woche|letzte nacht',
);

/** "We are used to it" tells of today. */
const FORMER = /(?<!\b(?:am|is|are|be|been|get|gets|got|getting|['’](?:m|s|re))\s)\bused to\b|\bformerly\b/i;
const NOWADAYS = /\b(?:now|nowadays|today|these days|but|since|until|instead|anymore|longer|stopped|quit)\b/i;

/** Words of a text that plans or proposes something, and does not report it. */
const PLANS = anyOf(
  "plans? (?:is|are|was|to|on)|planning (?:to|on)|(?:i|we|they)(?:['’]d| would)? (?:want|like to|plan|hope|intend|aim)|wants? to|hop(?:es|ing) to|(?:intend|aim)(?:s|ing) (?:to|for)",
  "(?:planned|scheduled) (?:for|to)|(?:we|they|he|she)(?:['’]ll| will)|i(?:['’]ll| will) (?:be|get|move|start|go|take|buy|try)|going to|gonna|thinking (?:of|about)|considering|propos(?:al|e|es|ed|ing)|asked (?:me|us) to|evaluating|looking into|toying with|might|(?:will|should) be|draft",
  '(?:wir|ich) (?:woll(?:en|te)|möchten?|planen?|überlegen?|erwägen?)|geplant ist|der plan ist|vorschlag|(?:beantragt|beworben)(?=\\W*$)|quiero|queremos|pienso|pensamos|on pense|je pense|nous voulons|on veut|je veux',
  "applied (?:for|to)|(?:viewed|viewing|looking (?:at|for)) (?:a |the |an?other )?(?:\\p{Ll}+ )?(?:house|flat|place|apartment|studio|room)s?|besichtigung|besichtigt|(?:j['’]ai|on a|nous avons) (?:demandé|postulé|visité)|(?:he|hemos) (?:solicitado|visitado)",
);

/** Words of a text that names who comes in somebody's place. */
const HANDS_OVER = anyOf(
  '(?:steps?|stepped|stepping|jumps?|jumped|fills?|filled|filling) in|(?:takes?|took|taken|taking) (?:\\p{L}+ ){0,3}over|succeed(?:s|ed|ing)?|replac(?:es|ed|ing)|inherit(?:s|ed)',
  "hand(?:s|ed|ing)? (?:\\p{L}+ ){0,4}(?:over )?to|in (?:his|her|their|\\p{L}+['’]s) place|covers? (?:for|until|till)|passed (?:\\p{L}+ ){0,3}to",
  'übernimmt|übernommen|übernahm|springt ein|eingesprungen|löst (?:\\p{L}+ ){0,2}ab|abgelöst|vertritt|ersetzt|nachfolger(?:in)?|tritt an',
  'reprend|a repris|remplac(?:e|é|ée)|succède|prend la (?:suite|relève)|sustituye|reemplaza|releva|toma el relevo|se hace cargo',
);

/** Words that mean something else in English or German, such as "hier", so they count in a text of their language only. */
const ALSO: Readonly<Record<string, { readonly change: RegExp; readonly happened: RegExp }>> = {
  de: {
    change: anyOf(
      'umgestellt|verlegt|versetzt|befördert|(?:herauf|herab|hoch|runter|herunter|rauf)ge(?:setzt|stuft|gangen|fahren)|erhöht|angehoben|gesenkt|reduziert|verdoppelt|halbiert|verlängert|aufgestockt',
      'abgegeben|aufgegeben|abgesetzt|abgesagt|abgelehnt|abgeschafft|abgelöst|verschrotten|verschrottet|verschenkt|verloren|verlassen|verließ(?:en)?|verlässt|storniert|getrennt|geschieden|(?:hin)?geschmissen',
      '(?:ver|ge)storben|eingeschl(?:afen|äfert)|(?:ein|um)?getauscht|gestohlen|geklaut|(?:zurück|weg|her)gegeben|(?:aus|ein|weg|zusammen)gezogen|entlassen|beendet|ausgelaufen|geheiratet|wechsel(?:n|t|ten?)|wechsle',
      '(?:kein\\p{L}*|nie|nichts|niemand) (?:\\p{L}+ ){0,3}mehr|nur noch|an den nagel|von nun an|neuerdings|künftig|seither|anstelle|anstatt',
      'z(?:iehen?|ieht|og(?:en)?) (?:[^.,;!?]{1,60} )?(?:um|aus|ein|weg)(?=[.,;!?]|$)|(?:hör|geb|gib|gab)\\p{L}{0,3} (?:[^.,;!?]{1,60} )?auf(?=[.,;!?]|$)|(?:ist|sind|war|komm|kam|geb|gib|gab|setz|schaff|bestell|meld|sag)\\p{L}{0,3} (?:[^.,;!?]{1,60} )?ab(?=[.,;!?]|$)|steig\\p{L}{1,2} (?:[^.,;!?]{1,60} )?um(?=[.,;!?]|$)',
    ),
    happened: anyOf('(?:zur|auf die) welt'),
  },
  es: {
    change: anyOf(
      'ya no|ahora|nuev[oa]s?|desde|en (?:vez|lugar) de|por fin|de nuevo|otra vez|últimamente|de momento|(?:me|nos|le) (?:han |ha )?(?:sub|baj|cambi)\\p{L}{1,6}',
      '(?:cambi|mud|dej|termin|acab|empez|compr|retras|aplaz|cancel|sustitu)(?:é|amos|ado|ada|ó|aron|imos|ido|yó)|(?:vend|sub|recib)(?:í|imos|ido|ió|ieron)|empec[ée]|pas(?:é|ado|amos|an?|ó) a',
    ),
    happened: anyOf(
      'hoy|ayer|anoche|esta (?:semana|mañana|tarde)|primer (?:día|turno)|primera (?:semana|clase|noche|vez)|(?:empez|firm|estren|inaugur|apunt)(?:é|amos|ado|ó)|naci(?:ó|do)',
    ),
  },
  fr: {
    change: anyOf(
      "n['’]\\p{L}+ plus|ne \\p{L}+ plus|maintenant|nouveaux?|nouvelles?|nouvel|depuis|désormais|à la place|au lieu|enfin|de nouveau|à partir|pour l['’]instant",
      'changé|déménagé|revendue?|remise? à|décroché|emménagé|quitté|arrêté|vendue?|remplacée?|passée? (?:à|de)|démissionné|(?:re)?(?:descend|mont)(?:ue?|ée?)|passe à|augmentée?|baissée?|repoussée?|annulée?|reportée?|fini|terminée?|plus (?:besoin|aucune?|jamais|personne|rien)',
    ),
    happened: anyOf(
      "hier|aujourd['’]hui|ce matin|cette semaine|premier jour|première (?:semaine|fois|nuit|séance)|commencé|achetée?|signée?|inscrite?|adoptée?|née?|reçue?",
    ),
  },
};

export function tellsOfChange(text: string, language: string): boolean {
  return CHANGE.test(text) || (ALSO[language]?.change.test(text) ?? false);
}

function tellsWhatHappened(text: string, language: string): boolean {
  return HAPPENED.test(text) || tellsOfChange(text, language) || (ALSO[language]?.happened.test(text) ?? false);
}

/** What a text says, by rules and independent of what else is stored. */
export interface Reading {
  readonly attributes: Attributes;
  /** Those that it states only about somebody else: where Beatriz lives, not the speaker. */
  readonly ofOthers: ReadonlySet<string>;
  /** Stems of the words that state each attribute, of a phrase the first one. */
  readonly saidBy: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the speaker is the subject. */
  readonly self: boolean;
  /** Whether the speakers give their own name. */
  readonly namesSelf: boolean;
  /** It begins with somebody else: "My mother …", "Mia …". */
  readonly other: boolean;
  /** Stem of the name of somebody whose relative it begins with: "Nora's mother …". */
  readonly relativeOf: string | null;
  /** Stems of the names that it gives only as the owner of a relative: "… to Nora's mother". */
  readonly ownersOfRelatives: ReadonlySet<string>;
  readonly act: SpeechAct;
  /** It suggests something: "How about Porto?" */
  readonly suggests: boolean;
  /** Kinds of answers that it may contain. */
  readonly holds: ReadonlySet<AnswerKind>;
  /** Folded stems of all its words, and of its content words. */
  readonly stems: ReadonlySet<string>;
  readonly content: ReadonlySet<string>;
  /** The sentences in which each stem stands, counted from 0. */
  readonly sentencesOf: ReadonlyMap<string, ReadonlySet<number>>;
  /** The capitalised words of `content`, in German the given names, and what stands behind a relative. */
  readonly names: ReadonlySet<string>;
  /** Whether its language tells names by their capitals. */
  readonly tellsNames: boolean;
  /** It has words of change: "no longer", "moved", "since". */
  readonly changes: boolean;
  /** It has one that means nothing else: "no longer", but not "again". */
  readonly changesPlainly: boolean;
  /** It reports what has begun or happened: "first day", "done". */
  readonly happened: boolean;
  /** It only plans or proposes: "the plan is to move". */
  readonly plans: boolean;
  /** It tells only what was so once: "I used to live in Oslo". */
  readonly former: boolean;
  /** Stems of the words for what it says is over: "sold the Jazz", "the plaster is off". */
  readonly ended: ReadonlySet<string>;
  /** The same for that in whose place something comes: "instead of ramipril". */
  readonly replaced: ReadonlySet<string>;
  /** Somebody comes in the place of somebody: "Osei steps in". */
  readonly handsOver: boolean;
  /** A word of it has a digit. */
  readonly hasNumber: boolean;
}

/** What a question asks for. */
export interface Question {
  readonly attributes: Attributes;
  readonly asking: Asking;
  /** It is a question, and not some words to look for. */
  readonly isAsked: boolean;
  /** It asks about the one who asks. */
  readonly self: boolean;
  /** It asks the assistant what the assistant said or did. */
  readonly toAssistant: boolean;
  /** Codes, paths and quoted phrases that it names. */
  readonly identifiers: readonly string[];
  /** Stems of the words of these. */
  readonly coded: readonly string[];
  readonly relations: ReadonlySet<string>;
  /** Stems of the words for its topic, beside the attributes: "levothyroxine", "billing". */
  readonly topic: readonly string[];
  /** Stems of the names among these, of people or things. Empty in German, which capitalises every noun. */
  readonly named: readonly string[];
  /** Stems of all its words. */
  readonly stems: ReadonlySet<string>;
  /** Stems of aliases of the people it names, from memory: Lucia, for "my sister". */
  readonly called: readonly string[];
}

/** @param isReply it is what an assistant replied */
export function readText(written: string, language: string, isReply = false): Reading {
  const text = inFirstPerson(written, language);
  const tokens = tokensOf(text);
  const languages = language === 'en' ? [language] : [language, 'en'];
  const isKnown = (token: Token, next?: Token) => isInLexicon(token, language, next) || isSubstance(token.word);
  const other = otherSubject(tokens, language, isKnown);
  const isRelated = (token: Token) => namesAny(token, RELATED, language);
  const owner = ownerOfSubject(text, tokens, language);
  const content = tokens.filter(({ word }) => !asksOfNothing(word, language));
  const said = text.slice(0, READ);
  const over = endedIn(tokens, language);
  const saysName = namesSelf(said, language);
  const speaks = speaksOfSelf(tokens, language);
  const stated = attributesStated(text, languages, aboutOthers(tokens, language, isKnown, isRelated));
  const { attributes, ofOthers, words } = withPay(stated, said);
  return {
    attributes: withForms(withIntroduction(attributes, saysName, worksAt(said)), text, speaks),
    ofOthers,
    saidBy: new Map([...words].map(([name, at]) => [name, new Set([...at].map((i) => stemsOf(tokens[i]!, language)))])),
    self: speaks,
    namesSelf: saysName,
    other,
    relativeOf: owner === null ? null : stemsOf({ word: owner }, language),
    ownersOfRelatives: new Set(ownersOfRelatives(said, tokens, language).map((word) => stemsOf({ word }, language))),
    act: speechAct(text, language, isReply),
    suggests: suggests(text),
    holds: kindsIn(text, language),
    stems: new Set(tokens.map((token) => stemsOf(token, language))),
    changes: tellsOfChange(said, language),
    changesPlainly: tellsOfChange(said.replace(NO_PLAIN_CHANGE, ' '), language),
    happened: tellsWhatHappened(said, language),
    plans: PLANS.test(said),
    former: FORMER.test(said) && !NOWADAYS.test(said),
    ended: new Set(over.ended.map((token) => stemsOf(token, language))),
    replaced: new Set(over.replaced.map((token) => stemsOf(token, language))),
    handsOver: HANDS_OVER.test(said),
    hasNumber: tokens.some(({ word }) => /\d/.test(word)),
    sentencesOf: sentencesOf(tokens, language),
    content: new Set(content.map((token) => stemsOf(token, language))),
    tellsNames: language !== 'de',
    names: new Set(
      tokens
        .filter((token, at) => isName(token, at) && !asksOfNothing(token.word, language))
        .map((token) => stemsOf(token, language)),
    ),
  };

  function isName(token: Token, at: number): boolean {
    const { capital, begins, word } = token;
    if (language === 'de') return capital && (isGivenName(word) || isOfRelative(tokens[at - 1], token));
    return capital && (!begins || (at === 0 && other && !isKnown(token)));
  }

  /** "Unser Hund Bello". */
  function isOfRelative(before: Token | undefined, { apart, begins }: Token): boolean {
    return before !== undefined && !apart && !begins && (isRelative(before.word, language) || isRelated(before));
  }
}

function sentencesOf(tokens: readonly Token[], language: string): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  let sentence = -1;
  for (const token of tokens) {
    if (token.begins) sentence++;
    const stem = stemsOf(token, language);
    found.set(stem, (found.get(stem) ?? new Set()).add(sentence));
  }
  return found;
}

/** "I'm Ada, an engineer at Acme" contains no word for a name or a job. */
function withIntroduction(attributes: Attributes, saysName: boolean, saysJob: boolean): Attributes {
  if (!saysName && !saysJob) return attributes;
  const whole = new Map(attributes);
  if (saysName) whole.set('name', 1);
  if (saysJob) whole.set('job', 1);
  return whole;
}

/** @param aliases aliases of the people it names, in lower case */
export function readQuestion(asked: string, languages: readonly string[], aliases: readonly string[] = []): Question {
  const language = languages[0] ?? 'en';
  const query = inFirstPerson(asked, language);
  const tokens = tokensOf(query);
  const identifiers = identifiersIn(query);
  const { attributes: named, rest } = attributesAsked(
    query,
    languages.includes('en') ? languages : [...languages, 'en'],
  );
  const { attributes, asking } = withoutPlace(named, askingOf(query, language));
  return {
    attributes,
    asking,
    isAsked: speechAct(query, language) === 'asked',
    self: isOwn(tokens, language),
    toAssistant: asksAssistant(query),
    topic: [
      ...new Set(rest.filter(({ word }) => !asksOfNothing(word, language)).map((token) => stemsOf(token, language))),
    ],
    named: language === 'de' ? [] : rest.filter(isNameAsked).map((token) => stemsOf(token, language)),
    stems: new Set(tokens.map((token) => stemsOf(token, language))),
    identifiers,
    coded: [...new Set(identifiers.flatMap((one) => tokensOf(one).map((token) => stemsOf(token, language))))],
    relations: new Set([...attributes.keys()].filter((attribute) => RELATED.has(attribute))),
    called: aliases.map((word) => stemsOf({ word }, language)),
  };
}

/** "Where do our secrets live?" asks for a tool, and for no place on a map and nobody's home. */
function withoutPlace(attributes: Attributes, asking: Asking): Pick<Question, 'attributes' | 'asking'> {
  if (asking.kind !== 'place' || ![...attributes.keys()].some((name) => TOOLS.has(name))) return { attributes, asking };
  const kept = new Map([...attributes].filter(([name]) => name !== 'home'));
  return { attributes: kept, asking: { ...asking, kind: 'thing' } };
}

const TOOLS = new Set(
  'secrets documentation tickets repository monitoring flags design analytics chat ci queue cache database backup cdn container iac packages'.split(
    ' ',
  ),
);

function isNameAsked({ word, capital, begins, hasS }: Token): boolean {
  return capital && (!begins || hasS) && !isDayOrMonth(word);
}

/** Attributes that name somebody. */
const RELATED = new Set(
  'partner children mother father parents sibling relative friend boss colleague neighbour pet teacher'.split(' '),
);
