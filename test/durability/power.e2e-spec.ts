import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRecord, storeRecord } from '@contracts/records/records.operations.js';
import { connectionTo } from '@platform/database/embedded/embedded-server.js';
import { createPool } from '@platform/database/pool.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import type { Client } from '@test/support/client.js';
import { buildIfNeeded, killLeftovers, ServerProcess } from './server-process.js';

// On a server it is Postgres that waits for its disk.
const onPglite = globalThis.BACKEND === 'pglite' ? describe : describe.skip;
const CUTTER = fileURLToPath(new URL('./power-cut.mjs', import.meta.url));

onPglite('a machine that loses its power', () => {
  let model: Awaited<ReturnType<typeof startBagOfWords>>;
  let folder: string;
  beforeAll(async () => {
    await buildIfNeeded();
    model = await startBagOfWords();
  });
  afterAll(() => model.close());
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'recollect-power-'))));
  afterEach(async () => {
    killLeftovers();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  /** Stores records until the power fails. @returns the ids of those that were acknowledged */
  async function storeUntilCut(client: Client, before: (stored: number) => Promise<unknown>): Promise<string[]> {
    const acknowledged: string[] = [];
    for (;;) {
      try {
        const { id } = await client.ok(storeRecord, { body: { content: `The note number ${acknowledged.length}.` } });
        acknowledged.push(id);
        await before(acknowledged.length);
      } catch {
        return acknowledged;
      }
    }
  }

  async function lost(cut: string, sync: 'on' | 'off'): Promise<{ acknowledged: number; lost: number }> {
    const data = join(folder, 'data');
    const after = join(folder, 'begun');
    const env = { ...model.env, RECOLLECT_DATA_DIR: data, DATABASE_SYNC: sync };
    const cutter = { NODE_OPTIONS: `--import=${CUTTER}`, POWER_CUT: cut, POWER_CUT_AFTER: after };
    const first = await ServerProcess.start('standalone', { ...env, ...cutter });
    const [key = ''] = first.out.match(/rk_\w+/) ?? [];
    await writeFile(after, '');
    const pool = createPool(await connectionTo(data), { max: 1 });
    pool.on('error', () => undefined);
    const acknowledged = await storeUntilCut(first.client(key), async (stored) => {
      // Writes the tables to their files.
      if (stored % 20 === 0) await pool.query('checkpoint');
    });
    await pool.end();
    expect(await first.ended()).toEqual({ code: null, signal: 'SIGKILL' });
    const second = await ServerProcess.start('standalone', env);
    const client = second.client(key);
    let missing = 0;
    for (const id of acknowledged) {
      const { status } = await client.call(getRecord, { params: { id } });
      if (status !== 200) missing += 1;
    }
    await client.ok(storeRecord, { body: { content: 'The first note after it.' } });
    await second.stop();
    return { acknowledged: acknowledged.length, lost: missing };
  }

  it.each(['log:151', 'tables:90'])('keeps every acknowledged record (power cut at the write %s)', async (cut) => {
    const { acknowledged, lost: missing } = await lost(cut, 'on');
    expect(acknowledged).toBeGreaterThan(5);
    expect(missing).toBe(0);
  });

  it('loses some if DATABASE_SYNC is off', async () => {
    const outcome = await lost('log:151', 'off').catch((error: Error) => error.message);
    if (typeof outcome === 'string') expect(outcome).toMatch(/cannot be opened/);
    else expect(outcome.lost).toBeGreaterThan(0);
  });
});
