import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** A space that vectors of a tenant live in: provider, model, dimension. Vectors of two spaces are never compared. */
export const embeddingSpaces = declare(
  pgTable(
    'embedding_spaces',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      provider: text('provider').notNull(),
      model: text('model').notNull(),
      dimensions: integer('dimensions').notNull(),
      /** When a re-embed had filled it and reads switched to it; the newest one is read. */
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
