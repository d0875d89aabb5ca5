import type { Language } from '@memory/indexing/language.js';
import { stemsOf } from './claim-words.js';
import { relationOf } from './words.js';

const STOPPED =
  /^((?:I|We|we|He|She|They|\p{Lu}\p{Ll}+|[Mm]y \p{Ll}+))(?:['’]ve| have| has)? (?:stopped|quit|gave up|given up) (\p{Ll}+ing)((?: [\p{L}\p{N}’'-]+){1,10}?),? (?:and|but)(?: I| we| he| she| they)?(?: now)? (\p{Ll}+) ([^.!?;]{1,80}?)(?: now)?[.!]?$/u;
/** Begins what tells when, where or how. */
const MANNER = / (?:in|at|on|before|after|with|without|during|from|by|every|for|to) .*$/u;
const IT = /^(?:it|them)(?= )/u;

/** A text about what goes on in another way. */
export interface GoesOn {
  readonly text: string;
  /** What is over, empty if nothing is: "prednisone in the evening". */
  readonly stopped: string;
}

/**
 * "I stopped taking it in the evening and take it in the morning" as "I take it in the morning now": only how it is done is over.
 * English.
 */
export function asItGoesOn(text: string, language: Language): GoesOn {
  const same = { text, stopped: '' };
  const [, who, ended = '', what = '', verb = '', how = ''] = (language === 'en' && STOPPED.exec(text.trim())) || [];
  if (who === undefined || keyOf(ended) !== keyOf(verb)) return same;
  const thing = what.replace(MANNER, '').trim();
  if (IT.test(how)) return { text: `${who} ${verb} ${how.replace(IT, thing)} now`, stopped: what };
  if (!MANNER.test(` ${how}`) || !MANNER.test(what)) return same;
  return { text: `${who} ${verb} ${`${thing} ${how}`.trim()} now`, stopped: what };
}

const keyOf = (word: string): string => relationOf(word) ?? stemsOf({ raw: word, lower: word }, 'en', null)[0] ?? word;
