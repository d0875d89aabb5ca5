import { boolean, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * That a record mentions a name. An entity is all mentions of one key that a reader sees; there is no row of its own, so no name outlives the
 * last text that says it.
 */
export const entityMentions = declare(
  pgTable(
    'entity_mentions',
    {
      tenantId: uuid('tenant_id').notNull(),
      recordId: uuid('record_id').notNull(),
      /** The name in lower case and without ornaments. */
      key: text('key').notNull(),
      /** Whose the record is. */
      userId: text('user_id'),
      /** As it is written. */
      name: text('name').notNull(),
      /** A word of a longer name: it links, and is no entity of its own. */
      part: boolean('part').notNull().default(false),
      /** The key of another name that the text says is the same one's. */
      sameAs: text('same_as'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.recordId, t.key] }),
      index('entity_mentions_by_key').on(t.tenantId, t.userId, t.key, t.recordId),
      foreignKey({
        name: 'entity_mentions_record',
        columns: [t.tenantId, t.recordId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'derived',
    hangsOn: { records: ['record_id'] },
    room: 'memory/entities',
    readBy: ['memory/graph'],
  },
);
