import { inFirstPerson } from '@memory/attributes/first-person.js';
import type { Language } from '@memory/indexing/language.js';
import { analyse } from '@memory/indexing/terms.js';
import { readTold, type Told } from './attribute-change.js';
import { type Claim, claimsOf, SENTENCES, sentencesOf } from './claim.js';
import { asItGoesOn } from './goes-on.js';

/** The parts of a memory that are compared. */
export interface Statement {
  readonly content: string;
  readonly tags: readonly string[];
  /** One or two words for its topic, if the writer gave them. */
  readonly concept: string | null;
  readonly speaker: string | null;
  readonly language: Language;
}

/** A statement with its parsed parts. */
export interface Reading {
  readonly statement: Statement;
  readonly claims: readonly Claim[];
  /** What it says about whom, for attributes with one value at a time. */
  readonly told: Told;
  /** Stems of the whole text, without those of numbers. */
  readonly words: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Stems of what is over although it goes on in another way: "in the evening". */
  readonly stopped: ReadonlySet<string>;
  /** False if the text is longer than the part that is compared. */
  readonly whole: boolean;
}

/** Number of UTF-16 units compared per text. This limits the time to some tenths of a second for the maximum number of candidates. */
const COMPARED = 4_000;

export function readStatement(statement: Statement): Reading {
  const { content, language, speaker } = statement;
  const { text: beginning, stopped } = asItGoesOn(
    inFirstPerson(content.slice(0, COMPARED).toWellFormed(), language),
    language,
  );
  return {
    statement,
    claims: claimsOf(beginning, language, speaker),
    told: readTold(beginning, language),
    words: wordsOf(beginning, language),
    stopped: wordsOf(stopped, language),
    whole: content.length <= COMPARED && sentencesOf(content).length <= SENTENCES,
    tags: new Set([...statement.tags, statement.concept ?? ''].flatMap((tag) => [...wordsOf(tag, language)])),
  };
}

/** Stems of a text, to compute the share of common words. Numbers are values and do not count. */
export function wordsOf(text: string, language: Language): Set<string> {
  const stems = analyse(text, language).terms.map(({ term }) => term);
  return new Set(stems.filter((term) => !term.startsWith('=') && !/\p{N}/u.test(term)));
}
