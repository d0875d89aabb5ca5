import { boolean, foreignKey, index, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * The decision about something that was said: whether to remember it, as what, and who decided. Without its text,
 * which is in the record or nowhere.
 */
export const decisions = declare(
  pgTable(
    'decisions',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id').notNull(),
      id: uuid('id').notNull(),
      /** Where the decision was requested: `request` or `extraction`. */
      origin: text('origin').notNull(),
      /** rules, decider or model. */
      decidedBy: text('decided_by').notNull(),
      shouldStore: boolean('should_store').notNull(),
      memoryType: text('memory_type').notNull(),
      isUpdate: boolean('is_update').notNull(),
      confidence: real('confidence').notNull(),
      applied: boolean('applied').notNull(),
      /** The record that holds the content or would be changed. Null: none. Deleting it deletes the decision. */
      recordId: uuid('record_id'),
      decidedAt: instant('decided_at').notNull(),
      /** Feedback on whether it was right. Null: none. */
      correct: boolean('correct'),
      judgedAt: instant('judged_at'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('decisions_by_day').on(t.tenantId, t.userId, t.decidedAt),
      index('decisions_by_record').on(t.tenantId, t.recordId),
      foreignKey({
        name: 'decisions_record',
        columns: [t.tenantId, t.recordId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
    ],
  ),
  { owner: 'user', erase: 'rows', export: 'rows', hangsOn: { records: ['record_id'] }, room: 'memory/decisions' },
);
