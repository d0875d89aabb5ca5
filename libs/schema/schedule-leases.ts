import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * Who runs a schedule now: one process at a time, whatever number of them is up. Of the whole installation, so it has
 * no tenant and only the system role touches it.
 */
export const scheduleLeases = declare(
  pgTable(
    'schedule_leases',
    {
      name: text('name').notNull(),
      /** The process that runs it: host, pid and a random part. */
      holder: text('holder').notNull(),
      /** By the database's clock: two processes must agree on it. */
      leasedUntil: instant('leased_until').notNull(),
      startedAt: instant('started_at').notNull(),
      /** The end of the last run that went well. Before `startedAt` and without an error: a run is under way, or died. */
      finishedAt: instant('finished_at'),
      /** A code of ours when the last run failed. */
      error: text('error'),
      /** The last tenant that the slow walk over all of them has come to. Null: it begins anew. */
      walkedTo: uuid('walked_to'),
    },
    (t) => [primaryKey({ columns: [t.name] })],
  ),
  { owner: 'installation', erase: 'keep', export: 'never', room: 'platform/queue' },
);
