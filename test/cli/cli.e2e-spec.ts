import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeRecord } from '@contracts/records/records.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { amp, BIN, type Home, newHome, type Ran } from './amp.js';
import { unnamed } from '@test/support/unnamed.js';

let app: TestApp;
let home: Home;

beforeAll(async () => {
  app = await startApp();
  home = await newHome({ RECOLLECT_URL: app.url, RECOLLECT_API_KEY: app.adminKey });
});
afterAll(async () => {
  await app.stop();
  await rm(home.folder, { recursive: true, force: true });
});

const json = ({ out }: Ran): Record<string, unknown> => JSON.parse(out) as Record<string, unknown>;
async function ok(...args: string[]): Promise<Ran> {
  const ran = await amp(home, args);
  expect([args, ran.err, ran.code]).toEqual([args, '', 0]);
  return ran;
}

describe('for programs', () => {
  it('every response is AMP’s own JSON on one line', async () => {
    const user = newUser();
    const as = ['--json', '--user', user];
    const stored = json(await ok('store', '--content', 'The safe opens at nine', '--field', 'floor=3', ...as));
    expect(stored).toMatchObject({ success: true, created: true });
    const id = String(stored['id']);
    const got = json(await ok('get', id, ...as));
    expect(got).toMatchObject({ success: true, record: { id, type: 'lesson', floor: 3 } });
    const found = json(await ok('search', 'when does the safe open', ...as));
    expect(found).toMatchObject({ success: true, total: 1, results: [{ id }] });
    const upstairs = (filter: object) => ['search', 'when does the safe open', '--filter', JSON.stringify(filter)];
    expect(json(await ok(...upstairs({ type: 'lesson' }), ...as))).toMatchObject({ total: 1 });
    expect(json(await ok(...upstairs({ type: 'note' }), ...as))).toMatchObject({ total: 0 });
    const brief = await ok(
      'search',
      'when does the safe open',
      '--token-budget',
      '3',
      '--widen',
      '--oldest-first',
      ...as,
    );
    expect(json(brief)).toMatchObject({ total: 1, results: [], tokens: 0, expanded_to: 'shared' });
    expect(json(await ok('list', ...as))).toMatchObject({ success: true, total: 1, has_more: false });
    expect(json(await ok('status', ...as))).toMatchObject({ healthy: true, stats: { total_records: 1 } });
    expect(json(await ok('agent-status', 'nobody', ...as))).toMatchObject({ status: 'idle', checkpoint_count: 0 });
    expect(json(await ok('delete', id, ...as))).toMatchObject({ success: true, deleted: true });
    for (const { out } of [await ok('status', ...as)]) expect(out.split('\n')).toHaveLength(2);
  });

  it('an update without a type keeps the type', async () => {
    const as = ['--id', `own-${randomUUID()}`, '--json', '--user', newUser()];
    await ok('store', '--type', 'note', '--content', 'The safe opens at nine', ...as);
    expect(json(await ok('store', '--content', 'The safe opens at ten', ...as))).toMatchObject({ created: false });
    const [, id = ''] = as;
    expect(json(await ok('get', id, ...as.slice(2)))).toMatchObject({
      record: { type: 'note', content: 'The safe opens at ten' },
    });
  });

  it('an error is AMP’s envelope, and the exit code gives its class', async () => {
    const absent = await amp(home, ['get', 'lesson_gone', '--json']);
    expect([absent.code, json(absent)]).toEqual([4, expect.objectContaining({ success: false, error: 'not_found' })]);
    const invalid = await amp(home, ['store', '--type', 'checkpoint', '--content', 'x', '--json']);
    expect([invalid.code, json(invalid)]).toEqual([
      2,
      expect.objectContaining({ error: 'invalid_input', errors: expect.arrayContaining([expect.anything()]) }),
    ]);
    const noKey = await amp(home, ['status', '--json', '--key', 'rk_wrong']);
    expect([noKey.code, json(noKey)['error']]).toEqual([3, 'unauthorized']);
  });
});

