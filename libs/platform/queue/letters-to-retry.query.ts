import { Clock } from '@kernel/clock.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { planByIndex } from '@platform/database/plan-by-index.js';
import { NOBODY } from './claim-statements.js';

/** How many tenants one call steps through. The next call continues there. */
const MOST_TENANTS = 500;
/** Limits per tenant and in total: few enough not to overload a provider that is still recovering. */
const LETTERS_OF_ONE = 10;
const LETTERS = 100;

export interface LettersOfTenant {
  readonly tenantId: string;
  readonly ids: readonly string[];
}

/** Finds dead letters that are due for an automatic retry: a few of each tenant, with one index lookup per tenant. */
@Injectable()
export class LettersToRetry {
  /** The tenant after which the next call begins. */
  private after = NOBODY;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<LettersOfTenant[]> {
    const now = this.clock.now().toISOString();
    const next = (last: ReturnType<typeof sql>) => sql`(
      select d.tenant_id from dead_letters d where d.retry_at is not null and d.tenant_id > ${last}
      order by d.tenant_id, d.retry_at, d.id limit 1)`;
    const { rows } = await this.database.asSystem(async (tx) => {
      await tx.execute(planByIndex);
      return tx.execute<{ tenant_id: string; step: number; ids: string[] | null }>(sql`
        with recursive walk (tenant_id, step) as (
          select ${next(sql`${this.after}::uuid`)}, 1
          union all
          select ${next(sql`w.tenant_id`)}, w.step + 1 from walk w
          where w.tenant_id is not null and w.step < ${MOST_TENANTS}
        ), due as (
          select w.tenant_id, l.id, row_number() over (partition by w.tenant_id order by l.retry_at, l.id) as turn
          from walk w cross join lateral (
            select d.id, d.retry_at from dead_letters d
            where d.tenant_id = w.tenant_id and d.retry_at <= ${now}::timestamptz
            order by d.tenant_id, d.retry_at, d.id limit ${LETTERS_OF_ONE}) l
        ), taken as (select tenant_id, id from due order by turn, tenant_id limit ${LETTERS})
        select w.tenant_id, w.step, (select array_agg(t.id::text) from taken t where t.tenant_id = w.tenant_id) as ids
        from walk w where w.tenant_id is not null order by w.step`);
    });
    const last = rows.at(-1);
    this.after = last?.step === MOST_TENANTS ? last.tenant_id : NOBODY;
    return rows.flatMap(({ tenant_id: tenantId, ids }) => (ids ? [{ tenantId, ids }] : []));
  }
}
