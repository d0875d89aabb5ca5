import type { ModelUsageOutput } from '@contracts/model-usage/model-usage.operations.js';
import { modelsSettings } from '@contracts/model-usage/models.settings.js';
import { Clock } from '@kernel/clock.js';
import { DAY_MS } from '@kernel/durations.js';
import type { Scope } from '@kernel/scope.js';
import { Settings } from '@memory/settings/settings.js';
import { checkSeesTenant } from '@memory/settings/who-sets.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Database, type Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { showTenantId } from '../tenancy/tenants.repository.js';
import { limitsFor, lowest, MICROS, periodsOf } from './budget.js';
import { limitsOf } from './model-settings.js';

type Day = ModelUsageOutput['days'][number];
type Numbers = Omit<Day, 'day' | 'purpose' | 'model' | 'usd'> & { readonly micros: number };

/** What a tenant's calls to language models have used, and what its limits leave. */
@Injectable()
export class GetModelUsage {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws RecollectError `forbidden` for a bound key: the numbers cover the whole tenant */
  async run(scope: Scope, days: number): Promise<ModelUsageOutput> {
    checkSeesTenant(scope);
    return this.database.withScope(scope, (tx) => this.read(tx, scope.tenantId, days), { readOnly: true });
  }

  private async read(tx: Tx, tenantId: string, back: number): Promise<ModelUsageOutput> {
    const now = this.clock.now();
    const { tenant } = await this.settings.read(tx, { tenantId, userId: null }, modelsSettings);
    const limits = lowest(this.config.models.limits, limitsOf(tenant?.value ?? {}));
    const [month, day] = periodsOf(now);
    const held = await tx.execute<{ period: string; tokens: string; micros: string }>(sql`
      select period, tokens, micros from model_budgets
      where tenant_id = ${tenantId} and period in (${month.name}, ${day.name})`);
    const { rows: open } = await tx.execute<{ calls: string; tokens: string }>(sql`
      select count(*) as calls, coalesce(sum(reserved_in + reserved_out), 0) as tokens from model_calls
      where tenant_id = ${tenantId} and state = 'reserved'`);
    const budget = (period: typeof month | typeof day) => {
      const row = held.rows.find(({ period: name }) => name === period.name);
      const { tokens, usd } = limitsFor(limits, period.kind);
      return {
        tokens: Number(row?.tokens ?? 0),
        tokens_limit: tokens,
        usd: Number(row?.micros ?? 0) / MICROS,
        usd_limit: usd,
        opens_at: period.ends.toISOString(),
      };
    };
    return {
      tenant_id: showTenantId(tenantId),
      allowed: tenant?.value.allowed ?? true,
      day: budget(day),
      month: budget(month),
      open: { calls: Number(open[0]?.calls ?? 0), tokens: Number(open[0]?.tokens ?? 0) },
      days: await this.days(tx, tenantId, dayBefore(now, back - 1)),
    };
  }

  private async days(tx: Tx, tenantId: string, from: string): Promise<Day[]> {
    const { rows } = await tx.execute<
      { day: string; purpose: string; model: string } & Record<keyof Numbers, string>
    >(sql`
      select day, purpose, model, calls, failed, lapsed, estimated, tokens_in, tokens_out, tokens_cached, micros
      from model_usage_days where tenant_id = ${tenantId} and day >= ${from}
      order by day desc, purpose, model`);
    return rows.map(({ day, purpose, model, ...texts }) => {
      const { micros, ...numbers } = Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, Number(text)]),
      ) as unknown as Numbers;
      return { day, purpose, model, ...numbers, usd: micros / MICROS };
    });
  }
}

/** The day this many days before, as `2026-11-22`, UTC. */
export function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
