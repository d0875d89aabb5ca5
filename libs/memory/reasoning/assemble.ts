import { showId } from '@kernel/ids.js';
import { MARK } from './compute.js';
import { type Evidence, joined } from './evidence.js';
import type { Reasoned } from './reason-about.js';
import type { Answered, Traced } from './trace.js';

export interface Ended {
  /** Whether the deadline was reached. */
  readonly late: boolean;
  /** Number of corrections of a model's output. */
  readonly corrections: number;
  readonly usage?: Answered['usage'];
  /** Why the model was not used, or not until the end. */
  readonly degraded?: readonly string[];
}

/** Combines the parts into one answer: numbers the evidence in order of citation, and adds the metacognition. */
export function assemble(parts: readonly Reasoned[], trace: readonly Traced[], ended: Ended): Answered {
  const numbered = number(parts);
  const told = parts.map((part) => shown(part, numbered));
  const evidence = [...numbered.values()].map(({ one, ref, questions, cited }) => ({
    ref,
    id: showId(one.row.type, one.row.id),
    ...(one.row.externalId !== null && { external_id: one.row.externalId }),
    type: one.row.type,
    ...(one.row.title !== null && { title: one.row.title }),
    content: one.text,
    ...(one.excerpt && { excerpt: true as const }),
    occurred_at: one.row.occurredAt.toISOString(),
    ...(one.speaker !== null && { speaker: one.speaker }),
    ...(one.row.sessionId !== null && { session_id: one.row.sessionId }),
    score: one.score,
    step: one.step,
    questions,
    cited,
    tokens: one.tokens,
  }));
  return {
    answer:
      told.length === 1 ? told[0]!.answer : told.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
    by: told.some(({ by }) => by === 'model') ? 'model' : 'rules',
    status: statusOf(told.map(({ status }) => status)),
    parts: told,
    evidence,
    trace: [...trace],
    metacognition: knownOf(parts, evidence, ended),
    tokens: evidence.reduce((sum, { tokens }) => sum + tokens, 0),
    ...(ended.usage && { usage: ended.usage }),
    degraded: [
      ...new Set([
        ...parts.flatMap(({ degraded }) => degraded),
        ...(ended.late ? ['deadline'] : []),
        ...(ended.degraded ?? []),
      ]),
    ],
  };
}

interface Numbered {
  one: Evidence;
  readonly ref: number;
  readonly questions: number[];
  cited: boolean;
}

function number(parts: readonly Reasoned[]): Map<string, Numbered> {
  const numbered = new Map<string, Numbered>();
  for (const [index, { answer, evidence }] of parts.entries()) {
    const cited = answer.cited.map((citation) => citation.evidence);
    for (const one of [...cited, ...evidence]) {
      const known = numbered.get(one.row.id) ?? { one, ref: numbered.size + 1, questions: [], cited: false };
      if (!known.questions.includes(index)) known.questions.push(index);
      known.one = joined(known.one, one);
      known.cited ||= cited.includes(one);
      numbered.set(one.row.id, known);
    }
  }
  return numbered;
}

function shown({ question, answer }: Reasoned, numbered: ReadonlyMap<string, Numbered>): Answered['parts'][number] {
  const refOf = ({ row }: Evidence) => numbered.get(row.id)!.ref;
  const idOf = ({ row }: Evidence) => showId(row.type, row.id);
  return {
    question: question.text,
    intent: question.intent,
    status: answer.status,
    answer: answer.text.replaceAll(MARK, (mark, id: string) =>
      numbered.has(id) ? `[${numbered.get(id)!.ref}]` : mark,
    ),
    by: answer.by,
    citations: answer.cited.map(({ evidence, quote }) => ({ ref: refOf(evidence), id: idOf(evidence), quote })),
    calculations: answer.calculations.map(({ expression, result, from }) => ({
      expression,
      result,
      refs: [...new Set(from.map(refOf))],
    })),
    contradictions: answer.conflicts.map(({ about, sides }) => ({
      about,
      sides: sides.map(({ evidence, value, quote }) => ({
        ref: refOf(evidence),
        id: idOf(evidence),
        value,
        quote,
        occurred_at: evidence.row.occurredAt.toISOString(),
      })),
    })),
  };
}

type Status = Answered['status'];

function statusOf(statuses: readonly Status[]): Status {
  if (statuses.every((status) => status === 'not_in_memory')) return 'not_in_memory';
  return statuses.every((status) => status === 'answered') ? 'answered' : 'partly';
}

function knownOf(
  parts: readonly Reasoned[],
  evidence: Answered['evidence'],
  { corrections }: Ended,
): Answered['metacognition'] {
  const sum = (of: (part: Reasoned) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    steps: sum(({ steps }) => steps),
    steps_allowed: sum(({ allowed }) => allowed),
    effort: rounded(sum(effortOf) / parts.length),
    sufficient: parts.every(({ verdict }) => verdict.sufficient),
    judged_by: parts.some(({ verdict }) => verdict.by === 'model') ? 'model' : 'rules',
    search_quality: rounded(evidence.length === 0 ? 0 : evidence.filter(({ cited }) => cited).length / evidence.length),
    corrections: corrections + sum(({ refined }) => refined),
  };
}

/**
 * How well the number of searches matched the need. If the evidence was sufficient: the last search with a cited result, divided by
 * all searches. Otherwise: the searches made, divided by those allowed.
 */
export function effortOf({ answer, verdict, steps, allowed }: Reasoned): number {
  if (!verdict.sufficient) return Math.min(1, steps / allowed);
  const needed = answer.cited.reduce((last, { evidence }) => Math.max(last, evidence.step), 1);
  return Math.min(1, needed / steps);
}

export function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
