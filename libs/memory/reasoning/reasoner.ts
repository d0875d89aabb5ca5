import type { PartAnswer } from './answer-by-rules.js';
import type { Evidence } from './evidence.js';
import type { Classified } from './intent.js';
import type { Question } from './question.js';
import type { Verdict } from './sufficiency.js';

export type Who = 'rules' | 'model';

/** What is searched, and who said so. */
export interface Planned {
  readonly queries: readonly string[];
  readonly by: Who;
}

/** What a language model was asked for one request, and what became of it. */
export interface Asked {
  /** What of it was put right or taken out. */
  readonly corrections: number;
  readonly usage?: { readonly calls: number; readonly tokens_in: number; readonly tokens_out: number };
  /** Why it was not asked, or not to the end. */
  readonly degraded: readonly string[];
}

/** Who thinks between the searches: rules, or a language model that is held to what rules can check. */
export interface Reasoner {
  classify(question: string): Promise<Classified & { readonly by: Who }>;
  /** Queries of the first search. */
  plan(question: Question, most: number): Promise<Planned>;
  judge(question: Question, evidence: readonly Evidence[]): Promise<Verdict>;
  /** Queries of the next one. */
  refine(question: Question, evidence: readonly Evidence[], verdict: Verdict, most: number): Promise<Planned>;
  answer(question: Question, evidence: readonly Evidence[], verdict: Verdict): Promise<PartAnswer>;
  asked(): Asked;
}
