import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** One file of a table or index, before and after: by these names the database finds them in its folder. */
export interface RewrittenFile {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly bytes_before: number;
  readonly bytes_after: number;
}

/**
 * When tables and indexes were made anew, so that what was deleted before is in none of their files, and what was seen
 * of it. Written by `npm run privacy:rewrite`; no request and no job may.
 */
export const privacyRewrites = declare(
  pgTable(
    'privacy_rewrites',
    {
      id: uuid('id').notNull(),
      startedAt: instant('started_at').notNull(),
      finishedAt: instant('finished_at').notNull(),
      /** Whether every table was made anew and no old value is left in the planner's statistics. */
      complete: boolean('complete').notNull(),
      files: jsonb('files').$type<readonly RewrittenFile[]>().notNull(),
      /** What could not be done, as codes of ours with the table behind a colon. */
      faults: jsonb('faults').$type<readonly string[]>().notNull(),
      /** Log positions (LSN): where the log stood when it began, and behind its last write. */
      walBefore: text('wal_before').notNull(),
      walAfter: text('wal_after').notNull(),
      /** The first position that the server still keeps a file for, after the checkpoint; null where it may not be seen. */
      walKeptFrom: text('wal_kept_from'),
      /** Whether the server writes over old log files instead of removing them: then bytes outlive their position. */
      walRecycled: boolean('wal_recycled').notNull(),
    },
    (t) => [primaryKey({ columns: [t.id] }), index('privacy_rewrites_by_time').on(t.startedAt)],
  ),
  { owner: 'installation', erase: 'keep', export: 'never', room: 'governance/privacy' },
);