it('shows people when it happened, and not when it was imported', async () => {
  const user = newUser();
  const record = { content: 'The safe opens at nine', occurred_at: Date.now() - 800 * 86_400_000 };
  const { id } = await app.client().as(user).ok(storeRecord, { body: record });
  for (const args of [
    ['search', 'when does the safe open'],
    ['get', id],
  ]) {
    expect((await ok(...args, '--user', user)).out).toContain('2 years ago');
  }
});

describe('an error', () => {
  it('unknown commands are reported in JSON as well', async () => {
    const wrong = await amp(home, ['store', '--nothing', '--json']);
    expect([wrong.code, json(wrong)]).toEqual([2, expect.objectContaining({ error: 'invalid_input' })]);
  });

  it.each([[['store', '--content', '-']], [['import']]])('Ctrl-C ends a wait for input: %j', async (args) => {
    const child = spawn(process.execPath, [BIN, ...args], { env: home.env, stdio: ['pipe', 'ignore', 'pipe'] });
    const ended = once(child, 'exit');
    // Once more than the pipe holds has been written, the command has begun to read; it waits for the end, which does
    // not come.
    child.stdin.on('error', () => undefined);
    await new Promise((resolve) => child.stdin.write('\n'.repeat(1_000_000), resolve));
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
  });

  it('an unreachable server is reported with its address and what to do', async () => {
    const ran = await amp(home, ['status', '--url', 'http://127.0.0.1:1']);
    expect(ran.code).toBe(7);
    expect(ran.err).toContain('no Recollect server answers at http://127.0.0.1:1.');
    expect(ran.err).toContain('npm start');
  });

  it('a server of another kind is reported', async () => {
    const server = createServer((_, response) => void response.end('<html>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const ran = await amp(home, ['status', '--url', `http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
    server.close();
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('Is this the address of a Recollect server?');
  });

  it('a key without the permission is refused with code 3 and the name of the permission', async () => {
    const { key } = await app.key({ permissions: ['records:read'], default_user_id: 'ada' });
    const ran = await amp(home, ['store', '--content', 'x', '--key', key]);
    expect([ran.code, ran.out]).toEqual([3, '']);
    expect(ran.err).toContain('records:write');
  });

  it.each([
    [['stor'], /unknown command 'stor'[^]*store/],
    [['search'], /missing required argument 'query'/],
    [['list', '--limit', 'many'], /must be a whole number/],
    [['store', '--state', '[1]'], /must be a JSON object/],
    [['store', '--field', 'x'], /must be name=value/],
    [['search', 'x', '--min-score', '7'], /from 0 to 1/],
    [['search', 'x', '--filter', 'floor=3'], /must be a JSON object/],
    [['completion', 'dos'], /bash, zsh, fish/],
    [['import', 'nowhere.ndjson'], /nowhere\.ndjson: no such file/],
    [['list', '--order', 'sideways'], /order/],
  ])('%j is a usage error with code 2', async (args, message) => {
    const ran = await amp(home, args);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(message);
  });

  it('help and version are not errors', async () => {
    expect((await ok('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await ok('store', '--help')).out).toContain('--working-on');
  });
});

describe('content', () => {
  it('is read from standard input', async () => {
    const user = newUser();
    const ran = await amp(home, ['store', '--content', '-', '--user', user, '--json'], 'two\nlines\n');
    const got = json(await ok('get', String(json(ran)['id']), '--user', user, '--json'));
    expect(got).toMatchObject({ record: { content: 'two\nlines' } });
    const empty = await amp(home, ['store', '--content', '-'], '\n');
    expect([empty.code, empty.err]).toEqual([2, expect.stringContaining('standard input was empty')]);
  });

  it('that would control the terminal is shown harmlessly', async () => {
    const user = newUser();
    const content = '\u001b]0;x\u0007 gate code 4711';
    const stored = await amp(home, ['store', '--content', content, '--user', user, '--json']);
    const id = String(json(stored)['id']);
    for (const args of [['get', id], ['list'], ['search', 'gate code']]) {
      const { out } = await ok(...args, '--user', user);
      expect(out).toContain('4711');
      expect(out).not.toContain('\u001b');
      expect(out).not.toContain('\u0007');
    }
  });
});

describe('import and export', () => {
  const lines = (records: readonly object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('');

  it('what is exported can be imported for another user, and importing twice stores once', async () => {
    const [from, to] = [newUser(), newUser()];
    const file = join(home.folder, `${from}.ndjson`);
    const records = Array.from({ length: 12 }, (_, i) => ({
      id: `note-${i}`,
      type: i % 2 ? 'lesson' : 'episodic',
      content: `Note number ${i}`,
      occurred_at: `2026-01-${String(i + 1).padStart(2, '0')}T10:00:00.000Z`,
      metadata: { page: i },
      tags: ['note'],
      colour: 'green',
    }));
    const imported = await amp(home, ['import', '--user', from, '--batch', '5', '--json'], lines(records));
    expect([imported.code, json(imported)]).toEqual([0, expect.objectContaining({ created: 12, failed: 0 })]);

    await ok('export', file, '--user', from);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await amp(home, ['export', file, '--user', from])).code).toBe(2);
    await ok('export', file, '--user', from, '--force');

    expect(json(await ok('import', file, '--user', to, '--json'))).toMatchObject({ created: 12, updated: 0 });
    expect(json(await ok('import', file, '--user', to, '--json'))).toMatchObject({ created: 0, unchanged: 12 });
    const exported = (user: string) => amp(home, ['export', '--user', user]);
    const without = ({ out }: Ran) =>
      out.trimEnd().split('\n').map((line) => ({ ...(JSON.parse(line) as object), user_id: undefined })); // prettier-ignore
    const [mine, theirs] = [without(await exported(from)), without(await exported(to))];
    expect(mine).toHaveLength(12);
    expect(theirs).toEqual(mine);
    expect(mine[3]).toMatchObject({ ...records[3] });
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(13);
  });

  it('what is exported of all users is imported for each of them, by a key that may', async () => {
    const at = (key: string): Home => ({ ...home, env: { ...home.env, RECOLLECT_API_KEY: key } });
    const from = at(await app.otherTenant());
    const [ada, bob] = [newUser(), newUser()];
    for (const [n, user] of [ada, bob, ada, bob, ada].entries()) {
      await app.client(from.env['RECOLLECT_API_KEY'], { user }).ok(storeRecord, { body: { content: `Note ${n}` } });
    }
    const { out } = await amp(from, ['export', '--all-users']);
    // A name that no user may have costs only its own lines.
    const ran = await amp(home, ['import', '--batch', '2', '--json'], `{"content": "x", "user_id": " bad "}\n${out}`);
    expect(json(ran)).toMatchObject({ created: 5, failed: 1 });
    const notes = async (user: string) => (await amp(home, ['list', '--user', user, '--order', 'asc', '--json'])).out.match(/Note \d/g); // prettier-ignore
    expect([await notes(ada), await notes(bob)]).toEqual([['Note 0', 'Note 2', 'Note 4'], ['Note 1', 'Note 3']]); // prettier-ignore

    const bound = at((await app.key({ user_id: ada })).key);
    const partly = await amp(bound, ['import', '--json'], out);
    expect([partly.code, json(partly)]).toEqual([2, expect.objectContaining({ unchanged: 3, failed: 2 })]);
    expect((json(partly)['errors'] as { line: number }[]).map(({ line }) => line)).toEqual([2, 4]);
    const mixed = await amp(home, ['import', '--user', ada, '--json'], out);
    expect(json(mixed)).toMatchObject({ unchanged: 3, failed: 2 });
  });

  it('a line that cannot be stored is named, and the others are stored', async () => {
    const user = newUser();
    const input = [
      '{"content": "first"}',
      '',
      'not json',
      '{"type": "checkpoint", "content": "x"}',
      '{"content": "last"}',
    ];
    const ran = await amp(home, ['import', '-', '--user', user], `\ufeff${input.join('\n')}`);
    expect(ran.code).toBe(2);
    expect(ran.out).toBe('Imported 2 created, 0 updated, 0 unchanged\n');
    expect(ran.err).toMatch(/^2 not stored\n {2}line 3: is not one JSON object\n {2}line 4: agent: /);
    expect(await app.count('records', 'user_id = $1', [user])).toBe(2);
  });

  it('a line that is not UTF-8 is named, and not stored with other letters', async () => {
    const user = newUser();
    const file = join(home.folder, 'latin1.ndjson');
    await writeFile(file, Buffer.from('{"content": "caf\u00e9"}\n{"content": "tea"}\n', 'latin1'));
    const ran = await amp(home, ['import', file, '--user', user]);
    expect([ran.code, ran.out]).toEqual([2, 'Imported 1 created, 0 updated, 0 unchanged\n']);
    expect(ran.err).toContain('line 1: is not UTF-8 text');
    expect(await app.count('records', 'user_id = $1', [user])).toBe(1);
  });

  it('a line that fits into no request is named, and the others are stored', async () => {
    const deep = `{"content": "deep", "metadata": ${'{"a":'.repeat(60)}1${'}'.repeat(60)}}`;
    const ran = await amp(
      home,
      ['import', '-', '--user', newUser()],
      `{"content": "first"}\n${deep}\n{"content": "last"}`,
    );
    expect([ran.code, ran.out]).toEqual([2, 'Imported 2 created, 0 updated, 0 unchanged\n']);
    expect(ran.err).toMatch(/^1 not stored\n {2}line 2: \(body\): must not nest deeper/);
  });

  it('an overwritten file is readable by its owner only', async () => {
    const file = join(home.folder, 'there.ndjson');
    await writeFile(file, '', { mode: 0o644 });
    await ok('export', file, '--force');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('shared memories stay shared', async () => {
    const file = join(home.folder, 'shared.ndjson');
    const content = `Everybody may know this: ${newUser()}`;
    await writeFile(file, lines([{ id: content, content, shared: true, type: 'note' }]));
    await ok('import', file);
    const { out } = await ok('export', '--type', 'note');
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toContainEqual(expect.objectContaining({ content, shared: true }));
  });
});

describe('keys', () => {
  it('are made, listed, rotated and revoked', async () => {
    const made = json(
      await ok('keys', 'create', 'reader', '--permissions', 'records:read', '--bind-user', 'ada', '--json'),
    );
    const id = String(made['key_id']);
    expect((await ok('keys', 'list')).out).toMatch(
      new RegExp(`${id}\\s+live\\s+reader\\s+user ada\\s+records:read\\s+never`),
    );
    expect((await amp(home, ['list', '--key', String(made['key'])])).code).toBe(0);
    const rotated = json(await ok('keys', 'rotate', id, '--grace', '0', '--json'));
    expect((await amp(home, ['list', '--key', String(rotated['key'])])).code).toBe(0);
    expect((await ok('keys', 'revoke', id)).out).toBe(`Revoked ${id}\n`);
    expect((await ok('keys', 'list')).out).toMatch(new RegExp(`${id}\\s+revoked`));
    const wrong = await amp(home, ['keys', 'create', 'x', '--permissions', 'everything']);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('permissions')]);
  });
});

describe('login', () => {
  it('tries the key, saves it for its owner only, and uses it from then on', async () => {
    const fresh = await newHome();
    const ran = await amp(fresh, ['login', '--url', app.url, '--key-stdin'], `${app.adminKey}\n`);
    expect([ran.err, ran.code]).toEqual(['', 0]);
    const file = join(fresh.folder, '.config', 'recollect', 'config.json');
    expect(ran.out).toContain(`Saved in ${file}.`);
    expect(ran.out).not.toContain(app.adminKey);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await amp(fresh, ['status'])).code).toBe(0);
    await rm(fresh.folder, { recursive: true });
  });

  it('repairs an unusable file', async () => {
    const fresh = await newHome({ RECOLLECT_CONFIG: join(home.folder, 'broken.json') });
    await writeFile(join(home.folder, 'broken.json'), 'no JSON', { mode: 0o600 });
    expect((await amp(fresh, ['status', '--url', app.url])).err).toContain('run it again');
    const ran = await amp(fresh, ['login', '--url', app.url, '--key-stdin'], `${app.adminKey}\n`);
    expect([ran.err, ran.code]).toEqual(['', 0]);
    expect((await amp(fresh, ['status'])).code).toBe(0);
    await rm(fresh.folder, { recursive: true });
  });

  it('saves nothing that the server refuses', async () => {
    const fresh = await newHome();
    const ran = await amp(fresh, ['login', '--url', app.url, '--key-stdin'], 'rk_wrong\n');
    expect(ran.code).toBe(3);
    await expect(stat(join(fresh.folder, '.config'))).rejects.toThrow('ENOENT');
    const none = await amp(fresh, ['login', '--url', app.url]);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('no key was given')]);
    await rm(fresh.folder, { recursive: true });
  });
});

