import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameLineOf } from '@governance/privacy/ledger/ledger-line.js';

const COMMAND = fileURLToPath(new URL('../../dist/apps/ledger/main.js', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-ledger-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const merge = (file: string) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', LEDGER_FILE: at('ledger.ndjson') };
    const args = ['--enable-source-maps', COMMAND, file];
    execFile(process.execPath, args, { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

/** Hashed again, it would be another entry. */
const ALTERED = {
  ...{ tenant_id: '0190a5d0-ac96-774b-8cce-b302099a8057', position: 1, entry_id: '0190a5d0-ac96-774b-8cce-b302099a8058', erasure_id: 'x' },
  ...{ kind: 'user', subject: 's', ids: [], at: '2026-01-01T00:00:00.000Z', prev_hash: '0'.repeat(64), hash: '1'.repeat(64) },
}; // prettier-ignore

describe('npm run privacy:ledger says in one sentence why it merges nothing from', () => {
  it.each<[what: string, make: ((file: string) => Promise<void>) | null, why: string]>([
    ['a file that is not there', null, 'is not there: name a file of the ledger of erasures'],
    ['an empty file', (file) => writeFile(file, ''), 'is empty: name a file of the ledger of erasures'],
    ['another file', (file) => writeFile(file, 'Shopping list\n'), 'has no entry of a ledger of erasures'],
    [
      'a ledger that was changed',
      (file) => writeFile(file, `${JSON.stringify(ALTERED)}\n`),
      ': line 1 is no entry of a ledger of erasures',
    ],
  ])('%s', async (_what, make, why) => {
    const file = at('given.ndjson');
    await rm(file, { force: true });
    await make?.(file);
    const { code, out, err } = await merge(file);
    const told = `\nThe ledger was not merged.\n${file}${why.startsWith(':') ? why : ` ${why}`}\n\n`;
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: told });
  });

  it('a folder', async () => {
    const { code, err } = await merge(folder);
    expect([code, err]).toEqual([
      1,
      `\nThe ledger was not merged.\n${folder} is not a file: name a file of the ledger of erasures\n\n`,
    ]);
  });
});

it('npm run privacy:ledger takes a ledger without erasures, which has nothing to take over', async () => {
  const file = at('named.ndjson');
  await writeFile(file, `${JSON.stringify(nameLineOf('0190a5d0-ac96-774b-8cce-b302099a8057'))}\n`);
  expect(await merge(file)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^0 of 0 entries taken over/) as string,
  });
});
