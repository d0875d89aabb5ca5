import { type Evidence, names, readingOf } from './evidence.js';
import { asksForTitle, type Question, unique } from './question.js';
import { namesIn } from './reading.js';

/** Whether the evidence is sufficient, and what is missing otherwise. */
export interface Verdict {
  readonly by: 'rules' | 'model';
  readonly sufficient: boolean;
  /** In words, for the trace. */
  readonly missing: readonly string[];
}

/** Minimum share of the question's content words that the memories together contain. */
const COVERED = 0.6;
/** Minimum number of memories. A change, a comparison or a disagreement needs two. */
const FEWEST: Readonly<Record<Question['intent'], number>> = {
  simple_recall: 1,
  mathematical_computation: 1,
  temporal_comparison: 2,
  multi_source_synthesis: 2,
  contradiction_resolution: 2,
};
const ALONE = 0.8;
/** With this many content words of a question, a match in one memory is no coincidence. */
const FEWEST_WORDS = 2;
/** Minimum share of the question's words for a memory to be about it. */
const ABOUT = 0.34;

/** The share of the question that the memories cover, 0…1. */
export function coverage(question: Question, evidence: readonly Evidence[]): number {
  if (question.words.size === 0) return evidence.length > 0 ? 1 : 0;
  const readings = evidence.map(readingOf);
  const covered = [...question.words].filter((word) => readings.some(({ words }) => words.has(word)));
  return covered.length / question.words.size;
}

export function isAbout(question: Question, evidence: Evidence): boolean {
  return asksForTitle(question, evidence.row.title) || coverage(question, [evidence]) >= ABOUT;
}

/** Whether one memory covers most of the question, in its words. */
export function isToldByOne(question: Question, evidence: readonly Evidence[]): boolean {
  return question.words.size >= FEWEST_WORDS && evidence.some((one) => coverage(question, [one]) >= COVERED);
}

/** By rules: every requested time and name is covered, by as many memories as the intent needs. */
export function judge(question: Question, evidence: readonly Evidence[]): Verdict {
  const about = evidence.filter((one) => isAbout(question, one));
  const missing = [
    ...missingTimes(question, about),
    ...question.names.filter((name) => !about.some((one) => names(one, name))),
  ];
  if (coverage(question, about) < COVERED) {
    const words = new Set(about.flatMap((one) => [...readingOf(one).words]));
    missing.push(...[...question.words].filter((word) => !words.has(word)).slice(0, 5));
  }
  // One memory that covers nearly everything is enough, unless the question asks for sources.
  const alone =
    question.intent !== 'contradiction_resolution' && about.some((one) => coverage(question, [one]) >= ALONE);
  const few = about.length < FEWEST[question.intent] && !alone;
  return {
    by: 'rules',
    sufficient: missing.length === 0 && !few,
    missing: few && missing.length === 0 ? ['a second source'] : missing,
  };
}

/** Times of the question that no memory covers, by its text or its date. */
function missingTimes({ points }: Question, evidence: readonly Evidence[]): string[] {
  return points.filter(({ key, kind }) => !evidence.some((one) => speaksOf(one, key, kind))).map(({ words }) => words);
}

export function speaksOf(evidence: Evidence, key: string, kind: string): boolean {
  if (readingOf(evidence).points.some((point) => point.key === key)) return true;
  const day = evidence.row.occurredAt.toISOString();
  if (kind === 'date') return day.slice(5, 10) === key;
  return (
    kind === 'year' && (day.startsWith(key) || readingOf(evidence).points.some(({ words }) => words.includes(key)))
  );
}

/**
 * The queries of the next search: each missing item with the topic; texts like the best memory at another time; and names from the
 * best memories that are not in the question.
 */
export function refinedQueries(
  question: Question,
  evidence: readonly Evidence[],
  missing: readonly string[],
): string[] {
  const topic = [...question.topic].join(' ');
  const about = evidence.filter((one) => isAbout(question, one));
  const best = about[0] ?? evidence[0];
  const queries = missing.filter((one) => one !== 'a second source').map((one) => `${one} ${topic}`);
  if (best) queries.push(sibling(best));
  if (question.intent === 'multi_source_synthesis') {
    const known = new Set(question.names.map((name) => name.toLowerCase()));
    const brought = about.slice(0, 3).flatMap(({ text }) => namesIn(text).map(({ name }) => name));
    const fresh = [...new Set(brought)].filter((name) => name.length > 3 && !known.has(name.toLowerCase()));
    queries.push(...fresh.slice(0, 2).map((name) => `${name} ${topic}`));
  }
  return unique(queries);
}

/** A text about the same at another time is worded alike: the title, or the beginning, without its times and numbers. */
function sibling({ row, text }: Evidence): string {
  const head = row.title ?? text.slice(0, 120);
  return head.replace(/\d+/gu, ' ').replace(/\s+/gu, ' ').trim();
}