describe('a stranger’s key', () => {
  it('finds nothing of another user or tenant, by any command', async () => {
    const [owner, other] = [newUser(), newUser()];
    const stored = await amp(home, [
      'store',
      '--content',
      'The spare key lies under the third pot',
      '--user',
      owner,
      '--json',
    ]);
    const id = String(json(stored)['id']);
    const strangers = [
      ['--user', other],
      ['--user', owner, '--key', await app.otherTenant()],
    ];
    for (const stranger of strangers) {
      const absent = await amp(home, ['get', 'lesson_01h455vb4pex5vsknk084sn02q', '--json', ...stranger]);
      for (const command of ['get', 'delete']) {
        const ran = await amp(home, [command, id, '--json', ...stranger]);
        const told = (one: typeof ran) => unnamed(JSON.stringify({ ...json(one), deleted: undefined }));
        expect([ran.code, told(ran)]).toEqual([4, told(absent)]);
      }
      for (const args of [['list'], ['search', 'where is the spare key'], ['export']]) {
        const { out } = await ok(...args, '--json', ...stranger);
        expect(out).not.toMatch(/third pot/);
        expect(out).not.toContain(id);
      }
    }
    for (const args of [['list'], ['search', 'where is the spare key'], ['export']]) {
      expect((await ok(...args, '--json', '--user', owner)).out).toMatch(/third pot/);
    }
  });
});

