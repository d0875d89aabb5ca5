import { boolean, foreignKey, index, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * What was decided about something that was said: whether to remember it, as what, and who decided. Without its words: these
 * stand in the record, or nowhere.
 */
export const decisions = declare(
  pgTable(
    'decisions',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id').notNull(),
      id: uuid('id').notNull(),
      /** By which it was asked: `request` or `extraction`. */
      origin: text('origin').notNull(),
      /** rules, decider or model. */
      decidedBy: text('decided_by').notNull(),
      shouldStore: boolean('should_store').notNull(),
      memoryType: text('memory_type').notNull(),
      isUpdate: boolean('is_update').notNull(),
      confidence: real('confidence').notNull(),
      applied: boolean('applied').notNull(),
      /** What says it now, or what it would change; null: none. It takes the decision along. */
      recordId: uuid('record_id'),
      decidedAt: instant('decided_at').notNull(),
      /** Whether somebody has said that it was right; null: nobody has said. */
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
