import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { preparedDatabase } from '../migrations-folder.js';
import { createPool } from '../pool.js';
import { copyDatabase } from './copy-database.js';
import { startEmbeddedServer } from './embedded-server.js';
import { lockFolder } from './folder-lock.js';

const embedded = globalThis.BACKEND === 'pglite' ? describe : describe.skip;

let workshop: string;
beforeAll(async () => (workshop = await mkdtemp(join(tmpdir(), 'recollect-copy-'))));
afterAll(() => rm(workshop, { recursive: true, force: true }));

async function serving<T>(folder: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const lock = await lockFolder(folder);
  const server = await startEmbeddedServer({ folder, prepared: preparedDatabase() });
  const pool = createPool(server.connection, { max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await server.close();
    await lock.release();
  }
}

const checkpointOf = async (pool: Pool) =>
  (await pool.query<{ at: string }>('select checkpoint_lsn::text as at from pg_control_checkpoint()')).rows[0]?.at;

embedded('a copy of a database that is served', () => {
  it.each([
    ['makes a checkpoint', 1e12, true],
    ['on a full disk makes none, which would end the server', 1_000_000, false],
  ])('%s, and holds everything', async (title, bytes, moves) => {
    const folder = join(workshop, title.slice(0, 5));
    const target = join(workshop, `${title.slice(0, 5)}-copy`);
    await mkdir(join(target, 'pg'), { recursive: true });
    await serving(folder, async (pool) => {
      await pool.query('create table kept as select 7 as answer');
      const before = await checkpointOf(pool);
      await copyDatabase(folder, join(target, 'pg'), () => Promise.resolve(bytes));
      expect((await checkpointOf(pool)) !== before).toBe(moves);
    });
    const { rows } = await serving(target, (pool) => pool.query('select answer from kept'));
    expect(rows).toEqual([{ answer: 7 }]);
  });
});
