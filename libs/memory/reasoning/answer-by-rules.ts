import { holdsTitle } from '@memory/attributes/identifiers.js';
import { compute, type Computed, markOf } from './compute.js';
import { type Conflict, conflictsIn, LINKED } from './conflicts.js';
import { chronological, type Evidence, names, tellingSentences } from './evidence.js';
import { asksForTitle, type Question } from './question.js';
import { isoDay } from './reading.js';
import { coverage, isAbout, isToldByOne, judge, type Verdict } from './sufficiency.js';

/** The answer to one question. Citations in `text` are placeholders of records (`{id}`) until the evidence is numbered. */
export interface PartAnswer {
  readonly text: string;
  readonly status: 'answered' | 'partly' | 'not_in_memory';
  readonly by: 'rules' | 'model';
  readonly cited: readonly { readonly evidence: Evidence; readonly quote: string }[];
  readonly calculations: Computed['calculations'];
  readonly conflicts: readonly Conflict[];
}

const NOT_IN_MEMORY = 'Not in memory.';
/**
 * On the scale of docs/search.md. Below it a memory is mostly about something else; level L8 of eval:levels asks for facts that were
 * never stored.
 */
const LEAST_SCORE = 0.3;
const LEAST_COVERED = 0.34;
/** Maximum number of memories in an answer, and of sentences of each. */
const TOLD = { simple_recall: 3, others: 8 } as const;
const SENTENCES = 2;
const SENTENCES_OF_BEST = 6;
/** In UTF-16 units. */
const WHOLE = 1_200;

/** The evidence in order, preceded by what could be computed from it, and both sides of a disagreement. */
export function answerByRules(question: Question, evidence: readonly Evidence[], { sufficient }: Verdict): PartAnswer {
  const relevant = relevantTo(question, evidence);
  if (relevant.length === 0) return nothing();
  const conflicts = conflictsIn(question, withLinked(relevant, evidence));
  // Values that disagree are not used in a computation.
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

/** The evidence about the question. Empty if the question names somebody of whom nothing is remembered. */
export function relevantTo(question: Question, evidence: readonly Evidence[]): Evidence[] {
  // "?" asks for nothing, so whatever a search returns for it is not about it.
  if (!/[\p{L}\p{N}]/u.test(question.text)) return [];
  const best = evidence.reduce((most, { score }) => Math.max(most, score), 0);
  const titled = evidence.filter(({ row }) => asksForTitle(question, row.title));
  // Scores are low if many memories are similar. If one of them contains the words, it is used anyway.
  const plain = isToldByOne(question, evidence) && judge(question, evidence).sufficient;
  if (best < LEAST_SCORE && titled.length === 0 && !plain) return [];
  if (question.names.length > 0 && !question.names.some((name) => evidence.some((one) => names(one, name)))) return [];
  const about = evidence.filter(
    (one) => !titled.includes(one) && isAbout(question, one) && (plain || one.score >= LEAST_SCORE / 2),
  );
  if (titled.length + about.length > 0) return [...titled, ...withSuccessors(about, evidence, titled)];
  // In other words than the question: the hit with the highest score.
  return best >= 2 * LEAST_SCORE || coverage(question, evidence) >= LEAST_COVERED ? evidence.slice(0, 1) : [];
}

/** What replaced a memory belongs to the answer, whatever its words: "My son lives in Leeds", "Robert has moved to York". */
function withSuccessors(
  about: readonly Evidence[],
  evidence: readonly Evidence[],
  told: readonly Evidence[],
): readonly Evidence[] {
  const successors = new Set(about.map(({ outdatedBy }) => outdatedBy));
  return evidence.filter((one) => about.includes(one) || (successors.has(one.row.id) && !told.includes(one)));
}

/** Adds memories linked as contradicting, whatever their words. */
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

/** The best, and a memory with a requested title, is quoted whole: the answer may be outside the matching sentences. */
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

/** The speaker or title, and the date. */
function sourceOf({ row, speaker }: Evidence): string {
  return [speaker ?? row.title, isoDay(row.occurredAt.getTime())].filter(Boolean).join(', ');
}
