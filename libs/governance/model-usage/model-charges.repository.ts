import { newId } from '@kernel/ids.js';
import { Injectable } from '@nestjs/common';
import { counted, countedPut, FRESH } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { modelCalls } from '@schema/model-calls.js';
import { sql } from 'drizzle-orm';
import { type Charge, type PeriodKind, periodsOf, type Reserved, type Spent } from './budget.js';

/** A call to reserve. */
export interface CallToReserve {
  readonly purpose: string;
  readonly model: string;
  readonly reserved: Reserved;
  readonly micros: number;
  readonly now: Date;
  /** After this the call counts as lost. */
  readonly deadline: Date;
}

export type Remaining = 'open' | 'old' | 'none';

/** The rows of calls, of what a period holds, and of what a day has used. Runs in the caller's transaction. */
@Injectable()
export class ModelChargesRepository {
  /**
   * What the day and the month of `now` hold. Their rows stay locked, so that concurrent calls see each other's
   * reservations. The month is always locked first, to avoid deadlocks.
   */
  async hold(tx: Tx, tenantId: string, now: Date): Promise<Record<PeriodKind, Spent>> {
    const [month, day] = periodsOf(now);
    await countedPut(
      'model_budgets',
      tx.execute<{ fresh: boolean }>(sql`
        insert into model_budgets (tenant_id, period) values (${tenantId}, ${month.name}), (${tenantId}, ${day.name})
        on conflict do nothing returning ${FRESH} as fresh`),
    );
    const { rows } = await tx.execute<{ period: string; tokens: string; micros: string }>(sql`
      select period, tokens, micros from model_budgets
      where tenant_id = ${tenantId} and period in (${month.name}, ${day.name}) order by period for update`);
    const of = (name: string): Spent => {
      const row = rows.find(({ period }) => period === name);
      return { tokens: Number(row?.tokens ?? 0), micros: Number(row?.micros ?? 0) };
    };
    return { month: of(month.name), day: of(day.name) };
  }

  /** Requires the lock of `hold`. @returns the id of the call */
  async reserve(tx: Tx, tenantId: string, call: CallToReserve): Promise<string> {
    const { purpose, model, reserved, micros, now, deadline } = call;
    const id = newId();
    const [, day] = periodsOf(now);
    await this.add(tx, tenantId, now, { tokens: reserved.input + reserved.output, micros });
    await counted(
      'model_calls',
      'inserted',
      tx.insert(modelCalls).values({
        tenantId,
        id,
        day: day.name,
        purpose,
        model,
        reservedIn: reserved.input,
        reservedOut: reserved.output,
        reservedMicros: micros,
        createdAt: now,
        deadline,
      }),
    );
    return id;
  }

  /** Charges what a call has used in place of what was reserved. Does nothing if the call is already charged. */
  async settle(tx: Tx, tenantId: string, id: string, charge: Charge, answered: boolean): Promise<void> {
    // Locks the rows of the periods first, as `hold` does. Otherwise two calls could deadlock.
    // An erasure of the tenant deletes all of them, and waits for this transaction or has begun.
    const { rows } = await tx.execute<{ created_at: string; tokens: string; micros: string }>(sql`
      select c.created_at, c.reserved_in + c.reserved_out as tokens, c.reserved_micros as micros
      from model_calls c join tenants t on t.tenant_id = c.tenant_id and not t.erasing
      where c.tenant_id = ${tenantId} and c.id = ${id} for key share of t`);
    const [call] = rows;
    if (!call) return;
    const began = new Date(call.created_at);
    await this.hold(tx, tenantId, began);
    const { rowCount } = await counted(
      'model_calls',
      'updated',
      tx.execute(sql`
        update model_calls set state = 'settled', tokens_in = ${charge.input}, tokens_out = ${charge.output},
          tokens_cached = ${charge.cached}, micros = ${charge.micros}, answered = ${answered}
        where tenant_id = ${tenantId} and id = ${id} and state = 'reserved'`),
    );
    if (!rowCount) return;
    await this.add(tx, tenantId, began, {
      tokens: charge.input + charge.output - Number(call.tokens),
      micros: charge.micros - Number(call.micros),
    });
    await this.note(
      tx,
      sql`
      select tenant_id, day, purpose, model, 1::bigint as calls, case when answered then 0 else 1 end as failed,
        0 as lapsed, ${charge.estimated ? 1 : 0}::int as estimated, tokens_in, tokens_out, tokens_cached, micros
      from model_calls where tenant_id = ${tenantId} and id = ${id}`,
    );
  }

