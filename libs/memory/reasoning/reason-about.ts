import { Injectable } from '@nestjs/common';
import type { AnswerInput } from '@contracts/reasoning/answer.operations.js';
import type { Scope } from '@kernel/scope.js';
import type { PartAnswer } from './answer-by-rules.js';
import { MARK } from './compute.js';
import type { Evidence } from './evidence.js';
import { fitEvidence, type Shown } from './fit-evidence.js';
import { GatherEvidence } from './gather-evidence.js';
import { type Classified, EFFORT } from './intent.js';
import { type Question, readQuestion, unique } from './question.js';
import type { Planned, Reasoner } from './reasoner.js';
import type { Verdict } from './sufficiency.js';
import type { Thought, Trace, Traced } from './trace.js';

const MARKS = new RegExp(` ?${MARK.source}`, 'gu');
/** As many as an answer by rules cites at most. The rest of the evidence is returned with the answer. */
const FACTS_OF_A_STEP = 8;

const asking = (question: string): Thought => ({ type: 'question', content: question, relevance: 1, from: [] });

/** Queries also derive from memories: from their titles and the names in them. */
const planning = (queries: readonly string[], evidence: readonly Evidence[] = []): Thought => ({
  type: 'plan',
  content: queries.join('\n'),
  relevance: 0.8,
  from: rowsOf(evidence),
});

/** @param known row ids of the memories already held; the new ones are added */
function finding(evidence: readonly Evidence[], known: Set<string>): Thought[] {
  const fresh = evidence.filter(({ row }) => !known.has(row.id)).slice(0, FACTS_OF_A_STEP);
  for (const { row } of fresh) known.add(row.id);
  return fresh.map(({ row, text, score }) => ({
    type: 'retrieved_fact',
    content: text,
    relevance: 0.7 * score,
    from: [row.id],
  }));
}

const judging = (says: string): Thought => ({ type: 'evaluation', content: says, relevance: 0.8, from: [] });

function concluding({ calculations, cited, text }: PartAnswer): Thought[] {
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

/** The input that is the same for all questions of a request. */
interface Reasoning {
  readonly input: AnswerInput;
  readonly reasoner: Reasoner;
  readonly trace: Trace;
  /** Number of searches left for this request. */
  readonly left: { searches: number };
  /** Token budget for what this question adds to the evidence shown before. */
  readonly tokens: number;
  readonly shown: Shown;
  /** Aborted when the client disconnects: then it throws. */
  readonly signal: AbortSignal;
  /** Aborted at the deadline: then it answers with what it has. */
  readonly late: AbortSignal;
}

export interface Reasoned {
  readonly question: Question;
  readonly answer: PartAnswer;
  readonly evidence: readonly Evidence[];
  readonly verdict: Verdict;
  readonly steps: number;
  readonly allowed: number;
  readonly refined: number;
  readonly degraded: readonly string[];
}

/** Runs one question through the loop: classify, plan, search, evaluate, refine or answer. */
@Injectable()
export class ReasonAbout {
  constructor(private readonly gather: GatherEvidence) {}

  async run(scope: Scope, text: string, index: number, reasoning: Reasoning): Promise<Reasoned> {
    const { reasoner, input, tokens, shown, left, signal, late } = reasoning;
    const tell = (step: Omit<Traced, 'question'>, thoughts: readonly Thought[] = []) =>
      reasoning.trace.add({ ...step, question: index }, thoughts);
    const { by, ...classified } = await reasoner.classify(text);
    const question = readQuestion(text, classified.intent);
    const { steps: usual, queries: most } = EFFORT[question.intent];
    const allowed = input.max_steps ?? usual;
    await tell({ step: 0, kind: 'classify', by, says: saysOf(classified, allowed) }, [asking(text)]);
    const planned = await reasoner.plan(question, most);
    // The question itself is always searched for.
    let queries = planned.queries.slice(0, Math.max(1, Math.min(most, left.searches)));
    await tell({ step: 1, kind: 'plan', by: planned.by, says: queriesOf(queries), queries: [...queries] }, [planning(queries)]); // prettier-ignore
    const asked = [...queries];
    const degraded = new Set<string>();
    let found: readonly Evidence[] = [];
    for (let step = 1; ; step++) {
      const gathered = await this.gather.run(scope, input, question, { queries, step, known: found, signal });
      left.searches -= queries.length;
      const { evidence, fresh } = gathered;
      found = evidence;
      for (const name of gathered.degraded) degraded.add(name);
      const fitting = fitEvidence(question, found, tokens, shown);
      const facts = finding(fitting, reasoning.trace.known);
      await tell({ step, kind: 'search', by: 'rules', says: `${fresh} new of ${found.length} found`, found: fresh }, facts); // prettier-ignore
      const verdict = await reasoner.judge(question, fitting);
      const judged = verdictOf(verdict);
      await tell({ step, kind: 'evaluate', by: verdict.by, says: judged, sufficient: verdict.sufficient }, [judging(judged)]); // prettier-ignore
      const goesOn =
        !verdict.sufficient && step < allowed && left.searches > 0 && !late.aborted && (step === 1 || fresh > 0);
      const refined = goesOn ? await reasoner.refine(question, fitting, verdict, most) : NOTHING;
      const more = freshOf(asked, refined.queries).slice(0, Math.min(most, Math.max(0, left.searches)));
      if (more.length === 0) {
        const answer = await reasoner.answer(question, fitting, verdict);
        for (const { expression, result } of answer.calculations) await tell({ step, kind: 'calculate', by: 'rules', says: `${expression} = ${result}` }); // prettier-ignore
        await tell(
          { step, kind: 'answer', by: answer.by, says: answer.status.replaceAll('_', ' ') },
          concluding(answer),
        );
        return { question, answer, evidence: fitting, verdict, steps: step, allowed, refined: step - 1, degraded: [...degraded] }; // prettier-ignore
      }
      await tell({ step: step + 1, kind: 'refine', by: refined.by, says: queriesOf(more), queries: more }, [planning(more, fitting)]); // prettier-ignore
      asked.push(...more);
      queries = more;
    }
  }
}

const NOTHING: Planned = { queries: [], by: 'rules' };

/** The queries that were not made before, in these or nearly these words. */
function freshOf(asked: readonly string[], queries: readonly string[]): string[] {
  const before = unique(asked);
  return unique([...before, ...queries]).slice(before.length);
}

function saysOf({ intent, sure }: Classified, allowed: number): string {
  const times = allowed === 1 ? 'one search' : `up to ${allowed} searches`;
  return `${intent.replaceAll('_', ' ')}${sure ? '' : ', for want of a sign'}: ${times}`;
}

function queriesOf(queries: readonly string[]): string {
  return queries.length === 1 ? 'one query' : `${queries.length} queries`;
}

function verdictOf({ sufficient, missing }: Verdict): string {
  return sufficient ? 'enough' : `missing: ${missing.join(', ')}`.slice(0, 500);
}
