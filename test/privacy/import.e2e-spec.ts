import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LIMITS } from '@contracts/limits.js';
import { createBlock } from '@contracts/blocks/blocks.operations.js';
import { createAgent } from '@contracts/letta/letta-agents.operations.js';
import {
  getExtractionSettings,
  putTenantExtraction,
  putUserExtraction,
} from '@contracts/extraction/extraction.operations.js';
import { appendMessages, listMessages } from '@contracts/messages/messages.operations.js';
import { pauseUser, resumeUser } from '@contracts/users/pause.operations.js';
import { getTransfer, importUser, type TransferOutput } from '@contracts/portability/portability.operations.js';
import { eraseUser, getErasure } from '@contracts/privacy/erasure.operations.js';
import {
  deleteRecord,
  getRecord,
  listRecords,
  storeRecord,
  storeRecords,
  patchRecord,
} from '@contracts/records/records.operations.js';
import { reviseRecord } from '@contracts/revision/revision.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { putTenantSafety } from '@contracts/trust/trust.operations.js';
import { ImportUser } from '@governance/portability/import-user.js';
import { PERMISSIONS } from '@kernel/scope.js';
import { makeVictim } from '@test/isolation/victim.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { type Archive, type ArchiveClient, exportOf, sendImport } from '@test/support/archive.js';
import { strToU8, zipSync } from 'fflate';
import { waitUntil } from '@test/support/wait-until.js';
import { itIsTheSame } from './same-archive.js';
import { scopeOf } from '@test/support/scratch.js';
import { unnamed } from '@test/support/unnamed.js';

let app: TestApp;
let admin: ArchiveClient;
let given: Archive;
let source: string;
beforeAll(async () => {
  app = await startApp({ env: { IMPORT_LIMIT_BYTES: '3000000' } });
  admin = { url: app.url, key: app.adminKey };
  source = newUser();
  await makeVictim(app.user(source), app.client(), { user: source, tenant: 'tenant', secret: 'velvet', folded: true });
  given = await exportOf(admin, source);
});
afterAll(() => app.stop());

const named = (user: string) => ({ params: { user_id: user } });

const say = (user: ReturnType<TestApp['user']>, ...messages: readonly { id?: string; content: string }[]) =>
  user.ok(appendMessages, { body: { messages: messages.map((one) => ({ role: 'user', ...one })) } });

async function imported(asker: ArchiveClient, user: string, bytes = given.bytes): Promise<TransferOutput> {
  const response = await sendImport(asker, user, bytes);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`import answered ${response.status}: ${text}`);
  const transfer = importUser.output.parse(JSON.parse(text));
  if (transfer.state !== 'done') throw new Error(`import ended as ${text}`);
  return transfer;
}

