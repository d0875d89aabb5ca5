import { createHash } from 'node:crypto';
import { exportUser } from '@contracts/portability/portability.operations.js';
import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { revokeKey } from '@contracts/tenancy/tenancy.operations.js';
import { getMe, putUser } from '@contracts/users/users.operations.js';
import { ExportUser } from '@governance/portability/export-user.js';
import { tableCatalogue } from '@schema/tables.js';
import { makeVictim } from '@test/isolation/victim.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { type ArchiveClient, exportOf, fetchExport } from '@test/support/archive.js';
import { Gate } from '@test/support/gate.js';
import { readId } from '@kernel/ids.js';
import { nobodyOf, type Scope } from '@kernel/scope.js';
import { Database, type TransactionOptions, type Tx } from '@platform/database/database.js';
import { unnamed } from '@test/support/unnamed.js';
import { OpenStreams } from '@transports/http/open-streams.js';

let app: TestApp;
let tenantId: string;
beforeAll(async () => {
  app = await startApp({ env: { RERANK_PROVIDER: 'tei', RERANK_URL: 'http://reranker.invalid:81/rerank' } });
  tenantId = readId((await app.client().ok(getMe)).tenant.tenant_id) ?? '';
});
afterAll(() => app.stop());
const admin = () => ({ url: app.url, key: app.adminKey });
const named = (user: string) => ({ params: { user_id: user } });

/** The next export pauses when the first part of its records is being sent, until the gate is opened. */
function haltAfterFirstRecords(): Gate {
  const gate = new Gate();
  const exporting = app.inside(ExportUser);
  const whole = exporting['pages'].bind(exporting);
  exporting['pages'] = async function* (scope, table, subject, epoch) {
    for await (const piece of whole(scope, table, subject, epoch)) {
      yield piece;
      if (table.name !== 'records') continue;
      exporting['pages'] = whole;
      await gate.pass();
    }
  };
  return gate;
}

/** A user whose archive does not fit into the buffers of a connection. */
async function userOfMegabytes(): Promise<string> {
  const user = app.user();
  await user.ok(storeRecord, { body: { content: 'x' } });
  await app.db.admin.query(
    `insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at)
     select $1, gen_random_uuid(), $2, 'note', (select string_agg(md5(random()::text || n || m), '') from generate_series(1, 1500) m), 'en', now(), now(), now()
     from generate_series(1, 40) n`,
    [tenantId, user.user],
  );
  return user.user;
}

/** An export that has begun, and has halted. */
async function begun(half: Gate, asker: ArchiveClient, user: string) {
  const response = await fetchExport(asker, user);
  const reader = response.body!.getReader();
  await reader.read();
  await half.reached;
  return reader;
}

async function toEnd(reader: Awaited<ReturnType<typeof begun>>): Promise<void> {
  for (;;) if ((await reader.read()).done) return;
}

