import { index, integer, pgTable, primaryKey, real, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** One fold of records into summaries, or one archiving, with what it did, so that it can be shown and undone. */
export const compactionRuns = declare(
  pgTable(
    'compaction_runs',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      userId: text('user_id'),
      agent: text('agent'),
      project: text('project'),
      /** batch: episodes into a summary; day, global, personality, portrait: rollups. */
      kind: text('kind').notNull(),
      strategy: text('strategy', { enum: ['summarize', 'archive'] }).notNull(),
      /** What triggered it: count, age, schedule, explicit. */
      trigger: text('trigger').notNull(),
      /** A hash of what it folds and how, so that the same fold is never done twice. */
      foldKey: text('fold_key').notNull(),
      status: text('status', { enum: ['done', 'refused', 'undone'] }).notNull(),
      /** An error code, if it was refused. */
      reason: text('reason'),
      sources: integer('sources').notNull(),
      summaries: integer('summaries').notNull(),
      tokensBefore: integer('tokens_before').notNull(),
      tokensAfter: integer('tokens_after').notNull(),
      /** 0…1: the share of its tokens by which the scope shrinks. */
      shrink: real('shrink').notNull(),
      actor: text('actor').notNull(),
      startedAt: instant('started_at').notNull(),
      finishedAt: instant('finished_at'),
      undoneAt: instant('undone_at'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      unique('compaction_runs_fold').on(t.tenantId, t.userId, t.foldKey).nullsNotDistinct(),
      index('compaction_runs_by_time').on(t.tenantId, t.userId, t.startedAt, t.id),
    ],
  ),
  { owner: 'user', erase: 'rows', export: 'rows', agentLabel: 'agent', room: 'memory/compaction' },
);
