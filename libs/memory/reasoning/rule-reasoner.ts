import { answerByRules } from './answer-by-rules.js';
import type { Evidence } from './evidence.js';
import { classify } from './intent.js';
import { firstQueries, type Question } from './question.js';
import type { Reasoner } from './reasoner.js';
import { judge, refinedQueries, type Verdict } from './sufficiency.js';

/** Needs no model, and is deterministic. */
export class RuleReasoner implements Reasoner {
  async classify(question: string) {
    return { ...classify(question), by: 'rules' as const };
  }

  async plan(question: Question, most: number) {
    return { queries: firstQueries(question, most), by: 'rules' as const };
  }

  async judge(question: Question, evidence: readonly Evidence[]) {
    return judge(question, evidence);
  }

  async refine(question: Question, evidence: readonly Evidence[], { missing }: Verdict, most: number) {
    return { queries: refinedQueries(question, evidence, missing).slice(0, most), by: 'rules' as const };
  }

  async answer(question: Question, evidence: readonly Evidence[], verdict: Verdict) {
    return answerByRules(question, evidence, verdict);
  }

  asked() {
    return { corrections: 0, degraded: [] };
  }
}
