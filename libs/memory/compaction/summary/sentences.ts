import type { Language } from '@memory/indexing/language.js';

/** Maximum length passed to the segmenter at once, in UTF-16 units, so that its time stays linear. */
const AT_ONCE = 4_000;
/** Longer sentences (tables, pasted logs) are split at a space. In UTF-16 units. */
const LONGEST = 600;
/** A period after one of these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|jr|sr|vs|etc|approx|dept|fig|inc|ltd|no|vol|e\.g|i\.e|z\.b|d\.h|bzw|usw|ca|nr|\p{Lu})\.\s*$/iu;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
  const locale = /^[a-z]{2}$/.test(language) ? language : 'en';
  let segmenter = segmenters.get(locale);
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })));
  return segmenter;
}

/**
 * The sentences of a text in order, verbatim except for white space, in any language. A line break ends a sentence; a line without
 * letters or digits is dropped. Linear in the text.
 */
export function splitSentences(text: string, language: Language): string[] {
  return text.split(/\n+/).flatMap((line) => sentencesOfLine(line, language));
}

function sentencesOfLine(line: string, language: Language): string[] {
  const sentences: string[] = [];
  let open = '';
  for (let start = 0; start < line.length; start += AT_ONCE) {
    for (const { segment } of segmenterOf(language).segment(line.slice(start, start + AT_ONCE))) {
      open += segment;
      if (ABBREVIATION.test(open)) continue;
      sentences.push(open);
      open = '';
    }
  }
  return [...sentences, open]
    .flatMap(cutLong)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
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
