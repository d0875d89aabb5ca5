import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ImportStopped } from '../../packages/importers/src/importers.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { zipSync } from 'fflate';
import { amp, BIN, type Home, newHome } from '../cli/amp.js';
import { bring, clientOf, fixture, recordsOf, scratch } from './bring.js';

let app: TestApp;
let folder: string;
let home: Home;
beforeAll(async () => {
  app = await startApp();
  folder = await scratch();
  home = await newHome({ RECOLLECT_URL: app.url, RECOLLECT_API_KEY: app.adminKey, RECOLLECT_USER_ID: newUser() });
});
afterAll(async () => {
  await app.stop();
  for (const path of [folder, home.folder]) await rm(path, { recursive: true, force: true });
});

const memory = (n: number, text = `Memory number ${n} of the archive.`) => ({ id: `m-${n}`, memory: text });
async function file(name: string, text: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}
const failure = (promise: Promise<unknown>): Promise<Error> => promise.then(() => new Error('it did not fail'), (error: Error) => error); // prettier-ignore

describe('an interrupted run', () => {
  it('that is stopped in the middle is resumed, and nothing is stored twice', async () => {
    const client = clientOf(app);
    const source = await file('many.json', JSON.stringify(Array.from({ length: 500 }, (_, n) => memory(n))));
    const state = join(folder, 'state', 'many.json');
    const stop = new AbortController();
    const options = { stateFile: state, batchSize: 50, concurrency: 2, check: false };
    const stopped = await failure(
      bring(client, 'mem0', source, {
        ...options,
        signal: stop.signal,
        onProgress: ({ done }) => void (done >= 150 && stop.abort(new Error('pulled the plug'))),
      }),
    );
    expect(stopped).toBeInstanceOf(ImportStopped);
    const written = JSON.parse(await readFile(state, 'utf8')) as { done: number };
    expect(written.done).toBeGreaterThanOrEqual(150);
    expect(written.done).toBeLessThan(500);

    const report = await bring(client, 'mem0', source, { ...options, check: true });
    expect(report.resumed_after).toBe(written.done);
    expect(Object.values(report.outcomes.record).reduce((sum, n) => sum + n, 0)).toBe(500);
    expect(report.check).toMatchObject({ looked_for: 500, found: 500, missing: 0 });
    expect((await client.records.list().page()).output.total).toBe(500);
    // It is complete: nothing is left to resume.
    expect(await failure(readFile(state))).toMatchObject({ code: 'ENOENT' });
  });

  it('of the command that is killed reports it by its code, and the next run ends the work', async () => {
    const source = await file('killed.json', JSON.stringify(Array.from({ length: 600 }, (_, n) => memory(n))));
    const user = newUser();
    const args = [
      'import',
      '--from',
      'mem0',
      source,
      '--user',
      user,
      '--batch',
      '20',
      '--concurrency',
      '1',
      '--no-check',
    ];
    const child = spawn(process.execPath, [BIN, ...args], { env: home.env, stdio: 'ignore' });
    const client = clientOf(app, user);
    const ended = once(child, 'exit');
    while ((await client.records.list({ limit: 1 }).page()).output.total === 0)
      await new Promise((done) => setTimeout(done, 20));
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const begun = (await client.records.list({ limit: 1 }).page()).output.total;
    expect(begun).toBeLessThan(600);
    const again = await amp(home, [...args.slice(0, -1), '--json', '--batch', '500']);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(JSON.parse(again.out)).toMatchObject({ check: { found: 600, missing: 0 } });
    expect((await client.records.list({ limit: 1 }).page()).output.total).toBe(600);
  });

  it('is not resumed with a changed source or another user', async () => {
    const client = clientOf(app);
    const state = join(folder, 'changed.json');
    const source = await file('changing.json', JSON.stringify([memory(1), memory(2)]));
    await bring(client, 'mem0', source, { check: false });
    const begun = { recollect_import: 1, format: 'mem0', source, fingerprint: 'of before', settings: '{}', done: 2, counts: {}, failures: [] }; // prettier-ignore
    await writeFile(state, JSON.stringify(begun));
    const report = await bring(client, 'mem0', source, { stateFile: state });
    expect([report.resumed_after, report.outcomes.record.unchanged]).toEqual([0, 2]);
    await writeFile(state, 'half a fi');
    expect((await bring(client, 'mem0', source, { stateFile: state })).resumed_after).toBe(0);
  });

  it('stores what was read before a file breaks off, and reports the place', async () => {
    const client = clientOf(app);
    const text = JSON.stringify({ results: [memory(1), memory(2), memory(3)] }, null, 1);
    const source = await file('half.json', text.slice(0, text.length - 30));
    const error = await failure(bring(client, 'mem0', source));
    expect(error).toBeInstanceOf(ImportStopped);
    expect(error.message).toMatch(/^half\.json, line \d+: ends in the middle, after \d+ bytes: it is cut off$/);
    expect(await recordsOf(client)).toHaveLength(2);
    await file('half.json', text);
    expect((await bring(client, 'mem0', source)).outcomes.record).toMatchObject({ created: 1, unchanged: 2 });
  });
});

