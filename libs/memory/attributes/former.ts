import { tellsPlainlyOfChange } from './change.js';
import { anyOf } from './words.js';

/** Detects texts that describe only the past: "I used to live in Oslo", "In college I drank my coffee with sugar". They end nothing that holds now. */

/** Where a clause begins, and what may stand before its subject. */
const BEGINS = String.raw`(?:^|[.!;,:] )`;

interface Past {
  /** A past state: "My first car was a Clio", "I lived in Seville". */
  readonly states: RegExp;
  /** A past period: "back then", "in college". */
  readonly while: RegExp;
  /** A verb in the past tense. Without one, such a period does not mean the past: "Take it at first with food". */
  readonly verb: RegExp;
  /** A past moment. Most of what happened at one still holds: "We chose Postgres in 2021" … */
  readonly when?: RegExp;
  /** … except with one of these verbs: "Nadia was a flight attendant when we met". */
  readonly stative?: RegExp;
  /** Words that say something holds now. They outweigh the rest of the text. */
  readonly now: RegExp;
}

const PERSONS =
  '(?:manager|boss|landlord|landlady|doctor|dentist|teacher|coach|therapist|roommate|flatmate|girlfriend|boyfriend|partner)';
const PLACE =
  '(?:jobs?|place|company|employer|firm|school|university|team|office|workplace|start-?up|agency|hospital|clinic|practice|restaurant|kitchen|bakery|shop|studio|flat|apartment|house|home|gym|club|church|band|marriage|relationship|position|role)';
/** "My last reading was 128" means the latest one. */
const OLD = `(?:first|old|previous|former|original|childhood|ex|last(?= (?:${PLACE}|${PERSONS}|cars?|phones?|laptops?)(?!\\p{L})))`;
/** "Was built" and "was promoted" report an event, not a state. */
const NO_PARTICIPLE =
  '(?! (?:\\p{L}+ed|born|built|bought|brought|chosen|cut|drawn|given|held|hurt|made|misspelt|put|sent|set|sold|taken|taught|(?:re)?written)(?!\\p{L}))';
const AGE =
  '(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)';
const COUNT = '(?:\\d{1,4}|an?|a few|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|several)';

