import { rm } from 'node:fs/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { amp, type Home, newHome } from './amp.js';

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

it('an MCP client that starts `amp mcp`, as docs/mcp.md configures it, stores and finds', async () => {
  const env = { ...home.env, RECOLLECT_URL: app.url, RECOLLECT_API_KEY: app.adminKey };
  const transport = new StdioClientTransport({
    command: 'bash',
    args: ['-c', 'exec amp mcp --tools core'],
    env,
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  try {
    const offered = (await client.listTools()).tools.map(({ name }) => name);
    expect([offered.includes('amp_search'), offered.includes('amp_list')]).toEqual([true, false]);
    const record = { type: 'lesson', content: 'The staging database is restored every Monday' };
    expect((await client.callTool({ name: 'amp_store', arguments: { record } })).isError).not.toBe(true);
    const found = await client.callTool({ name: 'amp_search', arguments: { query: 'when is staging restored' } });
    expect(JSON.stringify(found.structuredContent)).toContain('every Monday');
  } finally {
    await client.close();
  }
});

it('it reports why it does not start: no key, a wrong key, tools that do not exist, no server', async () => {
  const at = (url: string, ...key: string[]) => amp(home, ['mcp', '--url', url, ...key]);
  expect(await at(app.url)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('amp login') as string });
  expect(await at(app.url, '--key', 'rk_wrong')).toMatchObject({ code: 3, out: '' });
  const bogus = await at(app.url, '--key', app.adminKey, '--tools', 'bogus');
  expect(bogus).toMatchObject({ code: 2, out: '', err: expect.stringContaining('tools must be one of') as string });
  expect(await at('http://127.0.0.1:1', '--key', app.adminKey)).toMatchObject({ code: 7, out: '' });
});
