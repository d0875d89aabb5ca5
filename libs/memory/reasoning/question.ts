import { namesIn, pointsIn, type NamedPoint, wordsIn } from './reading.js';
import type { Intent } from '@contracts/reasoning/answer.operations.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { holdsTitle } from '@memory/attributes/identifiers.js';

/** A question as parsed by the rules. */
export interface Question {
  readonly text: string;
  readonly intent: Intent;
  /** The times that it names. */
  readonly points: readonly NamedPoint[];
  /** The names in it, without duplicates. */
  readonly names: readonly string[];
  /** Its content words, without those that describe the task. */
  readonly words: ReadonlySet<string>;
  /** The words that are neither names nor times. */
  readonly topic: ReadonlySet<string>;
  /** What is to be counted: the words after "how many", else the topic. */
  readonly counted: ReadonlySet<string>;
}

/** Words that describe the task, which memories do not contain. */
const TASK = new Set(
  wordsIn(`conflict conflicting contradict disagree inconsistent discrepancy reliable credible trustworthy consider source sources trend trajectory
    change changed between difference total altogether combined average mean compare compared comparison versus describe explain summarize summarise list
    name overall calculate compute many much long day days often might exactly complete full kind sort question answer tell think most least best worst
    highest lowest improve improved improvement increase decrease growth during per cent percent ratio number count figure figures`),
);

/** At the beginning of a sentence every word is capitalised. */
function beginsSentence(text: string, place: number): boolean {
  return /(?:^|[.!?:]['"”)]?\s+)['"“(]?$/u.test(text.slice(Math.max(0, place - 6), place));
}

/** "How many gold medals did …": the words between. */
const HOW_MANY =
  /\bhow (?:many|much)\s+((?:\p{L}+\s+){1,4}?)(?:did|do|does|has|have|had|is|are|was|were|will|can|could)\b/iu;

export function readQuestion(text: string, intent: Intent): Question {
  const points = pointsIn(text);
  // German writes every noun like a name: "Wer ist mein Hausarzt?" names nobody.
  const namesOneWord = detectLanguage(text, 'en') !== 'de';
  const named = namesIn(text, points).filter(
    ({ name, start }) => name.includes(' ') || (namesOneWord && !beginsSentence(text, start)),
  );
  const names = [...new Set(named.map(({ name }) => name))];
  const timed = new Set(points.flatMap(({ words }) => wordsIn(words)));
  const nameWords = new Set(names.flatMap((name) => wordsIn(name)));
  const words = wordsIn(text).filter((word) => !timed.has(word));
  const telling = words.filter((word) => !TASK.has(word));
  const topic = new Set(words.filter((word) => !nameWords.has(word)));
  const counted = new Set(wordsIn(HOW_MANY.exec(text)?.[1] ?? ''));
  return {
    text,
    intent,
    points,
    names,
    words: new Set(telling.length > 0 ? telling : words),
    topic,
    counted: counted.size > 0 ? counted : topic,
  };
}

/**
 * Whether a question asks for the record with this title: it contains the whole title, or the title contains a name of several words
 * in the question.
 */
export function asksForTitle(question: Pick<Question, 'text' | 'names'>, title: string | null): boolean {
  return holdsTitle(question.text, title) || namesTitle(question, title);
}

function namesTitle({ names }: Pick<Question, 'names'>, title: string | null): boolean {
  const within = title?.toLowerCase() ?? '';
  return names.some((name) => name.includes(' ') && within.includes(name.toLowerCase()));
}

/** Words of a question about a disagreement that its sources do not contain. */
const OF_DISAGREEMENT =
  /(?<![\p{L}])(?:why might|why do|why does|why would|which|do|does|the two|two|both|any|are there|is there|sources?|reports?|accounts?|conflict\w*|contradict\w*|disagree\w*|inconsisten\w*|discrepan\w*|reliable|credible|trustworthy|more|would|should|you|consider|trust|believe|and why|about|regarding|on)(?![\p{L}])/giu;

/**
 * The queries of the first search: the question itself, and for each compared time and name the question with only that one, so that
 * none is displaced by the others.
 */
export function firstQueries(question: Question, most: number): string[] {
  const { text, intent, points, names } = question;
  if (intent === 'simple_recall') return [text];
  const queries = [text];
  if (intent === 'contradiction_resolution') queries.push(squeezed(text.replace(OF_DISAGREEMENT, ' ')));
  // Finds everything about the named person, whatever the words.
  if (intent === 'multi_source_synthesis' && names.length === 1) queries.push(...names);
  if (points.length > 1) {
    for (const point of points) queries.push(without(text, points.filter((other) => other !== point))); // prettier-ignore
  } else if (names.length > 1) {
    for (const name of names) queries.push(squeezed(names.filter((other) => other !== name).reduce((left, other) => left.replaceAll(other, ' '), text))); // prettier-ignore
  }
  return unique(queries).slice(0, most);
}

function without(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  return squeezed(spans.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)); // prettier-ignore
}

function squeezed(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/\s+([?.,])/gu, '$1').trim(); // prettier-ignore
}

export function unique(queries: readonly string[]): string[] {
  const seen = new Set<string>();
  return queries.filter((query) => {
    const key = wordsIn(query).sort().join(' ') || query.toLowerCase();
    if (query.trim() === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
