import { type Entry, lengthAt, lexiconOf } from './lexicon/lexicon.js';
import { entryStem, type Token, tokensOf } from './words.js';

type Side = 'asked' | 'stated';

/** The attributes that a text is about, with how plainly it states each, 0…1. */
export type Attributes = ReadonlyMap<string, number>;

/** A part of a compound is weaker evidence than a word. */
const HEAD = 0.8;
const MODIFIER = 0.5;
const SHORTEST_PART = 4;
/** "übernehmen" is no kind of "nehmen". As stems, at least `SHORTEST_PART` long. */
const VERB_PREFIX = /^(?:uber|unter|hinter|durch|nach|fort|wider|wieder|miss|zuruck|zusamm|statt)$/;
/** An ending and no part: "passiert" is no passport. */
const ENDINGS = new Set(['iert', 'lich', 'isch', 'heit', 'keit', 'haft', 'schaft', 'ling']);
/** A phrase of several words is stronger evidence than one word. */
const PHRASE = 1.25;
/** English words in a text of another language. */
const FOREIGN = 0.7;
/** Shorter ones are also words of the other language: "hat", "mit", "bin". */
const SHORTEST_FOREIGN = 5;

/** The attributes of a question, and its words that name no attribute. */
export function attributesAsked(
  query: string,
  languages: readonly string[],
): { readonly attributes: Attributes; readonly rest: readonly Token[] } {
  const covered = new Set<number>();
  const attributes = attributesOf(query, languages, 'asked', covered);
  return { attributes, rest: tokensOf(query).filter((_, at) => !covered.has(at)) };
}

/**
 * The attributes of a statement, those that it states only about others, and which words state each, by their place. `about`: whether a
 * word is about somebody else.
 */
export function attributesStated(
  text: string,
  languages: readonly string[],
  about: readonly boolean[],
): {
  readonly attributes: Attributes;
  readonly ofOthers: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, ReadonlySet<number>>;
} {
  const ofSelf = new Set<string>();
  const words = new Map<string, Set<number>>();
  const attributes = attributesOf(text, languages, 'stated', new Set(), (attribute, at) => {
    if (!about[at]) ofSelf.add(attribute);
    words.set(attribute, (words.get(attribute) ?? new Set()).add(at));
  });
  return { attributes, ofOthers: new Set([...attributes.keys()].filter((attribute) => !ofSelf.has(attribute))), words };
}

function attributesOf(
  text: string,
  languages: readonly string[],
  side: Side,
  covered: Set<number> = new Set(),
  seen: (attribute: string, at: number) => void = () => {},
): Attributes {
  const found = new Map<string, number>();
  languages.forEach((language, place) => {
    // "Stock" is a floor in German, so it is no share there.
    const read = place > 0 ? { shortest: SHORTEST_FOREIGN, known: new Set(covered) } : OWN;
    const here = inLanguage(text, language, side, read, covered, seen);
    for (const [attribute, weight] of here) {
      const own = Math.min(1, weight * (place === 0 ? 1 : FOREIGN));
      found.set(attribute, Math.max(found.get(attribute) ?? 0, own));
    }
  });
  return found;
}

/** Which words count: those of so many letters that the languages before do not know. */
interface Counted {
  readonly shortest: number;
  readonly known: ReadonlySet<number>;
}

const OWN: Counted = { shortest: 0, known: new Set() };

function inLanguage(
  text: string,
  language: string,
  side: Side,
  { shortest, known }: Counted,
  covered: Set<number>,
  seen: (attribute: string, at: number) => void,
): Map<string, number> {
  const found = new Map<string, number>();
  const lexicon = lexiconOf(language);
  if (!lexicon) return found;
  const note = (attribute: string, weight: number, at: number) => {
    seen(attribute, at);
    // Two words for the same are stronger evidence than one: 1 - (1 - a)(1 - b).
    const before = found.get(attribute) ?? 0;
    found.set(attribute, 1 - (1 - before) * (1 - Math.min(1, 0.8 * weight)));
  };
  for (const { attribute, text: part } of lexicon.parts) if (text.includes(part)) note(attribute, 1, 0);
  const tokens = tokensOf(text);
  const stems = tokens.map((token) => entryStem(token, language));
  let said = 0;
  let length = 0;
  stems.forEach((stem, at) => {
    if ((tokens[at]?.word.length ?? 0) < shortest || known.has(at) || namesStreet(tokens, at)) return;
    const entries = (lexicon.byFirst.get(stem) ?? []).filter((entry) => entry.side === 'both' || entry.side === side);
    const lengths = entries.map((entry) => lengthAt(entry, stems, tokens, at));
    // A weak phrase, or one with a gap, does not hide its words: they may mean something else too.
    const longest = Math.max(...lengths.filter((_, i) => !entries[i]!.hidesNothing), 0);
    // Words inside a phrase do not count by themselves ("living" in "for a living"), nor does a shorter phrase that overlaps it
    // ("living in").
    if (at < said && (longest <= said - at || longest < length)) return;
    entries.forEach((entry, i) => {
      const own = lengths[i] ?? 0;
      if (own > 0 && (own === longest || entry.hidesNothing))
        note(entry.attribute, entry.weight * (entry.stems.length > 1 ? PHRASE : 1), at);
    });
    for (let i = 0; i < longest; i++) covered.add(at + i);
    if (longest > 0) [said, length] = [Math.max(said, at + longest), longest];
    else if (language === 'de') for (const [attribute, weight] of ofCompound(stem)) note(attribute, weight, at);
  });
  return found;

  /** Each attribute once, at its highest weight: "Kinderbuch" begins with both "kind" and "kinder". */
  function ofCompound(stem: string): Map<string, number> {
    const parts = new Map<string, number>();
    const take = (entries: readonly { readonly attribute: string; readonly weight: number }[] = [], share: number) => {
      for (const { attribute, weight } of entries)
        parts.set(attribute, Math.max(parts.get(attribute) ?? 0, share * weight));
    };
    // Only the longest head: "Löherstraße" is a street, and no "Rasse".
    let head: readonly Entry[] | undefined;
    for (let cut = SHORTEST_PART; cut <= stem.length - SHORTEST_PART; cut++) {
      const start = stem.slice(0, cut);
      const end = stem.slice(cut);
      if (ENDINGS.has(end)) continue;
      if (!head && !VERB_PREFIX.test(start)) take((head = lexicon!.single.get(end)), HEAD);
      take(lexicon!.single.get(start) ?? lexicon!.single.get(start.replace(/[sn]$/, '')), MODIFIER);
    }
    return parts;
  }
}

const STREETS = new Set('street road lane avenue drive square row way close terrace court'.split(' '));

/** "On Church Street" is about no religion. */
function namesStreet(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && next.capital && tokens[at]!.capital && STREETS.has(next.word) && !next.begins;
}
