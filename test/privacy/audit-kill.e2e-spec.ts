import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AuditEntryOutput, listAudit, verifyAudit } from '@contracts/audit/audit.operations.js';
import { listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { readId } from '@kernel/ids.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import type { Client } from '@test/support/client.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { waitUntil } from '@test/support/wait-until.js';
import { amp, newHome } from '../cli/amp.js';
import { buildIfNeeded, killLeftovers, ServerProcess } from '../durability/server-process.js';

const key = generateKey().text;
let folder: string;
let db: TestDatabase | undefined;
let model: Awaited<ReturnType<typeof startBagOfWords>>;
beforeAll(async () => {
  await buildIfNeeded();
  db = globalThis.BACKEND === 'postgres' ? await openTestDatabase() : undefined;
  folder = await mkdtemp(join(tmpdir(), 'recollect-audit-kill-'));
  // What is promised does not depend on meaning, and the bundled model would load at each start.
  model = await startBagOfWords();
});
afterAll(async () => {
  killLeftovers();
  await model?.close();
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

const start = () =>
  ServerProcess.start('standalone', {
    ...model.env,
    RECOLLECT_DATA_DIR: join(folder, 'data'),
    RECOLLECT_BOOTSTRAP_KEY: key,
    DOCS_ENABLED: 'false',
    ...(db?.url !== undefined && { DATABASE_URL: db.url }),
    AUDIT_SINK: join(folder, 'heads.ndjson'),
    AUDIT_SINK_SECONDS: '1',
  });

let written = 0;

/** Writes until it is cut off. */
async function writeOn(client: Client, name: string): Promise<void> {
  for (let i = 0; ; i += 1) {
    await client.ok(storeRecord, { body: { type: 'lesson', content: `${name} ${i}` } });
    written += 1;
  }
}

async function all<T>(
  page: (cursor: string | undefined) => Promise<{ items: readonly T[]; next?: string | undefined }>,
) {
  const found: T[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await page(cursor);
    found.push(...items);
    cursor = next;
  } while (cursor !== undefined);
  return found;
}

/** The existing records, and how often the audit says of each that it was stored, by their keys. */
async function holdTogether(client: Client): Promise<{ records: string[]; told: string[] }> {
  const records = await all(async (cursor) => {
    const page = await client.ok(listRecords, { query: { limit: 200, cursor } });
    return { items: page.records.map(({ id }) => readId(id) ?? ''), next: page.next_cursor };
  });
  const told = await all(async (cursor) => {
    const query = { operation: storeRecord.name, kind: 'change', limit: 1_000, cursor };
    const page = await client.ok(listAudit, { query });
    const subjects = (entry: AuditEntryOutput) => [...entry.subjects];
    return { items: page.entries.flatMap(subjects).map((id) => readId(id) ?? ''), next: page.next_cursor };
  });
  return { records: records.sort(), told: told.sort() };
}

it('a process that is killed while it writes leaves no change without its entry, and no entry without its change', async () => {
  for (let round = 0; round < 3; round += 1) {
    const server = await start();
    const client = server.client(key);
    const writers = Array.from({ length: 6 }, (_, i) =>
      writeOn(client, `round ${round} writer ${i}`).catch(() => undefined),
    );
    const before = written;
    await waitUntil(
      'some writes',
      () => Promise.resolve(written),
      (n) => n >= before + 10,
    );
    await sleep(Math.random() * 100);
    await server.signal('SIGKILL');
    await Promise.all(writers);
  }
  const server = await start();
  const client = server.client(key);
  const { records, told } = await holdTogether(client);
  expect(records.length).toBeGreaterThanOrEqual(written);
  expect(told).toEqual(records);
  // What the killed process has left is sealed by the next.
  await client.ok(storeRecord, { body: { type: 'lesson', content: 'the last' } });
  await waitUntil(
    'all to be sealed',
    () => client.ok(verifyAudit, { query: { limit: 100_000 } }),
    ({ ok, checked }) => ok && checked > records.length,
  );
  await exportIsChecked(server);
  await server.stop();
}, 120_000);

/** With the command that needs no server. */
async function exportIsChecked(server: ServerProcess): Promise<void> {
  const home = await newHome({ RECOLLECT_URL: server.url, RECOLLECT_API_KEY: key });
  const sink = join(folder, 'heads.ndjson');
  const heads = join(home.folder, 'heads.ndjson');
  await waitUntil(
    'a head',
    () => readFile(sink, 'utf8').catch(() => ''),
    (text) => text.endsWith('\n'),
  );
  // First the heads, then the export: the export is audited too, and a head beyond its end would be missing in it.
  await copyFile(sink, heads);
  const file = join(home.folder, 'audit.ndjson');
  const written = await amp(home, ['audit', 'export', file, '--json']);
  expect([written.code, JSON.parse(written.out)]).toMatchObject([0, { success: true, file }]);
  const whole = await amp(home, ['audit', 'verify', file, '--heads', heads]);
  expect(whole).toMatchObject({ code: 0, out: expect.stringMatching(/^Intact: \d+ entries/) as string });
  const lines = (await readFile(file, 'utf8')).split('\n');
  const last = JSON.parse(lines.at(-2) ?? '') as { sequence: number; hash: string };
  expect((await amp(home, ['audit', 'verify', file, '--head', `${last.sequence}:${last.hash}`, last.hash])).code).toBe(
    0,
  );

  const spoil = async (name: string, change: (kept: string[]) => string[]) => {
    const spoiled = join(home.folder, `${name}.ndjson`);
    await writeFile(spoiled, change([...lines]).join('\n'));
    return amp(home, ['audit', 'verify', spoiled, '--heads', heads]);
  };
  const outcomes = await Promise.all([
    spoil('changed', (kept) => kept.map((line, i) => (i === 3 ? line.replace('"ok"', '"failed"') : line))),
    spoil('missing', (kept) => kept.filter((_, i) => i !== 3)),
    spoil('cut', (kept) => kept.slice(0, 3)),
  ]);
  expect(outcomes.map(({ code, out }) => [code, /is (\w+)/.exec(out)?.[1]])).toEqual([
    [1, 'changed'],
    [1, 'missing'],
    [1, 'missing'],
  ]);
  expect((await amp(home, ['audit', 'verify', file, '--head', 'f'.repeat(64)])).code).toBe(1);
  expect((await amp(home, ['audit', 'verify', join(folder, 'absent')])).code).toBe(2);
}
