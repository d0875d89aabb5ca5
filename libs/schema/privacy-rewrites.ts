import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** One file of a table or index, before and after the rewrite. The names are paths in the database's data folder. */
export interface RewrittenFile {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly bytes_before: number;
  readonly bytes_after: number;
}

/**
 * Rewrites of tables and indexes, after which no file contains what was deleted before, and what was verified.
 * Written by `npm run privacy:rewrite`; requests and jobs cannot write it.
 */
export const privacyRewrites = declare(
  pgTable(
    'privacy_rewrites',
    {
      id: uuid('id').notNull(),
      startedAt: instant('started_at').notNull(),
      finishedAt: instant('finished_at').notNull(),
      /** Whether every table was rewritten and no old value is left in the planner's statistics. */
      complete: boolean('complete').notNull(),
      files: jsonb('files').$type<readonly RewrittenFile[]>().notNull(),
      /** What could not be done: codes, each followed by a colon and the table. */
      faults: jsonb('faults').$type<readonly string[]>().notNull(),
      /** Log positions (LSN): at the start of the rewrite, and after its last write. */
      walBefore: text('wal_before').notNull(),
      walAfter: text('wal_after').notNull(),
      /**
       * The first position for which the server still has a log file after the checkpoint. Null if it may not be
       * read.
       */
      walKeptFrom: text('wal_kept_from'),
      /** Whether the server overwrites old log files instead of removing them. If so, bytes outlive their position. */
      walRecycled: boolean('wal_recycled').notNull(),
    },
    (t) => [primaryKey({ columns: [t.id] }), index('privacy_rewrites_by_time').on(t.startedAt)],
  ),
  { owner: 'installation', erase: 'keep', export: 'never', room: 'governance/privacy' },
);
