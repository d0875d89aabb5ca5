import { modelsSettings } from '@contracts/model-usage/models.settings.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Settings } from '@memory/settings/settings.js';
import { isPaused, refuseWhileErased } from '@memory/users/ensure-user.js';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import type { ModelLimits, ModelPurpose } from '@platform/config/models.js';
import { Database, type Tx } from '@platform/database/database.js';
import { holdTenant } from '@platform/database/hold-tenant.js';
import type { CallEnd, CallMeter, CallMost } from '@platform/models/language-model.js';
import { ModelBudgetExhausted } from '@platform/models/tenant-models.js';
import { chargeOf, type Exceeded, exceeded, lowest, mostMicros, type Reserved } from './budget.js';
import { ModelChargesRepository } from './model-charges.repository.js';
import type { ModelMetrics } from './model-metrics.js';
import { limitsOf } from './model-settings.js';

/** Grace beyond a call's time limit before its process counts as lost, in milliseconds. */
const GRACE_MS = 60_000;

/**
 * Reserves the most that a request to a language model may use before it is sent, and settles its actual use
 * afterwards. Until then the reservation counts as used, so limits hold however many requests run at once. If the
 * process dies, the request is charged as reserved.
 */
@Injectable()
export class ModelBudget {
  constructor(
    private readonly database: Database,
    private readonly charges: ModelChargesRepository,
    private readonly settings: Settings,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The meter of one model's calls for a scope. */
  meter(scope: Scope, purpose: ModelPurpose, model: string, metrics: ModelMetrics): CallMeter {
    const price = this.config.models.prices.get(model);
    return {
      open: async (reserved) => {
        const id = await this.reserve(scope, purpose, model, reserved).catch((error: unknown) => {
          if (error instanceof RecollectError) metrics.refused(purpose, error.code);
          throw error;
        });
        return {
          close: async (end: CallEnd) => {
            const charge = chargeOf(price, reserved, end);
            metrics.ended(purpose, end.answered, charge);
            await this.database
              .withScope(tenantOnly(scope), (tx) => this.charges.settle(tx, scope.tenantId, id, charge, end.answered))
              // The call then stays reserved until it lapses: charged, and never too little.
              .catch(() => new Logger('Models').warn('a call to a language model could not be settled; it counts as reserved')); // prettier-ignore
          },
        };
      },
    };
  }

  private reserve(scope: Scope, purpose: ModelPurpose, model: string, reserved: CallMost): Promise<string> {
    const now = this.clock.now();
    const price = this.config.models.prices.get(model);
    const micros = mostMicros(price, reserved);
    return this.database.withScope(scope, async (tx) => {
      const limits = await this.check(tx, scope);
      if (price === undefined && (limits.usdPerDay !== null || limits.usdPerMonth !== null)) {
        throw new RecollectError('forbidden', `A limit in money is set, but LLM_PRICES has no price for ${model}.`);
      }
      const held = await this.charges.hold(tx, scope.tenantId, now);
      await this.charges.lapse(tx, scope.tenantId, now);
      const over = exceeded(limits, held, { tokens: reserved.input + reserved.output, micros }, now);
      if (over) throw refusalOf(over, reserved, now);
      const deadline = new Date(now.getTime() + (reserved.withinMs ?? this.config.models.timeoutMs) + GRACE_MS);
      return this.charges.reserve(tx, scope.tenantId, { purpose, model, reserved, micros, now, deadline });
    });
  }

  /** @throws RecollectError forbidden, learning_paused, erasure_pending */
  private async check(tx: Tx, scope: Scope): Promise<ModelLimits> {
    const { tenantId, userId } = scope;
    const { tenant } = await this.settings.read(tx, { tenantId, userId: null }, modelsSettings);
    if (tenant?.value.allowed === false) {
      throw new RecollectError('forbidden', 'The tenant’s settings allow no language model: `models.allowed`.');
    }
    if (userId === null) await holdTenant(tx, tenantId);
    else {
      await refuseWhileErased(tx, tenantId, userId);
      if (await isPaused(tx, tenantId, userId)) throw new RecollectError('learning_paused');
    }
    return lowest(this.config.models.limits, limitsOf(tenant?.value ?? {}));
  }
}

/** Settling belongs to the tenant, even while the user is being erased. */
function tenantOnly(scope: Scope): Scope {
  return { ...scope, userId: null, includeShared: false };
}

function refusalOf({ period, unit, limit, never }: Exceeded, reserved: Reserved, now: Date): RecollectError {
  const amount = unit === 'tokens' ? `${limit} tokens` : `${limit} US dollars`;
  if (never) {
    const most = reserved.input + reserved.output;
    return new RecollectError(
      'too_large',
      `This call may use up to ${most} tokens (${reserved.input} sent, ${reserved.output} answered), which is more than the ${amount} that a ${period.kind} allows. Send less, or ask for fewer max_tokens.`,
    );
  }
  const seconds = Math.max(1, Math.ceil((period.ends.getTime() - now.getTime()) / 1_000));
  return new ModelBudgetExhausted(
    period.ends,
    seconds,
    `The tenant may use ${amount} a ${period.kind}, and this call does not fit in what is left. It opens again at ${period.ends.toISOString()}.`,
  );
}
