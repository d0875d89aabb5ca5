import type { PartAnswer } from './answer-by-rules.js';
import { MARK } from './compute.js';
import type { Evidence } from './evidence.js';
import type { Thought } from './trace.js';

const MARKS = new RegExp(` ?${MARK.source}`, 'gu');
/** As many as an answer by rules cites at most. The rest of the evidence is returned with the answer. */
const FACTS_OF_A_STEP = 8;

export const asking = (question: string): Thought => ({ type: 'question', content: question, relevance: 1, from: [] });

/** Queries also derive from memories: from their titles and the names in them. */
export const planning = (queries: readonly string[], evidence: readonly Evidence[] = []): Thought => ({
  type: 'plan',
  content: queries.join('\n'),
  relevance: 0.8,
  from: rowsOf(evidence),
});

/** @param known row ids of the memories already held; the new ones are added */
export function finding(evidence: readonly Evidence[], known: Set<string>): Thought[] {
  const fresh = evidence.filter(({ row }) => !known.has(row.id)).slice(0, FACTS_OF_A_STEP);
  for (const { row } of fresh) known.add(row.id);
  return fresh.map(({ row, text, score }) => ({
    type: 'retrieved_fact',
    content: text,
    relevance: 0.7 * score,
    from: [row.id],
  }));
}

export const judging = (says: string): Thought => ({ type: 'evaluation', content: says, relevance: 0.8, from: [] });

export function concluding({ calculations, cited, text }: PartAnswer): Thought[] {
  return [
    ...calculations.map(({ expression, result, from }) => ({
      type: 'reasoning_step' as const,
      content: `${expression} = ${result}`,
      relevance: 0.9,
      from: rowsOf(from),
    })),
    {
      type: 'reasoning_step',
      content: text.replaceAll(MARKS, ''),
      relevance: 0.9,
      from: rowsOf(cited.map(({ evidence }) => evidence)),
    },
  ];
}

function rowsOf(evidence: readonly Evidence[]): string[] {
  return [...new Set(evidence.map(({ row }) => row.id))];
}
