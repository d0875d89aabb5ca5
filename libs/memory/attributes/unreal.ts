import { tellsOfToday } from './former.js';
import { anyOf } from './words.js';

/** Detects texts that state no fact: a wish, a dream, a condition, a near miss, a story. They end nothing, and do not answer what holds today. */

const WHO = '(?:i|we|he|she|they|it|you)';

const UNREAL: Readonly<Record<string, RegExp>> = {
  en: anyOf(
    `(?:i|we|he|she|they) (?:often |sometimes |really |just )?wish(?:es|ed)?(?! (?:you|him|her|them|everyone) (?:an?|all|the|good|luck|well|happy)(?!\\p{L}))|if only|(?<=^|[.!?] )imagine|can imagine|dream(?:s|t|ed|ing)? (?:that|of|about|${WHO})`,
    `\\p{L}+(?:['’]d| would) (?:\\p{L}+ )?(?:love|hate|kill|give anything)|(?:he|she|\\p{L}{3,})(?:['’]d| would) (?:rather|prefer)|would(?:n['’]t)? have \\p{L}+|could never|fantasi[sz](?:es?|ed|ing)|in an ideal world|would be (?:so |really |very )?(?:nice|great|cool|lovely|amazing|a dream)`,
    `if (?:\\p{L}+ ){1,3}(?:was|were|had|could|won|got|went|ran|took|\\p{L}{2,20}ed)(?= .{1,120}(?:would|could|['’]d)(?!\\p{L}))|(?:would|could|['’]d) .{1,80} if ${WHO} (?:was|were|had|could|won|got|\\p{L}{2,20}ed)`,
    `${WHO} (?:very )?(?:nearly|almost) (?:\\p{L}{2,20}ed|bought|took|got|went|became|sold|chose|had|quit|left|won|ran)`,
    '(?:in|from) (?:the|a|this|my|that) (?:novel|book|film|movie|series|story|dream|comic|video ?game)(?! (?:club|shop|store))|the (?:hero|heroine|main character|protagonist|narrator)',
    `tried on|they showed (?:me|us)|offer(?:s|ed)? (?:me|us) (?:an? )?(?:\\p{L}+ )?(?:discount|deal|trial|demo)|decided against (?:it|that|them)|ruled (?:it|that|them) out|turned (?:it|that|them) down|(?:asked|asks|wonder(?:s|ed|ing)?) (?:whether|if)|(?:says?|said|thinks?) (?:that )?(?:i|we) should`,
  ),
  de: anyOf(
    'wünschte|wünsche (?:mir|uns)|(?:fast|beinahe) (?:hätte|wäre)n?|(?:hätte|wäre)n? (?:\\p{L}+ ){0,3}(?:gern|fast|beinahe)|würden? (?:\\p{L}+ ){0,3}(?:gern|am liebsten)|könnten? (?:mir|uns) vorstellen',
    '(?:habe?n?|hat) (?:\\p{L}+ ){0,3}geträumt|träum(?:e|t|te|ten)|stell (?:dir|euch) vor|im (?:roman|film|buch|traum|videospiel)|in (?:der|einer) (?:serie|geschichte)|die hauptfigur|gefragt, ob|dagegen entschieden',
    'wenn (?:ich|wir|er|sie) .{1,80}(?:wäre|hätte|würde|könnte)n?',
  ),
  fr: anyOf(
    "(?:j['’]|je |nous |on )(?:aimerai(?:s|t|ent)|aimerions|voudrai(?:s|t)|adorerai(?:s|t))|(?:j['’]ai|on a|nous avons) failli|(?:j['’]ai|je) (?:rêvé|rêve)|imagine[zs]?|si seulement",
    "si (?:je|j['’]|nous |on |tu |il |elle )\\p{L}* ?.{0,20}\\p{L}(?:ais|ait|ions)(?= .{1,80}rai(?:s|t|ent)(?!\\p{L}))|dans (?:le|un|mon) (?:roman|film|livre|rêve)|le héros|l['’]héroïne|demandé si",
  ),
  es: anyOf(
    '(?:me|nos) (?:gustaría|encantaría)|(?:yo )?quisiera|ojalá|casi (?:compr|alquil|me mud|acept|vend|entr)\\p{L}{1,5}|(?:soñé|sueño) (?:con|que)|imagínate|imagina(?:d|os)?|si (?:yo )?\\p{L}+(?:ara|iera|áramos|iéramos|ase|iese)',
    'en (?:la|una) (?:novela|película|serie)|en (?:el|un|mi) (?:libro|sueño)|(?:el|la) protagonista|preguntó si',
  ),
};