describe('everything about a user', () => {
  it('is exported into a file readable by its owner only, and imported for another user', async () => {
    const [user, other] = [newUser(), newUser()];
    await ok('store', '--content', 'The safe opens at nine', '--user', user);
    await ok('user-export', user, 'all.zip');
    expect((await stat(join(home.folder, 'all.zip'))).mode & 0o777).toBe(0o600);
    expect((await amp(home, ['user-export', user, 'all.zip'])).code).toBe(2);
    expect((await amp(home, ['user-export', newUser(), 'none.zip'])).code).toBe(4);
    await expect(stat(join(home.folder, 'none.zip'))).rejects.toThrow();
    const imported = json(await ok('user-import', other, 'all.zip', '--json'));
    expect(imported).toMatchObject({ success: true, state: 'done', counts: { records: { stored: 1, mapped: 1 } } });
    expect((await ok('user-import', other, 'all.zip')).out).toContain('records: 0 stored, 1 there already');
    // Other tests have stored shared records, which everybody lists.
    const listed = (await ok('list', '--json', '--user', other)).out;
    expect(listed.split('The safe opens at nine')).toHaveLength(2);
    await writeFile(join(home.folder, 'bad.zip'), 'no zip');
    expect((await amp(home, ['user-import', other, 'bad.zip'])).code).toBe(2);
  });
});
