import { ANSWER_LIMITS, type AnswerInput } from '@contracts/reasoning/answer.operations.js';
import { activeTimeout } from '@kernel/active-timeout.js';
import { may, type Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { TenantModels } from '@platform/models/tenant-models.js';
import { assemble } from './assemble.js';
import { type Evidence, joined } from './evidence.js';
import { costOf } from './fit-evidence.js';
import { ModelReasoner } from './model/model-reasoner.js';
import { ReasonAbout, type Reasoned } from './reason-about.js';
import type { Reasoner } from './reasoner.js';
import { ReasoningTally } from './reasoning-tally.js';
import { RuleReasoner } from './rule-reasoner.js';
import { asMeant, splitQuestions } from './split-questions.js';
import { type Answered, type Hold, Trace, type Traced } from './trace.js';

export interface AnswerOptions {
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Called for each step as it is made. */
  readonly tell?: (step: Traced) => void;
  /** Receives the thoughts of each step, outside of any transaction. If it throws, the answer fails. */
  readonly hold?: Hold;
}

/** Answers from memory: runs the loop for each question, and cites all sources. */
@Injectable()
export class AnswerQuestion {
  constructor(
    private readonly about: ReasonAbout,
    private readonly tally: ReasoningTally,
    private readonly models: TenantModels,
  ) {}

  /** @throws whatever a search throws; the signal's reason after a disconnect */
  async run(
    scope: Scope,
    input: AnswerInput,
    { signal, tell = () => undefined, hold }: AnswerOptions,
  ): Promise<Answered> {
    const trace = new Trace(tell, hold);
    const texts = splitQuestions(input.question);
    const left = { searches: ANSWER_LIMITS.searches };
    const { signal: late, end } = activeTimeout(input.deadline_ms);
    const reasoner = this.reasonerFor(scope, input, signal, late);
    try {
      const parts: Reasoned[] = [];
      const shown = new Map<string, Evidence>();
      let unspent = input.token_budget;
      for (const index of texts.keys()) {
        const tokens = Math.floor(unspent / (texts.length - index));
        const reasoning = { input, reasoner, trace, tokens, shown, left, signal, late };
        const part = await this.about.run(scope, asMeant(texts, index), index, reasoning);
        parts.push(part);
        for (const one of part.evidence) {
          unspent -= costOf(one, shown);
          const before = shown.get(one.row.id);
          shown.set(one.row.id, before ? joined(before, one) : one);
        }
      }
      const answered = assemble(parts, trace.steps, { late: late.aborted, ...reasoner.asked() });
      this.tally.note(scope.tenantId, parts, answered);
      return answered;
    } finally {
      end();
    }
  }

  /** The rules answer for a key that may not use models, and if there is no model. */
  private reasonerFor(scope: Scope, { model }: AnswerInput, gone: AbortSignal, late: AbortSignal): Reasoner {
    const chat = model === 'auto' && may(scope, 'models:use') ? this.models.for(scope, 'chat') : null;
    if (!chat) return new RuleReasoner();
    return new ModelReasoner({ chat, decide: this.models.for(scope, 'decide') }, gone, late);
  }
}
