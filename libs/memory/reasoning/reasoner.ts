import type { PartAnswer } from './answer-by-rules.js';
import type { Evidence } from './evidence.js';
import type { Classified } from './intent.js';
import type { Question } from './question.js';
import type { Verdict } from './sufficiency.js';

export type Who = 'rules' | 'model';

/** The queries, and who proposed them. */
export interface Planned {
  readonly queries: readonly string[];
  readonly by: Who;
}

/** The use of a language model for one request. */
export interface Asked {
  /** Number of corrections of its output. */
  readonly corrections: number;
  readonly usage?: { readonly calls: number; readonly tokens_in: number; readonly tokens_out: number };
  /** Why it was not used, or not until the end. */
  readonly degraded: readonly string[];
}

/** Decides between the searches: rules, or a language model whose output the rules check. */
export interface Reasoner {
  classify(question: string): Promise<Classified & { readonly by: Who }>;
  /** The queries of the first search. */
  plan(question: Question, most: number): Promise<Planned>;
  judge(question: Question, evidence: readonly Evidence[]): Promise<Verdict>;
  /** The queries of the next search. */
  refine(question: Question, evidence: readonly Evidence[], verdict: Verdict, most: number): Promise<Planned>;
  answer(question: Question, evidence: readonly Evidence[], verdict: Verdict): Promise<PartAnswer>;
  asked(): Asked;
}
