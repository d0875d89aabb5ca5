import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TENANT } from '@test/support/scratch.js';
import { chained, type LedgerEntry } from './ledger-entry.js';
import { LedgerAltered, LedgerFile } from './ledger-file.js';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-ledger-file-'));
  path = join(folder, 'deep', 'erasures.ndjson');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const id = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
function entries(count: number): LedgerEntry[] {
  const made: LedgerEntry[] = [];
  for (let n = 0; n < count; n += 1) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, 0, n));
    const said = {
      erasureId: 'erasure_1',
      tenantId: TENANT,
      kind: 'user',
      subject: 'kh1_x',
      ids: [id(n)],
      at,
    } as const;
    made.push(chained({ ...said, entryId: id(1_000 + n) }, made.at(-1) ?? null));
  }
  return made;
}
async function read(file = new LedgerFile(path)): Promise<LedgerEntry[]> {
  const found: LedgerEntry[] = [];
  for await (const entry of file.read()) found.push(entry);
  return found;
}

it('gives back what was appended, to its owner alone', async () => {
  const all = entries(250);
  await new LedgerFile(path).append(all);
  expect(await read()).toEqual(all);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('has nothing where there is no file', async () => {
  const file = new LedgerFile(path);
  expect([await file.exists(), await read(file)]).toEqual([false, []]);
});

it('takes an entry once, whoever of several processes wrote it, and however often', async () => {
  const all = entries(20);
  const processes = [new LedgerFile(path), new LedgerFile(path), new LedgerFile(path)];
  await Promise.all(processes.flatMap((file) => all.map((entry) => file.append([entry]))));
  const found = await read();
  expect(found.map(({ position }) => position).sort((a, b) => a - b)).toEqual(all.map(({ position }) => position));
});

it('reads on from where it was, also what another process wrote, and from the start when the file was replaced', async () => {
  const all = entries(3);
  const file = new LedgerFile(path);
  await new LedgerFile(path).append(all.slice(0, 2));
  expect(await read(file)).toHaveLength(2);
  await new LedgerFile(path).append(all);
  expect(await read(file)).toEqual(all.slice(2));
  await rm(path);
  await new LedgerFile(path).append(all.slice(0, 1));
  expect(await read(file)).toEqual(all.slice(0, 1));
});

it('passes by the half line of a process that was killed, and ends it before the next', async () => {
  const all = entries(3);
  await new LedgerFile(path).append(all.slice(0, 2));
  await truncate(path, (await stat(path)).size - 30);
  const after = new LedgerFile(path);
  expect(await read(after)).toEqual(all.slice(0, 1));
  await after.append(all.slice(1));
  expect(await read()).toEqual(all);
});

it('misses no entry of which only the line break is lacking', async () => {
  const all = entries(2);
  await new LedgerFile(path).append(all);
  await truncate(path, (await stat(path)).size - 1);
  expect(await read()).toEqual(all);
});

it('refuses a line that says what it did not say', async () => {
  await new LedgerFile(path).append(entries(3));
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(id(1_001), id(7)));
  await expect(read()).rejects.toThrow(LedgerAltered);
  await expect(read()).rejects.toThrow(/line 2/);
});

it('passes by a line that is none of ours', async () => {
  const all = entries(1);
  await new LedgerFile(path).append(all);
  await appendFile(path, '\n{"not":"ours"}\nnor this\n');
  expect(await read()).toEqual(all);
});