/** Number of UTF-16 units read, from the beginning of a text. */
const MOST = 500;
const ENDS_CLAUSE = /[.!?;:\n]\s|,? (?:but|though|and|so|aber|und|mais|et|pero|y) /iu;

/** Whether a text in this language states no fact. One clause about what holds now makes it a statement. */
export function tellsNothingReal(written: string, language: string): boolean {
  const unreal = UNREAL[language];
  if (!unreal) return false;
  const clauses = written.slice(0, MOST).split(ENDS_CLAUSE);
  const others = clauses.filter((clause) => !unreal.test(clause));
  return others.length < clauses.length && !others.some((clause) => tellsOfToday(clause, language));
}

const ASKS_OF_WISHES = anyOf(
  'would|could|might|should|wish(?:es)?|dream(?:s|ed|t|ing)?|almost|nearly|imagine|consider(?:ed|ing)?|want(?:s|ed)?|hop(?:e|ed|ing)|plan(?:s|ned|ning)?|prefer|fantasi[sz]e|offer(?:ed)?|suggest(?:ed)?|if|novel|book|film|movie|series|story|game',
  'möchten?|würden?|hätten?|könnten?|wollt?en?|traum|träum(?:e|te)|fast|beinahe|wünsch(?:e|te)|wenn|roman|buch|aimerai(?:s|t)|voudrai(?:s|t)|pourrai(?:s|t)|rêv(?:e|é)|failli|livre|gustaría|quisiera|quiero|sueñ[oa]|casi|libro|novela|película',
);

/** Whether a question asks about a wish, a possibility or a story. */
export function asksOfWishes(question: string): boolean {
  return ASKS_OF_WISHES.test(question);
}

/** How a text begins that tells what did not happen. "I haven't run since March" does tell when it happened last. */
const NOT_DONE: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:still |again |sadly )?no (?!more |longer |doubt |matter |problem |way |idea )\p{L}+|(?:i |we )?(?:skipped|missed)|(?:(?:i|we|he|she|they|it|\p{Lu}\p{L}+) )?(?:didn['’]t|did not|haven['’]t|hasn['’]t|have not|has not|couldn['’]t|could not))(?!\p{L})(?!.{0,120}(?<!\p{L})(?:since|until|till|before|after|last|for (?:\d|an?|two|three|years|months|weeks))(?!\p{L}))/iu,
  de: /^(?:(?:heute |gestern |leider |wieder )*kein\p{L}* \p{L}+|(?:heute |gestern )?(?:(?:ich|wir|er|sie) (?:habe|haben|hat|bin|sind|ist|war|waren)|(?:habe|bin|war) ich) (?:\p{L}+ ){0,3}(?:nicht|kein\p{L}*)|.{1,40}(?:ausgefallen|fiel aus)$)(?!\p{L})(?!.{0,120}(?<!\p{L})(?:seit|mehr|erst|bis|vor|zuletzt)(?!\p{L}))/iu,
  fr: /^(?:pas d(?:e |['’])\p{L}+|(?:je|on|nous) n['’](?:ai|a|avons) pas|je ne suis pas|nous ne sommes pas)(?!\p{L})(?!.{0,120}(?<!\p{L})(?:depuis|avant|jusqu)(?!\p{L}))/iu,
  es: /^(?:(?:yo )?no (?:hice|hicimos|fui|fuimos|pude|pudimos|he|hemos|hubo|tuve)|(?:hoy|ayer) no)(?!\p{L})(?!.{0,120}(?<!\p{L})(?:desde|hasta|antes)(?!\p{L}))/iu,
};
const BUT = anyOf('but', 'though', 'instead', 'aber', 'sondern', 'mais', 'pero', 'sino');

/** Whether a text tells only that something did not happen: "No run today", "I didn't go to yoga". */
export function tellsNotDone(written: string, language: string): boolean {
  const text = written.slice(0, MOST);
  return NOT_DONE[language]?.test(text) === true && !BUT.test(text);
}

const ASKS_NOT_DONE = anyOf(
  "not|miss(?:ed)?|skip(?:ped)?|cancel(?:l?ed)?|\\p{L}+n['’]t|nicht|kein\\p{L}*|ausgefallen|verpasst|pas|raté|manqué|no|perdí|falté",
);

/** Whether a question asks when something did not happen: "When did I last skip a run?" */
export function asksOfNotDone(question: string): boolean {
  return ASKS_NOT_DONE.test(question);
}
