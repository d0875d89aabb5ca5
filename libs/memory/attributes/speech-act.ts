/**
 * A question mark at the end of a text, before quotation marks and a note on an image. A regular expression for JavaScript and for
 * Postgres.
 */
export const ENDS_ASKING = String.raw`[?？؟]["')\]]*\s*(?:\[[^\[\]]*\]\s*)?$`;
const PATTERN = new RegExp(ENDS_ASKING, 'u');
/** Number of UTF-16 units read at the end of a text. */
const READ = 1_000;

/** Whether a text ends with a question. */
export function endsAsking(text: string): boolean {
  return PATTERN.test(text.slice(-READ));
}

/** How a question of a language begins if its mark is missing, and what only looks like one. */
interface Beginnings {
  readonly asks: RegExp;
  /** An exclamation, a subordinate clause, or a sentence without a subject. */
  readonly none: RegExp;
  /** Words that are common in this language and rare in the others. */
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
      '(?:please )?(?:give|tell|show|find|help|write|make|get) me(?! up)|remind me (?:of|again|what|which|who|where|when|how|why)|suggest|recommend|explain|translate',
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
    asks: any(
      'iu',
      "quel(?:le)?s?|où|quand|comment|combien|pourquoi|est-ce que|est-ce qu['’]|qu['’]est-ce|peux-tu|pouvez-vous",
    ),
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
    asks: any('iu', 'qué|quién(?:es)?|dónde|cuándo|cómo|cuánt[oa]s?|por qué|cuál(?:es)?|a qué hora|puedes'),
    none: any('iu', 'qué [^,!?]{1,30}[,!]'),
    words: words('yo el la los las un una mi mis es son y no con para de del en que mi está'),
  },
};

/**
 * Whether a sentence without a question mark asks. Only question words of its own language count: "was" and "wen" ask in German. The other
 * words of the sentence show its language better than the language of the whole text does.
 * @param known the detected language of the text
 */
function beginsAsking(sentence: string, known: string): boolean {
  const said =
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  let most = 0;
  let spoken: Beginnings | null = null;
  for (const [language, beginnings] of Object.entries(BEGINNINGS)) {
    const found = said.filter((word, at) => at > 0 && beginnings.words.has(word)).length;
    // The detected language breaks ties.
    const votes = found + (language === known ? 0.5 : 0);
    if (votes > most) [most, spoken] = [votes, beginnings];
  }
  return spoken !== null && spoken.asks.test(sentence) && !spoken.none.test(sentence);
}

/** What a turn does: `told` is the default. */
export type SpeechAct = 'asked' | 'thanked' | 'told';

