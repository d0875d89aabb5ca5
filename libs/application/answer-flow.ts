import type { AnswerInput } from '@contracts/reasoning/answer.operations.js';
import { requireUser } from '@governance/tenancy/caller.js';
import { RecollectError } from '@kernel/errors.js';
import { may, type Scope } from '@kernel/scope.js';
import { agentOf } from '@memory/kinds/kind.js';
import { HoldSlots } from '@memory/kinds/working/hold-slots.js';
import { AnswerQuestion, type AnswerOptions } from '@memory/reasoning/answer-question.js';
import type { Answered, Hold } from '@memory/reasoning/trace.js';
import { epochOf } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { currentAuditContext } from '@platform/observability/audit-context.js';

/** Reported in `degraded` if the steps are only in the trace. */
const NOT_HELD = 'working_memory';

/**
 * Answers a question, for every protocol. If a task is named, each step is stored in the agent's working memory for it.
 */
@Injectable()
export class AnswerFlow {
  constructor(
    private readonly answering: AnswerQuestion,
    private readonly slots: HoldSlots,
    private readonly database: Database,
  ) {}

  /**
   * @throws RecollectError as a search; with a task also invalid_input, not_found.agent, and user_required if no user
   * is named
   */
  async run(scope: Scope, input: AnswerInput, options: Omit<AnswerOptions, 'hold'>): Promise<Answered> {
    const { task_id: task } = input;
    if (task === undefined) return this.answering.run(scope, input, options);
    const agent = agentOf(scope, input);
    requireUser(scope);
    let held = may(scope, 'records:write');
    let epoch = held ? await this.database.withScope(scope, (tx) => epochOf(tx, scope), { readOnly: true }) : null;
    const hold: Hold = async ({ step, question }, thoughts) => {
      if (!held) return;
      try {
        noteAsChange();
        const slots = thoughts.map((thought) => ({ ...thought, metadata: { of: 'answer', question, step } }));
        epoch = await this.slots.run(scope, { agent, task }, slots, epoch);
      } catch (error) {
        // An answer is worth more than the stored steps.
        if (!(error instanceof RecollectError) || error.status >= 500) throw error;
        held = false;
      }
    };
    const answered = await this.answering.run(scope, input, { ...options, hold });
    return held ? answered : { ...answered, degraded: [...answered.degraded, NOT_HELD] };
  }
}

/** The operation is a read, but naming a task also requests a change. */
function noteAsChange(): void {
  const context = currentAuditContext();
  if (context) context.reads = false;
}