describe('an import', () => {
  it('into another tenant stores the same under the same ids, found by search there', async () => {
    const other = { url: app.url, key: await app.otherTenant() };
    const user = newUser();
    const transfer = await imported(other, user);
    expect(transfer.lines.done).toBe(transfer.lines.total);
    expect(transfer.counts['records']).toMatchObject({ mapped: 0, left_out: 0, present: 0 });
    itIsTheSame(given, await exportOf(other, user), { mapped: false });
    const [found] = (await app.client(other.key, { user }).ok(searchRecords, { body: { query: 'better lesson about velvet' } })).results; // prettier-ignore
    expect(found?.record.content).toBe('a better lesson about velvet');
  });

  it('for another user of the same tenant stores the same under other ids, and leaves the first user’s as they were', async () => {
    const user = newUser();
    const transfer = await imported(admin, user);
    expect(transfer.counts['records']?.['mapped']).toBe(given.kinds['records']?.length);
    itIsTheSame(given, await exportOf(admin, user), { mapped: true });
    itIsTheSame(given, await exportOf(admin, source), { mapped: false });
  });

  it('accepts memories that were stored in another order than they happened, with the history of each', async () => {
    const [from, to] = [newUser(), newUser()];
    const teller = app.client(admin.key, { user: from });
    for (const day of ['03', '01', '02']) {
      const body = { content: `Told of ${day} May`, created_at: `2026-05-${day}T12:00:00.000Z` };
      const { id } = await teller.ok(storeRecord, { body });
      await teller.ok(patchRecord, { params: { id }, body: { content: `Told better of ${day} May` } });
    }
    const archive = await exportOf(admin, from);
    expect(archive.kinds['record_versions']).toHaveLength(3);
    await imported(admin, to, archive.bytes);
    itIsTheSame(archive, await exportOf(admin, to), { mapped: true });
  });

  it('does not make a memory current again if its successor was deleted', async () => {
    const user = newUser();
    const [here, key] = [app.user(user), await app.otherTenant()];
    await here.ok(storeRecord, { body: { content: 'My rent is 900 euros.' } });
    const revised = await here.ok(reviseRecord, { body: { content: 'My rent is 980 euros.' } });
    expect(revised.status).toBe('superseded');
    await here.ok(deleteRecord, { params: { id: revised.id ?? '' } });
    await imported({ url: app.url, key }, user, (await exportOf(admin, user)).bytes);
    const there = async (include_superseded: boolean) =>
      (await app.client(key, { user }).ok(listRecords, { query: { include_superseded } })).records;
    expect(await there(false)).toEqual([]);
    expect((await there(true)).map(({ content }) => content)).toEqual(['My rent is 900 euros.']);
  });

  it('of the same file again changes nothing, and completes an interrupted one', async () => {
    const user = newUser();
    await imported(admin, user);
    const whole = await exportOf(admin, user);
    const again = await imported(admin, user);
    expect(Object.values(again.counts).map(({ stored }) => stored)).toEqual(Object.values(again.counts).map(() => 0));
    itIsTheSame(whole, await exportOf(admin, user), { mapped: false });

    // As if the process had been killed halfway: some records exist, their links do not.
    const cut = newUser();
    await imported(admin, cut);
    await app.db.admin.query('delete from edges where user_id = $1', [cut]);
    await app.db.admin.query(`delete from records where user_id = $1 and id > (select (array_agg(id order by id))[5] from records where user_id = $1)`, [cut]); // prettier-ignore
    await app.db.admin.query('delete from blocks where user_id = $1', [cut]);
    const finished = await imported(admin, cut);
    expect(finished.counts['records']).toMatchObject({ present: 5 });
    itIsTheSame(given, await exportOf(admin, cut), { mapped: true });
  });

  it('into an existing memory leaves it as it is, and its history continues after it', async () => {
    const user = app.user();
    const own = await user.ok(storeRecord, { body: { id: `ext-${source}`, type: 'lesson', content: 'my own words' } });
    await user.ok(storeRecord, {
      body: { type: 'message', role: 'user', content: 'said before', agent: `agent-${source}` },
    });
    const transfer = await imported(admin, user.user);
    expect(transfer.counts['records']).toMatchObject({ present: 1 });
    expect((await user.ok(getRecord, { params: { id: own.id } })).content).toBe('my own words');
    const { kinds } = await exportOf(admin, user.user);
    const places = kinds['messages']
      ?.filter(({ agent }) => agent === `agent-${source}`)
      .map(({ sequence }) => sequence);
    expect([...(places ?? [])].sort()).toEqual(places?.map((_, i) => i + 1));
  });

  it('of a later export of the same user goes on in the history where the earlier one ended', async () => {
    const from = app.user();
    const there = { url: app.url, key: await app.otherTenant() };
    await say(from, ...Array.from({ length: 201 }, (_, i) => ({ content: `turn ${i + 1}` })));
    await imported(there, from.user, (await exportOf(admin, from.user)).bytes);
    await say(from, { content: 'turn 202' }, { content: 'turn 203' });
    await imported(there, from.user, (await exportOf(admin, from.user)).bytes);
    const history = await app.client(there.key, { user: from.user }).ok(listMessages, { query: { limit: 4 } });
    expect(history.messages.map(({ sequence, content }) => `${sequence} ${content}`)).toEqual(
      [203, 202, 201, 200].map((place) => `${place} turn ${place}`),
    );
  });

  it('twice at once stores everything once', async () => {
    const from = app.user();
    await say(from, ...Array.from({ length: 120 }, (_, i) => ({ content: `turn ${i + 1}` })));
    await app.user(from.user).ok(storeRecords, { body: { records: Array.from({ length: 120 }, (_, i) => ({ content: `fact ${i}` })) } }); // prettier-ignore
    const { bytes } = await exportOf(admin, from.user);
    const there = { url: app.url, key: await app.otherTenant() };
    const both = await Promise.all([imported(there, from.user, bytes), imported(there, from.user, bytes)]);
    const counts = both.map((one) => one.counts['records']);
    expect(counts.map((one) => (one?.['stored'] ?? 0) + (one?.['present'] ?? 0))).toEqual([240, 240]);
    expect((counts[0]?.['stored'] ?? 0) + (counts[1]?.['stored'] ?? 0)).toBe(240);
    const { total } = await app.client(there.key, { user: from.user }).ok(listRecords, { query: { limit: 1 } });
    expect(total).toBe(240);
  });

  it('puts no message before the first of a history in which one was said under the same id', async () => {
    const [from, to] = [app.user(), app.user()];
    await say(from, ...['a', 'b', 'c'].map((id) => ({ id, content: `turn ${id}` })));
    await say(to, { id: 'c', content: 'turn c' });
    await imported(admin, to.user, (await exportOf(admin, from.user)).bytes);
    const { messages } = await to.ok(listMessages, { query: { order: 'asc' } });
    expect(messages.map(({ sequence, content }) => `${sequence} ${content}`)).toEqual(['1 turn c', '2 turn a', '3 turn b']); // prettier-ignore
  });

  it('never raises trust, holds or permissions, and sets settings with an admin’s key only', async () => {
    const user = newUser();
    const raised = edited(given, (name, text) =>
      text
        .replaceAll('"legal_hold":false', '"legal_hold":true')
        .replaceAll('"quarantined":false', '"quarantined":true')
        .replaceAll('"epoch":0', '"epoch":7')
        .replaceAll(/"trust":1\b/g, name === 'records.ndjson' ? '"trust":0.25' : '"trust":1'),
    );
    const key = await app.key({ permissions: ['privacy', 'records:read', 'records:write', 'messages:write', 'blocks:write'] }); // prettier-ignore
    const transfer = await imported({ url: app.url, key: key.key }, user, raised);
    expect(transfer.counts['user_settings']).toMatchObject({ stored: 0 });
    expect(await app.count('users', `user_id = $1 and (legal_hold or epoch > 0 or metadata <> '{}')`, [user])).toBe(0);
    expect(await app.count('records', 'user_id = $1 and legal_hold', [user])).toBe(0);
    // So that a purge by key removes what came in through it, whatever keys the file names.
    expect(await app.count('records', 'user_id = $1 and created_by = $2', [user, key.id])).toBe(
      given.kinds['records']?.length,
    );
    expect(await app.count('records', 'user_id = $1 and quarantined and trust = 0.25', [user])).toBe(given.kinds['records']?.length); // prettier-ignore
    const reader = await app.key({ permissions: ['privacy', 'records:write', 'messages:write'] });
    expect((await sendImport({ url: app.url, key: reader.key }, user, raised)).status).toBe(403);
  });

  it('includes the setting that nothing is extracted from the user’s messages', async () => {
    const silent = newUser();
    await app.user(silent).ok(putUserExtraction, { body: { enabled: false, agents: { tutor: true } } });
    const { bytes } = await exportOf(admin, silent);
    const taken = { enabled: false, agents: { tutor: true } };
    const plain = newUser();
    const { counts } = await imported(admin, plain, bytes);
    expect(counts['user_settings']).toMatchObject({ stored: 1, left_out: 0 });
    expect((await app.user(plain).ok(getExtractionSettings)).user).toEqual(taken);
    // A tenant may set more than a user.
    const other = { url: app.url, key: await app.otherTenant() };
    const whole = { enabled: true, turns: 4, silence_seconds: 60 };
    await app.client(other.key).ok(putTenantExtraction, { body: whole });
    const user = newUser();
    expect((await imported(other, user, bytes)).counts['user_settings']).toMatchObject({ stored: 1, left_out: 0 });
    const there = await app.client(other.key, { user }).ok(getExtractionSettings);
    expect(there).toMatchObject({ tenant: whole, user: taken });
  });

  it('stores no secret that a write would not store: it is removed from every text, or the import is refused', async () => {
    const secret = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
    const told = edited(given, (name, text) =>
      // Settings name types of memory, which are labels.
      name === 'user_settings.ndjson' ? text : text.replaceAll('velvet', `velvet ${secret}`),
    );
    const other = { url: app.url, key: await app.otherTenant() };
    const user = newUser();
    const { counts } = await imported(other, user, told);
    expect(counts['records']?.['stored']).toBe(given.kinds['records']?.length);
    const stored = await exportOf(other, user);
    const holding = Object.entries(stored.files).filter(([, text]) => text.includes(secret));
    expect(holding.map(([name]) => name)).toEqual([]);
    for (const name of ['records', 'record_versions', 'edges', 'agents', 'blocks', 'block_versions']) {
      expect([name, JSON.stringify(stored.kinds[name]).includes('[redacted: github token]')]).toEqual([name, true]);
    }
    await app.client(other.key).ok(putTenantSafety, { body: { secrets: 'reject' } });
    const refused = newUser();
    const answer = (await (await sendImport(other, refused, told)).json()) as TransferOutput;
    expect(answer).toMatchObject({ state: 'failed', error: 'secret_detected' });
    expect(await app.count('records', 'user_id = $1', [refused])).toBe(0);
  });

  it('accepts texts that are longer than a write may be, because longer words replaced their secrets', async () => {
    const long = newUser();
    const url = 'postgres://a:b@c/d ';
    const upTo = (most: number) => url.repeat(Math.floor(most / url.length));
    const client = app.user(long);
    const body = {
      content: upTo(LIMITS.contentLength), title: upTo(LIMITS.titleLength),
      speaker: upTo(LIMITS.labelLength), tags: [upTo(LIMITS.tagLength)],
    }; // prettier-ignore
    const { id } = await client.ok(storeRecord, { body });
    const stored = await client.ok(getRecord, { params: { id } });
    expect(stored.content.length).toBeGreaterThan(LIMITS.contentLength);
    const user = newUser();
    const { bytes } = await exportOf(admin, long);
    expect((await imported(admin, user, bytes)).counts['records']).toMatchObject({ stored: 1 });
    const [taken] = (await app.user(user).ok(listRecords, { query: { include_shared: false } })).records;
    const { content, title, speaker, tags } = stored;
    expect(taken).toMatchObject({ content, title, speaker, tags });
  });

  it('accepts everything that a write accepts: characters of two code units up to every limit, long names of fields, large agents', async () => {
    const full = app.user();
    const bees = (most: number) => '🐝'.repeat(most);
    const name = bees(LIMITS.labelLength * 0.75);
    const body = {
      content: bees(LIMITS.contentLength), title: bees(LIMITS.titleLength), tags: [bees(LIMITS.tagLength)],
      id: name, agent: name, session_id: name, speaker: name, type: 'message', ['f'.repeat(300)]: 1,
    }; // prettier-ignore
    await full.ok(storeRecord, { body });
    const rules = Array.from({ length: 20 }, () => 'x'.repeat(LIMITS.objectLength));
    await full.ok(createAgent, { body: { name, tool_rules: rules } });
    await full.ok(createBlock, {
      body: { label: 'human', value: bees(LIMITS.blockLength), limit: LIMITS.blockLength },
    });
    const control = await full.call(storeRecord, { body: { content: 'x', external_id: 'a\u0001' } });
    expect(control.status).toBe(400);
    const archive = await exportOf(admin, full.user);
    const user = newUser();
    await imported(admin, user, archive.bytes);
    itIsTheSame(archive, await exportOf(admin, user), { mapped: true });
  });

  it('whose failure cannot be stored leaves the service running, and shows how far it came', async () => {
    const user = newUser();
    const lost: unknown[] = [];
    const note = (reason: unknown): void => void lost.push(reason);
    process.on('unhandledRejection', note);
    await app.db.admin.query('revoke update on transfers from recollect_app');
    try {
      const response = await sendImport(admin, user, given.bytes);
      expect([response.status, await response.json()]).toEqual([202, expect.objectContaining({ state: 'running', lines: { total: expect.any(Number) as number, done: 0 } })]); // prettier-ignore
      await new Promise((resolve) => setImmediate(resolve));
    } finally {
      await app.db.admin.query('grant update on transfers to recollect_app');
      process.off('unhandledRejection', note);
    }
    expect(lost).toEqual([]);
  });

  it('of a paused user is refused', async () => {
    const user = newUser();
    await app.client().ok(pauseUser, named(user));
    const response = await sendImport(admin, user, given.bytes);
    expect([response.status, await response.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'learning_paused' }),
    ]);
    await app.client().ok(resumeUser, named(user));
    expect(await app.count('records', 'user_id = $1', [user])).toBe(0);
  });

  it('of a user who is erased while it arrives stores nothing', async () => {
    const user = newUser();
    await app.user(user).ok(storeRecord, { body: { content: 'Ada keeps bees.' } });
    const { rows } = await app.db.admin.query<{ tenantId: string }>('select tenant_id as "tenantId" from users where user_id = $1', [user]); // prettier-ignore
    const scope = scopeOf({ ...rows[0], userId: null, allUsers: true }, [...PERMISSIONS]);
    async function* body(): AsyncGenerator<Buffer> {
      yield Buffer.from(given.bytes.subarray(0, 1_000));
      const { id = '' } = await app.client().ok(eraseUser, { ...named(user), body: {} });
      await waitUntil(
        'the erasure',
        async () => (await app.client().ok(getErasure, { params: { id } })).state === 'completed',
      );
      yield Buffer.from(given.bytes.subarray(1_000));
    }
    const arriving = app.inside(ImportUser).run(scope, user, Readable.from(body()), 30);
    await expect(arriving).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('erased meanwhile') as string,
    });
    expect(await app.count('records', 'user_id = $1', [user])).toBe(0);
  });

  it('leaves no file behind, even if the process is killed: its archive has no name', async () => {
    const temporary = await mkdtemp(join(tmpdir(), 'recollect-no-name-'));
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = temporary;
    try {
      const response = await sendImport(admin, newUser(), given.bytes, 0);
      const files = await readdir(temporary);
      const { id, state } = importUser.output.parse(await response.json());
      expect([state, files]).toEqual(['running', []]);
      await waitUntil(
        'the import',
        async () => (await app.client().ok(getTransfer, { params: { id } })).state === 'done',
      );
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      await rm(temporary, { recursive: true });
    }
  });

  it('reports its progress, to its own tenant and user only', async () => {
    const user = newUser();
    const response = await sendImport(admin, user, given.bytes, 0);
    expect([200, 202]).toContain(response.status);
    const { id } = importUser.output.parse(await response.json());
    for (;;) {
      const { state } = await app.client().ok(getTransfer, { params: { id } });
      if (state === 'done') break;
      expect(state).toBe('running');
    }
    const unknown = await app.client().fails(getTransfer, { params: { id: 'transfer_0000000000000000000000000a' } });
    const bound = app.client((await app.key({ user_id: newUser(), permissions: ['privacy'] })).key);
    const ofAgent = app.client((await app.key({ agent: 'scout', permissions: ['privacy'] })).key);
    const ofProject = app.client((await app.key({ project: 'moon', permissions: ['privacy'] })).key);
    for (const stranger of [app.client(await app.otherTenant()), bound, ofAgent, ofProject]) {
      expect(unnamed((await stranger.fails(getTransfer, { params: { id } })).text)).toBe(unnamed(unknown.text));
    }
    const { key } = await app.key({ user_id: newUser(), permissions: ['privacy'] });
    expect((await sendImport({ url: app.url, key }, user, given.bytes)).status).toBe(404);
  });
});

