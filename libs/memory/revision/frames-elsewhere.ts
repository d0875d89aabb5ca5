import type { Language } from '@memory/indexing/language.js';
import { stemsOf, type Word, wordsOf } from './claim-words.js';
import { lines, parted } from './romance.js';
import { relationOf } from './words.js';

/**
 * The verbs of a sentence, each with what governs it: "I forgot to take metformin" has `forget` with nothing, and `take` with
 * `forget`. Of English: `frames.ts`.
 */
export type Frames = ReadonlyMap<string, ReadonlySet<string>>;

/** What governs a verb, as the English verb of the same meaning (`frames.ts`), by its forms. */
const GOVERNORS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  de: lines(`
    forget: vergessen vergesse vergisst vergaß verschwitzt verschwitze
    want: will wollen wollte wollten möchte möchten
    tell: soll sollen sollte sollten
    wish: wünsche wünscht wünschte würde würden
    hope: hoffe hofft hofften hoffte gehofft
    refuse: weigere weigert weigerte geweigert
    try: versuche versucht versuchte versuchen
    promise: verspreche verspricht versprach versprochen
    ask: bittet bat gebeten verlangt verlangte
    advise: geraten rät riet empfohlen empfiehlt empfahl abgeraten
    remind: erinnert erinnerte
    plan: plane plant planen plante geplant vor vorgenommen überlege überlegt überlegen
    afraid: angst
    think: denke denkt dachte glaube glaubt glaubte meine meint
    doubt: bezweifle bezweifelt zweifle
    suspect: vermute vermutet befürchte fürchte
    dream: träume geträumt
    hate: hasse hasst
    love: liebe liebt
    like: mag
    tired: satt leid`),
  fr: lines(`
    forget: oublié oublie oublier oubliais
    want: veux veut voulons voulais voulait voudrais voudrait aimerais aimerait envie
    hope: espère espérons espérais
    refuse: refuse refusé
    try: essaie essaye essayé essayons
    promise: promis promets
    ask: demande demandé
    advise: conseille conseillé déconseillé
    remind: rappelle rappelé
    plan: prévu prévois compte comptons envisage songe
    afraid: peur
    think: pense penses pensais crois croit croyais
    doubt: doute
    dream: rêve rêvé
    hate: déteste
    love: adore
    like: aime
    avoid: évite
    tired: marre`),
  es: lines(`
    forget: olvidé olvidado olvidó olvido olvidaba
    want: quiero quiere queremos quería quisiera gustaría
    hope: espero esperamos
    refuse: niego negué
    try: intento intenté intentado intentando trato traté
    promise: prometí prometo prometido
    ask: pidió pide pidieron
    advise: aconsejó aconseja recomendó recomienda
    remind: recordó recuerda
    plan: pienso planeo pensamos
    afraid: miedo
    think: creo cree creía
    doubt: dudo
    dream: sueño soñé
    hate: odio
    like: gusta encanta
    avoid: evito
    tired: harto harta`),
};

type Found = Map<string, Set<string>>;

function add(frames: Found, verb: string, governor: string): void {
  frames.set(verb, (frames.get(verb) ?? new Set()).add(governor));
}

/** The frames of a German, Spanish or French sentence. None in another language. */
export function framesElsewhere(sentence: string, language: Language): Frames {
  const governors = GOVERNORS[language];
  const frames: Found = new Map();
  if (!governors) return frames;
  if (language === 'de') addGerman(frames, sentence, governors);
  else addRomance(frames, wordsOf(parted(sentence, language), language), language, governors);
  return frames;
}

/** "Metformin zu nehmen", "es anzumelden". */
const ZU = /^zu$|^(?:an|auf|aus|ab|ein|mit|weg|um|vor|nach|her|hin|zurück|los|fest|zusammen)zu(\p{L}{3,})$/u;
const OPENS = /^(?:dass|daß|ob)$/u;
/** These govern a clause with a subject: "Ich glaube, Leo zahlt die Miete". */
const OF_CLAUSE = new Set(['hope', 'think', 'doubt', 'suspect', 'dream', 'wish', 'afraid']);
/** Of these the infinitive has no "zu" and ends the clause. */
const MODALS = new Set(['want', 'tell', 'wish']);
const MARKS = /[,;:–]/u;

