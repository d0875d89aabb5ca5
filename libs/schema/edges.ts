import { foreignKey, index, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * A typed link between two records. `DERIVES_FROM` is lineage: erasing the source reaches what was derived from it.
 * So is `THOUGHT_OF`, from an item in working memory to its source: it does not count as a relation of the source,
 * and no search follows it.
 */
export const edges = declare(
  pgTable(
    'edges',
    {
      tenantId: uuid('tenant_id').notNull(),
      fromId: uuid('from_id').notNull(),
      type: text('type').notNull(),
      toId: uuid('to_id').notNull(),
      /** The owner of the record at `fromId`. */
      userId: text('user_id'),
      /** 0…1: the strength of the link. */
      strength: real('strength').notNull().default(1),
      /** The rule that created it. Null: created by hand, or by the use case that its type names. */
      rule: text('rule'),
      properties: jsonb('properties').$type<Record<string, unknown>>().notNull().default({}),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.fromId, t.type, t.toId] }),
      index('edges_to').on(t.tenantId, t.toId, t.type),
      foreignKey({
        name: 'edges_from_record',
        columns: [t.tenantId, t.fromId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
      foreignKey({
        name: 'edges_to_record',
        columns: [t.tenantId, t.toId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'rows',
    hangsOn: { records: ['from_id', 'to_id'] },
    room: 'memory/record-store',
    readBy: [
      'governance/privacy',
      'memory/compaction',
      'memory/context',
      'memory/extraction',
      'memory/graph',
      'memory/kinds',
      'memory/messages',
      'memory/revision',
      'memory/search',
      'memory/trust',
    ],
  },
);
