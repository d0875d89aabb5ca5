import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@test/docs/markdown.js';

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command of the entry script to its end. */
function entry(command: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env['PATH'], ...env } };
    execFile('/bin/sh', [join(ROOT, 'containers/entry.sh'), command], options, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('an unknown command is refused, with the names of those that exist', async () => {
  const { code, err } = await entry('wroker');
  expect([code, err]).toEqual([64, expect.stringMatching(/wroker.*api.*worker.*migrate.*standalone/)]);
});

describe('healthcheck', () => {
  let status: number | undefined;
  let server: Server;
  const asked: (string | undefined)[] = [];
  const check = () => entry('healthcheck', { PORT: String((server.address() as AddressInfo).port) });
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url);
      if (status) response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('succeeds if /readyz on its own port does, and otherwise reports why not', async () => {
    status = 200;
    expect(await check()).toEqual({ code: 0, out: '', err: '' });
    status = 503;
    expect(await check()).toMatchObject({ code: 1, err: '/readyz answers 503\n' });
    expect(asked).toEqual(['/readyz', '/readyz']);
  });

  it('waits for a hanging server no longer than Docker waits for it', async () => {
    status = undefined;
    const begun = performance.now();
    expect(await check()).toMatchObject({ code: 1, err: '/readyz does not answer\n' });
    expect(performance.now() - begun).toBeLessThan(15_000);
  });
});

describe('secrets', () => {
  const secrets = (env: Record<string, string> = {}) => entry('secrets', { SECRETS_DIR: folder, ...env });
  async function contents(): Promise<Record<string, string>> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    const read = async (file: string) =>
      [file.slice(folder.length + 1), (await readFile(file, 'utf8')).trim()] as const;
    return Object.fromEntries(await Promise.all(files.map(read)));
  }

  it('are created if there are none, each different, and never shown', async () => {
    const { code, out } = await secrets();
    expect(code).toBe(0);
    const made = await contents();
    const [secret, server, admin] = ['server/secret', 'server/database-password', 'postgres/password'].map((name) => made[name] ?? ''); // prettier-ignore
    const redis = /^requirepass (\w+)$/.exec(made['redis/redis.conf'] ?? '')?.[1] ?? '';
    const all = [secret, server, admin, redis];
    for (const one of all) expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(all).size).toBe(4);
    for (const one of all) expect(out).not.toContain(one);
    expect(made['server/database-url']).toBe(`postgres://recollect_server:${server}@postgres:5432/recollect`);
    expect(made['postgres/admin-url']).toBe(`postgres://postgres:${admin}@postgres:5432/recollect`);
    expect(made['server/redis-url']).toBe(`redis://:${redis}@redis:6379`);
  });

  it('of the server can be read by its own account only', async () => {
    await secrets();
    for (const name of await readdir(join(folder, 'server')))
      expect([name, (await stat(join(folder, 'server', name))).mode & 0o777]).toEqual([name, 0o400]);
  });

  it('stay the same the next time', async () => {
    await secrets();
    const first = await contents();
    expect((await secrets()).out).toBe('');
    expect(await contents()).toEqual(first);
  });

  it('are created also after a start that died halfway', async () => {
    await mkdir(join(folder, 'server'));
    await writeFile(join(folder, 'server', 'secret.new'), 'half', { mode: 0o644 });
    expect((await secrets()).code).toBe(0);
    expect((await contents())['server/secret']).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(join(folder, 'server', 'secret'))).mode & 0o777).toBe(0o400);
  });

  it('are taken from the environment if it has some, also in a URL, and the others stay', async () => {
    await secrets();
    const first = await contents();
    expect((await secrets({ POSTGRES_PASSWORD: 'p@ss/word%', REDIS_PASSWORD: 'red:is' })).code).toBe(0);
    expect(await contents()).toEqual({
      ...first,
      'postgres/password': 'p@ss/word%',
      'postgres/admin-url': 'postgres://postgres:p%40ss%2Fword%25@postgres:5432/recollect',
      'redis/redis.conf': 'requirepass red:is',
      'server/redis-url': 'redis://:red%3Ais@redis:6379',
    });
  });

  it('are refused if a line break or a quote would change the meaning for their reader', async () => {
    for (const REDIS_PASSWORD of ['a\nsave ""', 'with blank', "quo'te"]) {
      const { code, err } = await secrets({ REDIS_PASSWORD });
      expect([code, err]).toEqual([1, expect.stringMatching(/^REDIS_PASSWORD: must be/)]);
      expect(err).not.toContain(REDIS_PASSWORD);
    }
    expect((await contents())['redis/redis.conf']).toBeUndefined();
  });
});
