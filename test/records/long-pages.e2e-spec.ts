import { ampList } from '@contracts/amp/amp.operations.js';
import { exportAgent } from '@contracts/cognitive/agent.operations.js';
import { createAgent } from '@contracts/letta/letta-agents.operations.js';
import { insertArchival, listArchival, searchPassages } from '@contracts/letta/letta-archival.operations.js';
import { forgetRecord, listForgotten } from '@contracts/lifecycle/forgetting.operations.js';
import {
  appendMessages,
  listMessages,
  messagesOfRecord,
  recordsOfMessage,
} from '@contracts/messages/messages.operations.js';
import {
  listRecords,
  listVersions,
  patchRecord,
  storeRecord,
  storeRecords,
} from '@contracts/records/records.operations.js';
import { listQuarantined, quarantineRecord } from '@contracts/trust/trust.operations.js';
import { readId } from '@kernel/ids.js';
import { PAGE } from '@memory/record-store/page-bytes.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

/** Pages of records whose texts are so long that few of them fit on one: of 16 MB, and of a hundredth of that for the rest. */
let app: TestApp;
const { bytes: whole } = PAGE;
const small = whole / 100;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => {
  PAGE.bytes = small;
});
afterAll(async () => {
  PAGE.bytes = whole;
  await app.stop();
});

const upTo = (n: number) => Array.from({ length: n }, (_, i) => `${i + 1}`);
const names = upTo(5);

/** 60 kB, so two fit on a small page. */
const LONG = `repeat('x', 60000)`;
const lengthen = (ids: readonly string[], what = `content = content || ${LONG}`) =>
  app.db.admin.query(`update records set ${what} where id = any($1)`, [ids.map((id) => readId(id))]);

const store = async (client: Client, fields: object = {}) => {
  const records = names.map((content, i) => ({ content, created_at: 1_700_000_000_000 + i, ...fields }));
  const { results } = await client.ok(storeRecords, { body: { records } });
  return results.map(({ id = '' }) => id);
};

interface Page {
  readonly found: readonly string[];
  readonly has_more: boolean;
  readonly next_cursor?: string | undefined;
}

/** The first character of each content, page by page. */
async function walk(read: (query: { limit: number; cursor: string | undefined }) => Promise<Page>): Promise<string[]> {
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: 1_000, cursor });
    expect(page.has_more).toBe(page.next_cursor !== undefined);
    pages.push(page.found.map((content) => content[0]).join(''));
    cursor = page.next_cursor;
  } while (cursor !== undefined && pages.length < 10);
  return pages;
}

const contents = (items: readonly { readonly content: string }[]) => items.map(({ content }) => content);

it.each([
  ['content', `content = content || ${LONG}`],
  ['metadata', `metadata = jsonb_build_object('long', ${LONG})`],
  ['characters of four bytes', `content = content || repeat('😀', 15000)`],
  ['other fields', `fields = jsonb_build_object('long', ${LONG})`],
])('a list ends a page early for long %s, and goes on by cursor and by offset', async (_what, how) => {
  const ada = app.user();
  await lengthen(await store(ada), how);
  const read = (query: object) => ada.ok(listRecords, { query: { include_shared: false, ...query } });
  const all = async (query: object) => {
    const { records, ...page } = await read(query);
    return { ...page, found: contents(records) };
  };
  expect(await walk(all)).toEqual(['54', '32', '1']);
  expect(await walk((query) => all({ ...query, order: 'asc' }))).toEqual(['12', '34', '5']);
  const next = await all({ limit: 1_000, offset: 2 });
  expect([next.found.map(([first]) => first), next.has_more]).toEqual([['3', '2'], true]);
});

it('a page has at most 16 MB of texts', async () => {
  PAGE.bytes = whole;
  const ada = app.user();
  await lengthen(await store(ada), `content = content || repeat('😀', 1500000)`);
  const pages = await walk(async (query) => {
    const { records, ...page } = await ada.ok(listRecords, { query: { ...query, include_shared: false } });
    return { ...page, found: contents(records) };
  });
  expect(pages).toEqual(['54', '32', '1']);
});

it('a record that is longer than a page is a page of its own', async () => {
  const ada = app.user();
  const [, second = ''] = await store(ada);
  await lengthen([second], `content = content || repeat('x', 200000)`);
  const read = (query: object) => ada.ok(listRecords, { query: { include_shared: false, order: 'asc', ...query } });
  const pages = await walk(async (query) => {
    const { records, ...page } = await read(query);
    return { ...page, found: contents(records) };
  });
  expect(pages).toEqual(['1', '2', '345']);
});

