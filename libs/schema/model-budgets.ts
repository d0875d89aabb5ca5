import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** A tenant's usage of language models in a day or a month, including what is reserved for running calls. */
export const modelBudgets = declare(
  pgTable(
    'model_budgets',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** `2026-11` or `2026-11-22`, UTC. */
      period: text('period').notNull(),
      tokens: count('tokens'),
      /** Millionths of a US dollar. */
      micros: count('micros'),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.period] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/model-usage' },
);
