import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Usage of finished calls to language models per day (UTC), purpose and model. Numbers without personal data. */
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
      /** Calls without a usable response. */
      failed: count('failed'),
      /** Calls charged as reserved because their process ended first. */
      lapsed: count('lapsed'),
      /** Calls charged as reserved because the provider reported no usage or an impossible one. */
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
