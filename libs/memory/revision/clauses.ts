import type { Language } from '@memory/indexing/language.js';

/** How a subject and its verb begin a fact. */
interface Begins {
  readonly subject: RegExp;
  /** A verb without its subject. */
  readonly verb: RegExp;
}

/** How a language tells several facts in one sentence. */
interface Joins {
  /** Between two. */
  readonly join: RegExp;
  /** "I live", "my parents live"; and "she lives", "my boss lives". */
  readonly begins: readonly Begins[];
  /** With such a word a part may be no fact by itself: "I want to live in Rome and work there". */
  readonly open: RegExp;
}

/**
 * @param verbs which can be nothing else
 * @param nouns verbs that may be nouns too. Such a word tells what follows: "I like tea and work at Acme", but not "I like tea and work meetings".
 */
function begins(subject: string, verbs: string, nouns = ''): Begins {
  const after =
    '(?= (?:at|in|on|for|as|with|from|to|by|of|near|under|an?|the|my|our|his|her|their|some|only|every|each|about|around|no|one|two|three|four|five|six|\\d|\\p{Lu}))';
  const verb = `(?:(?:${verbs})(?= \\S)${nouns && `|(?:${nouns})${after}`})`;
  return { subject: new RegExp(`^(?:${subject})(?= ?${verb})`, 'u'), verb: new RegExp(`^${verb}`, 'u') };
}

const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu');

const JOINS: Readonly<Partial<Record<Language, Joins>>> = {
  en: {
    join: /(?:, | )(?:and|but) |; /u,
    begins: [
      begins(
        '(?:I|[Ww]e|[Tt]hey|(?:[Mm]y|[Oo]ur|[Tt]he) (?:\\p{Ll}+ )?\\p{Ll}+)',
        "am|are|were|was|have|had|['’](?:m|re|ve)|live|own|speak|eat|prefer|teach|study|know|sing|wear|write",
        'work|play|drink|drive|run|use|love|like|take|keep|pay|sleep|visit|cook|go|need|want|rent',
      ),
      begins(
        `(?:[Hh]e|[Ss]he|[Ii]t|(?:[Mm]y|[Oo]ur|[Tt]he) (?:\\p{Ll}+ )?\\p{L}+(?: ${NAME})?|${NAME})`,
        "is|was|has|had|['’]s|lives|owns|speaks|eats|prefers|teaches|studies|knows|sings|wears|writes|goes",
        'works|plays|drinks|drives|runs|uses|loves|likes|takes|keeps|pays|sleeps|visits|cooks|needs|wants|rents|costs',
      ),
    ],
    open: words(
      "can|could|will|would|may|might|must|should|shall|want|wants|need to|needs to|like to|likes to|love to|loves to|let|if|when|whenever|because|that|who|which|while|since|unless|before|after|until|where|why|how|whether|both|either|between|not|never|nor|cannot|used to|\\p{L}+n['’]t",
    ),
  },
  de: {
    join: /(?:, | )(?:und|aber) |; /u,
    begins: [
      begins(
        '[Ii]ch|[Ww]ir',
        'bin|sind|war|waren|habe|haben|hatten?|wohnen?|leben?|arbeiten?|trinken?|essen?|nehmen?|fahren?|spielen?|sprechen?|mag|mögen|heißen?|zahlen?|brauchen?|lernen?|studieren?',
      ),
      begins(
        `[Ee]r|[Ss]ie|(?:[Mm]eine?|[Uu]nsere?|[Dd]er|[Dd]ie|[Dd]as) \\p{Lu}\\p{L}+(?: ${NAME})?|${NAME}`,
        'ist|war|hat|hatte|wohnt|lebt|arbeitet|trinkt|isst|nimmt|fährt|spielt|spricht|mag|heißt|zahlt|braucht|lernt|studiert|kostet|läuft',
      ),
    ],
    open: words(
      'zu|kann|können|könnte|will|wollen|würde|möchte|muss|müssen|soll|sollte|darf|wird|werde|werden|wenn|falls|weil|dass|während|seit|bevor|nachdem|bis|wo|ob|sowohl|weder|zwischen|nicht|nie|kein\\p{Ll}*',
    ),
  },
};

/** Number of UTF-16 units of the longest sentence that is divided. */
const MOST = 300;
const PRONOUN = /^(?:he|she|it|they|er|sie)$/iu;

/**
 * The facts that a sentence tells, each as a sentence: "I take 20 mg of lisinopril and am allergic to penicillin". Only the sentence,
 * if it is not sure that it tells several. English and German.
 */
export function clausesOf(sentence: string, language: Language): readonly string[] {
  const joins = JOINS[language];
  if (!joins || sentence.length > MOST || sentence.includes('?') || joins.open.test(sentence)) return [sentence];
  const end = /[.!]*$/u.exec(sentence)![0];
  const [first = '', ...others] = sentence.slice(0, sentence.length - end.length).split(joins.join);
  let about = subjectOf(first, joins);
  if (!about || others.length === 0) return [sentence];
  const clauses = [first];
  for (const part of others) {
    const own = subjectOf(part, joins);
    // "My brother met Tom and he lives in York": it may be either.
    if (own && PRONOUN.test(own.words) && own.words.toLowerCase() !== about.words.toLowerCase()) return [sentence];
    if (!own && !about.verb.test(part)) return [sentence];
    clauses.push(own ? part : `${about.words} ${part}`);
    about = own ?? about;
  }
  return clauses.map((clause) => `${clause[0]!.toUpperCase()}${clause.slice(1)}${end}`);
}

/** Whom a part is about, and what a further fact about the same begins with. Null if it is not known. */
function subjectOf(part: string, joins: Joins): { readonly words: string; readonly verb: RegExp } | null {
  for (const { subject, verb } of joins.begins) {
    const words = subject.exec(part)?.[0];
    if (words !== undefined) return { words, verb };
  }
  return null;
}