/** After a greeting: "hey, can you …". */
const ASKS_INSIDE = /[?？]|,\s*(?:can|could|would|do|what|how|which|where|who|any) /iu;
const COURTESY =
  /^(?!(?:good)?bye \p{L}[^.!?]{0,40}\b(?:hello|welcome)\b)(?:(?:hi|hello|hey|good (?:morning|evening|night|afternoon)|morning|bye|goodbye|see you|thanks?|thank you|thx|cheers|ok(?:ay)?|great|perfect|nice|cool|awesome|sure|alright|got it|sounds good|will do|you'?re welcome|no problem|my pleasure|of course|anytime|noted|understood|hallo|guten (?:morgen|tag|abend)|danke|vielen dank|super|prima|alles klar|gern(?:e)?|tschüss|bis (?:dann|bald|morgen)|merci(?: beaucoup)?|bonjour|bonsoir|salut|coucou|d['’]accord|parfait|au revoir|à (?:bientôt|demain)|de rien|(?:muchas )?gracias|hola|buen[oa]s (?:días|tardes|noches)|perfecto|genial|de acuerdo|adiós|hasta (?:luego|mañana)|de nada)(?![\p{L}\p{M}']))/iu;
/** Only fillers: "yes please", "haha ok", "right, go ahead". */
const FILLS =
  /^(?:(?:yes|yeah|yep|yup|no|nope|nah|please|thanks?|thx|ta|ok(?:ay)?|k|sure|right|exactly|indeed|correct|true|great|good|perfect|fine|cool|nice|lovely|brilliant|wow|oh|ah|aha|ooh|hmm*|um|well|so|lol|(?:ha){2,}|hehe|sorry|go (?:ahead|on)|do (?:it|that|so)|please do|why not|i see|i know|i guess|i think so|me too|same(?: here)?|that['’]?s (?:it|right|true|all|the one|great|perfect|fine)|all good|good (?:one|idea|point|call)|love (?:it|that)|makes sense|fair enough|of course|absolutely|definitely|maybe|not (?:really|yet|sure)|a bit|very much|thank you|you too|for now|again|then|ja|nein|bitte|gern(?:e)?|danke|genau|stimmt|klar|okay|gut|na ja|ach so|mach das|oui|non|merci|s['’]il te plaît|bien sûr|voilà|sí|por favor|vale|claro|gracias)(?:[\s,.!…;:)]+|$))+$/iu;
/** "Hi, I'm Amara", "Great. My new number ends in 88": a statement about the speaker after a courtesy. */
const TELLS_OF_SELF =
  /\d|(?<![\p{L}'])(?:[Ii]['’]m|[Ii] am|[Ii]ch bin)(?: \p{L}+)? \p{Lu}|(?<![\p{L}'])(?:[Mm]y(?! pleasure| bad| day| god| goodness)|[Oo]ur|[Mm]ein\p{L}*|[Uu]nser\p{L}*|[Mm]is?|[Nn]uestr[oa]s?|[Mm]e llamo|[Ss]oy|[Mm](?:on|a|es)|[Nn]otre|[Jj]e (?:suis|m['’]appelle)|[Jj]['’](?:ai|habite)|call me|ich heiße|I (?:have|live|work|moved|bought|sold|started|stopped|quit|switched|changed)|I['’]ve (?:got|moved|bought|sold|started|stopped|quit|switched|changed))(?!\p{L})/u;
