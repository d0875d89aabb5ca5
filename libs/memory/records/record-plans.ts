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

/** Ids and labels are not cleaned: a changed one would refer to something else. */
const NAMES = new Set([
  'id', 'external_id', 'user_id', 'type', 'agent', 'project', 'session_id', 'role', 'language', 'derived_from',
  'tool_call_id',
]); // prettier-ignore

/** Plans what is stored, without injected context that comes back and without secrets. */
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
   * A plan without secrets. Pass it to `settle` before storing it.
   * @param heard passwords in the same request, whose repetitions are secrets too
   * @throws RecollectError as `planRecord`, and invalid_input if nothing remains
   */
  make(scope: Scope, input: RecordInput, heard?: Heard): RecordPlan {
    const { input: cleaned, spans } = this.marks.cutFrom(input, scope.tenantId);
    // A message is the same with or without injected context, so the number of cuts is not stored.
    const noted = spans > 0 && input.type !== MESSAGE_TYPE ? { ...cleaned, [CUT_FIELD]: spans } : cleaned;
    const { cleaned: redacted, found } = scanForSecrets(noted, NAMES, heard);
    const hints = hintsFor(input, this.now());
    const plan = { ...planRecord(scope, redacted), cut: spans, secrets: found, hints };
    return found.length === 0 ? plan : { ...plan, unredacted: { ...planRecord(scope, noted), cut: spans, hints } };
  }

  /** Applies the secrets policy of the owner to the plan. @throws RecollectError secret_detected */
  async settle(tx: Tx, { tenantId }: Scope, plan: RecordPlan): Promise<RecordPlan> {
    const decision = await this.secrets.decide(tx, { tenantId, userId: plan.userId }, plan.secrets);
    return decision === 'off' && plan.unredacted ? plan.unredacted : plan;
  }

  /** The fields of an edit to a record of this owner, without injected context and secrets. */
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
