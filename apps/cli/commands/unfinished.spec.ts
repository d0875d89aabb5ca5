import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeServer, problem } from '../../../packages/client/src/testing/fake-server.js';
import { EXIT } from '../exit-codes.js';
import { McpBridgeError, serveMcpOverStdio } from '../mcp/serve-stdio.js';
import { runUnattended } from '../testing/run-unattended.js';

let folder: string;
let server: FakeServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-unfinished-'));
  server = await FakeServer.start();
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]): Promise<number> {
  const named = ['--url', server.url, '--key', 'rk_test'];
  return (await runUnattended([...args, ...named], { RECOLLECT_CONFIG: join(folder, 'config.json') })).code;
}

it.each([[[]], [['--force']]])('an export that fails halfway leaves the existing file: %j', async (flags) => {
  const file = join(folder, 'memories.ndjson');
  if (flags.length > 0) await writeFile(file, 'old');
  server.answer = (_, index) =>
    index === 0
      ? { json: { records: [{ id: 'semantic_1', content: 'tea' }], has_more: true, next_cursor: 'c' } }
      : problem(500, 'internal_error');
  expect(await run('export', file, ...flags)).toBe(EXIT.server);
  expect(server.heard).toHaveLength(2);
  expect(await readdir(folder)).toEqual(flags.length > 0 ? ['memories.ndjson'] : []);
  if (flags.length > 0) expect(await readFile(file, 'utf8')).toBe('old');
});

it.each(['login', 'mcp'])('amp %s waits for a silent server no longer than it is told', async (command) => {
  server.answer = () => () => undefined;
  const begun = Date.now();
  expect(await run(command, '--timeout', '1')).toBe(EXIT.unreachable);
  expect(Date.now() - begun).toBeLessThan(8_000);
});

it('the start over stdio ends also when the answer has a head and no body', async () => {
  server.answer = () => (response) => void response.writeHead(200).flushHeaders();
  const serving = serveMcpOverStdio({ url: server.url, key: 'rk_test', startTimeoutMs: 200, tell: () => undefined });
  const error = await serving.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(McpBridgeError);
  expect((error as Error).message).toBe(`no answer from ${server.url} in time`);
});
