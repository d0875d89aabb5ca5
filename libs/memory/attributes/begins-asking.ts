/** How a question of a language begins where its mark is forgotten, and what begins like one and is none. */
interface Beginnings {
  readonly asks: RegExp;
  /** An exclamation, a subordinate clause, or what has no subject to ask of. */
  readonly none: RegExp;
  /** Words that sentences of this language have, and those of the others seldom. */
  readonly words: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const any = (flags: string, ...patterns: string[]) => new RegExp(`^(?:${patterns.join('|')})(?![\\p{L}\\p{M}])`, flags);

const VERB =
  "(?:am|is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must)(?:n['’]?t)?\\b";
const DEGREE =
  '(?:much|many|long|often|old|far|big|tall|heavy|large|soon|fast|late|early|high|deep|come|about|to|else)\\b';

const BEGINNINGS: Readonly<Record<string, Beginnings>> = {
  en: {
    asks: any(
      'iu',
      '(?:please )?(?:give|tell|show|find|help|write|make|get) me(?! up)|suggest|recommend|explain|translate',
      "(?:what|who|where|when|how)['’]s|(?:what|who|whom|whose|where|when|why|how|which)(?!['’])",
      'can you|could you|would you|do you|does|did|is there|are there|should i|any (?:ideas?|tips?|suggestions?|recommendations?)',
    ),
    none: any(
      'iu',
      'what an?',
      `what (?!${VERB}|time|about|if|else)\\p{L}[^,!?]{0,30}[,!]`,
      `how (?!${VERB}|${DEGREE})\\p{L}+(?:[,.!]|$| (?:i|we|you|he|she|they|it|of you))`,
      '(?:what|who|whom|where|when|why|how|which) (?:i|we|you|he|she|they|it|there|my|our|his|her|their|the|this|that|these|those)',
      `(?:when|where) (?!${VERB}|to|else|about|exactly|in|on|at)\\S+ \\S+ \\S+`,
      'who (?:would|could) have (?:thought|known|guessed|believed)|who knew',
      'which (?:reminds|means|meant|makes|made|leaves|brings|explains|suits|is (?:why|when|where|fine|good|great|nice|a))',
      "(?:does|did) (?:my|our|the|an?|some) [\\p{L}'’-]+(?:$|[,.!]| (?:in|at|with|for|on|this|and|again|all|today|yesterday))",
      '(?:does|did) (?:my|our|the|an?|some) [^?]*[.!]$',
      'do you know,',
    ),
    words: words(
      `the a my our his her their i i'm i've you he she they it to of at on with for from by as and but this that is are has have had not out over
      while all up takes`,
    ),
  },
  de: {
    asks: any(
      'iu',
      '(?:gib|sag|zeig|such|hilf|schreib|nenn) mir',
      'was|wer|wen|wem|wo|wann|warum|wieso|weshalb|wie|welche[rsn]?|kannst du|können sie|könntest du|gibt es|hast du|soll ich',
    ),
    none: any(
      'iu',
      '(?:was|wer|wen|wem|wo|wann|warum|wieso|weshalb|wie) (?:ich|wir|du|er|sie|es|man|ihr|mich|mir|uns|sich|der|die|das|den|dem|mein\\p{L}*|unser\\p{L}*)',
      'wie (?:besprochen|gesagt|immer|erwartet|geplant|gehabt|üblich|vereinbart|versprochen|gewohnt|befürchtet|schon|abgemacht|angekündigt|gehofft)',
      'wer hätte (?:das )?(?:gedacht|geglaubt|geahnt)',
      'was für [^,!?]{1,40}[,!]|wie \\p{L}+[,!]',
    ),
    words: words(
      `ich du er wir ihr sie es der die das den dem ein eine einen einer mein meine meinen unser unsere ist sind hat habe haben und nicht mit für von zu
      im auf bei kein keine noch`,
    ),
  },
  fr: {
    asks: any('iu', 'quel(?:le)?s?|où|quand|comment|pourquoi'),
    none: any(
      'iu',
      "(?:où|quand|comment|pourquoi) (?:je|j['’]|tu|il|elle|on|nous|vous|ils|elles|mon|ma|mes|le|la|les|notre|nos)",
      'quel(?:le)?s? [^,!?]{1,30}[,!]',
    ),
    words: words(
      "je tu il elle nous vous le la les un une mon ma mes est sont et pas avec pour de des du en à j'ai c'est",
    ),
  },
  es: {
    asks: any('iu', 'qué|quién|dónde|cuándo|cómo|por qué|cuál'),
    none: any('iu', 'qué [^,!?]{1,30}[,!]'),
    words: words('yo el la los las un una mi mis es son y no con para de del en que mi está'),
  },
};

/**
 * Whether a sentence without its mark asks. Question words count in the language of the sentence alone, which its other words tell better than
 * what is known of the text: "was" and "wen" ask in German.
 * @param known the language that the text is taken for
 */
export function beginsAsking(sentence: string, known: string): boolean {
  const said =
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  let most = 0;
  let spoken: Beginnings | null = null;
  for (const [language, beginnings] of Object.entries(BEGINNINGS)) {
    const found = said.filter((word, at) => at > 0 && beginnings.words.has(word)).length;
    // The known one decides between equals.
    const votes = found + (language === known ? 0.5 : 0);
    if (votes > most) [most, spoken] = [votes, beginnings];
  }
  return spoken !== null && spoken.asks.test(sentence) && !spoken.none.test(sentence);
}