/** The archive with other texts, and a matching manifest, unless it is to lie. */
function edited(archive: Archive, edit: (name: string, text: string) => string, honest = true): Uint8Array {
  const files = Object.fromEntries(
    Object.entries(archive.files).map(([name, text]) => [name, name === 'manifest.json' ? text : edit(name, text)]),
  );
  const manifest = {
    ...archive.manifest,
    files: archive.manifest.files.map((file) => {
      const text = files[file.name] ?? '';
      const sha256 = createHash('sha256').update(text).digest('hex');
      return honest ? { ...file, rows: text.split('\n').length - 1, bytes: Buffer.byteLength(text), sha256 } : file;
    }),
  };
  files['manifest.json'] = JSON.stringify(manifest);
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

describe('an archive that is refused', () => {
  const line = (change: object) => (name: string, text: string) =>
    name === 'records.ndjson' ? `${JSON.stringify({ ...(JSON.parse(text.split('\n')[0] ?? '') as object), ...change })}\n` : text; // prettier-ignore
  const cases: [string, () => Uint8Array][] = [
    ['is no zip', () => strToU8('this is no zip')],
    ['is empty', () => new Uint8Array(0)],
    ['was cut off', () => given.bytes.subarray(0, given.bytes.length - 40)],
    ['was cut off in the middle', () => given.bytes.subarray(0, given.bytes.length / 2)],
    ['has no manifest', () => zipSync({ 'records.ndjson': strToU8('{}\n') })],
    ['has a manifest that lies', () => edited(given, (_, text) => text.replaceAll('velvet', 'corduroy'), false)],
    ['lacks a line', () => edited(given, (_, text) => text.slice(text.indexOf('\n') + 1), false)],
    ['names a path', () => zipSync({ ...raw(), '../../etc/passwd': strToU8('x') })],
    ['names an absolute path', () => zipSync({ ...raw(), '/etc/passwd.ndjson': strToU8('x') })],
    ['holds a file that the manifest does not name', () => zipSync({ ...raw(), 'more.ndjson': strToU8('{}\n') })],
    ['has NUL in a text', () => edited(given, line({ content: 'a\u0000b' }))],
    ['has a lone surrogate', () => edited(given, line({ content: 'a\ud800' }))],
    ['has a blank text', () => edited(given, line({ content: ' ' }))],
    ['has a text that is too long', () => edited(given, line({ content: 'x'.repeat(100_001) }))],
    ['has an id that is none', () => edited(given, line({ id: "'; drop table records; --" }))],
    ['has an instant of no year', () => edited(given, line({ occurred_at: '0001-01-01T00:00:00Z' }))],
    ['has trust beyond 1', () => edited(given, line({ trust: 2 }))],
    ['nests without end', () => edited(given, (name, text) => (name === 'records.ndjson' ? `${'['.repeat(100_000)}\n` : text))],
    ['holds more values in a line than a body may', () => edited(given, line({ more: new Array(LIMITS.bodyValues + 1).fill(1) }))],
    ['has lines out of order', () => edited(given, (name, text) => (name === 'records.ndjson' ? text.split('\n').filter(Boolean).reverse().join('\n') + '\n' : text))],
    ['has the same line twice', () => edited(given, (name, text) => (name === 'records.ndjson' ? text + text : text))],
    ['is a bomb', bomb],
  ]; // prettier-ignore
  const raw = () => Object.fromEntries(Object.entries(given.files).map(([name, text]) => [name, strToU8(text)]));

  /** 6 MB of blanks in 6 kB, and a manifest that says one byte. */
  function bomb(): Uint8Array {
    const files = given.manifest.files.map((file) => (file.name === 'records.ndjson' ? { ...file, bytes: 1 } : file));
    return zipSync({
      ...raw(),
      'manifest.json': strToU8(JSON.stringify({ ...given.manifest, files })),
      'records.ndjson': new Uint8Array(6_000_000).fill(32),
    });
  }

  it.each(cases)('because it %s leaves nothing behind', async (_, make) => {
    const user = newUser();
    const response = await sendImport(admin, user, make());
    const answer = (await response.json()) as { code: string; detail: string };
    expect([response.status, answer.code]).toEqual([400, 'invalid_input']);
    expect(answer.detail).not.toContain('velvet');
    expect(await app.count('users', 'user_id = $1', [user])).toBe(0);
    expect(await app.count('records', 'user_id = $1', [user])).toBe(0);
  });

  it('because it is too long, declares that it unpacks to too much, or is no zip by its type', async () => {
    const user = newUser();
    const long = new Uint8Array(3_100_000).map(() => Math.floor(Math.random() * 256));
    const answers = [await sendImport(admin, user, long)];
    const [first, ...rest] = given.manifest.files;
    const files = [{ ...first, bytes: 1e12 }, ...rest];
    answers.push(await sendImport(admin, user, zipSync({ ...raw(), 'manifest.json': strToU8(JSON.stringify({ ...given.manifest, files })) }))); // prettier-ignore
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
    expect(await app.client().fails(importUser, { ...named(user), body: {} })).toMatchObject({ status: 415 });
    const wrong = await app.client().raw('POST', '/v1/records', { headers: { 'content-type': 'application/zip' }, body: given.bytes }); // prettier-ignore
    expect(wrong.status).toBe(415);
  });

  it('because of its type, and names the one that it needs', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
      const headers = { 'content-type': type };
      const sent = await app
        .client()
        .raw('POST', `/v1/admin/users/${newUser()}/import`, { headers, body: given.bytes });
      expect([type, sent.status, sent.json]).toMatchObject([type, 415, { detail: 'Send the body with Content-Type: application/zip.' }]); // prettier-ignore
    }
  });
});