describe('an export', () => {
  it('contains every row of the user in every table that declares it, with correct counts and sums', async () => {
    const user = newUser();
    await makeVictim(app.user(user), app.client(), { user, tenant: 'tenant', secret: 'velvet', folded: true });
    const { manifest, kinds, files } = await exportOf(admin(), user);
    for (const { name, owner } of tableCatalogue().filter(
      (table) => table.export === 'rows' && table.owner === 'user',
    )) {
      expect([name, kinds[name]?.length]).toEqual([name, await app.count(name, 'user_id = $1', [user])]);
      expect(`${name} ${owner}`).toContain('user');
    }
    const filled = ['users', 'records', 'record_versions', 'record_access', 'edges', 'messages', 'blocks', 'block_versions', 'agents', 'block_attachments', 'compaction_runs', 'compaction_members', 'lifecycle_events', 'user_settings']; // prettier-ignore
    for (const name of filled) expect([name, (kinds[name] ?? []).length > 0]).toEqual([name, true]);
    for (const { name, rows, bytes, sha256 } of manifest.files) {
      const text = files[name] ?? '';
      expect([name, rows]).toEqual([name, text.split('\n').length - 1]);
      expect([name, bytes]).toEqual([name, Buffer.byteLength(text)]);
      expect([name, sha256]).toEqual([name, createHash('sha256').update(text).digest('hex')]);
    }
    expect(manifest.derived.map(({ kind }) => kind).sort()).toEqual([
      'entity_mentions',
      'frequent_terms',
      'passage_terms',
      'passage_vectors',
      'passages',
      'pending_triggers',
      'vector_cells',
      'vector_centers',
      'vector_indexes',
    ]);
    expect(manifest.user_id).toBe(user);
    // A server that replaces a provider embeds the words of the test.
    expect(manifest.external_processors).toContainEqual(expect.objectContaining({ purpose: 'embeddings', provider: 'openai' })); // prettier-ignore
    expect(manifest.external_processors).toContainEqual({ purpose: 'rerank', provider: 'tei', model: '' });
    const record = kinds['records']?.find(({ external_id: id }) => id === `ext-${user}`);
    expect(record).toMatchObject({ content: 'a better lesson about velvet', version: 2, type: 'lesson' });
    expect(Object.keys(record ?? {})).not.toContain('tenant_id');
  });

  it('continues over as many pages as there are, in the order of the keys', async () => {
    const user = app.user();
    await app.client().ok(putUser, { ...named(user.user), body: {} });
    await app.db.admin.query(
      `insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at)
       select $1, gen_random_uuid(), $2, 'note', 'note ' || n, 'en', now(), now(), now() from generate_series(1, 1234) n`,
      [tenantId, user.user],
    );
    const ids = (await exportOf(admin(), user.user)).kinds['records']?.map(({ id }) => id as string) ?? [];
    expect(ids).toHaveLength(1_234);
    expect(new Set(ids).size).toBe(1_234);
    expect(ids).toEqual([...ids].sort());
  });

  it('that is interrupted by an erasure has no manifest, and its stream reports the failure', async () => {
    const user = await userOfMegabytes();
    const half = haltAfterFirstRecords();
    const reader = await begun(half, admin(), user);
    await app.db.admin.query('update users set epoch = epoch + 1 where user_id = $1', [user]);
    half.open();
    await expect(toEnd(reader)).rejects.toThrow();
  });

  it.each(['its key is revoked', 'its user is erased'])('is cut off within ten seconds after %s', async (why) => {
    const user = await userOfMegabytes();
    const { key, id } = await app.key({ permissions: ['privacy'] });
    const half = haltAfterFirstRecords();
    app.inside(OpenStreams).everyMs = 50;
    try {
      const reader = await begun(half, { url: app.url, key }, user);
      if (why === 'its key is revoked') await app.client().ok(revokeKey, { params: { key_id: id } });
      else await app.client().ok(eraseUser, { ...named(user), body: {} });
      // It ends although the server makes nothing more of it. The machine may be slow, but `fetch` gives up much later.
      const late = new Promise((resolve) => setTimeout(resolve, 30_000).unref());
      await expect(Promise.race([toEnd(reader), late])).rejects.toThrow();
    } finally {
      half.open();
    }
  });

  it('reads a page while no other export does, so that many at once leave the database to others', async () => {
    const user = app.user();
    await user.ok(storeRecord, { body: { content: 'tea' } });
    const database = app.inside(Database);
    const withScope = database.withScope.bind(database);
    let [reading, most, reads] = [0, 0, 0];
    database.withScope = async <T>(scope: Scope, work: (tx: Tx) => Promise<T>, options?: TransactionOptions) => {
      // Jobs of the app go on meanwhile.
      if (scope.keyId !== 'test') return withScope(scope, work, options);
      most = Math.max(most, (reading += 1));
      reads += 1;
      try {
        return await withScope(scope, work, options);
      } finally {
        reading -= 1;
      }
    };
    try {
      const scope = { ...nobodyOf(tenantId, 'test'), userId: user.user };
      const begun: AsyncGenerator<Uint8Array>[] = [];
      for (let i = 0; i < 6; i += 1) begun.push(await app.inside(ExportUser).run(scope, user.user));
      await Promise.all(
        begun.map(async (pieces) => {
          for await (const piece of pieces) expect(piece.length).toBeGreaterThan(0);
        }),
      );
    } finally {
      database.withScope = withScope;
    }
    expect(reads).toBeGreaterThan(60);
    expect(most).toBe(1);
  });

  it('is 404 for another user’s key, for an unknown user and in another tenant, and 403 for a key that sees a part', async () => {
    const user = app.user();
    await user.ok(storeRecord, { body: { content: 'x' } });
    const bound = app.client((await app.key({ user_id: newUser(), permissions: ['privacy'] })).key);
    const agents = app.client((await app.key({ agent: 'coder', permissions: ['privacy'] })).key);
    const other = app.client(await app.otherTenant());
    const unknown = await app.client().fails(exportUser, named(newUser()));
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
    expect(unnamed((await bound.fails(exportUser, named(user.user))).text)).toBe(unnamed(unknown.text));
    expect(unnamed((await other.fails(exportUser, named(user.user))).text)).toBe(unnamed(unknown.text));
    expect(await agents.fails(exportUser, named(user.user))).toMatchObject({ status: 403 });
    const own = await app.key({ user_id: user.user, permissions: ['privacy'] });
    expect((await exportOf({ url: app.url, key: own.key }, user.user)).kinds['records']).toHaveLength(1);
  });
});

it('of which only the headers are requested is not made', async () => {
  const user = app.user();
  await user.ok(storeRecord, { body: { content: 'Ada keeps bees.' } });
  const exporting = app.inside(ExportUser);
  const whole = exporting['pages'].bind(exporting);
  let read = 0;
  exporting['pages'] = (...table) => {
    read += 1;
    return whole(...table);
  };
  try {
    const head = (name: string, key = app.adminKey) =>
      fetch(`${app.url}/v1/admin/users/${name}/export`, { method: 'HEAD', headers: { 'x-api-key': key } });
    const told = await head(user.user);
    expect([told.status, told.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const others = [await head(newUser()), await head(user.user, await app.otherTenant())];
    expect(others.map(({ status }) => status)).toEqual([404, 404]);
    expect(read).toBe(0);
    await (await fetchExport(admin(), user.user)).arrayBuffer();
    expect(read).toBeGreaterThan(0);
  } finally {
    exporting['pages'] = whole;
  }
});
