import type { AnswerInput } from '@contracts/reasoning/answer.operations.js';
import { requireUser } from '@governance/tenancy/make-scope.js';
import { RecollectError } from '@kernel/errors.js';
import { may, type Scope } from '@kernel/scope.js';
import { agentOf } from '@memory/kinds/kind.js';
import { HoldSlots } from '@memory/kinds/working/hold-slots.js';
import { AnswerQuestion, type AnswerOptions } from '@memory/reasoning/answer-question.js';
import type { Answered, Hold } from '@memory/reasoning/trace.js';
import { Injectable } from '@nestjs/common';
import { currentAuditContext } from '@platform/observability/audit-context.js';

/** Told as `degraded` where steps stand in the trace alone. */
const NOT_HELD = 'working_memory';

/** An answer as every protocol gives it: with a task named, every step is held in the agent's working memory for it. */
@Injectable()
export class AnswerFlow {
  constructor(
    private readonly answering: AnswerQuestion,
    private readonly slots: HoldSlots,
  ) {}

  /** @throws RecollectError as a search; with a task, invalid_input, not_found.agent and user_required for want of whose it is */
  async run(scope: Scope, input: AnswerInput, options: Omit<AnswerOptions, 'hold'>): Promise<Answered> {
    const { task_id: task } = input;
    if (task === undefined) return this.answering.run(scope, input, options);
    const agent = agentOf(scope, input);
    requireUser(scope);
    let held = may(scope, 'records:write');
    const hold: Hold = async ({ step, question }, thoughts) => {
      if (!held) return;
      try {
        noteAsChange();
        await this.slots.run(scope, agent, task, thoughts.map((thought) => ({ ...thought, metadata: { of: 'answer', question, step } }))); // prettier-ignore
      } catch (error) {
        // An answer is worth more than what is held of the way to it.
        if (!(error instanceof RecollectError) || error.status >= 500) throw error;
        held = false;
      }
    };
    const answered = await this.answering.run(scope, input, { ...options, hold });
    return held ? answered : { ...answered, degraded: [...answered.degraded, NOT_HELD] };
  }
}

/** The operation reads, and whoever names a task has asked for a change beside it. */
function noteAsChange(): void {
  const context = currentAuditContext();
  if (context) context.reads = false;
}
