import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * Calls to language models: the reservation made before each call, and the actual usage. Numbers without personal
 * data and without any text of the request.
 */
export const modelCalls = declare(
  pgTable(
    'model_calls',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      /** `2026-11-22`, UTC. The day and its month are charged. */
      day: text('day').notNull(),
      purpose: text('purpose').notNull(),
      /** The model as configured. */
      model: text('model').notNull(),
      /** `reserved`: running. `settled`: charged as used. `lapsed`: its process ended first; charged as reserved. */
      state: text('state').notNull().default('reserved'),
      reservedIn: count('reserved_in'),
      reservedOut: count('reserved_out'),
      /** Millionths of a US dollar. */
      reservedMicros: count('reserved_micros'),
      tokensIn: count('tokens_in'),
      tokensOut: count('tokens_out'),
      tokensCached: count('tokens_cached'),
      micros: count('micros'),
      answered: boolean('answered').notNull().default(false),
      createdAt: instant('created_at').notNull(),
      /** A call that is still `reserved` after this has lost its process. */
      deadline: instant('deadline').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('model_calls_open')
        .on(t.tenantId, t.deadline)
        .where(sql`state = 'reserved'`),
      index('model_calls_by_day').on(t.tenantId, t.day),
    ],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/model-usage' },
);
