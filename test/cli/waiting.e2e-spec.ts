import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readTenantId } from '@governance/tenancy/tenants.repository.js';
import { RateStore } from '@governance/limits/rate-limits.js';
import { getMe } from '@contracts/users/users.operations.js';
import { readCliEnvironment } from '@platform/config/cli-environment.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { runCli } from '../../apps/cli/run-cli.js';
import { FlakyProxy } from '../clients/flaky-proxy.js';
import { type Home, newHome } from './amp.js';

let app: TestApp;
let home: Home;
beforeAll(async () => {
  app = await startApp();
  home = await newHome();
});
afterAll(async () => {
  await app.stop();
  await rm(home.folder, { recursive: true, force: true });
});

const LIMIT = 1_000;
const FORMATS = [
  ['our own lines', (file: string) => ['import', file, '--batch', '2']],
  ['another system', (file: string) => ['import', '--from', 'ndjson', file, '--batch', '2']],
] as const;

/** Runs the command with a key whose minute is used up, for `seconds` from its first request on. */
async function importing(seconds: number, args: (file: string) => readonly string[]) {
  const user = newUser();
  const { key } = await app.key({ user_id: user, rate_limit: LIMIT });
  const { tenant, key: own } = await app.client(key).ok(getMe);
  const store = app.inside(RateStore)['memory'];
  await store.set(`key:${readTenantId(tenant.tenant_id)}:${own.key_id}`, LIMIT, seconds);
  return { ...(await run(args(await fileOf(user)), app.url, key)), stored: await storedOf(user) };
}

async function fileOf(user: string): Promise<string> {
  const file = join(home.folder, `${user}.ndjson`);
  await writeFile(file, [1, 2, 3, 4, 5].map((n) => `{"content": "Note ${n} of the five"}\n`).join(''));
  return file;
}

const storedOf = (user: string): Promise<number> => app.count('records', 'user_id = $1', [user]);

async function run(args: readonly string[], url: string, key: string) {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => void (said.out += text), err: (text: string) => void (said.err += text), input: Readable.from([]),
    outIsTerminal: false, errIsTerminal: false, columns: 80, color: false, errColor: false, now: () => new Date(),
  }; // prettier-ignore
  const environment = readCliEnvironment({ RECOLLECT_CONFIG: join(home.folder, 'config.json'), RECOLLECT_URL: url, RECOLLECT_API_KEY: key }); // prettier-ignore
  const code = await runCli(args, { terminal, environment, signal: new AbortController().signal });
  return { code, ...said };
}

describe.each(FORMATS)('an import of %s, of which the server asks fewer requests', (_, args) => {
  it('waits as long as the server says, reports it once, and continues', async () => {
    const ran = await importing(2, args);
    expect(ran.err).toBe('the server asks for fewer requests: waiting 2 s, and 3600 s in all (--max-wait)\n');
    expect([ran.code, ran.stored]).toEqual([0, 5]);
    expect(ran.out).toMatch(/^Imported 5/);
  });

  it.each(['0', '50'])('ends with 6, and how to go on, if it is to wait at most %s s', async (seconds) => {
    const ran = await importing(55, (file) => [...args(file), '--max-wait', seconds]);
    expect([ran.code, ran.stored]).toEqual([6, 0]);
    expect(ran.err).not.toContain('waiting');
    expect(ran.err).toMatch(/error: The key may ask for 1000 units a minute\. Wait \d+ s\.\n.*--max-wait/);
  });
});

it.each(FORMATS)(
  'an import of %s stores once what a lost response and a refusal make it send again',
  async (_, args) => {
    const user = newUser();
    const { key } = await app.key({ user_id: user });
    const proxy = await FlakyProxy.start(app.url);
    proxy.fates = ['lose', 'limit'];
    const { code } = await run(args(await fileOf(user)), proxy.url, key);
    await proxy.stop();
    expect([code, await storedOf(user)]).toEqual([0, 5]);
  },
);
