/** Classifies a sentence by its form: an occasion, a change, or an end. English and German; Spanish and French: `romance.ts`. */

import { tellsOfChange } from '@memory/attributes/change.js';
import { tellsOfThePast } from '@memory/attributes/former.js';
import { tellsHearsay } from '@memory/attributes/hearsay.js';
import { withPlainEnds } from '@memory/attributes/not-over.js';
import { tellsNothingReal } from '@memory/attributes/unreal.js';
import type { Language } from '@memory/indexing/language.js';
import { romanceOf } from './romance.js';

const B = String.raw`(?<![\p{L}\p{M}'’])`;
const E = String.raw`(?![\p{L}\p{M}])`;
const words = (list: string): RegExp => new RegExp(`${B}(?:${list})${E}`, 'iu');

/** Verbs of single events: another event replaces none. Verbs that lead to a state ("moved", "started") are not among them. */
const DONE = words(
  'went(?! (?:up|down|live))|saw|ran|had (?:a|an|dinner|lunch|breakfast|coffee|drinks|\\p{L}+ed)|ate|met|broke|slept|cooked|watched|visited|attended|flew|hiked|swam|fell|lost|won|paid|bought|stayed (?:at|in|with|overnight)|learned(?! that)|got (?:my|a|an) [\\p{L}-]+ (?:jab|shot|vaccination|check-?up)|was in|were in|did|tried(?! to)|ended with|took me|finished|lasted|gave(?! up)|sang|played (?:at|against)|(?<!(?:is|are|am|be|being|gets?) (?:\\p{L}+ )?)(?:sent|disputed|complained|proposed|suggested|reported|emailed|phoned|apologi[sz]ed|praised|thanked|mentioned|presented|requested|forgot|missed)(?! (?:that|when|he|she|they|it|we|i|to)(?!\\p{L}))|' +
    'waren|war (?:ich |wir )?(?:heute|gestern|im|am|in|bei|beim)|habe?n? .{1,60}(?:gelaufen|gegessen|gesehen|gekauft|bezahlt|besucht|gefeiert)|(?:gelaufen|gegessen|geschwommen|gefahren|geflogen)',
);
const MONTH =
  'january|jan|february|feb|march|mar|april|apr|may|june|july|august|aug|september|sept|october|oct|november|nov|december|dec|januar|februar|märz|mai|juni|juli|oktober|dezember';
const DAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const WEEKDAY = `${DAYS}|mon|tues|wed|thu|fri|sat|sun`;
/** A single day or period; "on Mondays" is none. */
const DATED = words(
  `yesterday|last (?:night|week|month|year|${WEEKDAY}|${MONTH}|spring|summer|autumn|winter)|(?:in|on|at) (?:the )?(?:${MONTH}|easter|christmas|(?:19|20)\\d\\d|week \\d+)|` +
    `on (?:the )?\\d{1,2}(?:st|nd|rd|th)?|(?:on|last) (?:${WEEKDAY})|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?|(?:\\p{L}+ed|went|done|badly|great|well) (?:today|tonight)|jab today|` +
    `gestern|vorgestern|heute (?:beim|bei|im|in|war)|im (?:${MONTH}|frühling|sommer|herbst|winter)|am (?:\\d{1,2}\\.|${WEEKDAY})|letzte[nsr]? (?:woche|monat|jahr|${WEEKDAY})`,
);
const DID = words('\\p{L}{3,}ed|got|took|came|made');
const DAY_BEFORE = words(
  `yesterday|last (?:night|week|${WEEKDAY})|(?:badly|great|well|jab|done) (?:today|tonight)|gestern|vorgestern|letzte[nsr]? (?:woche|${WEEKDAY})`,
);
/** "My blood sugar was 8.9 this morning". */
const MEASURED =
  /(?<!\p{L})(?:was|were|war|waren) .{0,60}\d.{0,40}(?:this (?:morning|afternoon|evening)|today|tonight|heute)(?!\p{L})/iu;
/** Appointments. A later one is another appointment. */
const APPOINTMENT = words(
  'interview|exam|dinner|lunch|concert|match|race|trip|holiday|prüfung|klausur|vorstellungsgespräch|konzert|ausflug',
);
/** A plan has one date: a later statement replaces it. */
const PLANNED = words(
  'is|are|will|planned|scheduled|takes place|moved to|postponed|leaves|departs|runs|opens|starts|ist|findet|geht|verschoben|from|now|on course|we go live|release|launch|deadline',
);

