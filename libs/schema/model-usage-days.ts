import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** What ended calls to language models have used on a day (UTC), by purpose and model. Numbers without persons. */
export const modelUsageDays = declare(
  pgTable(
    'model_usage_days',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** `2026-11-22` */
      day: text('day').notNull(),
      purpose: text('purpose').notNull(),
      model: text('model').notNull(),
      calls: count('calls'),
      /** Of those, without an answer that could be used. */
      failed: count('failed'),
      /** Of those, charged as reserved, because their process ended before them. */
      lapsed: count('lapsed'),
      /** Of those, charged as reserved, because the provider told nothing or more than can be. */
      estimated: count('estimated'),
      tokensIn: count('tokens_in'),
      tokensOut: count('tokens_out'),
      tokensCached: count('tokens_cached'),
      micros: count('micros'),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.day, t.purpose, t.model] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/model-usage' },
);
