import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TENANT } from '@test/support/scratch.js';
import { chained, type LedgerEntry } from './ledger-entry.js';
import type { FiledEntry } from './ledger-line.js';
import { LedgerAltered, LedgerFile } from './ledger-file.js';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-ledger-file-'));
  path = join(folder, 'deep', 'erasures.ndjson');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The names of this installation and of another one. */
const OURS = '0190a000-0000-7000-8000-0000000000aa';
const THEIRS = '0190a000-0000-7000-8000-0000000000bb';
const filed = (all: readonly LedgerEntry[], installationId: string | null = OURS) =>
  all.map((entry) => ({ ...entry, installationId }));

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
async function read(file = new LedgerFile(path)): Promise<FiledEntry[]> {
  const found: FiledEntry[] = [];
  for await (const entry of file.read()) found.push(entry);
  return found;
}

it('returns what was appended, and only its owner can read the file', async () => {
  const all = entries(250);
  await new LedgerFile(path).append(all, OURS);
  expect(await read()).toEqual(filed(all));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('is empty if there is no file', async () => {
  const file = new LedgerFile(path);
  expect([await file.exists(), await read(file)]).toEqual([false, []]);
});

it('reads an entry once, whichever process wrote it and however often', async () => {
  const all = entries(20);
  const processes = [new LedgerFile(path), new LedgerFile(path), new LedgerFile(path)];
  await Promise.all(processes.flatMap((file) => all.map((entry) => file.append([entry], OURS))));
  const found = await read();
  expect(found.map(({ position }) => position).sort((a, b) => a - b)).toEqual(all.map(({ position }) => position));
});

it('continues where it stopped, including what another process wrote, and starts over if the file was replaced', async () => {
  const all = entries(3);
  const file = new LedgerFile(path);
  await new LedgerFile(path).append(all.slice(0, 2), OURS);
  expect(await read(file)).toHaveLength(2);
  await new LedgerFile(path).append(all, OURS);
  expect(await read(file)).toEqual(filed(all.slice(2)));
  await rm(path);
  await new LedgerFile(path).append(all.slice(0, 1), OURS);
  expect(await read(file)).toEqual(filed(all.slice(0, 1)));
});

it('skips the partial line of a killed process, and terminates it before the next write', async () => {
  const all = entries(3);
  await new LedgerFile(path).append(all.slice(0, 2), OURS);
  await truncate(path, (await stat(path)).size - 30);
  const after = new LedgerFile(path);
  expect(await read(after)).toEqual(filed(all.slice(0, 1)));
  await after.append(all.slice(1), OURS);
  expect(await read()).toEqual(filed(all));
});

it('reads an entry that lacks only its newline', async () => {
  const all = entries(2);
  await new LedgerFile(path).append(all, OURS);
  await truncate(path, (await stat(path)).size - 1);
  expect(await read()).toEqual(filed(all));
});

it('refuses a line that was altered', async () => {
  await new LedgerFile(path).append(entries(3), OURS);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(id(1_001), id(7)));
  await expect(read()).rejects.toThrow(LedgerAltered);
  await expect(read()).rejects.toThrow(/line 3/);
});

it('skips a line in another format', async () => {
  const all = entries(1);
  await new LedgerFile(path).append(all, OURS);
  await appendFile(path, '\n{"not":"ours"}\nnor this\n');
  expect(await read()).toEqual(filed(all));
});

it('names its installation in its first line and in every other', async () => {
  const file = new LedgerFile(path);
  await file.append([], OURS);
  await file.append(entries(2), OURS);
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as Record<string, unknown>)['installation_id'])).toEqual([OURS, OURS, OURS]); // prettier-ignore
  expect(JSON.parse(lines[0] ?? '')).toEqual({ ledger: 'recollect-erasures', installation_id: OURS });
  const again = new LedgerFile(path);
  await read(again);
  expect([...again.names]).toEqual([OURS]);
  await again.append([], OURS);
  expect((await readFile(path, 'utf8')).trim().split('\n')).toHaveLength(3);
});

it('reports the installation of each entry if several share one file', async () => {
  const all = entries(3);
  await new LedgerFile(path).append(all.slice(0, 1), OURS);
  await new LedgerFile(path).append(all.slice(1), THEIRS);
  const file = new LedgerFile(path);
  expect(await read(file)).toEqual([...filed(all.slice(0, 1)), ...filed(all.slice(1), THEIRS)]);
  expect([...file.names]).toEqual([OURS, THEIRS]);
});

it('reads lines without a name, and names them when they are written again, once', async () => {
  const all = entries(2);
  await new LedgerFile(path).append(all, null);
  const file = new LedgerFile(path);
  expect([await read(file), file.names.size]).toEqual([filed(all, null), 0]);
  for (let round = 0; round < 2; round += 1) await file.append(all, OURS);
  expect((await readFile(path, 'utf8')).trim().split('\n')).toHaveLength(5);
  const after = new LedgerFile(path);
  expect(await read(after)).toHaveLength(2);
  expect(all.every(({ hash }) => after.hasNamed(hash))).toBe(true);
});