/** The statement is true from now on and was not before. */
const CHANGE = words(
  'now|no longer|any ?more|these days|from now on|from today on|from (?:next|this) \\p{L}+(?: on)?|since (?!\\d)|recently|meanwhile|finally|switch(?:ed)?|chang(?:ed|es)|moved|moving|renamed|replaced|became|turned into|new|brand-?new|(?<!(?:hurts?|hurting|aches?|aching|sore|itch\\p{L}*|bleed\\p{L}*|swollen|up) )again|instead|took over|taken over|takes over|promoted|upgraded|migrated|migration|went up|goes up|raised|lowered|increased|decreased|went down|goes down|(?:rose|dropped|cut|grew|jumped|climbed) to|brought forward|delayed|extended|shortened|is up|bumped|pushed|slipped(?! (?:on|over|off|and|down|in)(?!\\p{L}))|doubled|halved|swapped|traded|ditched|scrapped|binned|down to (?:one|two|three|four|five|six|half|\\d+)|put me on|onto|bye|first (?:week|day|shift)|got a (?:pay )?(?:raise|rise)|puts? (?:\\p{L}+ ){1,3}up|gone (?:up|down)|scaled|stepped down|gave (?:me|us) until|resigned|retired|turned (?=\\d)|(?:handed in|gave) (?:my|his|her|their) notice|came through|apparently|turns out|' +
    'jetzt|nun|inzwischen|mittlerweile|neuerdings|seit|ab (?:jetzt|sofort|heute|morgen|nächste[rmn]?)|neue[rsnm]?|nicht mehr|kein[es]?[nr]? mehr|statt|stattdessen|umgezogen|gewechselt|geändert|verschoben|wurde auf',
);
/** The statement is true beside an earlier one. */
const BESIDE = words(
  'also|too(?=\\s*(?:[.,;:!?)]|$))|as well|another|a second(?!-)|in addition|additionally|auch|außerdem|zusätzlich|noch ein\\p{L}*|zweite[rsn]?',
);
/** Patterns before and after what has ended. */
const ENDED_AFTER =
  /(?<![\p{L}])(?:no more|retired from|stepped down (?:from|as)|gave up(?: on)?|given up(?: on)?|quit|stopped|instead of|rather than|dropped(?: out of)?|(?:have |has )?sold|thrown out|threw out|terminated|(?:(?:is|are|am|was|get|gets|got|came|come|went|goes|moved|taken|switched)|['’](?:s|re|m)) off|left(?! one)|leaving|no longer (?:at|in|with|on|a|an|use|using|drive|live|work)|statt|kein[es]?[nr]?|ohne|bye(?: bye)?|goodbye|(?:switched|moved|changed|went|passed|handed|migrated) from|replaced|broke up with|split(?: up)? (?:with|from)|separated from|divorced|finished|can['’]t stand|rid of|ditched|scrapped|binned|part-exchanged|swapped|traded(?: in)?|cancelled|canceled|verkauft|gekündigt)\s+((?:(?!because|when|if|since|and|to|into|with|by)[\p{L}\p{N}]+ *){1,3})/giu;
/** "13, not 31", "not in Berlin any more", "coffee without milk now". Otherwise a negation ends nothing. */
const DENIED =
  /(?:(?<=[,;–—-] )not|(?<![\p{L}])not(?= .{0,60}(?<![\p{L}])(?:any ?more|any longer|these days))|(?<![\p{L}])without(?= .{0,60}(?<![\p{L}])(?:now|from now on|these days|any ?more)))\s+((?:(?!because|when|if|since|and|to|into|with|by)[\p{L}\p{N}]+ *){1,3})/giu;
const ENDED_BEFORE =
  /([\p{L}\p{N}]+(?:\s[\p{L}\p{N}]+)?)\s+(?:(?:is|was|are|account|org|flat)\s+)*(?:closed my|has left|have left|left|quit|retired(?! (?:from|to|as|into)(?!\p{L}))|gone|is over|switched off|turned off|is closed|(?<!was )frozen|archived|is sold|broke up|haben wir verkauft|verkauft|ist weg|und ich haben uns getrennt|and i (?:have |['’]ve )?(?:broke|broken|split|separated)(?: up)?|kommt mir nicht mehr|off the menu|is off|stepped down(?! (?:from|as)(?!\p{L}))|moved out|passed away|fell through|was called off)/giu;

/** Whether it describes something that happens once. */
export function isOccasion(text: string, language: Language = 'en'): boolean {
  const romance = romanceOf(language);
  if (romance) return romance.done.test(text) || (romance.dated.test(text) && !tellsChange(text, language));
  if (DONE.test(text)) return true;
  if (PLANNED.test(text) || CHANGE.test(text)) return false;
  return (
    DAY_BEFORE.test(text) || MEASURED.test(text) || (DATED.test(text) && (APPOINTMENT.test(text) || DID.test(text)))
  );
}

/** A wish or a consideration does not hold yet. */
const INTENT = words(
  "wants?(?! \\d)|wanted to|would like|['’]d like|hop(?:es?|ing) to|thinking (?:about|of)|considers?|considering|might|maybe|perhaps|(?:says?|should) try|ask(?:s|ed) for|möchte\\p{L}*|überleg\\p{L}*|vielleicht|würde gern\\p{L}*|hätte gern\\p{L}*",
);
/** An arrival stays true, whatever the person does later. */
const ARRIVAL = words('started|starts|joined|joins|hired|fängt|angefangen|eingestellt');
const YEAR = '(?:19|20)\\d\\d';
/** Words that say something holds now. They outweigh the rest of the sentence. */
const PRESENT = words(
  'now|from now on|no longer|these days|since then|ever since|jetzt|nun|ab sofort|inzwischen|mittlerweile|seitdem|seither|nicht mehr|ahora|desde entonces|ya no',
);
/** A past state, which may have ended. */
const ONCE = words(
  `as (?:a|an) (?:child|kid|boy|girl|teenager|student)|when (?:i|we|he|she|they) (?:was|were)|back then|(?<!(?:is|are|am|was|were|be|been|get|gets|got|['’](?:s|re|m)) )used to|` +
    `als (?:kleines )?kind|als (?:ich|wir) (?:noch |klein |jung |ein kind )*war(?:en)?|früher(?! als)|damals|de (?:niñ[oa]|pequeñ[oa]|joven)|cuando era|solía\\p{L}*`,
);
/** A time long ago. A change since then may still hold. */
const AGO = words('years ago|vor (?:\\p{L}+|\\d+) jahren|hace (?:\\p{L}+|\\d+) años');
/** Past forms of states, and phrases for their end. */
const PAST = words(
  'lived|resided|stayed|worked|employed|studied|taught|drove|had|was|were|used|played|owned|spoke|ran|sang|led|wore|preferred|slept|rented|' +
    'wohnte|wohnten|gewohnt|lebte|lebten|gelebt|arbeitete|arbeiteten|gearbeitet|studierte|studiert|war|waren|hatte|hatten|' +
    'viví|vivió|vivía|trabajé|trabajó|trabajaba|estudié|estudió|estudiaba|fui|fue|era|estuve|estuvo|tuve|tuvo',
);
const ENDED_IN = words(
  `(?:until|till|bis|hasta) (?:\\p{L}+ )?${YEAR}|until last \\p{L}+|from (?:\\p{L}+ )?${YEAR} (?:to|until|till) (?:\\p{L}+ )?${YEAR}|between ${YEAR} and ${YEAR}`,
);
/** Until a recent time. */
const UNTIL_LATELY = words(
  `(?:until|till|up to|up until) (?:(?:the )?(?:beginning|start|end|middle) of |early |mid-? ?|late )?(?:(?:last|this) (?!(?:${WEEKDAY})${E})\\p{L}+|yesterday|recently|lately|(?:a|one|two|three|a few|a couple of) (?:days?|weeks?|months?) ago|(?:${MONTH})(?! \\d))|` +
    `bis (?:(?:anfang|mitte|ende) )?(?:(?:letzte[nsr]?|vorige[nsr]?|diese[nsrm]?) (?!(?:${WEEKDAY})${E})\\p{L}+|gestern|vorgestern|vor kurzem|neulich|vor (?:\\p{L}+|\\d+) (?:tagen|wochen|monaten)|(?:${MONTH})(?! \\d))`,
);
const FOR_YEARS = words(
  'for (?:\\p{L}+|\\d+) (?:years|months)|(?:\\p{L}+|\\d+) jahre lang|durante (?:\\p{L}+|\\d+) (?:años|meses)',
);
/** "I have worked here for ten years" still holds. */
const PERFECT =
  /(?:(?<![\p{L}])(?:have|has)|['’]ve)(?: (?:now|already|always|only|also))? (?:been|had|taught|driven|\p{L}+ed)(?![\p{L}])/iu;
const STATES = 'live|work|stay|reside|move|study|drive|use|own|prefer|join|teach';
/** A future or possible state. A future date or amount is already the plan. In lower case, because of "my brother Will" and "in May". */
const FUTURE = new RegExp(
  `(?:(?<![\\p{L}])(?:will|shall|may|might|could|should|going to)|['’]ll) (?:\\p{Ll}+ )?(?:${STATES}|be (?:liv|work|stay|resid|mov|study|driv|us|own|join|teach)ing)(?![\\p{L}])|` +
    `${B}(?:werde|wirst|wird|werden) (?:[\\p{L}\\p{N}]+ ){0,6}(?:wohnen|leben|arbeiten|ziehen|studieren)${E}|` +
    `${B}(?:(?:voy|va|vamos|van) a (?:vivir|trabajar|estudiar)|(?:vivir|trabajar|estudiar)(?:é|á|emos|án))${E}`,
  'u',
);
const CONDITION = /^(?:(?:if|unless|wenn|falls)(?![\p{L}'’])[^,;:]*|si [^,;:]{1,200}(?=,))/iu;
const HYPOTHETICAL = words('would(?! (?:like|love|prefer|rather))|würdes?t?|würden');

/**
 * When a sentence holds: empty for now, `past`, `future` (also possible), `would`, or its condition. Two sentences that differ in
 * this can both be true.
 */
export function timeOf(sentence: string, language: Language = 'en'): string {
  if (HYPOTHETICAL.test(sentence) || tellsNothingReal(sentence, language) || tellsHearsay(sentence)) return 'would';
  const condition = CONDITION.exec(sentence)?.[0];
  if (condition !== undefined) return condition.toLowerCase();
  if (PRESENT.test(sentence)) return '';
  const romance = romanceOf(language);
  if (FUTURE.test(sentence) || romance?.future.test(sentence)) return 'future';
  return isPast(sentence) || romance?.past.test(sentence) || tellsOfThePast(sentence, language) ? 'past' : '';
}

/**
 * The state that ended recently: "I lived in Oslo", in "I lived in Oslo until May, then in Bergen". Null if there is none.
 */
export function endedLately(sentence: string): string | null {
  const [before = '', after = ''] = sentence.split(UNTIL_LATELY);
  if (before.length === sentence.length) return null;
  const state = before === '' ? after : `${before}${after.split(/[,;]/u)[0]}`;
  return PAST.test(state) ? state : null;
}

function isPast(sentence: string): boolean {
  if (ONCE.test(sentence) || (AGO.test(sentence) && !CHANGE.test(sentence))) return true;
  if (!PAST.test(sentence)) return false;
  return ENDED_IN.test(sentence) || (FOR_YEARS.test(sentence) && !PERFECT.test(sentence));
}

export const tellsIntent = (text: string, language: Language = 'en'): boolean =>
  (romanceOf(language)?.intends ?? INTENT).test(text);
export const tellsArrival = (text: string, language: Language = 'en'): boolean =>
  (romanceOf(language)?.arrives ?? ARRIVAL).test(text);

/** Whether it states several things: more than one clause of three words. */
export function tellsSeveral(text: string): boolean {
  return (
    text.split(/[.!?;:,](?=\s)|\s[-–]\s|\n/u).filter((clause) => clause.trim().split(/\s+/u).length >= 3).length > 1
  );
}

export const tellsBeside = (text: string, language: Language = 'en'): boolean =>
  (romanceOf(language)?.beside ?? BESIDE).test(text);
export const tellsChange = (text: string, language: Language = 'en'): boolean =>
  romanceOf(language) ? tellsOfChange(text, language) : CHANGE.test(text);

/** Words for what has ended: "no more oil", "Tove has left". Lower case. */
export function endsOf(text: string, language: Language = 'en'): ReadonlySet<string> {
  const romance = romanceOf(language);
  const forms = romance ? [romance.ended, romance.endedBefore] : [ENDED_AFTER, ENDED_BEFORE, DENIED];
  const told = withPlainEnds(text, language);
  const named = forms.flatMap((form) => [...told.matchAll(form)]).map(([, said]) => said ?? '');
  return new Set(named.flatMap((said) => said.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []));
}

const DATES = new Set(`${MONTH}|${DAYS}`.split('|'));
/** Whether the word names a month or, in full, a weekday. */
export const isDate = (word: string): boolean => DATES.has(word);
const NOTHING = new Set(
  `now|longer|anymore|more|new|since|still|already|also|finally|again|instead|today|tomorrow|day|days|week|weeks|month|year|years|euro|euros|dollar|dollars|pounds|francs|kg|kilos|mg|ml|hours|minutes|percent|degrees|morning|evening|noon|midnight|jetzt|nun|seit|neue|neuer|neuen|wieder|auch|noch|uhr|monat|jahr|tag|put|got|take|have|has|get|use|is|are|work|live|called|named|moved|changed|going|costs|cost|pay|paid|run|runs|sometimes|often|usually|mr|mrs|ms|dr|herr|herrn|frau|bin|hab|ist|habe|nehme|heißt`
    .split('|')
    .filter((word) => word.length > 1),
);
/** Whether a word dates, counts or softens, and names nothing. */
export const saysNothing = (word: string): boolean => NOTHING.has(word) || isDate(word);