/** A reply that only shows a feeling: "Congratulations on the move!" */
const FEELS =
  /^(?:oh,? |aw+,? |wow,? |lovely,? |ah,? )*(?:congrat(?:s|ulations)|how (?:wonderful|lovely|exciting|sweet|great|nice|cute|fun|awful|annoying|frustrating|sad)|what (?:a|an|wonderful|great|lovely|good) |(?:that|this|it)(?:['’]s| is| was| must be| sounds?) (?:so |really |very |quite |pretty |a )?(?:great|lovely|wonderful|fantastic|exciting|amazing|awesome|stressful|tough|hard|awful|terrible|sad|good|nice|frustrating|annoying|understandable|fair|big|hectic)|i['’]m (?:so |very |really )?(?:sorry|glad|happy|thrilled|excited|pleased|delighted)|(?:so )?(?:sorry|glad|happy) (?:to hear|for you)|good luck|great (?:choice|idea|news|to hear)|good (?:choice|idea|news|to hear)|well done|enjoy|have fun|happy (?:birthday|anniversary)|herzlichen glückwunsch|glückwunsch|wie (?:schön|toll|aufregend|schade)|das (?:klingt|freut|ist (?:toll|schön|super|schade))|(?:es )?tut mir leid|viel (?:erfolg|spaß|glück)|gute besserung|félicitations|quelle bonne nouvelle|désolé|bravo|felicidades|enhorabuena|qué (?:bien|ilusión|pena)|lo siento)(?![\p{L}\p{M}])/iu;
/** In words. A longer one may state something. */
const MOST_FELT = 9;
/** "How about Porto?" is a question, and also answers "What did you suggest?" */
const SUGGESTS =
  /(?<!\p{L})(?:how about|what about|why not|why don['’]t (?:you|we)|have you (?:tried|considered|thought)|would you (?:like|prefer|consider)|do you fancy|shall (?:i|we)|(?:could|might) (?:try|be)|maybe|perhaps|wie wäre|warum nicht|hast du schon|vielleicht|pourquoi pas|que dirais-tu|peut-être|qué tal|por qué no|quizás?)(?!\p{L})/iu;

/** Whether a question suggests something. */
export function suggests(text: string): boolean {
  return SUGGESTS.test(text.slice(-READ));
}

/** In UTF-16 units: a longer text that ends with a question, or begins with thanks, also contains a statement. */
const SHORT_QUESTION = 200;
const SHORT_COURTESY = 60;

/** Where a question may follow a statement: "I got a raise in August, can you …", "My rent is 900 but how …". */
const CLAUSES =
  /[,;:]\s+|\s[-–—]\s|\s(?:but|so|and|aber|und|also)\s(?=(?:please|can|could|would|will|should|what|how|which|where|who|when|why|do|does|is|are|any|kannst|könntest|was|wie|wo|wer|wann|soll)(?!\p{L}))/iu;
/** A clause with a supposition or a courtesy states nothing. */
const SUPPOSES =
  /^(?:if|when|whenever|whether|suppose|supposing|assuming|say|let['’]s say|in case|unless|before|after|while|until|without|besides|apart from|for example|wenn|falls|ob|bevor|nachdem|während|hm+|oh|well|you (?:told|said|asked|mentioned))(?!\p{L})/iu;
const GIVES_REASON =
  /^(?:and |so )?(?:since|because|considering|given|now that|seeing (?:as|that)|as (?:i|we|my|our)|weil|da (?:ich|wir|mein)|nachdem ich)(?!\p{L})/iu;
/** In words: a shorter clause is a name or a filler. */
const LEAST_TOLD = 4;

/** A clause after a question that states more than a wish: "do you know, I sold the car". */
const TELLS_AT_LAST =
  /^(?:i|i['’](?:m|ve)|we|we['’](?:re|ve)|my|our|he|she|they|ich|wir|mein\p{L}*|unser\p{L}*)(?! (?:need|want|wonder|don['’]t know|can['’]t|would like|brauche|will|möchte|weiß nicht)(?!\p{L})) \p{L}/iu;

/**
 * @param language the detected language of the text, which may be wrong for a short text
 * @param isReply whether it replies to somebody. A reply may react before it asks: "Exciting! Have you set a date?"
 */
export function speechAct(text: string, language: string, isReply = false): SpeechAct {
  const trimmed = text.trim();
  const sentences = trimmed.split(/(?<=[.!?？؟])\s+/u);
  const asks = (one: string) =>
    endsAsking(one) || beginsAsking(one, language) || (COURTESY.test(one) && ASKS_INSIDE.test(one));
  if (trimmed.length <= SHORT_COURTESY && FILLS.test(trimmed)) return 'thanked';
  if (
    trimmed.length <= SHORT_COURTESY &&
    !ASKS_INSIDE.test(trimmed) &&
    COURTESY.test(trimmed) &&
    !TELLS_OF_SELF.test(trimmed) &&
    sentences.every((one) => one.length < 40)
  )
    return 'thanked';
  if (isReply && sentences.every((one) => feels(one) || COURTESY.test(one) || isReaction(one)) && !endsAsking(trimmed))
    return 'thanked';
  if (trimmed.length > SHORT_QUESTION) return 'told';
  const reacts = (one: string) => COURTESY.test(one) || (isReply && (isReaction(one) || feels(one)));
  const telling = sentences.filter((one) => (asks(one) ? tellsBeside(one, language) : !reacts(one)));
  return sentences.some(asks) && telling.length === 0 ? 'asked' : 'told';
}

/** A few words without a number. */
function isReaction(sentence: string): boolean {
  return sentence.split(/\s+/u).length < LEAST_TOLD && !/\d/u.test(sentence);
}

function feels(sentence: string): boolean {
  return FEELS.test(sentence) && sentence.split(/\s+/u).length <= MOST_FELT && !/\d/u.test(sentence);
}

/** Whether a question states something in another clause. */
function tellsBeside(sentence: string, language: string): boolean {
  const clauses = sentence.split(CLAUSES).map((clause) => clause.trim());
  return clauses.some((clause, i) => {
    if (clause.split(/\s+/u).length < LEAST_TOLD) return false;
    if (GIVES_REASON.test(clause)) return true;
    const isLast = i === clauses.length - 1;
    if (isLast) return i > 0 && !endsAsking(sentence) && TELLS_AT_LAST.test(clause);
    return !beginsAsking(clause, language) && !SUPPOSES.test(clause) && !COURTESY.test(clause);
  });
}
