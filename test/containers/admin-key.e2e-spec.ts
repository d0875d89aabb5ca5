import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listAudit } from '@contracts/audit/audit.operations.js';
import { listKeys } from '@contracts/tenancy/tenancy.operations.js';
import { getMe } from '@contracts/users/users.operations.js';
import { buildIfNeeded } from '@test/durability/server-process.js';
import { Client } from '@test/support/client.js';
import { freePort } from '@test/support/free-port.js';
import { type Ended, Image, killLeftovers } from './container.js';

const embedded = globalThis.BACKEND === 'pglite' ? describe : describe.skip;
const KEY = /rk_\w+/;

let image: Image;
beforeAll(async () => {
  await buildIfNeeded();
  image = await Image.make();
}, 120_000);
afterAll(async () => {
  killLeftovers();
  await rm(join(image.home, '..'), { recursive: true, force: true });
});

const keyIn = ({ code, out, err }: Ended): string => {
  expect([code, err]).toEqual([0, '']);
  return KEY.exec(out)?.[0] ?? '';
};
const idOf = (key: string): string => key.split('_')[1] ?? '';

embedded('an admin key that was lost', () => {
  it('is replaced by the command, which shows the new one once, revokes on request, and is audited', async () => {
    const folder = await image.volume('lost');
    const env = { HOST: '127.0.0.1', PORT: String(await freePort()), RECOLLECT_DATA_DIR: folder };
    // On an empty installation the first start creates the key, whoever begins it.
    const first = keyIn(await image.run('admin-key', env));
    const second = keyIn(await image.run('admin-key', env));
    const reset = await image.run('admin-key --reset', env);
    const third = keyIn(reset);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(reset.out).toContain(`Revoked: ${idOf(first)}, ${idOf(second)}`);

    const server = image.start('standalone', env);
    const [, url = ''] = await server.says(/ready on (http:\S+)/);
    expect(server.out).not.toMatch(KEY);
    for (const lost of [first, second]) expect((await new Client(url, lost).call(getMe)).status).toBe(401);
    const client = new Client(url, third);
    const { keys } = await client.ok(listKeys, { query: { include_revoked: true } });
    expect(keys.map(({ key_id, status }) => [key_id, status])).toEqual([
      [idOf(first), 'revoked'],
      [idOf(second), 'revoked'],
      [idOf(third), 'live'],
    ]);
    const { entries } = await client.ok(listAudit, { query: { operation: 'job:admin-key' } });
    expect(entries.map(({ key_id, subjects }) => [key_id, [...subjects].sort()])).toEqual([
      ['admin-key', [`key_${idOf(first)}`, `key_${idOf(second)}`, `key_${idOf(third)}`].sort()],
      ['admin-key', [`key_${idOf(second)}`]],
    ]);
    const { code, err } = await image.run('admin-key', env);
    expect([code, err.trim()]).toEqual([1, expect.stringMatching(/^No key was made\.\n.* is in use by process /)]);
    await server.stop();
  }, 400_000);
});

embedded('a bootstrap key', () => {
  it('is created by the command, and a mistyped one is refused before anything is created', async () => {
    const folder = await image.volume('chosen');
    const env = { HOST: '127.0.0.1', PORT: String(await freePort()), RECOLLECT_DATA_DIR: folder };
    const chosen = keyIn(await image.run('admin-key --bootstrap'));
    const wrong = `${chosen.slice(0, -1)}${chosen.endsWith('0') ? '1' : '0'}`;
    const refused = async (command: string): Promise<void> => {
      const ended = await image.run(command, { ...env, RECOLLECT_BOOTSTRAP_KEY: wrong });
      expect([command, ended.code]).toEqual([command, 1]);
      expect(ended.err).toMatch(/RECOLLECT_BOOTSTRAP_KEY: not a key[\s\S]*admin-key --bootstrap/);
    };
    await Promise.all(['standalone', 'api', 'migrate', 'admin-key'].map(refused));
    expect(await readdir(folder)).toEqual([]);
    const server = image.start('standalone', { ...env, RECOLLECT_BOOTSTRAP_KEY: chosen });
    const [, url = ''] = await server.says(/ready on (http:\S+)/);
    expect((await new Client(url, chosen).call(getMe)).status).toBe(200);
    await server.stop();
  }, 400_000);
});
