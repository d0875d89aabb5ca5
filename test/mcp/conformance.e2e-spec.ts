import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApp, type TestApp } from '@test/support/app.js';

const CLI = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);
/** Those that need no tool, resource or prompt written for them. */
const SCENARIOS = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];

let app: TestApp;
let proxy: Server;
let results: string;
beforeAll(async () => {
  app = await startApp();
  results = await mkdtemp(join(tmpdir(), 'recollect-conformance-'));
  proxy = await keyProxy(app);
});
afterAll(async () => {
  proxy.close();
  await app.stop();
  await rm(results, { recursive: true, force: true });
});

/** The suite cannot send a key. This adds one and changes nothing else, neither Host nor Origin. */
async function keyProxy({ url, adminKey }: TestApp): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-api-key': adminKey };
    const asked = request(`${url}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    asked.once('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

function run(scenario: string): Promise<{ code: number; output: string }> {
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`;
  const args = [CLI, 'server', '--url', url, '--scenario', scenario, '--output-dir', results];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: results, timeout: 60_000 * globalThis.patience() },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
      },
    );
  });
}

it.each(SCENARIOS)('the conformance suite of MCP passes: %s', async (scenario) => {
  const { code, output } = await run(scenario);
  const [, passed = '0', failed = '?'] = /Passed: (\d+)\/\d+, (\d+) failed/.exec(output) ?? [];
  expect([output, code, Number(passed) > 0, failed]).toEqual([output, 0, true, '0']);
});

it('fails where it must, so that a pass is meaningful', async () => {
  const { code, output } = await run('tools-call-simple-text');
  expect([output, code]).toEqual([output, 1]);
});
