import { asksOfNothing } from './empty-words.js';
import { stemsOf, tokensOf } from './words.js';

/** The time that a question asks about, and its form. */
export interface Asking {
  /** `past`: about a past event; `earlier`: about what was true before the present state, or before something. */
  readonly when: 'now' | 'past' | 'earlier';
  /** Whether it is in the past tense: "did", "was", "hat … gekostet". */
  readonly pastTense: boolean;
  /** Stems of an event or place; it asks for what held before it: "before Linz". */
  readonly before: ReadonlySet<string>;
  /** Whether it asks for the first state: "at first". */
  readonly first: boolean;
  readonly kind: 'place' | 'person' | 'amount' | 'time' | 'yes-no' | 'thing';
  /** Whether it asks for any event: "What did I do on 8 March?" */
  readonly event: boolean;
  /** Whether it asks for any event to come, if it names a time: "What is on next month?" */
  readonly ahead: boolean;
  /** Whether it asks when something happened or began: "When did I …", "Since when do I …" */
  readonly whenItHappened: boolean;
  /** Whether it asks when something ended or was last done: "When did I get rid of …" */
  readonly whenItEnded: boolean;
  /** Whether it doubts that a state still holds: "Do I still have a cat?" */
  readonly doubts: boolean;
  /** Whether it asks for the latest news of somebody or something: "What became of …" */
  readonly became: boolean;
  /** Whether it asks for several answers: "all my …", "which … are". */
  readonly list: boolean;
}

const B = String.raw`(?<![\p{L}\p{M}])`;
const E = String.raw`(?![\p{L}\p{M}])`;
const PAST = new RegExp(
  `${B}(?:used to|did\\b.{1,40}?\\buse to|before(?=\\W*$)|previous(?:ly)?|former(?:ly)?|earlier|original(?:ly)?|initially|back then|at first|in the past|as an? (?:kid|child|teen(?:ager)?|student)|growing up|in (?:high school|college)|in my (?:teens|twenties|youth|childhood)|when (?:i|we) (?:was|were) (?:an? |still |just |very )?(?:kids?|child|children|young(?:er)?|little|small|students?|teenagers?|\\d+|ten)|old(?!.*\\bnow\\b)|prior|beforehand|ex(?=-)|last time|früher(?:e[rsn]?)?|damals|ehemalig\\p{L}*|vorherig\\p{L}*|ursprünglich\\p{L}*|zuvor|vorher|(?:hatten?|waren?|war|wohnten?)(?!\\p{L}).{1,60}(?<!\\p{L})davor|einst|anfangs|alte[rsn]?(?!.*jetzt)|(?:d['’])?avant|ancien(?:ne)?s?|auparavant|précédente?|autrefois|à l['’]époque|antes|anterior(?:es|mente)?|antigu[oa]s?|viej[oa]s?|en aquel entonces)${E}`,
  'iu',
);
/** "old" in a question for an age does not count. */
const AGE = /how old|wie alt|years? old|jahre alt/giu;
const FIRST = new RegExp(
  `${B}(?:original(?:ly)?|initially|at first|at the (?:beginning|start)|in the beginning|to (?:begin|start) with|(?<!when )did (?:\\p{L}+ ){1,3}first(?= \\p{L})|(?:was|were) (?:the )?first to|(?:the|my|our) (?:very )?first(?! (?:half|week|days?|few|couple|quarter|month))|first of all|ursprünglich\\p{L}*|anfangs|zuerst|am anfang|zu beginn|als erstes|(?:mein|unser|der|die|das)(?:e[rsnm]?)? erste[rsnm]?|au début|au départ|à l['’]origine|(?:mon|ma|notre) premi(?:er|ère)|al principio|inicialmente|(?:mi|nuestr[oa]) primer[oa]?)${E}`,
  'iu',
);
/** "Vor zwei Jahren" is a time in the past, as "two years ago". */
const AGO =
  '(?:\\d{1,3}|eine[mr]|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|einigen|mehreren)\\s+(?:stunden?|tage?n?|wochen?|monate?n?|jahre?n?)';
