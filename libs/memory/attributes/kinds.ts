/** Kinds of answers that can be recognised by form. */
export type AnswerKind = 'place' | 'person' | 'amount' | 'time';

/** Attributes with one value at a time: a later statement replaces an earlier one. */
const ONE_AT_A_TIME = new Set(
  `home housemates rent mortgage job salary boss product_manager commute hours partner car bike phone_number phone email computer system bank insurance doctor
  dentist vet medication diet alcohol coffee smoking weight size glasses sleep teacher school book series game document provider password
  parking transit groceries hair childcare cleaning appointment goal age status deadline owner oncall database queue cache hosting region
  code_language framework version repository branch ci deploy editor terminal packages testing style monitoring auth api limit port domain
  server backup vendor budget team meeting customer tickets chat documentation design software_license secrets ai codename sprint review
  flags payment search_engine cdn container cluster iac mailing analytics orm state bundler architecture office leave contract timezone
  stack okr user_count retention browser keyboard camera emailtone favourite subscription hobby sport instrument ensemble speak study
  therapy time_of price savings club volunteer name colour illness children mood restaurant race incident compliance sla`.split(
    /\s+/,
  ),
);

export function isOneAtATime(attribute: string): boolean {
  return ONE_AT_A_TIME.has(attribute);
}

/** Attributes whose value is itself a time, or lies ahead. */
const OF_A_TIME = new Set('appointment deadline goal leave meeting race sprint time_of'.split(' '));

export function isOfATime(attribute: string): boolean {
  return OF_A_TIME.has(attribute);
}

/** "Left one", "the new one", "one of them" and "one day" are no numbers. */
const ONE = String.raw`(?<!(?<!\p{L})(?:the|this|that|these|those|each|every|any|some|no|which|another|other|new|old|first|last|next) )one(?= \p{L})(?! (?:of|for|in|on|at|to|from|with|by|about|and|or|but|that|who|which|is|was|has|had|will|would|can|could|day|another)(?!\p{L}))|(?<=(?<!\p{L})(?:only|just) (?:\p{L}{1,20} )?)one`;
const NUMBER = new RegExp(
  String.raw`\d|(?<!\p{L})(?:${ONE}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|half|once|twice|hourly|nightly|daily|weekly|fortnightly|biweekly|monthly|quarterly|yearly|every (?:other )?(?:hour|day|night|morning|evening|week|month|quarter|year)|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|hundert|tausend|deux|trois|quatre|dos|tres|cuatro)(?!\p{L})`,
  'iu',
);
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember';
/** Weekdays, and the months that are nobody's name, as they are written in a sentence. */
const DAYS_AND_MONTHS =
  '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?|January|February|March|July|September|October|November|December|Januar|Jänner|Februar|März|Juli|Oktober|Dezember';
