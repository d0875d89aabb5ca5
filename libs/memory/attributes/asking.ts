/** The time that a question asks about, and its form. */
export interface Asking {
  /** `past`: about a past event; `earlier`: about what was true before the present state, or before something. */
  readonly when: 'now' | 'past' | 'earlier';
  /** It asks for what came before this: "before Linz". Lower case; empty: nothing. */
  readonly before: string;
  /** It asks for the first state: "at first". */
  readonly first: boolean;
  readonly kind: 'place' | 'person' | 'amount' | 'time' | 'yes-no' | 'thing';
  /** It asks for any event: "What did I do on 8 March?" */
  readonly event: boolean;
  /** It doubts that a state still holds: "Do I still have a cat?" */
  readonly doubts: boolean;
  /** It asks for several answers: "all my …", "which … are". */
  readonly list: boolean;
}

const B = String.raw`(?<![\p{L}\p{M}])`;
const E = String.raw`(?![\p{L}\p{M}])`;
const PAST = new RegExp(
  `${B}(?:used to|did\\b.{1,40}?\\buse to|before(?=\\W*$)|previous(?:ly)?|former(?:ly)?|earlier|originally|initially|back then|at first|in the past|old|prior|beforehand|ex|last time|so far|früher(?:e[rsn]?)?|damals|ehemalig\\p{L}*|vorherig\\p{L}*|ursprünglich|zuvor|vorher|einst|anfangs|alte[rsn]?|avant|ancien(?:ne)?|auparavant|antes|anterior|antiguo)${E}`,
  'iu',
);
/** "old" in a question for an age does not count. */
const AGE = /how old|wie alt|years? old|jahre alt/giu;
const FIRST = new RegExp(
  `${B}(?:originally|initially|at first|at the (?:beginning|start)|in the beginning|to (?:begin|start) with|(?:the|my|our) (?:very )?first|first of all|ursprünglich|anfangs|zuerst|am anfang|zu beginn|als erstes|(?:mein|unser|der|die|das)(?:e[rsnm]?)? erste[rsnm]?|au début|al principio)${E}`,
  'iu',
);
const BEFORE = new RegExp(`${B}(?:before|prior to|vor|bevor|avant|antes de)${E}\\s+(.{2,60})$`, 'iu');
const ASKS_PAST: Readonly<Record<string, RegExp>> = {
  en: /^(?:\W*(?:and|so)\s)?(?:(?:what|which|who|where|how|how much|how many|how long)\b.{0,40}?\b(?:was|were|did|had)\b|(?:was|were|did|had)\b)/iu,
  de: /^(?:\W*(?:und|so)\s)?(?:(?:wo|was|wer|wie|wie viel|welche[rsnm]?|in welche[rm])(?![\p{L}]).{0,40}?(?<![\p{L}])(?:war|waren|hatte|hatten|geschah|passierte)(?![\p{L}])|(?:war|hatte)(?![\p{L}])|was habe ich .{3,60}(?:gemacht|getan|unternommen)|(?:wie|wo|was) (?:habe|bin) ich .{3,60}(?:verbracht|gewesen|bezahlt))/iu,
};
/** "What did I take in the end?" asks for the present, if nothing came later. */
const IN_THE_END = new RegExp(
  `${B}(?:in the end|eventually|most recent(?:ly)?|the last time|latest|schlie(?:ß|ss)lich|am ende|zuletzt|finalement|al final)${E}`,
  'iu',
);
const KINDS: readonly (readonly [Asking['kind'], RegExp])[] = [
  ['time', new RegExp(`^\\W*(?:when|what time|since when|until when|by when|how long|(?:on )?(?:what|which) (?:day|night|evening|weekday|date|month|year)s?|an welchem (?:tag|abend)|in welchem (?:monat|jahr)|welche[rnm]? (?:tag|monat)|wann|seit wann|bis wann|um wie viel uhr|wie lange|quand|cuándo)${E}`, 'iu')],
  ['place', new RegExp(`^\\W*(?:where|(?:in )?(?:which|what) (?:city|town|village|country|place|street|district|neighbou?rhood|address)|(?:in )?welche[rmns]? (?:stadt|ort|dorf|land|stra(?:ß|ss)e|viertel|stadtteil)|wo|wohin|woher|où|dónde|adónde)${E}`, 'iu')],
  ['person', new RegExp(`^\\W*(?:who|whom|whose|wer|wen|wem|wessen|qui|quién|quiénes)${E}`, 'iu')],
  ['amount', new RegExp(`^\\W*(?:how (?:much|many|old|tall|far|fast|big|large|often|expensive|high|heavy)|what (?:is the )?(?:price|cost|dose|number)|what (?:do|does|did) .{1,30} (?:pay|earn|cost|charge|owe|weigh)|was (?:kostet|zahle|zahlen|verdiene|verdienen|wiege)|wie ?viele?|wie (?:alt|groß|hoch|oft|schnell|teuer|weit|schwer)|combien|cuánt[oa]s?)${E}`, 'iu')],
  ['yes-no', new RegExp(`^\\W*(?:am|is|are|do|does|did|have|has|had|was|were|can|could|will|would|should|bin|ist|sind|habe|hat|haben|war|darf|kann|muss|esse|trinke|rauche|besitze)${E}`, 'iu')],
]; // prettier-ignore
const DOUBTS = new RegExp(
  `${B}(?:still|any ?more|any longer|immer noch|noch immer|noch|nicht mehr|encore|toujours|todavía)${E}`,
  'iu',
);
const LIST = new RegExp(
  `${B}(?:all|every(?:thing)?|list|which .{0,30}s (?:do|have|did|are|were)|what .{2,30}s (?:do|have|did|are)|alle[sn]?|sämtliche|welche|toutes?|tous|todos|todas)${E}`,
  'iu',
);

const EVENT = new RegExp(
  `^\\W*(?:${[
    'what (?:all )?(?:did|have|had) (?:i|we|you|he|she|they|\\p{L}+) (?:all )?(?:do|done|been (?:doing|up to)|got up to|get up to)(?!\\p{L})',
    "what(?:'s| has| else| all)? (?:happened|changed)(?!\\p{L})",
    'what (?:was|were) (?:i|we|he|she|they|\\p{L}+) (?:doing|up to)(?!\\p{L})',
    'what went on|what was (?:going on|happening|new)(?!\\p{L})',
    'was (?:habe|hab|haben|hat) .{1,60}(?:gemacht|getan|unternommen|erlebt)(?!\\p{L})',
    'was (?:geschah|passierte)(?!\\p{L})|was (?:war|ist) (?:.{0,40} )?(?:los|passiert|geschehen)(?!\\p{L})',
    "qu'est-ce (?:qui s'est passé|que j'ai fait)|qué (?:hice|hicimos|pasó)",
  ].join('|')})`,
  'iu',
);

export function askingOf(query: string, language: string): Asking {
  const before = BEFORE.exec(query)?.[1]?.toLowerCase() ?? '';
  const first = FIRST.test(query);
  const earlier = before !== '' || first || PAST.test(query.replace(AGE, ' '));
  const asksPast = (ASKS_PAST[language]?.test(query) ?? false) && !IN_THE_END.test(query);
  return {
    when: earlier ? 'earlier' : asksPast ? 'past' : 'now',
    before,
    first,
    kind: KINDS.find(([, pattern]) => pattern.test(query))?.[0] ?? 'thing',
    doubts: DOUBTS.test(query),
    event: EVENT.test(query),
    list: LIST.test(query),
  };
}
