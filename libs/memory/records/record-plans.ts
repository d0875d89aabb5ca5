import type { RecordInput } from '@contracts/record.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { MESSAGE_TYPE } from '@contracts/message-type.js';
import { Marks } from '@memory/marks/marks.js';
import { Injectable } from '@nestjs/common';
import { CUT_FIELD } from './record.js';
import { planRecord, type RecordPlan } from './plan-record.js';

/** Plans what is stored: without what was handed out for a prompt and has come back. */
@Injectable()
export class RecordPlans {
  constructor(
    private readonly marks: Marks,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** @throws RecollectError as `planRecord`, and invalid_input for what is nothing else */
  make(scope: Scope, input: RecordInput): RecordPlan {
    const { input: cleaned, spans } = this.marks.cutFrom(input, scope.tenantId);
    // A message says the same whether or not a context once stood around it, and is then the same message.
    const noted = spans > 0 && input.type !== MESSAGE_TYPE ? { ...cleaned, [CUT_FIELD]: spans } : cleaned;
    return { ...planRecord(scope, noted), cut: spans };
  }

  /** For an edit: the fields that it names, without such spans. */
  clean<Edit extends Partial<RecordInput>>(scope: Scope, edit: Edit): Edit {
    const { input, spans } = this.marks.cutFrom(edit, scope.tenantId);
    return spans > 0 ? { ...input, [CUT_FIELD]: spans } : input;
  }
}
