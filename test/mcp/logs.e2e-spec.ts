import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKey } from '@governance/tenancy/api-key.js';
import { buildIfNeeded, killLeftovers, ServerProcess } from '../durability/server-process.js';
import { Wire } from './wire.js';

let folder: string;
beforeAll(async () => {
  await buildIfNeeded();
  folder = await mkdtemp(join(tmpdir(), 'recollect-mcp-logs-'));
});
afterAll(async () => {
  killLeftovers();
  await rm(folder, { recursive: true, force: true });
});

it('the log contains no argument and no content, even if everything is logged', async () => {
  const key = generateKey().text;
  const env = { RECOLLECT_DATA_DIR: folder, RECOLLECT_BOOTSTRAP_KEY: key, LOG_LEVEL: 'debug', DOCS_ENABLED: 'false' };
  const server = await ServerProcess.start('standalone', env);
  const wire = new Wire(server.url, { 'x-api-key': key });
  await wire.call('amp_store', { record: { id: 'zyxomancy-1', content: 'zyxomancy is a secret' } });
  await wire.call('amp_search', { query: 'zyxomancy?' });
  await wire.call('amp_get', { id: 'no-zyxomancy' });
  await wire.rpc('resources/read', { uri: 'recollect://records/zyxomancy-1' });
  await wire.rpc('zyxomancy/now', { zyxomancy: true });
  await wire.send('{"zyxomancy": ');
  await wire.send('{"jsonrpc": "2.0", "zyxomancy": 1}');
  await server.stop();
  const log = server.out + server.err;
  expect(log).toContain('"component":"mcp"');
  expect(log).not.toContain('zyxomancy');
  expect(log).not.toContain(key);
});
