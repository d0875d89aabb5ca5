import { isGivenName, isTitled } from './given-names.js';
import type { Token } from './words.js';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

interface Speaker {
  /** Words for the speaker as the subject. */
  readonly acts: ReadonlySet<string>;
  /** Forms of a verb that have the speaker as their subject, where no word has to name it. */
  readonly verbs?: RegExp;
  /** Words for the speaker as the owner. */
  readonly owns: ReadonlySet<string>;
}

const SPEAKER: Readonly<Record<string, Speaker>> = {
  en: { acts: set("i i'm i've i'd i'll im ive me myself we we're we've we'd we'll us"), owns: set('my our') },
  de: {
    acts: set('ich mir mich wir uns'),
    owns: set('mein meine meinen meinem meiner meines unser unsere unseren unserem unserer'),
  },
  fr: { acts: set('je me moi nous on'), verbs: /^[jm]'\p{L}/u, owns: set('mon ma mes notre nos') },
  es: {
    acts: set(
      `yo me mí nos nosotros nosotras he soy estoy tengo voy vivo trabajo hago quiero puedo tomo llevo necesito bebo fumo leo veo duermo conduzco
      cobro gano prefiero creo pienso salgo vengo sigo empiezo corro monto escribo hablo aprendo cuido comparto debo mido llamo dedico doy
      pago recibo compro entreno practico colecciono busco enseño imparto nado cocino`,
    ),
    // "Compré", "vendí", "vivimos", but not "café", "así", "últimos".
    verbs:
      /^(?!(?:caf|beb|jos|chal|comit|pur|carn|pat|porqu)é$|(?:as|aqu|all|rub|esqu)í$|(?:pr|últ|próx|máx|mín|ínt|án)imos$|extremos$|tramos$|ramos$)\p{L}{2,}(?:é|í|[aei]mos)$/u,
    owns: set('mi mis nuestra nuestro nuestras nuestros'),
  },
};
/** Relatives and other people in a speaker's life. */
const RELATIVES = set(
  `husband wife spouse partner boyfriend girlfriend fiancé fiance fiancée mother mum mom father dad parents brother sister son daughter kids
  children baby aunt uncle cousin niece nephew grandmother grandfather grandma grandpa friend friends boss manager colleague coworker
  neighbour neighbor dog cat mother-in-law flatmate roommate landlord
  mann frau ehemann ehefrau partnerin freund freundin mutter mama vater papa eltern bruder schwester sohn tochter kinder tante onkel cousine
  nichte neffe oma opa großmutter großvater chefin kollege kollegin nachbar nachbarin hund katze schwiegermutter schwiegervater
  mari femme mère père frère soeur fils fille ami amie marido esposa esposo mujer madre padre hermano hermana hijo hija amigo amiga`,
);
/** The same by language, for words that mean something else in another one. */
const MORE_RELATIVES: Readonly<Record<string, ReadonlySet<string>>> = {
  de: set('chef'),
  es: set(
    `novio novia pareja mamá papá padres hijos hijas hermanos hermanas abuela abuelo abuelos tía tío tíos prima primo primos sobrina sobrino cuñada
    cuñado suegra suegro suegros nieta nieto amigos amigas jefe jefa compañera compañero vecina vecino vecinos perro perra gato gata bebé`,
  ),
  fr: set(
    `copain copine compagnon compagne conjoint conjointe maman papa parents enfants frères soeurs sœur sœurs tante oncle cousin cousine nièce neveu
    amis amies chef patron patronne collègue voisin voisine voisins chien chienne chat chatte bébé`,
  ),
};

export function isRelative(word: string, language: string): boolean {
  return RELATIVES.has(word) || (MORE_RELATIVES[language]?.has(word) ?? false);
}

const HAS_DIGIT = /\d/;
const BEGINS_NO_NAME = set(
  `the a an this that these those it there here then now today yesterday tomorrow after before since when while because if so and but or for from in
  on at to with about by no not yes all every each some new first last next finally just still also got had went have has started finished you
  joined signed turned adopted bought sold moved changed decided learned found ran took gave quit one two three four five six seven eight nine ten
  legal finance marketing sales support security ops product engineering hr compliance management procurement accounting data leadership everyone everybody nobody people`,
);

/** Whether the speaker makes a statement about himself: "I …", "my address", but not "my mother …". */
export function speaksOfSelf(tokens: readonly Token[], language: string): boolean {
  const speaker = SPEAKER[language];
  if (!speaker) return false;
  return tokens.some(
    ({ word }, at) =>
      actsAs(speaker, word) || (speaker.owns.has(word) && !isRelative(tokens[at + 1]?.word ?? '', language)),
  );
}

/** Whether a question is about the asker. */
export function isOwn(tokens: readonly Token[], language: string): boolean {
  const speaker = SPEAKER[language];
  return speaker !== undefined && tokens.some(({ word }) => actsAs(speaker, word) || speaker.owns.has(word));
}

function actsAs({ acts, verbs }: Speaker, word: string): boolean {
  return acts.has(word) || (verbs?.test(word) ?? false);
}

const THIRD_PERSON =
  /^(?:is|isn't|has|hasn't|was|wasn't|will|won't|does|doesn't|can|can't|could|got|went|broke|took|lost|left|began|became|outgrew|moved|lives?|had|and|says|said|told|gave|.{3,}(?:s|ed))$/;

/** Whether it begins with somebody else. German capitalises every noun, so there only relatives and titles count. */
export function otherSubject(
  tokens: readonly Token[],
  language: string,
  isKnownWord: (token: Token, next?: Token) => boolean,
): boolean {
  const [first, second] = tokens;
  if (!first || !second) return false;
  const speaker = SPEAKER[language];
  if (speaker?.owns.has(first.word)) return isRelative(second.word, language);
  if (isRelative(first.word, language) || isTitled(tokens)) return true;
  if (CLAUSES[language]) return isNamedSubject(first, second, CLAUSES[language], isKnownWord);
  if (language !== 'en' || !first.capital || speaker?.acts.has(first.word)) return false;
  if (BEGINS_NO_NAME.has(first.word) || HAS_DIGIT.test(first.word) || isKnownWord(first, second)) return false;
  return THIRD_PERSON.test(second.word) || (first.hasS && AFTER_IS.has(second.word));
}

/** What shows that "Alfie's" is "Alfie is": "Alfie's at college", but not "Alfie's dad". */
const AFTER_IS = set(
  'at in on from with a an the not no been got going getting off out away having doing very too so still already also now only just about',
);

/** The speaker as object or owner, and pronouns for others as subject. */
const CONCERNS_SELF = set('me us my our mine ours myself ourselves');
const ACTS_OTHER = set("he he'd he'll she she'd she'll");
const BEFORE_OBJECT = set('at to in with for of by from near on into about than like and');
/** "Dr Omondi says 75 is enough for my knee": what somebody says may be about the speaker. */
const REPORTS = set('says said thinks reckons told wants suggested suggests recommends recommended insists confirmed');
/** "Our old beagle": maximum distance between the owner and the relative. */
const OWNED_WITHIN = 3;
/** "Acme pays me", "Patel looks after me", but not "Patel moved to Spokane on us". */
const OBJECT_WITHIN = 2;

/** How a language whose clauses are told by marks and conjunctions says who its subject is. */
interface Clauses {
  /** Begins a clause without a mark before it. */
  readonly joins: ReadonlySet<string>;
  /** Before the subject of a clause if a relative follows, unless it follows a preposition. */
  readonly ownsSubject: ReadonlySet<string>;
  readonly beforeObject: ReadonlySet<string>;
  /** The one of whom the clause before speaks. Some also begin a relative clause. */
  readonly sameSubject: ReadonlySet<string>;
  /** A clause without a subject goes on about the one before. */
  readonly dropsSubject?: boolean;
  /** What follows a name that is the subject. Undefined where every noun has a capital. */
  readonly afterName?: ReadonlySet<string>;
  /** Words with a capital at the beginning of a sentence that are no names. */
  readonly noName?: ReadonlySet<string>;
}

const CLAUSES: Readonly<Record<string, Clauses>> = {
  de: {
    joins: set('und aber sondern denn doch oder'),
    ownsSubject: set('mein meine unser unsere'),
    beforeObject: set(
      'an auf aus bei durch für gegen hinter in mit nach neben ohne seit trotz um unter über von vor wegen wie zu zwischen als am im vom zum zur',
    ),
    sameSubject: set('der die das den dem er sie'),
  },
  es: {
    joins: set('y e pero sino porque aunque pues o'),
    ownsSubject: set('mi mis nuestro nuestra nuestros nuestras'),
    beforeObject: set('a al ante bajo con contra de del desde en entre hacia hasta para por según sin sobre tras'),
    sameSubject: set('él ella ellos ellas que quien'),
    dropsSubject: true,
    afterName: set(
      `es está era estaba fue ha han busca había va iba tiene tenía vive vivía trabaja trabajaba estudia juega toca quiere puede hace cumple nació viene se
      me nos le ya no también sigue lleva cobra gana dice dijo`,
    ),
    noName: set(
      'hoy ayer mañana ahora antes después desde hasta luego entonces aquí allí ya no sí nunca siempre todo todos esto eso este ese esta lo el la los las un una se me te nos nada nadie cuando si como porque que',
    ),
  },
  fr: {
    joins: set('et mais car parce puisque ou donc'),
    ownsSubject: set('mon ma mes notre nos'),
    beforeObject: set('à au aux avec chez contre dans de des du depuis en entre par pour sans sous sur vers'),
    sameSubject: set('il elle ils elles qui'),
    afterName: set(
      `est était a avait va allait vit vivait habite habitait travaille travaillait étudie joue veut peut fait aime prend vient sera sont ont s'est s'appelle
      n'est n'a ne se me nous a aussi dit gagne reste part`,
    ),
    noName: set(
      "aujourd'hui hier demain maintenant avant après depuis puis ensuite ici là oui non jamais toujours tout tous ça cela ce cet cette il elle on le la les un une des je rien personne aucun chaque quand si comme",
    ),
  },
};
/** "Weil er", "und sie": the pronoun is one of the first words. */
const SUBJECT_WITHIN = 2;

/**
 * The words of a text in clauses about somebody else: in "Beatriz moved back to Porto, so my lessons are with Henrique"
 * those before "my". A clause begins with a subject and ends with the sentence. A clause that mentions the speaker ("Acme pays me 20
 * an hour") is also about the speaker.
 * @param isRelated whether a word names a relative or a pet of the speaker
 */
export function aboutOthers(
  tokens: readonly Token[],
  language: string,
  isKnownWord: (token: Token, next?: Token) => boolean,
  isRelated: (token: Token) => boolean,
): readonly boolean[] {
  const about = tokens.map(() => false);
  const clauses = CLAUSES[language];
  if (clauses) return aboutOthersByClause(tokens, language, clauses, isKnownWord, isRelated);
  if (language !== 'en') return about;
  const { acts, owns } = SPEAKER.en!;
  const begins = tokens.map((_, at) => clauseAt(at));
  for (let start = 0; start < tokens.length;) {
    let end = start + 1;
    while (end < tokens.length && begins[end] === null && !tokens[end]!.begins) end++;
    const reports = tokens.slice(start, start + SUBJECT_WITHIN + 1).some(({ word }) => REPORTS.has(word));
    const done = tokens.slice(start + 2, reports ? end : Math.min(end, start + 2 + OBJECT_WITHIN));
    const concerned = done.some(({ word }) => CONCERNS_SELF.has(word));
    if (begins[start] === 'other' && !concerned) about.fill(true, start, end);
    start = end;
  }
  return about;

  function clauseAt(at: number): 'self' | 'other' | null {
    const { word, capital } = tokens[at]!;
    const before = tokens[at - 1];
    const isObject = at > 0 && !tokens[at]!.begins && BEFORE_OBJECT.has(before!.word);
    if (acts.has(word) && !CONCERNS_SELF.has(word)) return 'self';
    if (ACTS_OTHER.has(word)) return 'other';
    if (owns.has(word)) {
      if (isObject) return null;
      const owned = tokens.slice(at + 1, at + 1 + OWNED_WITHIN);
      return owned.some((token) => RELATIVES.has(token.word) || isRelated(token)) ? 'other' : 'self';
    }
    const follows = tokens[at + 1];
    if (!capital || isObject || BEGINS_NO_NAME.has(word) || HAS_DIGIT.test(word) || isKnownWord(tokens[at]!, follows))
      return null;
    return follows && !follows.begins && THIRD_PERSON.test(follows.word) ? 'other' : null;
  }
}

/**
 * The same for languages in which the verb may stand before its subject, but a mark or a conjunction stands between two clauses: "Mein Bruder
 * kommt nicht, er lebt in Oslo, deshalb bleiben wir hier". A clause about a relative, or one that goes on about them, does not mention the
 * speaker.
 */
function aboutOthersByClause(
  tokens: readonly Token[],
  language: string,
  clauses: Clauses,
  isKnownWord: (token: Token, next?: Token) => boolean,
  isRelated: (token: Token) => boolean,
): readonly boolean[] {
  const speaker = SPEAKER[language]!;
  const about: boolean[] = [];
  let isOther = false;
  for (let start = 0; start < tokens.length;) {
    let end = start + 1;
    while (end < tokens.length && !beginsClause(tokens[end]!)) end++;
    // "Ich und meine Frau wohnen …" is one clause.
    if (end === start + 1 && actsAs(speaker, tokens[start]!.word))
      while (end < tokens.length && !tokens[end]!.begins && !tokens[end]!.apart) end++;
    isOther = isAboutOther(tokens.slice(start, end), isOther);
    while (about.length < end) about.push(isOther);
    start = end;
  }
  return about;

  function beginsClause({ begins, apart, word }: Token): boolean {
    return begins || apart || clauses.joins.has(word);
  }

  function isAboutOther(clause: readonly Token[], wasOther: boolean): boolean {
    if (clause.some(({ word }, at) => actsAs(speaker, word) || (speaker.owns.has(word) && !ownsRelative(clause, at))))
      return false;
    if (clause.some((_, at) => isSubject(clause, at))) return true;
    const [first, second] = clause;
    if (first!.capital && isRelative(first!.word, language)) return true;
    if (second && isNamedSubject(first!, second, clauses, isKnownWord)) return true;
    if (!wasOther) return false;
    if (clauses.dropsSubject && !first!.begins) return true;
    return clauses.joins.has(first!.word) || clause.slice(0, SUBJECT_WITHIN).some(isSameSubject);
  }

  function ownsRelative(clause: readonly Token[], at: number): boolean {
    return clause
      .slice(at + 1, at + 1 + OWNED_WITHIN)
      .some((token) => isRelative(token.word, language) || isRelated(token));
  }

  function isSubject(clause: readonly Token[], at: number): boolean {
    const isObject = at > 0 && clauses.beforeObject.has(clause[at - 1]!.word);
    return clauses.ownsSubject.has(clause[at]!.word) && !isObject && ownsRelative(clause, at);
  }

  function isSameSubject({ word }: Token): boolean {
    return clauses.sameSubject.has(word);
  }
}

/** "Anke und ich" are not somebody else. */
const BESIDE_NAME = set('und oder mit');

/** "Pablo vive en Sevilla": a name, and what follows the name of a subject. */
function isNamedSubject(
  first: Token,
  second: Token,
  { afterName, noName }: Clauses,
  isKnownWord: (token: Token, next?: Token) => boolean,
): boolean {
  if (!first.capital || second.begins || noName?.has(first.word)) return false;
  if (!afterName) return isGivenName(first.word) && !second.apart && !second.capital && !BESIDE_NAME.has(second.word);
  return afterName.has(second.word) && !isKnownWord(first, second);
}