/** "From January", "on Friday": no place. */
const NO_PLACE = String.raw`(?!(?:${DAYS_AND_MONTHS}|April|May|June|August|Mai|Juni)(?!\p{L}))`;
/** The day of a month and the time of a day, which are no amounts. */
const DAY_OR_HOUR = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?(?:${MONTH})(?!\p{L})|(?<!(?<!\p{L})(?:in|im|since|seit) )(?:${MONTH}) \d{1,2}(?:st|nd|rd|th)?(?![\p{L}\d.,:])|\d{1,2}[:.]\d{2}(?= ?(?:am|pm|uhr|o'clock)(?!\p{L})))`,
  'giu',
);
const TIME = new RegExp(
  String.raw`\b\d{1,2}[:.]\d{2}\b|\b(?:19|20)\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2} ?(?:am|pm|uhr)\b|o'clock|(?<![\p{L}])(?:${MONTH}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|spring|summer|autumn|winter|frühling|sommer|herbst|noon|midnight|mittag|today|yesterday|tomorrow|heute|gestern|morgen|weekend|weeks?|months?|years?|woche|monat|jahr|daily|weekly|days?|hours?|minutes?|tage?n?|stunden?)(?![\p{L}])`,
  'iu',
);
const DAY_OR_MONTH = new RegExp(`^(?:${MONTH}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$`, 'iu');

export function isDayOrMonth(word: string): boolean {
  return DAY_OR_MONTH.test(word);
}

/** "3. März". Separate, because with the flag `i`, `\p{Lu}` also matches small letters. */
const DAY_OF_MONTH = /\b\d{1,2}\. ?\p{Lu}/u;
const PLACE = new RegExp(
  String.raw`(?<![\p{L}])(?:in|at|to|from|near|into|bei|nach|aus|im|am|zu|zur|à|en|chez|de|on)\s+(?:(?:the|der|dem|den|das|la|le|el)\s+)?(?:${NO_PLACE}\p{Lu}|\d+ ${NO_PLACE}\p{Lu})|(?<!\p{L})\p{Lu}[\p{L}.]{0,60}?(?:straße|strasse|gasse|weg|platz|allee|ring|ufer)\b|\b\d+\s+(?:${NO_PLACE}\p{Lu}\p{Ll}+\s?)+|\p{Lu}\p{Ll}+ (?:Street|Road|Lane|Avenue|Drive|Square|Row|Way|Close)\b|(?<!\p{L})(?:place|spot|gym|wall|hall|studio|caf[eé]|bar|pub|bistro|restaurant|bakery|shop|store|clinic|surgery|practice|cent(?:er|re)|club|school|company|firm|agency|start-?up|hospital|hotel|farm|garage) called \p{Lu}|(?:location|city|town|country|hometown|residence|birthplace|home) is \p{Lu}|(?:eu|us|ap|sa|ca|me|af)-\p{L}+-\d|europe-\p{L}+\d`,
  'u',
);
const NAME = new RegExp(
  String.raw`(?<=[\p{L}\p{N},;:)] )(?!(?:${DAYS_AND_MONTHS})(?!\p{L}))\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?:'s)? (?:is|was|has|will|runs|owns|leads|took|takes|carries|put|says|said|does|keeps|looks|handles|manages|maintains|gave|went|got|and)\b|(?<!\p{L})the (?:[\p{L}-]+ ){1,3}(?:team|group|squad|crew|guild|department)(?!\p{L})`,
  'u',
);

const FORMS: Readonly<Record<AnswerKind, readonly RegExp[]>> = {
  amount: [NUMBER],
  time: [TIME, DAY_OF_MONTH],
  place: [PLACE],
  person: [NAME],
};

/** What only a text in this language says so: "a" stands before a thing in English. */
const ALSO: Readonly<Record<string, Readonly<Partial<Record<AnswerKind, RegExp>>>>> = {
  es: {
    amount:
      /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|mil|media docena|doble|mitad)(?!\p{L})/iu,
    time: /(?<!\p{L})(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|primavera|verano|otoño|invierno|ayer|hoy|mañana|mediodía|a las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|(?:por|de) la (?:mañana|tarde|noche)|hace \p{L}+ (?:años?|meses|semanas?|días?))(?!\p{L})/iu,
    place: /(?<!\p{L})(?:a|al|desde|hasta|hacia|por)\s+(?:(?:el|la|los|las)\s+)?\p{Lu}/u,
  },
  fr: {
    amount:
      /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|mille|une? (?:douzaine|dizaine)|moitié|double)(?!\p{L})/iu,
    time: /(?<!\p{L})(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|printemps|été|automne|hiver|hier|aujourd['’]hui|demain|midi|minuit|le (?:matin|soir)|il y a \p{L}+ (?:ans?|mois|semaines?|jours?))(?!\p{L})|\b\d{1,2} ?h(?:\d{2})?(?!\p{L})/iu,
    place: /(?<!\p{L})(?:au|aux|depuis|vers|sur|jusqu['’]à)\s+(?:(?:la|le|les)\s+)?\p{Lu}/u,
  },
};

export function kindsIn(text: string, language: string): ReadonlySet<AnswerKind> {
  return new Set((Object.keys(FORMS) as AnswerKind[]).filter((kind) => hasKind(text, language, kind)));
}

const HAS_CAPITAL = /(?<!\p{L})(?!I(?!\p{L}))\p{Lu}/u;
/** "moved to cork", in a text without capitals. "Moved to thursdays" and "going to work" name no place. */
const IN_LOWER_CASE =
  /(?<!\p{L})(?:liv(?:es?|ed|ing)|mov(?:ed|ing)|relocat(?:ed|ing)|based|stay(?:ed|ing)?|flat|house|apartment|office|job|work(?:s|ed|ing)?|born|raised|grew up|stud(?:y|ied|ying)|trip|fly(?:ing)?|flew|drove|driving|went|going|travel(?:l?ed|l?ing)?|holiday|vacation)(?: \p{Ll}+){0,3}? (?:in|to|at|from|near) (?:the )?(?!(?:an?|my|our|your|his|her|their|its?|this|that|these|those|some|each|every|me|us|him|them|be|do|get|go|see|have|make|take|eat|buy|work|bed|school|church|home|next|last|one|two|three|four|five|six|seven|eight|nine|ten|\p{Ll}+days?|\p{Ll}*(?:morning|evening|afternoon|night|noon)s?|weekends?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|least|all|once|person|general|fact|shifts?)(?!\p{L}))\p{Ll}{3,}/u;

export function hasKind(text: string, language: string, kind: AnswerKind): boolean {
  // German capitalises every noun.
  if (kind === 'person' && language !== 'en') return true;
  const read = kind === 'amount' ? text.replace(DAY_OR_HOUR, ' ') : text;
  if (kind === 'place' && language === 'en' && !HAS_CAPITAL.test(read) && IN_LOWER_CASE.test(read)) return true;
  return FORMS[kind].some((form) => form.test(read)) || (ALSO[language]?.[kind]?.test(read) ?? false);
}
