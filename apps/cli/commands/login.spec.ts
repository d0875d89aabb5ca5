import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { readCliEnvironment } from '@platform/config/cli-environment.js';
import { FakeServer } from '../../../packages/client/src/testing/fake-server.js';
import { runCli } from '../run-cli.js';

let folder: string;
let server: FakeServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-login-'));
  server = await FakeServer.start();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a typed key is never shown, even after a question whose answer is shown', async () => {
  server.say({ json: { key: { key_id: 'k1', name: 'laptop' } } });
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const file = join(folder, 'config.json');
  let told = '';
  const keep = (text: string): void => void (told += text);
  const terminal = {
    out: keep, err: keep, input, outIsTerminal: true, errIsTerminal: true, columns: 80, color: false, errColor: false,
    now: () => new Date(),
  }; // prettier-ignore
  const outside = { terminal, environment: readCliEnvironment({ RECOLLECT_CONFIG: file }), signal: new AbortController().signal }; // prettier-ignore
  const asked = async (question: string): Promise<void> => {
    while (!told.includes(question)) await pause(5);
  };

  const done = runCli(['login'], outside);
  await asked('Server [');
  input.write(`${server.url}\r`);
  await asked('Key: ');
  input.write('rk_typed_secret\r');
  expect(await done).toBe(0);
  expect(told).toContain(server.url);
  expect(told).not.toContain('typed');
  expect(server.heard[0]?.headers['x-api-key']).toBe('rk_typed_secret');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ url: server.url, api_key: 'rk_typed_secret' });
});
