import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** An embedding space of a tenant: provider, model, dimension. Vectors of different spaces are never compared. */
export const embeddingSpaces = declare(
  pgTable(
    'embedding_spaces',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      provider: text('provider').notNull(),
      model: text('model').notNull(),
      dimensions: integer('dimensions').notNull(),
      /** When a re-embed finished filling it and reads switched to it. The newest one is read. */
      activatedAt: instant('activated_at'),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      unique('embedding_spaces_name').on(t.tenantId, t.provider, t.model, t.dimensions),
    ],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'memory/indexing', readBy: ['memory/search'] },
);
