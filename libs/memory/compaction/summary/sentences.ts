import type { Language } from '@memory/indexing/language.js';

/** Maximum length passed to the segmenter at once, in UTF-16 units, so that its time stays linear. */
const AT_ONCE = 4_000;
/** Longer sentences (tables, pasted logs) are split at a space. In UTF-16 units. */
const LONGEST = 600;
/** A period after one of these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|jr|sr|vs|etc|approx|dept|fig|inc|ltd|vol|e\. ?g|i\. ?e|z\. ?b|d\. ?h|u\. ?a|bzw|usw|ca|nr)\.\s*$/i;
/** Separate, because with the flag `i`, `\p{Lu}` also matches small letters. */
const INITIAL = /(?:^|[\s(])\p{Lu}\.\s*$/u;
/** Abbreviations only before what follows here: "no. 5", "z. B.". */
const ABBREVIATION_BEFORE = /(?:^|[\s(])(?:no\.\s*\d|z\.\s*b)$/i;

/** "20. Juli", "2. Stock": an ordinal number before what it counts. */
const ORDINAL = /(?:^|[^\p{L}\p{N}.,])\d{1,2}\.\s*$/u;
const COUNTED =
  /^(?:(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Stock|Stockwerk|Etage|Klasse|Semester|Geburtstag|Hochzeitstag|Jahrestag|Todestag|Lebensjahr|Jahrhundert|Weltkrieg|Advent|Quartal|Kapitel|Platz|Mal|Woche|Monat|Tag)(?!\p{L})|(?:Jan|Feb|Mrz|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\.)/u;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
  const locale = /^[a-z]{2}$/.test(language) ? language : 'en';
  let segmenter = segmenters.get(locale);
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })));
  return segmenter;
}

/** Whether a sentence asks. */
export const isQuestion = (sentence: string): boolean => /[?？]["”’)]?\s*$/u.test(sentence);

/**
 * The sentences of a text in order, verbatim except for white space, in any language. A line break ends a sentence; a line without
 * letters or digits is dropped. Linear in the text.
 */
export function splitSentences(text: string, language: Language): string[] {
  return text.split(/\n+/).flatMap((line) => sentencesOfLine(line, language));
}

function sentencesOfLine(line: string, language: Language): string[] {
  const sentences: string[] = [];
  let [open, last] = ['', ''];
  for (let start = 0; start < line.length; start += AT_ONCE) {
    for (const { segment } of segmenterOf(language).segment(line.slice(start, start + AT_ONCE))) {
      if (!isUnfinished(last, segment)) {
        sentences.push(open);
        open = '';
      }
      open += segment;
      last = segment;
    }
  }
  return [...sentences, open]
    .flatMap(cutLong)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** "Now allkeys-lru.": no sentence of its own, as "Now we use Redis" is. */
const CONTINUES =
  /^(?:Now|Since then|Instead|From now on|Jetzt|Nun|Seitdem|Stattdessen|Ahora|Maintenant)[,:]? (?!(?:of|I|we|you|he|she|it|they|the|my|our|your|his|her|let|that|this|there|and|for|an?|what|ich|wir|er|sie|es|der|die|das|mein\p{L}*|ist|sind|hab\p{L}*|yo|el|la|los|mi|es|je|nous|on|le|les|mon|ma|c|j)(?![\p{L}]))[^\n]{1,60}$/u;
/** In UTF-16 units: a longer sentence would take much room for what continues it. */
const LONGEST_CONTINUED = 240;

/** Joins what continues the sentence before it, which would read as current without it: "The policy was noeviction. Now allkeys-lru." */
export function withContinued(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last === undefined || last.length > LONGEST_CONTINUED || isQuestion(last) || !CONTINUES.test(sentence))
      joined.push(sentence);
    else joined[joined.length - 1] = `${last} ${sentence}`;
  }
  return joined;
}

/** Whether the segmenter has split a sentence after an abbreviation. */
function isUnfinished(segment: string, next: string): boolean {
  return (
    ABBREVIATION.test(segment) ||
    INITIAL.test(segment) ||
    ABBREVIATION_BEFORE.test(segment + next.slice(0, 1)) ||
    (COUNTED.test(next) && ORDINAL.test(segment))
  );
}

function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    const at = space > LONGEST / 2 ? space : wholeCharacter(rest, LONGEST);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

function wholeCharacter(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;
}
