import {
  deleteRecord, getRecord, listRecords, listVersions, patchRecord, storeRecord, storeRecords,
} from '@contracts/records/records.operations.js'; // prettier-ignore
import { searchRecords } from '@contracts/search/search.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const store = (client: Client, record: object) =>
  client.ok(storeRecord, { body: { content: 'Something.', ...record } });
const listed = async (client: Client, filter: object) => {
  const { records } = await client.ok(listRecords, {
    query: { include_shared: 'false', filter: JSON.stringify(filter) },
  });
  return records.map(({ external_id: id }) => id);
};

describe('numbers that are stored with single precision', () => {
  it('are found by the value that was sent', async () => {
    const ada = app.user();
    await store(ada, { id: 'a', importance: 0.9 });
    await app.db.admin.query('update records set trust = 0.3 where user_id = $1', [ada.user]);
    for (const filter of [
      { importance: 0.9 },
      { importance: { gte: 0.9 } },
      { importance: { in: [0.9] } },
      { trust: { lte: 0.3 } },
    ]) {
      expect(await listed(ada, filter)).toEqual(['a']);
    }
    expect(await listed(ada, { importance: { gt: 0.9 } })).toEqual([]);
  });

  it('are zero if they are too small to be stored, alone and in a batch', async () => {
    const ada = app.user();
    const { id } = await store(ada, { importance: 1e-50 });
    expect((await ada.ok(getRecord, { params: { id } })).importance).toBe(0);
    const { failed } = await ada.ok(storeRecords, {
      body: { records: [{ content: 'a' }, { content: 'b', trust: 1e-60 }] },
    });
    expect(failed).toBe(0);
  });
});

describe('a filter', () => {
  it('with as many conditions and values as allowed works', async () => {
    const ada = app.user();
    await store(ada, { id: 'a', metadata: { k0: 7, list: [1, 'x'] } });
    const values = Array.from({ length: 256 }, (_, i) => i + 1_000);
    const filter = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`metadata.k${i}`, { nin: values }]));
    const { results } = await ada.ok(searchRecords, { body: { query: 'something', filter } });
    expect(results).toHaveLength(1);
    expect(await listed(ada, { 'metadata.list': { in: ['x', 'y'] } })).toEqual(['a']);
    expect(await listed(ada, { 'metadata.k0': { in: ['7'] } })).toEqual([]);
  });
});

describe('a word of another language than the tenant’s', () => {
  it('is found as it is written in the text', async () => {
    const ada = app.user();
    await store(ada, {
      id: 'de',
      content: 'Wir haben in der Stadt viele Wohnungen besichtigt, und keine davon war mit Balkonen.',
    });
    for (const query of ['Wohnungen', 'Balkonen']) {
      const { results } = await ada.ok(searchRecords, { body: { query, arms: ['keyword'] } });
      expect(results.map(({ external_id: id }) => id)).toEqual(['de']);
    }
  });
});

describe('an expired record', () => {
  it('can be deleted', async () => {
    const ada = app.user();
    await store(ada, { id: 'old', expires_at: '2020-01-01' });
    await ada.fails(getRecord, { params: { id: 'old' } });
    await ada.ok(deleteRecord, { params: { id: 'old' } });
    const { records } = await ada.ok(listRecords, {
      query: { include_expired: 'true', include_shared: 'false' },
    });
    expect(records).toEqual([]);
  });
});

describe('a checkpoint', () => {
  it('keeps its own content when its task changes, and otherwise follows the task', async () => {
    const ada = app.user();
    await store(ada, { id: 'own', type: 'checkpoint', agent: 'x', working_on: 'A', content: 'All about A.' });
    expect((await ada.ok(patchRecord, { params: { id: 'own' }, body: { working_on: 'B' } })).content).toBe(
      'All about A.',
    );
    const made = { id: 'made', type: 'checkpoint', agent: 'x', working_on: 'A' };
    await ada.ok(storeRecord, { body: made });
    await ada.ok(storeRecord, { body: { ...made, working_on: 'B' } });
    expect((await ada.ok(getRecord, { params: { id: 'made' } })).content).toBe('B');
  });
});

describe('a snippet', () => {
  it('keeps its kind of language when it is stored again without its type', async () => {
    const ada = app.user();
    await store(ada, { id: 's', type: 'snippet', language: 'python' });
    await store(ada, { id: 's', language: 'c++' });
    expect((await ada.ok(getRecord, { params: { id: 's' } })).language).toBe('c++');
  });
});

describe('fields of the client’s own', () => {
  it('are returned, even if other operations have fields of these names', async () => {
    const ada = app.user();
    const own = { reason: 'because', score: 5, operation: 'op', include_shared: false, all_users: true };
    const { id } = await store(ada, own);
    expect(await ada.ok(getRecord, { params: { id } })).toMatchObject(own);
  });

  it('cannot grow past their limit store by store', async () => {
    const ada = app.user();
    await store(ada, { id: 'big', a: 'x'.repeat(30_000) });
    const refused = await ada.fails(storeRecord, {
      body: { id: 'big', content: 'Something.', b: 'x'.repeat(30_000) },
    });
    expect(refused.status).toBe(413);
  });
});

describe('a key that may write shared memory but not read it', () => {
  it('is refused, with the names of both permissions', async () => {
    const { key } = await app.key({ permissions: ['records:write', 'shared:write'] });
    const refused = await app.client(key).fails(storeRecord, { body: { content: 'For all.', shared: true } });
    const detail = 'Storing shared memory needs shared:read as well as shared:write.';
    expect(refused).toMatchObject({ status: 403, code: 'forbidden', detail });
  });
});

describe('a key bound to an agent', () => {
  it('does not see a version that had another agent', async () => {
    const ada = app.user('ada-of-agents');
    const { id } = await store(ada, { agent: 'b', content: 'What b wrote.' });
    await ada.ok(patchRecord, { params: { id }, body: { agent: 'a', content: 'What a may see.' } });
    const { key } = await app.key({ permissions: ['records:read'], user_id: 'ada-of-agents', agent: 'a' });
    const { versions } = await app.client(key).ok(listVersions, { params: { id } });
    expect(versions.map(({ content }) => content)).toEqual(['What a may see.']);
    expect((await ada.ok(listVersions, { params: { id } })).versions).toHaveLength(2);
  });
});

describe('a batch item that is nested deeper than the stack', () => {
  it('is refused, with an Idempotency-Key too', async () => {
    const body = `{"records":[${JSON.stringify({ content: 'x' })},{"content":"y","metadata":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}]}`;
    const answer = await fetch(`${app.url}/v1/records/batch`, {
      method: 'POST',
      headers: { 'X-API-Key': app.adminKey, 'Content-Type': 'application/json', 'Idempotency-Key': 'deep' },
      body,
    });
    expect(answer.status).toBe(400);
  });
});