describe('an invalid source', () => {
  it.each([
    ['nothing.json', '', /is empty/],
    ['text.json', 'Dear reader', /begins neither with \[ nor with \{/],
    ['broken.json', '[{"id": 1,, "memory": "x"}]', /broken\.json, line 1: is not valid JSON, near byte 10/],
    ['other.json', '{"users": [1, 2]}', /contains nothing from mem0\. Expected: JSON/],
    ['packed.json', Uint8Array.of(0x1f, 0x8b, 8, 0), /packed with gzip/],
  ])('%s is refused with its name and what is wrong', async (name, text, message) => {
    const error = await failure(bring(clientOf(app), 'mem0', await file(name, text)));
    expect(error.message).toMatch(message);
    expect(error.message).toContain(name);
  });

  it('one broken line among many, and invalid items, are reported by line and field', async () => {
    const client = clientOf(app);
    const lines = [JSON.stringify(memory(1)), '{"id": "m-2", "mem', '[]', '{"id": "m-3", "memory": 3, "created_at": "31/12/2024"}', '{"id": "m-4"}', JSON.stringify(memory(5, 'NUL \0 and half a \ud83d character are no reason to fail.'))]; // prettier-ignore
    const report = await bring(client, 'mem0', await file('lines.ndjson', `${lines.join('\n')}\n`));
    expect(report.problems.map(({ line, field, lost }) => [line, field, lost])).toEqual([
      [2, undefined, 'item'],
      [3, undefined, 'item'],
      [4, 'created_at', 'field'],
      [5, 'memory', 'item'],
    ]);
    expect(report.read.record).toBe(3);
    expect(report.check).toMatchObject({ found: 3, differ: 0 });
  });

  it('what the server refuses is reported by its place, and everything else is stored', async () => {
    const client = clientOf(app);
    const rows = [memory(1), { ...memory(2), user_id: 'u'.repeat(300) }, memory(3)];
    const report = await bring(client, 'mem0', await file('refused.json', JSON.stringify(rows)));
    expect(report.outcomes.record).toMatchObject({ created: 2, failed: 1 });
    expect(report.failures).toEqual([expect.objectContaining({ file: 'refused.json', item: '[1]' })]);
    expect(report.check?.missing).toBe(0);
  });

  it('a message that exists with other words is refused alone', async () => {
    const client = clientOf(app);
    const row = (id: string, content: string) => JSON.stringify({ id, content, type: 'message', role: 'user' });
    await bring(client, 'ndjson', await file('said.ndjson', row('b', 'As it was said.')));
    const rows = [row('a', 'Before it.'), row('b', 'In other words.'), row('c', 'After it.')].join('\n');
    const report = await bring(client, 'ndjson', await file('said.ndjson', rows));
    expect(report.outcomes.message).toMatchObject({ created: 2, failed: 1 });
    expect(report.failures).toEqual([expect.objectContaining({ line: 2, code: 'conflict' })]);
    expect((await client.messages.list({ order: 'asc' }).toArray()).map(({ external_id: id }) => id)).toEqual([
      'b',
      'a',
      'c',
    ]);
  });

  it('a truncated ZIP, and one that was made to fill a disk, are refused', async () => {
    const zip = zipSync({ 'conversations.json': await readFile(fixture('chatgpt-conversations.json')) });
    const half = await failure(bring(clientOf(app), 'chatgpt', await file('half.zip', zip.slice(0, -30))));
    expect(half.message).toMatch(/half\.zip: the ZIP cannot be read, so it may be cut off/);
    const bomb = await file('bomb.zip', zipSync({ 'conversations.json': new Uint8Array(68_000_000) }, { level: 1 }));
    const error = await failure(bring(clientOf(app), 'chatgpt', bomb));
    expect(error).toBeInstanceOf(ImportStopped);
    expect((error as ImportStopped).report.dropped).toEqual([expect.objectContaining({ from: 'conversations.json', why: expect.stringMatching(/times its size/) as string })]); // prettier-ignore
    const upward = await failure(
      bring(clientOf(app), 'markdown', await file('up.zip', zipSync({ '../../etc/x.md': new Uint8Array(3) }))),
    );
    expect(upward.message).toMatch(/up\.zip: the ZIP cannot be read/);
  });

  it('a key that may not write ends it at once, and no output contains a key', async () => {
    const { key } = await app.key({ permissions: ['records:read'], user_id: newUser() });
    const ran = await amp(home, ['import', '--from', 'mem0', fixture('mem0-export.json'), '--key', key]);
    expect(ran.code).toBe(3);
    expect(ran.err).toContain('records:write');
    expect(ran.err + ran.out).not.toContain(key);
  });
});

it('from standard input, with long texts split into parts that are found', async () => {
  const client = clientOf(app);
  const long = Array.from({ length: 15_000 }, (_, n) => `Sentence number ${n}.`).join(' ');
  const rows = JSON.stringify([{ id: 'long', memory: long }]);
  const report = await bring(client, 'mem0', Readable.from([Buffer.from(rows)]));
  const parts = await recordsOf(client);
  expect(parts.map(({ external_id: id }) => id).sort()).toEqual(['long', 'long#2', 'long#3', 'long#4']);
  expect(report.check).toMatchObject({ found: 4, missing: 0 });
});

describe('a live source', () => {
  let server: Server;
  let address: string;
  let answers: (readonly [number, unknown])[];
  beforeAll(async () => {
    server = createServer((_, response) => {
      const [status, body] = answers.shift() ?? [500, {}];
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(status === 302 && { location: 'http://127.0.0.1:1/' }),
      });
      response.end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  const live = () => ({ key: 'm0-secret-key', address, pausesMs: [1, 1, 1] });
  const USERS = { results: [{ type: 'user', name: 'ada' }], next: null };

  it('is retried while it is busy or failing, and read page by page', async () => {
    answers = [
      [429, {}], [200, { status: 'ok' }], [503, {}], [200, USERS],
      [200, { results: [memory(1), memory(2)], next: `${address}/?page=2` }], [500, {}], [200, { results: [memory(3)], next: null }],
    ]; // prettier-ignore
    const client = clientOf(app);
    const report = await bring(client, 'mem0', live(), { user: client.userId });
    expect([report.read.record, report.check?.found]).toEqual([3, 3]);
  });

  it.each([
    ['that is gone', Array.from({ length: 4 }, () => [500, {}] as const), /answers 500, after 4 tries/],
    ['that leads elsewhere', [[302, {}] as const], /leads elsewhere/],
    ['of another kind', [[200, {}] as const, [200, { hello: 1 }] as const], /answers no list: is this mem0\?/],
  ])('one %s is reported without its key', async (_, given, message) => {
    answers = [...given];
    const error = await failure(bring(clientOf(app), 'mem0', live()));
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('m0-secret-key');
  });
});

describe('the command', () => {
  it('tells people what maps to what, what is dropped and what is stored', async () => {
    const ran = await amp(home, ['import', '--from', 'mem0', fixture('mem0-export.json'), '--user', newUser()]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toMatch(/^Imported 3 records \(3 created, 0 updated, 0 unchanged, 0 refused\)/);
    expect(ran.out).toContain('memory → content');
    expect(ran.out).toContain('updated_at: a history of edits begins here anew');
    expect(ran.out).toMatch(/Check: 3 of 3 are there/);
  });

  it.each([
    [['--from', 'evernote', 'x'], /mem0, letta, zep/],
    [['--from', 'mem0', 'nowhere.json'], /nowhere\.json: no such file/],
    [['--from', 'csv', 'x.csv', '--map', 'contents=text'], /contents is not a field/],
    [['--from', 'mem0', '--api'], /set MEM0_API_KEY/],
    [['--from', 'chatgpt', '--api'], /is read from files/],
  ])('%j is a usage error', async (args, message) => {
    const ran = await amp(home, ['import', ...args]);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(message);
  });
});