it('AMP’s list ends a page early, and goes on by the number of records', async () => {
  const ada = app.user();
  await lengthen(await store(ada));
  const pages: string[] = [];
  let offset = 0;
  for (let more = true; more;) {
    const page = await ada.ok(ampList, { query: { limit: 1_000, offset } });
    pages.push(page.records.map(({ content }) => content[0]).join(''));
    offset += page.records.length;
    more = page.has_more;
  }
  expect(pages).toEqual(['54', '32', '1']);
});

it('Letta’s archival list, an array of which a short one is the last, never ends early', async () => {
  const ada = app.user();
  const { id: agent_id } = await ada.ok(createAgent, { body: { name: 'librarian' } });
  const texts: string[] = [];
  for (const text of names) await ada.ok(insertArchival, { params: { agent_id }, body: { text } });
  const stored = await ada.ok(listRecords, { query: { type: 'archival', include_shared: false } });
  await lengthen(stored.records.map(({ id }) => id));
  for (const { text } of await ada.ok(listArchival, { params: { agent_id }, query: {} })) texts.push(text[0] ?? '');
  expect(texts.join('')).toBe('12345');
  const found = await ada.ok(searchPassages, { body: { agent_id, limit: 100 } });
  expect(found.map(({ passage }) => passage.text[0]).join('')).toBe('54321');
});

it('quarantined and forgotten records are listed in such pages', async () => {
  const ada = app.user();
  const [held, gone] = [await store(ada), await store(ada)];
  for (const id of held) await ada.ok(quarantineRecord, { params: { id }, body: {} });
  for (const id of gone) await ada.ok(forgetRecord, { params: { id }, body: {} });
  await lengthen([...held, ...gone]);
  const quarantined = await walk(async (query) => {
    const { records, ...page } = await ada.ok(listQuarantined, { query });
    return { ...page, found: contents(records) };
  });
  expect(quarantined).toEqual(['54', '32', '1']);
  const forgotten = await walk(async (query) => {
    const { records, ...page } = await ada.ok(listForgotten, { query: { ...query, include_shared: false } });
    return { ...page, found: contents(records) };
  });
  expect(forgotten).toEqual(['54', '32', '1']);
});

it('versions are listed in such pages', async () => {
  const ada = app.user();
  const { id } = await ada.ok(storeRecord, { body: { content: '1' } });
  for (const content of names.slice(1)) await ada.ok(patchRecord, { params: { id }, body: { content } });
  await app.db.admin.query(`update record_versions set content = content || ${LONG} where record_id = $1`, [
    readId(id),
  ]);
  const pages: number[][] = [];
  for (let before: number | undefined, more = true; more; before = pages.at(-1)?.at(-1)) {
    const page = await ada.ok(listVersions, { params: { id }, query: { limit: 1_000, before } });
    pages.push(page.versions.map(({ version }) => version));
    more = page.has_more;
  }
  expect(pages).toEqual([
    [5, 4, 3],
    [2, 1],
  ]);
});

it('a history is read in such pages, and what is linked to it', async () => {
  const ada = app.user();
  const said = names.map((content) => ({ role: 'user', content, session_id: 's' }));
  const { messages } = await ada.ok(appendMessages, { body: { messages: said } });
  const ids = messages.map(({ id }) => id);
  const { id: fact } = await ada.ok(storeRecord, { body: { content: 'Fact', derived_from: ids } });
  const made = await store(ada, { derived_from: [ids[0]] });
  await lengthen([...ids, ...made]);
  const history = (more: object) =>
    walk(async (query) => {
      const { messages: found, ...page } = await ada.ok(listMessages, { query: { ...query, ...more } });
      return { ...page, found: contents(found) };
    });
  expect(await history({})).toEqual(['54', '32', '1']);
  expect(await history({ session_id: 's', order: 'asc' })).toEqual(['12', '34', '5']);
  expect(await history({ occurred_from: '2020-01-01' })).toEqual(['54', '32', '1']);
  const sources = await walk(async (query) => {
    const { messages: found, ...page } = await ada.ok(messagesOfRecord, { params: { id: fact }, query });
    return { ...page, found: contents(found) };
  });
  expect(sources).toEqual(['12', '34', '5']);
  const derived = await walk(async (query) => {
    const { records, ...page } = await ada.ok(recordsOfMessage, { params: { id: ids[0]! }, query });
    return { ...page, found: contents(records) };
  });
  expect(derived.join('')).toBe('F12345');
  expect(derived.length).toBeGreaterThan(2);
});

it('an agent’s memories are exported in such pages', async () => {
  const ada = app.user();
  await lengthen(
    await store(ada, { type: 'semantic', agent: 'scout' }),
    `metadata = jsonb_build_object('long', ${LONG})`,
  );
  const pages = await walk(async ({ cursor }) => {
    const { nodes, ...page } = await ada.ok(exportAgent, { query: { agent: 'scout', cursor } });
    return { ...page, found: contents(nodes) };
  });
  expect(pages).toEqual(['12', '34', '5']);
});
