import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeServer } from '../../packages/client/src/testing/fake-server.js';
import { EXIT } from './exit-codes.js';
import { runUnattended } from './testing/run-unattended.js';

let folder: string;
let server: FakeServer;
let said: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-run-'));
  server = await FakeServer.start();
  said = '';
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]): Promise<number> {
  const variables = {
    RECOLLECT_CONFIG: join(folder, 'config.json'),
    RECOLLECT_URL: server.url,
    RECOLLECT_USER_ID: 'ada',
  };
  const { code, told } = await runUnattended(args, variables);
  said = told;
  return code;
}

it.each([
  [['--dry-run']], [['--restart']], [['--no-check']], [['--agent', 'helper']], [['--namespace-user', '1']],
])('an import stores nothing if an option would be ignored: %j', async (options) => {
  const file = join(folder, 'memories.ndjson');
  await writeFile(file, '{"content":"tea"}\n');
  expect(await run('import', file, ...options)).toBe(EXIT.invalid);
  expect(said).toContain(`error: ${options[0]} needs --from`);
  expect(server.heard).toEqual([]);
}); // prettier-ignore

it('an import stores nothing if its format would ignore an option', async () => {
  const file = join(folder, 'mem0.json');
  await writeFile(file, '[{"id":"1","memory":"tea","user_id":"ada"}]');
  expect(await run('import', '--from', 'mem0', file, '--map', 'content=memory')).toBe(EXIT.invalid);
  expect(said).toContain('mem0: takes no `map`: leave it out');
  expect(server.heard).toEqual([]);
});

it.each([
  [['list', '--timeout', '0'], "option '--timeout <seconds>' argument '0' is invalid. must be a whole number from 1."],
  [['import', '--batch', '0'], "option '--batch <n>' argument '0' is invalid. must be a whole number from 1."],
  [['search', 'tea', '--filter', '{bad'], `must be a JSON object such as '{"metadata.stars": {"gte": 3}}'.`],
  [['store', '--state', '[]'], `must be a JSON object such as '{"blockers": ["no key"]}'.`],
])('names the option that is wrong, and what it takes: %j', async (args, message) => {
  expect(await run(...args)).toBe(EXIT.invalid);
  expect(said).toContain(message);
  expect(server.heard).toEqual([]);
});

it('says that a folder is one', async () => {
  expect(await run('import', folder)).toBe(EXIT.invalid);
  expect(said).toContain('is a folder; --from names the system that it is of');
});

it('says that the target is not a regular file', async () => {
  expect(await run('import', '/dev/null')).toBe(EXIT.invalid);
  expect(said).toContain('/dev/null: is not a regular file; standard input is -');
});

it('says which file is not an export of the audit', async () => {
  const file = join(folder, 'notes.md');
  await writeFile(file, '# Notes\n');
  expect(await run('audit', 'verify', file)).toBe(EXIT.invalid);
  expect(said).toContain(`${file} is not an export of the audit: its first line does not have the expected form`);
});

it('exports every user although the environment names one', async () => {
  server.say({ json: { records: [], has_more: false } });
  expect(await run('export', '--all-users')).toBe(EXIT.ok);
  expect(server.heard[0]?.headers['x-user-id']).toBeUndefined();
  server.say({ json: { records: [], has_more: false } });
  expect(await run('export')).toBe(EXIT.ok);
  expect(server.heard[0]?.headers['x-user-id']).toBe('ada');
});

it.each([
  [[], EXIT.ok],
  [['not_found'], EXIT.notFound],
  [['not_found', 'conflict'], EXIT.conflict],
  [['conflict', 'forbidden'], EXIT.refused],
])('exits after several deletes as after one: %j', async (faults, code) => {
  const results = faults.map((fault, index) =>
    fault === 'not_found'
      ? { index, id: 'a', status: fault }
      : { index, id: 'a', status: 'failed', error: { code: fault, detail: 'why' } },
  );
  const failed = faults.filter((fault) => fault !== 'not_found').length;
  server.say({ json: { results, deleted: 0, not_found: faults.length - failed, failed } });
  expect(await run('delete', 'a', 'b')).toBe(code);
});

it('names a single memory in the singular', async () => {
  const stats = { lessons: 1, checkpoints: 0, snippets: 0, total_records: 1, embedding_model: 'm' };
  server.say({ json: { success: true, healthy: true, version: '0.1.0', protocol: 'AMP/0.2', stats } });
  expect(await run('status')).toBe(EXIT.ok);
  expect(said).toContain('1 memory: 1 lesson, 0 checkpoints, 0 snippets');
});
