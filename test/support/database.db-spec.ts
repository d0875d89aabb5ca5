import { openTestDatabase } from './database.js';

/** Connections that keep a process from ending. */
const connections = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;

(globalThis.BACKEND === 'postgres' ? it : it.skip)(
  'a database that is closed leaves no connection that keeps the jest worker from ending',
  async () => {
    const before = connections();
    const test = await openTestDatabase();
    await test.admin.query('select 1');
    await test.close();
    expect(connections()).toBeLessThanOrEqual(before);
  },
);
