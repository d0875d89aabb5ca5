import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * The process that runs a schedule now: only one at a time, however many are up. It belongs to the whole
 * installation, so it has no tenant and only the system role accesses it.
 */
export const scheduleLeases = declare(
  pgTable(
    'schedule_leases',
    {
      name: text('name').notNull(),
      /** The process: host, pid and a random part. */
      holder: text('holder').notNull(),
      /** By the clock of the database, because processes must agree on it. */
      leasedUntil: instant('leased_until').notNull(),
      startedAt: instant('started_at').notNull(),
      /**
       * The end of the last successful run. If it is before `startedAt` and there is no error, a run is in progress
       * or died.
       */
      finishedAt: instant('finished_at'),
      /** An error code if the last run failed. */
      error: text('error'),
      /** The last tenant that the slow walk over all tenants has reached. Null: it starts over. */
      walkedTo: uuid('walked_to'),
    },
    (t) => [primaryKey({ columns: [t.name] })],
  ),
  { owner: 'installation', erase: 'keep', export: 'never', room: 'platform/queue' },
);
