import type { RecordInput } from '@contracts/records/record.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { MESSAGE_TYPE } from '@contracts/messages/message-type.js';
import { ContextMarkers } from '@memory/context-markers/context-markers.js';
import type { Heard } from '@memory/secret-scanning/heard.js';
import { scanForSecrets, type SecretFound } from '@memory/secret-scanning/scan.js';
import { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { CUT_FIELD } from '@memory/record-store/record.js';
import { hintsFor } from './hints.js';
import { planRecord, type RecordPlan } from './plan-record.js';

/** Ids and labels are no texts: changed, they would name something else. */
const NAMES = new Set([
  'id', 'external_id', 'user_id', 'type', 'agent', 'project', 'session_id', 'role', 'language', 'derived_from',
  'tool_call_id',
]); // prettier-ignore

/** Plans what is stored: without what was handed out for a prompt and has come back, and without secrets. */
@Injectable()
export class RecordPlans {
  constructor(
    private readonly marks: ContextMarkers,
    private readonly secrets: SecretGuard,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /**
   * A plan without secrets, which `settle` must see before it is stored.
   * @param heard passwords of the same request, whose repetitions are secrets as well
   * @throws RecollectError as `planRecord`, and invalid_input for what is nothing else
   */
  make(scope: Scope, input: RecordInput, heard?: Heard): RecordPlan {
    const { input: cleaned, spans } = this.marks.cutFrom(input, scope.tenantId);
    // A message says the same whether or not a context once stood around it, and is then the same message.
    const noted = spans > 0 && input.type !== MESSAGE_TYPE ? { ...cleaned, [CUT_FIELD]: spans } : cleaned;
    const { cleaned: redacted, found } = scanForSecrets(noted, NAMES, heard);
    const hints = hintsFor(input, this.now());
    const plan = { ...planRecord(scope, redacted), cut: spans, secrets: found, hints };
    return found.length === 0 ? plan : { ...plan, unredacted: { ...planRecord(scope, noted), cut: spans, hints } };
  }

  /** The plan as the policy of its owner wants it. @throws RecollectError secret_detected */
  async settle(tx: Tx, { tenantId }: Scope, plan: RecordPlan): Promise<RecordPlan> {
    const decision = await this.secrets.decide(tx, { tenantId, userId: plan.userId }, plan.secrets);
    return decision === 'off' && plan.unredacted ? plan.unredacted : plan;
  }

  /** For an edit of this owner's record: the fields that it names, without such spans and secrets. */
  async clean<Edit extends Partial<RecordInput>>(
    tx: Tx,
    scope: Scope,
    userId: string | null,
    edit: Edit,
  ): Promise<{ readonly input: Edit; readonly secrets: readonly SecretFound[] }> {
    const { input, spans } = this.marks.cutFrom(edit, scope.tenantId);
    const noted = spans > 0 ? { ...input, [CUT_FIELD]: spans } : input;
    const owner = { tenantId: scope.tenantId, userId };
    const { cleaned, found } = await this.secrets.guard(tx, owner, noted, NAMES);
    return { input: cleaned, secrets: found };
  }
}
