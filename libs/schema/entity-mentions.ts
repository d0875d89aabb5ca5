import { boolean, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * A mention of a name in a record. An entity is the set of all mentions with the same key that a reader sees. It has
 * no row of its own, so no name outlives the last text that contains it.
 */
export const entityMentions = declare(
  pgTable(
    'entity_mentions',
    {
      tenantId: uuid('tenant_id').notNull(),
      recordId: uuid('record_id').notNull(),
      /** The name in lower case, without punctuation. */
      key: text('key').notNull(),
      /** The owner of the record. */
      userId: text('user_id'),
      /** The name as written. */
      name: text('name').notNull(),
      /** A word of a longer name. It links records but is not an entity of its own. */
      part: boolean('part').notNull().default(false),
      /** The key of another name that the text declares to be the same entity. */
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