const PAST: Readonly<Record<string, Past>> = {
  en: {
    // "I was a bit tired" and "I worked in the garden" describe a moment.
    states: new RegExp(
      `${BEGINS}(?:(?:and|so|then) )?(?:my \\p{L}+|\\p{L}+) (?:(?:also|once|actually|first|then|mostly|always|originally|previously) )?(?:lived|resided|worked (?:as|at|for|in)(?! the (?:garden|kitchen|yard))|studied|owned|dated|smoked|was (?:living|working|studying|dating|seeing|renting|driving|taking|using|playing|teaching|staying|volunteering|married|engaged|an? (?!bit |little |lot )\\p{L}+(?: \\p{L}+)?(?=[.!]?$| (?:at|in|for|before|back|then|when)(?!\\p{L}))))(?!\\p{L})` +
        `|${BEGINS}(?:my|our|the) ${OLD}[ -](?!child |baby |son |daughter |name )(?:\\p{L}+ ){1,4}(?:(?:was|were)(?! (?:born|chosen|promoted|signed)(?!\\p{L}))|had|ran|cost|used|lived|came|wore|paid|drove)(?!\\p{L})` +
        `|${BEGINS}(?:my|our) ${PERSONS} (?:(?:at|in|from) (?:\\p{L}+ ){1,3})?was${NO_PARTICIPLE}(?!\\p{L})` +
        "|(?<!\\b(?:am|is|are|be|been|get|gets|got|getting|['’](?:m|s|re))\\s)\\bused to\\b|\\bformerly\\b",
      'iu',
    ),
    while: anyOf(
      `back then|at the time|originally|initially|growing up|in the (?:beginning|early days|old days|past)|as an? (?:kid|child|teen(?:ager)?|student|boy|girl|undergrad|junior)|in my (?:teens|twenties|thirties|youth|childhood|(?:\\p{L}+ )?days)`,
      '(?:in|during|at|through) (?:my )?(?:high school|college|grad school|middle school|uni|university|lockdown|the pandemic|the war|covid)|(?:on|during) (?:my |our |the )?(?:holidays?|vacation|honeymoon)|for my (?:college|school|university|uni)',
      `(?:during|in) (?:my|our|the) (?:beta|alpha|trial|pilot|pregnancy|renovation|internship|apprenticeship|phd|degree|studies)|(?:for|in|during) (?:my|our|the) first (?:(?:few|${COUNT}) )?(?:years?|months?|weeks?)`,
      `(?:at|in) (?:my|our|the|his|her|their) ${OLD} ${PLACE}|at the \\p{L}+ (?:i|we) (?:was|were) (?:at|in|with) before`,
      `when (?:i|we|he|she|they) (?:lived|worked|(?:was|were) (?:(?:an?|at|in|still|just|very|only|about) )*(?:kids?|child|children|girls?|boys?|young(?:er)?|little|small|students?|teen(?:ager)?s?|school|university|uni|college|single|living|working|studying|\\d{1,2}|${AGE}))`,
      `until (?:(?:i|we|he|she) (?:was|were|moved|met)|(?:19|20)\\d\\d)(?!\\p{L})|(?<=^)before (?:that|\\p{L}+ing|i|we)|before (?:law|med|grad|high) school|for (?:about |nearly |almost |over )?(?:years|ages|a while|a long time|${COUNT} (?:years|months))`,
      '(?<=^(?:i|we) .{1,80})at school(?=\\W*$)',
    ),
    verb: anyOf(
      'was|were|had|did|went|drove|ran|rode|sang|wore|ate|drank|slept|spoke|taught|took|kept|paid|cost|wrote|knew|saw|led|\\p{L}{2,20}ed',
    ),
    when: anyOf(
      `when (?:i|we|he|she|they|it|the \\p{L}+(?: \\p{L}+)?) (?:happened|joined|started|met|moved|arrived|began|launched)|(?:years|${COUNT} years|long) ago|(?:back )?in (?:19|20)\\d\\d`,
    ),
    stative: anyOf(
      `(?:was|were)${NO_PARTICIPLE}(?! (?:my|our) )`,
      'had(?! an? (?:\\p{L}+ )?(?:stroke|attack|accident|baby|child|son|daughter|surgery|operation|miscarriage)(?!\\p{L})| my )|did|drove|rode|sang|wore|ate|drank|slept|spoke|cost|lived|worked|used|played|smoked|owned|studied|believed',
    ),
    now: anyOf(
      "now|nowadays|today|yesterday|this (?:week|month|morning)|these days|but|since|(?:un)?till?(?! (?:(?:i|we|he|she) (?:was|were|moved|met)|(?:19|20)\\d\\d)(?!\\p{L}))|instead|any ?more|longer|(?<!(?:was|were) )still|have|has|(?:i|we|they)['’]ve|am|is|are|(?:i|we|they|it|he|she)['’](?:m|re|s)|(?:i|we|they) (?:live|work|drive|use|play|drink|eat|go|do|like|love|prefer|need|want|study|teach)",
    ),
  },
  de: {
    states: new RegExp(
      `${BEGINS}(?:(?:früher|damals|einst|zuerst|vorher|davor) )?(?:(?:ich|wir|er|sie|\\p{Lu}\\p{L}+) )?(?:wohnten?|lebten?|arbeiteten?|studierten?|rauchten?|besaß(?:en)?)(?!\\p{L})` +
        `|${BEGINS}(?:ich|wir|er|sie|\\p{Lu}\\p{L}+) (?:habe?|haben|hat) .{1,80} (?:gewohnt|gelebt|gearbeitet|studiert|geraucht)(?=\\W*$|[,;])` +
        `|${BEGINS}(?:mein|unser|der|die|das)(?:e[rs]?)? (?:erste[rs]?|alte[rs]?|frühere[rs]?|vorige[rs]?|ehemalige[rs]?|letzte[rs]?(?= (?:Job|Chef|Chefin|Arbeitgeber|Vermieter|Vermieterin|Wohnung|Firma|Auto|Handy) )) \\p{L}+ (?:war(?:en)?|hatten?|kosteten?|liefe?n?|hieß(?:en)?)(?!\\p{L})`,
      'iu',
    ),
    while: anyOf(
      'früher|damals|anfangs|ursprünglich|am anfang|als kind|als jugendlicher?|als student(?:in)?|als (?:ich|wir|er|sie) (?:\\p{L}+ ){0,4}(?:waren?|war|studierten?|lebten?|wohnten?)',
      'in (?:der|meiner) (?:schule|schulzeit|kindheit|jugend|studienzeit|ausbildung)|im studium|während (?:des|meines) studiums|in meinen (?:zwanzigern|dreißigern)|(?:bei|in) (?:meine[mr]|unsere[mr]) (?:erste|alte|letzte|vorige|frühere)[nmr] \\p{L}+|jahrelang',
    ),
    verb: anyOf(
      'war(?:en)?|hatten?|wohnten?|lebten?|arbeiteten?|spielten?|fuhr(?:en)?|ging(?:en)?|machten?|tranken?|rauchten?|studierten?|nutzten?|hieß(?:en)?|sang(?:en)?|kosteten?|(?:habe?|haben|hat|bin|sind|ist)(?= .{1,80}(?:ge\\p{L}{2,20}|\\p{L}{2,20}iert)(?!\\p{L}))',
    ),
    when: anyOf(
      'als (?:ich|wir|er|sie) (?:\\p{L}+ ){0,4}(?:kamen?|anfing(?:en)?|kennenlernten?|einzog(?:en)?)|vor (?:\\p{L}{1,20}|\\d{1,4}) jahren|(?:im jahr )?(?:19|20)\\d\\d',
    ),
    stative: anyOf(
      'war(?:en)?(?! \\p{L}+t(?:\\W*$))|hatten?(?! .{1,20}(?:schlaganfall|infarkt|unfall|operation))|wohnten?|lebten?|arbeiteten?|spielten?|fuhr(?:en)?|tranken?|rauchten?|studierten?|nutzten?|hieß(?:en)?|sang(?:en)?|kosteten?',
    ),
    now: anyOf(
      'jetzt|aber|seit|seither|seitdem|bis|heute|gestern|nun|(?<!(?:als kind|damals|früher) .{1,60})immer|schon|noch|nicht mehr|inzwischen|diese woche|ich (?:wohne|lebe|arbeite|fahre|nutze|trinke|esse|spiele)',
    ),
  },
  fr: {
    states:
      /(?:^|[.!;,:] )(?:avant,? )?(?:(?:j['’]|je |nous |on )(?:(?:habit|viv|travaill|étudi|jou|fais|conduis|pren|buv|fum|mange|port|fréquent|chant|dans|nage|cour|av|ét)(?:ais|ait|ions)|(?:ai|avons|a) (?:habité|vécu|travaillé|étudié))|(?:mon|ma|notre|nos) (?:(?:premi(?:er|ère)|ancien(?:ne)?|vieille|vieux) \p{L}+|patronn?e?|chef|médecin|propriétaire) (?:était|a été|coûtait|avait))(?!\p{L})/iu,
    while: anyOf(
      "(?:quand|lorsque) (?:j['’]étais|nous étions|on était)|à l['’]époque|autrefois|jadis|dans ma jeunesse|au début",
    ),
    verb: anyOf('\\p{L}{2,20}(?:ais|ait|ions|aient)'),
    now: anyOf(
      "maintenant|aujourd['’]hui|mais|jusqu['’]\\p{L}+|depuis|toujours|encore|hier|désormais|je (?:travaille|vis|joue|suis|conduis|prends|bois|mange)|j['’]habite",
    ),
  },
  es: {
    states:
      /(?:^|[.!;,:] )(?:(?:antes |yo |antes yo )\p{Ll}{2,20}(?:ía|aba|íamos|ábamos)|(?:yo )?(?:viví|trabajé|estudié|he (?:vivido|trabajado|estudiado)|hemos (?:vivido|trabajado))|(?:mi|nuestr[oa]) (?:(?:primera?|antigu[oa]|anterior|viej[oa]) \p{L}+|jef[ea]|médic[oa]|caser[oa]|profesora?) (?:fue|era|costaba|tenía))(?!\p{L})/iu,
    while: anyOf(
      'de (?:niñ[oa]|pequeñ[oa]|joven|adolescente)|cuando (?:era|éramos|vivía|estudiaba)|en aquella época|en mi (?:juventud|infancia)|al principio',
    ),
    verb: anyOf('\\p{L}{2,20}(?:ía|aba|íamos|ábamos)|era|éramos|fui|iba|íbamos'),
    now: anyOf(
      'ahora|pero|hasta|desde|ya|siempre|todavía|aún|hoy|ayer|vivo|trabajo|conduzco|juego|tomo|tengo|soy|estoy|uso',
    ),
  },
};
/** Events whose results last. */
const LASTS = anyOf(
  'started|began|learn(?:ed|t)|taught me|met(?= \\p{Lu})|married|divorced|diagnosed|born|got|became|bought|inherited|received|earned|won|lost|founded|opened|closed|adopted|hired|raised|created|built|installed|planted|published|merged|renamed|named (?:the|our|him|her|it)|signed|died|emigrated|immigrated|converted|graduated|decided|discovered|broke',
  'angefangen|begonnen|gebrochen|gelernt|kennengelernt|geheiratet|geboren|gekauft|bekommen',
);

/** Number of UTF-16 units read, from the beginning of a text. */
const MOST = 500;

/** Whether a text in this language describes only the past. */
export function tellsOfThePast(written: string, language: string): boolean {
  const text = written.slice(0, MOST);
  const past = PAST[language];
  if (!past || past.now.test(text)) return false;
  if (past.states.test(text)) return true;
  return tellsOf(text, past.while, past.verb, language) || tellsOf(text, past.when, past.stative, language);
}

/** Whether it has a word that says something holds now. True for a language without a list here. */
export function tellsOfToday(text: string, language: string): boolean {
  return PAST[language]?.now.test(text) ?? true;
}

/** Whether it names such a time with such a verb, and no event whose result lasts. */
function tellsOf(text: string, time: RegExp | undefined, verb: RegExp | undefined, language: string): boolean {
  if (!time || !verb) return false;
  const rest = text.replace(time, ' ');
  return rest !== text && verb.test(rest) && !LASTS.test(rest) && !tellsPlainlyOfChange(rest, language);
}
