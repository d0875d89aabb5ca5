import pg from 'pg';
import { openTestDatabase } from './database.js';
import { waitUntil } from './wait-until.js';

/** Connections that keep a process from ending. */
const connections = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;

(globalThis.BACKEND === 'postgres' ? it : it.skip)(
  'a database that is closed leaves no connection that keeps the jest worker from ending',
  async () => {
    const before = connections();
    const test = await openTestDatabase();
    const { rows } = await test.admin.query<{ name: string }>('select current_database() as name');
    const [name = ''] = rows.map((row) => row.name);
    // A comment on a database prevents its drop until it is committed, so the drop is in progress all the while.
    const holder = new pg.Client({ connectionString: process.env.DATABASE_ADMIN_URL });
    await holder.connect();
    try {
      await holder.query(`begin; comment on database ${name} is 'held'`);
      await test.close();
      await waitUntil(
        'the connections of the closed database to be gone',
        () => Promise.resolve(connections()),
        (left) => left <= before + 1,
      );
      await waitUntil(
        'the drop to wait for the comment',
        async () => {
          await holder.query('select pg_stat_clear_snapshot()');
          return holder.query(
            `select from pg_stat_activity where query like 'drop database ${name}%' and wait_event_type = 'Lock'`,
          );
        },
        ({ rowCount }) => rowCount === 1,
      );
    } finally {
      await holder.end();
    }
  },
);