const BEFORE = new RegExp(
  `${B}(?:(?:before|prior to|vor(?!\\s+${AGO}${E})|bevor|avant(?: de)?|antes del?)${E}\\s+|avant d['’])(.{2,60})$`,
  'iu',
);
/** "Who do I ask before deploying?" and "What must I take before breakfast?" ask about the present, not about an earlier state. */
const PRESENT_BEFORE = new RegExp(
  `${B}(?:(?:do|does|am|are|may|shall) (?:i|we)|(?:should|must|can|(?:have|has|need|needs) to)(?! you${E})|(?:muss|müssen|soll|sollen|sollten?|darf|dürfen|kann|können|nehmen?) (?:ich|wir|man)|dois-je|doit-on|devons-nous|(?:debo|debemos|(?:tengo|tenemos|hay) que))${E}`,
  'iu',
);
/** "Who looks after the cat before school?" names a time of day, not an earlier state. */
const PRESENT =
  /^\W*(?:(?:and|so) )?(?:(?:who|what|which|where|how)(?:['’]s)?(?: \p{L}+){0,3}? )?(?:do|does|is|are|am|can|should|must|will)\b(?! you\b)|^\W*who (?!was )\p{L}+(?<!s)s /iu;
/** Verb forms for a state that lasted: "vivía", "travaillais". */
const IMPERFECT = {
  es: String.raw`era[ns]?|estaba[ns]?|había[ns]?|(?:ten|viv|hac|quer|pod|beb|com|conduc|sal|le|sab|deb)ía[ns]?|\p{L}{2,}aba[ns]?`,
  fr: String.raw`\p{L}*(?<!jam|parf|souh|extr|retr|portr|attr|franç|angl|irland|désorm|pal|ép|fr|vr|(?<!\p{L})[smfvl])(?:ais|ait|aient)`,
} as const;
const ASKS_PAST: Readonly<Record<string, RegExp>> = {
  en: /^(?:\W*(?:and|so)\s)?(?:(?:(?:at|by|for|from|in|of|on|to|under|until|with) )?(?:what|which|who|whom|whose|where|how|how much|how many|how long)\b.{0,40}?\b(?:was|were|did|had)\b|(?:was|were|did|had)\b)/iu,
  de: /^(?:\W*(?:und|so)\s)?(?:(?:wo|was|wer|wie|wie viel|welche[rsnm]?|in welche[rm])(?![\p{L}]).{0,40}?(?<![\p{L}])(?:war|waren|hatten?|geschah|passierte|hieß(?:en)?|wohnten?|lebten?|arbeiteten?|nahm(?:en)?|fuhr(?:en)?|trug(?:en)?|(?:be)?zahlten?|kosteten?|verdienten?|aß(?:en)?|trank(?:en)?|spielten?|(?:be)?nutzten?|lief(?:en)?|ging(?:en)?)(?![\p{L}])|(?:war|hatte)(?![\p{L}])|was habe ich .{3,60}(?:gemacht|getan|unternommen)|(?:wie|wie ?viele?(?: \p{L}+)?|wo|was) (?:habe?|haben|hat|bin|sind|ist) (?:ich|wir|(?:d(?:er|ie|as)|mein\p{L}*|unser\p{L}*) \p{L}+) .{0,60}(?:verbracht|gewesen|bezahlt|gezahlt|gekostet|gewogen))/iu,
  es: new RegExp(
    `^.{0,60}?${B}(?:${IMPERFECT.es}|fue(?:ron)?|fui(?:mos)?|hubo|hice|hicimos|\\p{L}{2,}(?:aste|iste|aron|ieron))${E}`,
    'iu',
  ),
  fr: new RegExp(
    `^.{0,60}?${B}(?:${IMPERFECT.fr}|(?:ai-je|avons-nous|j['’]ai|on a|nous avons) (?:passé|payé|été|coûté|pesé|vécu|habité))${E}`,
    'iu',
  ),
};
const PAST_TENSE: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`${B}(?:was|were|did|had|wasn['’]t|weren['’]t|didn['’]t)${E}`, 'iu'),
  de: new RegExp(
    `${B}(?:war|warst|waren|hatte|hattest|hatten|wurden?|gab|musste[nt]?|konnte[nt]?|wollte[nt]?)${E}`,
    'iu',
  ),
  es: new RegExp(
    `${B}(?:${IMPERFECT.es}|fu[ei](?:ste|mos|ron)?|hubo|\\p{L}{2,}(?:aste|iste|aron|ieron)|\\p{L}{3,}(?<!caf|beb|est)(?:ó|é)|(?:nac|vend|viv|sal|recib|conoc)í)${E}`,
    'iu',
  ),
  fr: new RegExp(
    `${B}(?:${IMPERFECT.fr}|(?:ai-je|avons-nous|as-tu|a-t-(?:il|elle|on)|j['’]ai|on a|nous avons|a|est-(?:il|elle)|suis-je) (?:\\p{L}+ )?\\p{L}{2,}(?:é|és|ée|ées|i|u|is|it))${E}`,
    'iu',
  ),
};
/** "Who ran the kitchen?", "Wer leitete …". */
const PAST_VERB = new RegExp(
  `^\\W*(?:who|what|which (?:(?!(?:is|are|do|does|am)${E}).){1,30}?) (?:\\p{L}{2,}ed|ran|led|held|took|gave|made|paid|sold|bought|taught|wrote|built|drove|kept|got|went|came|sat|sang|spoke|won|lost|cost|put|set|left|chose|knew)${E}|^\\W*(?:wer|was|wo|wie|welche[rsnm]? \\p{L}+) (?!(?:kosten|bieten|arbeiten|starten|bedeuten|halten|gestalten|bitten|leiten|warten|testen|mieten|bitte|heute)${E})(?:\\p{L}{2,}te|\\p{L}{2,}ten|lief|ging|kam|fuhr|gab|nahm|trug|hielt|sang|schrieb)${E}`,
  'iu',
);
/**
 * "Wer hat im Mai … geführt?", "Wann sind wir umgezogen?": the participle is the last word, looked at alone because a search for it would be
 * slow in a long question.
 */
const PERFECT = new RegExp(
  `^\\W*(?:wer|was|wo|wohin|woher|wann|wie|wie (?:viele?|oft)|wieviele?|(?:wie ?viele?|(?:in )?welche[rsnm]?) \\p{L}+|(?:bei |mit |von |zu |für )?we[mn]) (?:hat|hab|habe|haben|hast|ist|bin|sind)${E}`,
  'iu',
);
/** "Wann ist die Feier geplant?" asks for what is to come. */
const WHEN_IS = /^\W*wann (?:ist|sind) /iu;
const ARRANGED =
  /(?:^|ein)ge(?:plant|bucht|öffnet|schlossen)$|^(?:angesetzt|angekündigt|angemeldet|eingetragen|vereinbart|verabredet|vorgesehen)$/iu;
const PARTICIPLE = /(?:ge\p{L}+(?:t|en)|\p{L}iert|(?:be|er|ver)\p{L}+(?:t|en))$/iu;
const LONGEST_WORD = 40;

function isPastTense(query: string, language: string): boolean {
  if (PAST_TENSE[language]?.test(query) || PAST_VERB.test(query)) return true;
  const last = query.split(/[^\p{L}]+/u).findLast((word) => word !== '') ?? '';
  return (
    PERFECT.test(query) &&
    last.length <= LONGEST_WORD &&
    PARTICIPLE.test(last) &&
    !(WHEN_IS.test(query) && ARRANGED.test(last))
  );
}

/** "Which uptime did we promise?" asks for an agreement, which holds until another one is made. */
const SETTLED = new RegExp(
  `^\\W*(?:and |so )?(?:what|which|who|where|how (?:much|many|long|often))${E}.{0,60}?${B}(?:did|have|has) (?:i|we|they)${E}.{0,30}?${B}(?:decided?|agreed?|promised?|choose|chosen|settled? on|pick(?:ed)?|commit(?:ted)? to)${E}`,
  'iu',
);
/** "What did I take in the end?" asks for the present, if nothing came later. */
const IN_THE_END = new RegExp(
  `${B}(?:in the end|eventually|most recent(?:ly)?|last (?:\\p{L}+ ){0,3}(?:readings?|results?|scores?|tests?|check-?ups?|scans?|measurements?|bills?|payments?|deploy(?:ment)?s?|releases?|backups?|drills?|outages?|incidents?)|the last time|the last (?:\\p{L}+ ){1,3}(?:that )?(?:i|we)(?: ['’]?\\p{L}+)|latest|schlie(?:ß|ss)lich|am ende|zuletzt|finalement|au final|dernière fois|dernièrement|al final|última vez|últimamente|más reciente)${E}`,
  'iu',
);
const KINDS: readonly (readonly [Asking['kind'], RegExp])[] = [
  ['time', new RegExp(`^\\W*(?:when|(?:at |by )?what time|(?:since|until|till|from|by) when|how long|(?:on )?(?:what|which) (?:day|night|evening|weekday|date|month|year)s?(?! (?:care|cent(?:er|re)|club|group|job|nursery|nurse|off|pass|rate|school|shift|spa|surgery|trip)s?${E})|an welchem (?:tag|abend)|in welchem (?:monat|jahr)|welche[rnm]? (?:tag|monat)|(?:seit |bis |ab |von )?wann|um wie ?viel uhr|wie lange|(?:depuis |jusqu['’]à |à partir de )?quand|à quelle heure|c['’]est (?:pour )?quand|.{2,60} quand(?=\\W*$)|(?:en |à )?quel(?:le)? (?:jour|mois|année|date)|(?:depuis |pendant )?combien de temps|(?:desde |hasta |para )?cuándo|(?:a )?qué (?:hora|día|mes|fecha|año)|en qué (?:mes|año)|cuánto tiempo|cuánto (?:hace|llevo|llevamos))${E}`, 'iu')],
  ['place', new RegExp(`^\\W*(?:where(?:abouts)?|(?:in )?(?:which|what) (?:city|town|village|country|place|street|district|neighbou?rhood|address)|what(?:['’]s| is| was) (?:my|our|his|her|their|the|\\p{L}+['’]s) (?:(?!(?:e-?mail|mail|ip|web|mac)${E})\\p{L}+ ){0,2}(?:address|home ?town)|wie (?:ist|lautet|war) (?:mein|unser|dein|sein|ihr)e (?:neue )?(?:adresse|anschrift)|(?:in )?welche[rmns]? (?:stadt|ort|dorf|land|stra(?:ß|ss)e|viertel|stadtteil)|wo|wohin|woher|(?:d['’])?où|c['’]est où|.{2,60} où(?=\\W*(?:$|avant|maintenant|en ce moment))|(?:dans )?quel(?:le)? (?:ville|quartier|rue|pays|adresse|endroit)|(?:de |en |a |por )?dónde|adónde|(?:en )?(?:qué|cuál) (?:ciudad|barrio|calle|país|pueblo|dirección))${E}`, 'iu')],
  ['person', new RegExp(`^\\W*(?:who|(?:(?:with|for|to|from|by|about) )?whom|whose|wer|(?:(?:bei|mit|von|zu|für|an|auf|über) )?we[mn]|wessen|(?:(?:avec|chez|à|de|pour|par) )?qui|(?:(?:con|de|para|a|por) )?quién(?:es)?)${E}`, 'iu')],
  ['amount', new RegExp(`^\\W*(?:how (?:much|many|old|tall|far|fast|big|large|often|expensive|high|heavy|strong)|what (?:is the )?number|what (?:do|does|did) .{1,30} (?:pay|earn|cost|charge|owe|weigh)|what(?:['’]s| is| was) .{1,40} (?:costing|paying|charging|earning|weighing)|what(?:['’]s| is| was| are| were)? (?:(?:the|my|our|his|her|their|your|\\p{L}+['’]s) (?:\\p{L}+ ){0,2})?(?:price|cost|dose|dosage|strength|percentage|rent|salary|wages?|income|fees?|weight|height|age|balance)(?! (?:due|day|date|limit))|what (?:do|does|did) .{1,40} (?:make|get|bring in|take home|spend|save) (?:per|an?|each|every) (?:hour|day|night|week|month|year)|was (?:kostet|zahle|zahlen|verdiene|verdienen|wiege)|(?:mit )?welche[rn]? (?:dosis|dosierung|menge|miete|summe|anzahl|gehalt)|was (?:hat|haben|habe) .{2,60} (?:gekostet|gezahlt|bezahlt|verdient|gewogen)|wie ?viele?|wie (?:alt|groß|hoch|oft|schnell|teuer|weit|schwer)|(?:à )?combien|c['’]est combien|.{2,60} combien(?=\\W*$)|quel(?:le)? (?:est (?:la|le|mon|ma) )?(?:prix|dose|dosage|taille|poids|montant|âge)|(?:a )?cuánt[oa]s?|qué (?:dosis|edad|precio|talla|cantidad))${E}`, 'iu')],
  ['yes-no', new RegExp(`^\\W*(?:am|is|are|do|does|did|have|has|had|was|were|waren|hatten|bist|brauche|brauchen|können|müssen|dürfen|can|could|will|would|should|bin|ist|sind|habe|hat|haben|war|darf|kann|muss|esse|trinke|rauche|besitze|est-ce qu['’]?e?|(?:ai|suis|dois|peux|fais|bois|mange|fume)-je|tengo|puedo|debo|estoy|vivo|sigo|tomo|fumo|bebo|necesito|tenemos)${E}`, 'iu')],
]; // prettier-ignore
const DOUBTS = new RegExp(
  `${B}(?:still|any ?more|any longer|immer noch|noch immer|noch|nicht mehr|encore|toujours|todavía|aún)${E}|^\\W*(?:sigo|sigue|seguimos)${E}`,
  'iu',
);
const BECAME = new RegExp(
  `^\\W*(?:what(?:ever|['’]s| has)? (?:happened to|bec[ao]me of)(?! (?:me|us)${E})|was (?:ist|war|wurde) (?:mit|aus)${E}|was ist (?:mein|unser|dein|sein|ihr)e[mr] .{1,60}passiert${E}|qué (?:pasó|ha pasado|fue) (?:con|de)l?${E}|qu['’]est(?:-il|-elle|-ce qui est) (?:arrivée?|devenue?)${E}|que (?:devient|deviennent|sont devenue?s)${E})`,
  'iu',
);
const LIST = new RegExp(
  `${B}(?:all|every(?:thing)?|list|(?:which|what) (?!(?:days|hours|shifts|times|pills|meds|tablets|glasses|lenses|news)\\b)(?:\\p{L}+ ){0,4}\\p{L}+(?<![su])s (?:do|have|did|are|were)|alle[sn]?|sämtliche|toutes?|tous|quel(?:le)?s(?! (?:jours|horaires|heures|cachets|comprimés|médicaments|lunettes|lentilles)${E})|todos|todas|cuáles|qué (?!(?:días|horas|gafas|lentes|pastillas|vacaciones|mes|país|autobús|análisis|dosis)${E})\\p{L}+s (?:he|hemos|tengo|tenemos|hay|son|tomo|tomamos|hago|hacemos|hice|hicimos|uso|usamos))${E}`,
  'iu',
);
/** Names that end like a plural: "What Kubernetes do we run?" */
const SINGULAR_NAMES =
  /(?<!\p{L})(?:kubernetes|postgres|redis|jenkins|windows|macos|ios|keras|rails|dns|tls|sms|aws)(?!\p{L})/giu;
/** "Welche" is the same in the singular and the plural: the noun decides. */
const WHICH = /(?<![\p{L}])welche (?:(?:meiner|unserer|ihrer|anderen|neuen|alten) )?(\p{L}+)/iu;
const SEVERAL = /(?:[^io]n|os|[yk]s|e|er)$|^(?:sind|waren|gibt|haben|hatten)$/u;
/** Also what is one thing in several pieces, as in `LIST`: days, tablets. */
const ONE =
  /(?:ion|größe|farbe|adresse|straße|schule|marke|sprache|kasse|klasse|stelle|rolle|miete|serie|rasse|woche|linie|brille|menge|sorte|summe|höhe|küche|kirche|gruppe|seite|diagnose|nummer|steuer|kammer|mutter|tochter|schwester|in|ung|tage|stunden|zeiten|tabletten|pillen|medikamente|linsen)$/u;

/** "Is it on for all customers?" asks for one answer, "Can you list all customers?" for several. */
const ASKS_YOU = /^\W*(?:can|could|will|would|do) you(?!\p{L})/iu;

/** "How many books have I finished?" counts separate statements, "How many hens have I got?" asks for a current number. */
const COUNTS = new RegExp(
  `^\\W*how many${E}.{0,60}?${B}have (?:i|we) (?:ever |already |now )?(?!got${E})\\p{L}{3,}|^\\W*how (?:many|much)${E}.{0,200}?${B}(?:in total|altogether|overall)${E}`,
  'iu',
);

function asksForSeveral(query: string, language: string, kind: Asking['kind']): boolean {
  if (language === 'en' && COUNTS.test(query)) return true;
  if (kind === 'yes-no' && !ASKS_YOU.test(query)) return false;
  if (LIST.test(query.replace(SINGULAR_NAMES, ' '))) return true;
  const noun = language === 'de' ? WHICH.exec(query)?.[1]?.toLowerCase() : undefined;
  return noun !== undefined && SEVERAL.test(noun) && !ONE.test(noun);
}

/** A question without any of these is answered by yes or no: "Lebt unser Hund noch?", "¿Tiene trabajo mi hermano?" */
const INTERROGATIVES: Readonly<Record<string, RegExp>> = {
  de: new RegExp(`${B}(?:w(?:er|em|en|essen|as|ann|arum|ie|o|ohin|oher|ieso|eshalb|ieviele?|elche[rsmn]?|o(?:r|mit|von|zu|für|bei|durch|nach|gegen)\\p{L}*))${E}`, 'iu'),
  es: new RegExp(`${B}(?:qué|quién(?:es)?|cuál(?:es)?|cómo|cuándo|cuánt[oa]s?|a?dónde)${E}`, 'iu'),
  fr: new RegExp(`${B}(?:qui|que|quoi|quel(?:le)?s?|(?:les|du|des|au|aux)?quel(?:le)?s|comment|quand|combien|pourquoi|où|d['’]où|qu['’](?!on)\\p{L}+)${E}`, 'iu'),
}; // prettier-ignore
/** It begins with a verb and its subject, or ends with a question mark. */
const VERB_FIRST: Readonly<Record<string, RegExp>> = {
  de: new RegExp(`^\\W*\\p{L}{2,}(?:e|en|t) (?:ich|wir|er|sie|es|man|mein\\p{L}*|unser\\p{L}*|der|die|das|\\p{Lu}\\p{L}+)${E}.*\\?`, 'u'),
  es: /^[^?]+\?\W*$/u,
  fr: new RegExp(`^[^?]*(?:est-ce qu|\\p{L}-(?:je|tu|on|nous|vous|(?:t-)?(?:ils?|elles?)))${E}[^?]*\\?`, 'iu'),
}; // prettier-ignore

function asksWhether(query: string, language: string): boolean {
  return (VERB_FIRST[language]?.test(query) ?? false) && !INTERROGATIVES[language]!.test(query);
}

/** "Was" begins a question for a thing in German, and a yes-no question in English. */
const GERMAN_WHAT = /^\W*was(?![\p{L}])/iu;

const EVENT = new RegExp(
  `^\\W*(?:${[
    'what (?:all )?(?:did|have|had) (?:i|we|you|he|she|they|\\p{L}+) (?:all )?(?:do|done|change|changed|been (?:doing|up to)|got up to|get up to)(?!\\p{L}| (?:for (?:an? )?(?:living|work|job|money)|as (?:an? |my )?(?:job|work)|professionally)(?!\\p{L}))',
    "what(?:'s| has| else| all)? (?:happened(?! to (?:my|our|the)(?!\\p{L}))|changed)(?!\\p{L})",
    'what (?:was|were) (?:i|we|he|she|they|\\p{L}+) (?:doing|up to)(?!\\p{L})',
    'what went on|what was (?:going on|happening|new)(?!\\p{L})',
    'was (?:habe|hab|haben|hat) (?!.{1,60}(?<!\\p{L})beruflich(?!\\p{L})).{1,60}(?:gemacht|getan|unternommen|erlebt)(?!\\p{L})',
    'was (?:geschah|passierte)(?!\\p{L})|was (?:war|ist) (?:.{0,40} )?(?:los|passiert|geschehen)(?!\\p{L})',
    "qu['’]est-ce (?:qui s['’]est passé|que (?:j['’]ai|nous avons|on a) fait)|qu['’]ai-je fait|que s['’]est-il passé",
    'qué (?:(?:me|nos) )?(?:hice|hicimos|pasó|ocurrió|he hecho|hemos hecho|estaba haciendo)',
  ].join('|')})`,
  'iu',
);

const AHEAD = new RegExp(
  `^\\W*(?:${[
    "(?:what|anything|something)(?:['’]?s| is| are)? (?:(?:already|still|also|all|else) )?(?:on|planned|scheduled|due|coming up|going on|in (?:my|our|the) (?:diary|calendar|schedule))(?!\\p{L})",
    'what (?:am i|are we) (?:doing|up to)(?!\\p{L})|what (?:do|have) (?:i|we) (?:have|got) (?:on|planned|coming up)(?!\\p{L})',
    "qué (?:tengo|tenemos|hay) (?:.{0,40} )?(?:previsto|planeado|programado|pendiente)|qu['’]est-ce (?:que j['’]ai|qu['’]on a|que nous avons|qui est) (?:.{0,40} )?prévu",
    'was (?:steht|liegt) .{0,60}an(?=\\W*$)|was (?:ist|haben wir|habe ich|hab ich) .{0,60}(?:geplant|vor)(?=\\W*$)',
  ].join('|')})`,
  'iu',
);

const SINCE = new RegExp(
  `^\\W*(?:(?:and |so )?since when|how long (?:have|has|['’]ve|is it since)(?!.{1,30}\\b(?:got|left|have) to${E})|how long ago|seit wann|wie lange .{0,60}schon|wie lange schon|wie lange ist (?:es|das) (?:jetzt )?her|desde cuándo|cuánto (?:tiempo )?(?:hace|llevo|llevamos)|depuis (?:quand|combien de temps))${E}`,
  'iu',
);

const LENGTH = new RegExp(`^\\W*(?:how long(?! ago)|wie lange|cuánto tiempo|combien de temps)${E}`, 'iu');
const ENDED = new RegExp(
  `${B}(?:(?:get|got|getting) rid|sell|sold|leave|left|quit|stop(?:ped)?|end(?:ed)?|finish(?:ed)?|done|over|los[et]|switched off|g(?:ive|ave) up|actually|finally|at last|in the end|schluss|verkauft|aufgehört|hergegeben|gekündigt|beendet|fertig|endlich|tatsächlich|dej[éeó]|dejamos|vend(?:í|imos|ió)|termin(?:é|ó|amos)|acab(?:é|ó)|arrêté|vendue?|quitté|terminée?|fini)${E}`,
  'iu',
);

export function askingOf(query: string, language: string): Asking {
  const before = beforeWhat(query, language);
  const first = FIRST.test(query);
  const earlier = before !== undefined || first || PAST.test(query.replace(AGE, ' '));
  const { asksPast, pastTense, ahead } = tenseOf(query, language);
  const named = KINDS.find(([, pattern]) => pattern.test(query))?.[0] ?? 'thing';
  const whether = named === 'thing' && asksWhether(query, language) ? 'yes-no' : named;
  const kind = whether === 'yes-no' && language === 'de' && GERMAN_WHAT.test(query) ? 'thing' : whether;
  const whenItHappened = kind === 'time' && !earlier && asksWhenItHappened(query, language);
  return {
    when: earlier ? 'earlier' : asksPast ? 'past' : 'now',
    pastTense,
    before: new Set(before === undefined ? [] : contentOf(before, language)),
    first,
    kind,
    doubts: DOUBTS.test(query),
    became: BECAME.test(query),
    event: EVENT.test(query) && !BECAME.test(query),
    ahead,
    whenItHappened,
    whenItEnded: whenItHappened && ENDED.test(query),
    list: asksForSeveral(query, language, kind),
  };
}

/** What came after the requested time, if it asks for an earlier state. */
function beforeWhat(query: string, language: string): string | undefined {
  const found = BEFORE.exec(query);
  if (!found) return undefined;
  const asked = query.slice(0, found.index);
  const isPresent = PRESENT_BEFORE.test(asked) || PRESENT.test(asked);
  return isPresent && !isPastTense(asked, language) ? undefined : found[1];
}

function contentOf(text: string, language: string): string[] {
  return tokensOf(text)
    .filter(({ word }) => !asksOfNothing(word, language))
    .map((token) => stemsOf(token, language));
}

function asksWhenItHappened(query: string, language: string): boolean {
  return SINCE.test(query) || (isPastTense(query, language) && !LENGTH.test(query));
}

function tenseOf(query: string, language: string): Pick<Asking, 'pastTense' | 'ahead'> & { asksPast: boolean } {
  const ahead = AHEAD.test(query);
  if (ahead || IN_THE_END.test(query)) return { asksPast: false, pastTense: false, ahead };
  const asksPast = (ASKS_PAST[language]?.test(query) ?? false) && !SETTLED.test(query);
  return { asksPast, pastTense: isPastTense(query, language), ahead };
}

/** "Can you tell me …" does not ask the assistant for its own words. */
const POLITE =
  /\b(?:can|could|would|will|do|if) you (?:please |kindly |still |also )?(?:tell|help|remind|give|show|explain|list|summari[sz]e|provide|remember|recall|walk|describe|share|know|find|let|check|think|suggest|recommend)\b/gi;
/** "What did I tell you about …?" asks for the asker's own words, "I told you about …, what did you say?" does not. */
const OWN_WORDS =
  /\b(?:did|have|had) (?:i|we)(?: (?:ever|already|once|just|last))? (?:tell|told|say to|said to|shown?|give|given|send|sent|mention(?:ed)? to|described? to|explain(?:ed)? to) you\b|(?<!\p{L})(?:habe?|haben|hatten?) (?:ich|wir) (?:dir|dich)(?!\p{L})/giu;
/** The familiar "you" in languages that have a separate word for it. */
const YOU =
  /(?<![\p{L}\p{M}])(?:you|your|du|dir|dich|tu|tú|ti|vous|jij|je hebt|ты|тебе|вы)(?![\p{L}\p{M}])|[你您]|あなた/iu;

/** Whether the query addresses the assistant about what it said or did. */
export function asksAssistant(query: string): boolean {
  return YOU.test(query.replace(POLITE, ' ').replace(OWN_WORDS, ' '));
}