/** A German clause has marks around it, and its verb is written small. */
function addGerman(frames: Found, sentence: string, governors: ReadonlyMap<string, string>): void {
  let before: string | null = null;
  for (const clause of sentence.split(MARKS)) {
    const said = wordsOf(clause, 'de');
    const governs = said.map((_, at) => germanGovernor(said, at, governors));
    const zu = said.findIndex(({ lower }) => ZU.test(lower));
    const own = governs.slice(0, zu < 0 ? undefined : zu).findLast((one) => one !== null) ?? null;
    const isOpen = OPENS.test(said[0]?.lower ?? '') || OF_CLAUSE.has(before ?? '');
    const whole = zu < 0 && isOpen ? before : null;
    const infinitive = infinitiveOf(said, zu, own);
    for (const [at, { raw, lower }] of said.entries()) {
      if (!/^\p{Ll}{3,}$/u.test(raw) || OPENS.test(lower) || governs[at] !== null) continue;
      const governor = at === infinitive ? (own ?? before) : whole;
      add(frames, germanKey(ZU.exec(lower)?.[1] ?? lower), governor ?? '');
    }
    before = own;
  }
}

function infinitiveOf(said: readonly Word[], zu: number, governor: string | null): number {
  if (zu >= 0) return said[zu]!.lower === 'zu' ? zu + 1 : zu;
  return MODALS.has(governor ?? '') ? said.length - 1 : -1;
}

function germanGovernor(said: readonly Word[], at: number, governors: ReadonlyMap<string, string>): string | null {
  const { raw, lower } = said[at]!;
  // "Meine Ärztin" is no verb, and "vor" governs only at the end: "Ich habe vor, …".
  if (lower === 'meine' && /^\p{Lu}/u.test(said[at + 1]?.raw ?? '')) return null;
  if (lower === 'vor' && at < said.length - 1) return null;
  return lower === 'angst' || at === 0 || /^\p{Ll}/u.test(raw) ? (governors.get(lower) ?? null) : null;
}

/** Forms with another vowel. */
const IRREGULAR: Readonly<Record<string, string>> = {
  nimmt: 'nehm', isst: 'ess', fährt: 'fahr', schläft: 'schlaf', gibt: 'geb', liest: 'les', trägt: 'trag', spricht: 'sprech', hilft: 'helf',
  trifft: 'treff', läuft: 'lauf', wäscht: 'wasch', sieht: 'seh',
}; // prettier-ignore

/** "Nehme", "nehmen" and "nimmt" are one verb. */
const germanKey = (word: string): string => IRREGULAR[word] ?? word.replace(/(?:e[nt]?|st|t|n)$/u, '');

const INFINITIVE: Readonly<Record<Language, RegExp>> = {
  fr: /\p{L}(?:er|ir|re)$/u,
  es: /\p{L}[aei]r(?:me|se|lo|la|los|las)?$/u,
};
/** Between a verb and the infinitive that it governs. */
const BETWEEN = new Set(
  'de d à a que qu le la les l lui leur me m te se s y en ne n pas plus no lo los las mi mon ma ne ni nous nos jamais'.split(
    ' ',
  ),
);

function addRomance(
  frames: Found,
  said: readonly Word[],
  language: Language,
  governors: ReadonlyMap<string, string>,
): void {
  let clause: string | null = null;
  for (const [at, word] of said.entries()) {
    const { lower } = word;
    if (/^que?$/u.test(lower)) clause = governors.get(said[at - 1]?.lower ?? '') ?? clause;
    if (governors.has(lower)) continue;
    if (INFINITIVE[language]!.test(lower)) {
      const governor = governorBefore(said, at, governors);
      if (governor !== undefined) add(frames, romanceKey(word, language), governor);
    } else if (relationOf(lower, language) !== undefined) add(frames, romanceKey(word, language), clause ?? '');
  }
}

/** "Tomar", "tomarla" and "tomo" are one verb. */
function romanceKey(word: Word, language: Language): string {
  const plain = language === 'es' ? word.lower.replace(/(?<=[aei]r)(?:me|se|l[oa]s?)$/u, '') : word.lower;
  return relationOf(plain, language) ?? stemsOf({ raw: plain, lower: plain }, language, null)[0] ?? plain;
}

function governorBefore(said: readonly Word[], at: number, governors: ReadonlyMap<string, string>): string | undefined {
  let before = at - 1;
  while (before >= 0 && BETWEEN.has(said[before]!.lower)) before--;
  return before < 0 ? undefined : governors.get(said[before]!.lower);
}