  /** Charges calls as reserved if their process ended first. The periods already hold that amount. */
  async lapse(tx: Tx, tenantId: string, now: Date): Promise<void> {
    const at = sql`${now.toISOString()}::timestamptz`;
    const { rows } = await counted(
      'model_calls',
      'updated',
      tx.execute<{ id: string }>(sql`
        update model_calls set state = 'lapsed', tokens_in = reserved_in, tokens_out = reserved_out, micros = reserved_micros
        where tenant_id = ${tenantId} and state = 'reserved' and deadline < ${at} returning id`),
    );
    if (rows.length === 0) return;
    await this.note(
      tx,
      sql`
      select tenant_id, day, purpose, model, count(*) as calls, count(*) as failed, count(*) as lapsed,
        count(*) as estimated, sum(tokens_in) as tokens_in, sum(tokens_out) as tokens_out, 0 as tokens_cached, sum(micros) as micros
      from model_calls where tenant_id = ${tenantId} and id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
      group by tenant_id, day, purpose, model`,
    );
  }

  /** Deletes ended calls from before a day, and the usage of older days. */
  async prune(tx: Tx, tenantId: string, before: { readonly calls: string; readonly days: string }): Promise<void> {
    await counted(
      'model_calls',
      'deleted',
      tx.execute(sql`
        delete from model_calls where tenant_id = ${tenantId} and day < ${before.calls} and state <> 'reserved'`),
    );
    await counted(
      'model_usage_days',
      'deleted',
      tx.execute(sql`delete from model_usage_days where tenant_id = ${tenantId} and day < ${before.days}`),
    );
    await counted(
      'model_budgets',
      'deleted',
      tx.execute(sql`
        delete from model_budgets where tenant_id = ${tenantId} and period < ${before.days.slice(0, 7)}`),
    );
  }

  /** What remains of a tenant's calls: some in progress, or some that will become old. */
  async remaining(tx: Tx, tenantId: string): Promise<Remaining> {
    const { rows } = await tx.execute<{ open: boolean; some: boolean }>(sql`
      select exists (select from model_calls where tenant_id = ${tenantId} and state = 'reserved') as open,
        exists (select from model_calls where tenant_id = ${tenantId})
          or exists (select from model_usage_days where tenant_id = ${tenantId})
          or exists (select from model_budgets where tenant_id = ${tenantId}) as some`);
    if (rows[0]?.open) return 'open';
    return rows[0]?.some ? 'old' : 'none';
  }

  private async add(tx: Tx, tenantId: string, now: Date, { tokens, micros }: Spent): Promise<void> {
    const [month, day] = periodsOf(now);
    await counted(
      'model_budgets',
      'updated',
      tx.execute(sql`
        update model_budgets set tokens = tokens + ${tokens}::bigint, micros = micros + ${micros}::bigint
        where tenant_id = ${tenantId} and period in (${month.name}, ${day.name})`),
    );
  }

  private async note(tx: Tx, rows: ReturnType<typeof sql>): Promise<void> {
    await countedPut(
      'model_usage_days',
      tx.execute<{ fresh: boolean }>(sql`
        insert into model_usage_days as days (tenant_id, day, purpose, model, calls, failed, lapsed, estimated,
          tokens_in, tokens_out, tokens_cached, micros) ${rows}
        on conflict (tenant_id, day, purpose, model) do update set calls = days.calls + excluded.calls,
          failed = days.failed + excluded.failed, lapsed = days.lapsed + excluded.lapsed,
          estimated = days.estimated + excluded.estimated, tokens_in = days.tokens_in + excluded.tokens_in,
          tokens_out = days.tokens_out + excluded.tokens_out,
          tokens_cached = days.tokens_cached + excluded.tokens_cached, micros = days.micros + excluded.micros
        returning ${FRESH} as fresh`),
    );
  }
}
