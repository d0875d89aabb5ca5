import { holdsTitle } from '@memory/attributes/titles.js';
import { compute, type Computed, markOf } from './compute.js';
import { type Conflict, conflictsIn, LINKED } from './conflicts.js';
import { chronological, type Evidence, names, tellingSentences } from './evidence.js';
import { asksForTitle, type Question } from './question.js';
import { isoDay } from './reading.js';
import { coverage, isAbout, isToldByOne, judge, type Verdict } from './sufficiency.js';

/** The answer to one question. Citations in `text` are marks of records (`{id}`) until the evidence has its numbers. */
export interface PartAnswer {
  readonly text: string;
  readonly status: 'answered' | 'partly' | 'not_in_memory';
  readonly by: 'rules' | 'model';
  readonly cited: readonly { readonly evidence: Evidence; readonly quote: string }[];
  readonly calculations: Computed['calculations'];
  readonly conflicts: readonly Conflict[];
}

export const NOT_IN_MEMORY = 'Not in memory.';
/** On the scale of docs/search.md. Below it a memory is mostly about something else; level L8 of eval:levels asks what was never told. */
const LEAST_SCORE = 0.3;
const LEAST_COVERED = 0.34;
/** Memories that are told, and sentences of each. */
const TOLD = { simple_recall: 3, others: 8 } as const;
const SENTENCES = 2;
const SENTENCES_OF_BEST = 6;
/** In UTF-16 units. */
const WHOLE = 1_200;

/** The evidence in order, what could be worked out of it before it, and both sides where two disagree. */
export function answerByRules(question: Question, evidence: readonly Evidence[], { sufficient }: Verdict): PartAnswer {
  const relevant = relevantTo(question, evidence);
  if (relevant.length === 0) return nothing();
  const conflicts = conflictsIn(question, withLinked(relevant, evidence));
  // Of two values that disagree none is computed with.
  const computed = conflicts.length > 0 ? null : compute(question, relevant);
  const told = inOrder(question, relevant);
  const lines = told.map(
    ({ evidence: one, quote }) => `${isoDay(one.row.occurredAt.getTime())}: ${quote} ${markOf(one)}`,
  );
  const text = [...conflicts.map(disagreement), ...(computed ? [computed.says] : []), ...lines].join('\n');
  const sides = conflicts.flatMap(({ sides: both }) =>
    both.map(({ evidence: one, quote }) => ({ evidence: one, quote })),
  );
  const from = (computed?.calculations ?? []).flatMap((step) => step.from);
  const quoted = new Set([...told, ...sides].map(({ evidence: one }) => one));
  const computedFrom = [...new Set(from)].filter((one) => !quoted.has(one));
  return {
    text,
    status: sufficient || computed ? 'answered' : 'partly',
    by: 'rules',
    cited: [
      ...sides,
      ...told.filter(({ evidence: one }) => !sides.some((side) => side.evidence === one)),
      ...computedFrom.map((one) => ({ evidence: one, quote: one.text.slice(0, 400) })),
    ],
    calculations: computed?.calculations ?? [],
    conflicts,
  };
}

export function nothing(): PartAnswer {
  return { text: NOT_IN_MEMORY, status: 'not_in_memory', by: 'rules', cited: [], calculations: [], conflicts: [] };
}

/** What is about the question. Where it names somebody of whom nothing is remembered, nothing is. */
export function relevantTo(question: Question, evidence: readonly Evidence[]): Evidence[] {
  const best = evidence.reduce((most, { score }) => Math.max(most, score), 0);
  const titled = evidence.filter(({ row }) => asksForTitle(question, row.title));
  // A search is unsure where many memories are alike; where the words of one say it, it is told.
  const plain = isToldByOne(question, evidence) && judge(question, evidence).sufficient;
  if (best < LEAST_SCORE && titled.length === 0 && !plain) return [];
  if (question.names.length > 0 && !question.names.some((name) => evidence.some((one) => names(one, name)))) return [];
  const about = evidence.filter(
    (one) => !titled.includes(one) && isAbout(question, one) && (plain || one.score >= LEAST_SCORE / 2),
  );
  if (titled.length + about.length > 0) return [...titled, ...about];
  // In other words than it is asked: what the search is surest of.
  return best >= 2 * LEAST_SCORE || coverage(question, evidence) >= LEAST_COVERED ? evidence.slice(0, 1) : [];
}

/** What is linked to it as contradicting belongs to it, in whatever words it is told. */
export function withLinked(relevant: readonly Evidence[], evidence: readonly Evidence[]): Evidence[] {
  const linked = new Set(relevant.flatMap(({ contradicts }) => contradicts));
  return [...relevant, ...evidence.filter((one) => linked.has(one.row.id) && !relevant.includes(one))];
}

function inOrder(question: Question, relevant: readonly Evidence[]) {
  const most = question.intent === 'simple_recall' ? TOLD.simple_recall : TOLD.others;
  const best = relevant.slice(0, most);
  const ordered = question.intent === 'temporal_comparison' ? chronological(best) : best;
  return ordered.map((evidence) => ({ evidence, quote: quoteOf(question, evidence, evidence === best[0] || holdsTitle(question.text, evidence.row.title)) })); // prettier-ignore
}

/** The best, and what stands under a title that is asked for, is told whole: what is asked may stand beside the words that it was found by. */
function quoteOf(question: Question, { text }: Evidence, best: boolean): string {
  if (best && text.length <= WHOLE) return text;
  const sentences = best ? SENTENCES_OF_BEST : SENTENCES;
  return tellingSentences(text, question.words, sentences).map((one) => one.text).join(' '); // prettier-ignore
}

function disagreement({ about, sides }: Conflict): string {
  const told = sides.map(
    ({ evidence, value, quote }) => `${value === '' ? quote : value} (${sourceOf(evidence)}) ${markOf(evidence)}`,
  );
  return `Sources disagree${about === LINKED ? '' : ` about ${about}`}: ${told.join('; ')}.`;
}

/** By whom or by what it was told, and when. */
function sourceOf({ row, speaker }: Evidence): string {
  return [speaker ?? row.title, isoDay(row.occurredAt.getTime())].filter(Boolean).join(', ');
}
