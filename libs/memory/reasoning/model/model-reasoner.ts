import { RecollectError } from '@kernel/errors.js';
import type { Answered, Ask, LanguageModel } from '@platform/models/language-model.js';
import { refusedCall } from '@platform/models/refused-call.js';
import { nothing, type PartAnswer, relevantTo, withLinked } from '../answer-by-rules.js';
import { conflictsIn } from '../conflicts.js';
import type { Evidence } from '../evidence.js';
import type { Intent } from '@contracts/reasoning/answer.operations.js';
import { ALL_INTENTS } from '../intent.js';
import { type Question, unique } from '../question.js';
import type { Asked, Planned, Reasoner } from '../reasoner.js';
import { RuleReasoner } from '../rule-reasoner.js';
import type { Verdict } from '../sufficiency.js';
import { checkAnswer } from './check-answer.js';
import {
  answerAsk,
  answerShape,
  answerSystem,
  enoughAsk,
  intentAsk,
  PLAN,
  planAsk,
  queriesShape,
  QUOTED,
} from './prompts.js';

export interface ReasoningModels {
  readonly chat: LanguageModel;
  /** For closed questions; null: the rules decide. */
  readonly decide: LanguageModel | null;
}

/** Maximum tokens of an answer, and of queries. */
const ANSWER_TOKENS = 1_500;
const PLAN_TOKENS = 400;
/** A wrong answer is requested once more; after that the rules answer. */
const TRIES = 2;
/** Minimum probability for sufficient evidence. */
const ENOUGH = 0.5;

/**
 * A language model between the searches. It is asked if the rules are unsure, proposes queries, judges the evidence and writes the
 * answer. Its output is checked against the memories that it was shown. If that fails twice, or the model is unavailable, the rules
 * continue.
 */
export class ModelReasoner implements Reasoner {
  private readonly rules = new RuleReasoner();
  private readonly degraded = new Set<string>();
  private blocked = false;
  private corrections = 0;
  private readonly usage = { calls: 0, tokens_in: 0, tokens_out: 0 };
  private readonly searched: string[] = [];

  /**
   * @param gone aborted when the client disconnects: its reason is thrown
   * @param late aborted at the deadline: the rules continue
   */
  constructor(
    private readonly models: ReasoningModels,
    private readonly gone: AbortSignal,
    private readonly late: AbortSignal,
  ) {}

  async classify(question: string) {
    const read = await this.rules.classify(question);
    const { decide } = this.models;
    if (read.sure || !decide) return read;
    const options = [...ALL_INTENTS] as [Intent, Intent, ...Intent[]];
    const decided = await this.ask(() =>
      decide.decide(this.bounded(QUOTED, intentAsk(question), PLAN_TOKENS), {
        kind: 'choice',
        ask: 'Choose what it asks for.',
        options,
      }),
    );
    const [best] = Object.entries(decided?.decision ?? {}).sort(([, a], [, b]) => b - a);
    return best ? { intent: best[0] as Intent, sure: true, by: 'model' as const } : read;
  }

  async plan(question: Question, most: number): Promise<Planned> {
    const planned = await this.rules.plan(question, most);
    if (question.intent === 'simple_recall') return planned;
    return this.withQueries(question, planned, [], [], most);
  }

  async judge(question: Question, evidence: readonly Evidence[]): Promise<Verdict> {
    const verdict = await this.rules.judge(question, evidence);
    const { decide } = this.models;
    // Recall makes only one search, so the judgement has no effect.
    if (!decide || question.intent === 'simple_recall' || evidence.length === 0) return verdict;
    const decided = await this.ask(() =>
      decide.decide(this.bounded(QUOTED, enoughAsk(question, evidence), PLAN_TOKENS), {
        kind: 'yes-no',
        ask: 'Do these memories hold everything that is needed to answer the question?',
      }),
    );
    if (!decided) return verdict;
    const sufficient = (decided.decision['yes'] ?? 0) > ENOUGH;
    return {
      by: 'model',
      sufficient,
      missing: sufficient ? [] : verdict.missing.length > 0 ? verdict.missing : ['more'],
    };
  }

  async refine(question: Question, evidence: readonly Evidence[], verdict: Verdict, most: number): Promise<Planned> {
    const planned = await this.rules.refine(question, evidence, verdict, most);
    return this.withQueries(question, planned, evidence, verdict.missing, most);
  }

  async answer(question: Question, evidence: readonly Evidence[], verdict: Verdict): Promise<PartAnswer> {
    const byRules = await this.rules.answer(question, evidence, verdict);
    if (evidence.length === 0) return byRules;
    const conflicts = conflictsIn(question, withLinked(relevantTo(question, evidence), evidence));
    let faults: readonly string[] = [];
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const content = answerAsk(question, evidence, conflicts, faults);
      const proposed = await this.ask(() =>
        this.models.chat.generateObject(this.bounded(answerSystem(question), content, ANSWER_TOKENS), answerShape),
      );
      if (!proposed) return byRules;
      if (!proposed.object.found && proposed.object.quotes.length === 0) return { ...nothing(), by: 'model' };
      const checked = checkAnswer(question, evidence, proposed.object);
      if (checked.faults.length === 0) {
        const { text, cited, calculations } = checked;
        const status = proposed.object.found && verdict.sufficient ? 'answered' : 'partly';
        return { text, status, by: 'model', cited, calculations, conflicts };
      }
      this.corrections += checked.faults.length;
      ({ faults } = checked);
    }
    this.degraded.add('ungrounded');
    return byRules;
  }

  asked(): Asked {
    const { corrections, usage, degraded } = this;
    return { corrections, degraded: [...degraded], ...(usage.calls > 0 && { usage: { ...usage } }) };
  }

  private async withQueries(
    question: Question,
    planned: Planned,
    evidence: readonly Evidence[],
    missing: readonly string[],
    most: number,
  ): Promise<Planned> {
    const proposed = await this.ask(() =>
      this.models.chat.generateObject(
        this.bounded(PLAN, planAsk(question, missing, evidence, this.searched), PLAN_TOKENS),
        queriesShape,
      ),
    );
    const own = proposed?.object.queries ?? [];
    // The first one stays: the question in its own words finds most.
    const queries = unique([...planned.queries.slice(0, 1), ...own, ...planned.queries.slice(1)]).slice(0, most);
    this.searched.push(...queries);
    return { queries, by: own.length > 0 ? 'model' : 'rules' };
  }

  private bounded(system: string, content: string, maxTokens: number): Ask {
    const signal = AbortSignal.any([this.gone, this.late]);
    return { system, messages: [{ role: 'user', content }], maxTokens, temperature: 0, signal };
  }

  /** Null if the model is unavailable. It is then not asked again in this request, and the reason is reported. */
  private async ask<T extends Answered>(call: () => Promise<T>): Promise<T | null> {
    if (this.blocked || this.late.aborted) return null;
    try {
      const answered = await call();
      this.usage.calls += 1;
      this.usage.tokens_in += answered.usage.input ?? 0;
      this.usage.tokens_out += answered.usage.output ?? 0;
      return answered;
    } catch (error) {
      this.gone.throwIfAborted();
      if (this.late.aborted) return null;
      const refused = refusedCall(error);
      if (!(refused instanceof RecollectError) || refused.code === 'internal') throw error;
      this.degraded.add(refused.code);
      this.blocked = true;
      return null;
    }
  }
}
