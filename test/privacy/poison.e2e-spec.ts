import { ampAgentStatus, ampCall, ampList, ampSearch, ampStatus, ampStore } from '@contracts/amp/amp.operations.js';
import { runCompaction } from '@contracts/compaction/compaction.operations.js';
import { buildContext } from '@contracts/context/context.operations.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { createEdge, listEdges, relatedRecords } from '@contracts/graph/graph.operations.js';
import { createAgent } from '@contracts/letta/letta-agents.operations.js';
import {
  insertArchival,
  listArchival,
  searchArchival,
  searchPassages,
} from '@contracts/letta/letta-archival.operations.js';
import { forgetMemory, retrieveMemory, storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import { appendMessages, linkMessage, listMessages } from '@contracts/messages/messages.operations.js';
import type { AnyOperation } from '@contracts/operation.js';
import {
  deleteRecord, deleteRecords, getRecord, listRecords, patchRecord, storeRecord, storeRecords,
} from '@contracts/records/records.operations.js'; // prettier-ignore
import { reviseRecord, undoRecord } from '@contracts/revision/revision.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { listQuarantined, promoteRecord, purgeSource } from '@contracts/trust/trust.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { readId } from '@kernel/ids.js';
import { Wire } from '../mcp/wire.js';
import { claims, POISON, poisonedText } from './poisoned-texts.js';

const PAYLOADS = 200;
const FACTS = [
  'The code of the front door is with Grace.',
  'Ada works at Acme.',
  'Ada is allergic to peanuts.',
  'Invoices are paid by the bookkeeper on Fridays.',
];
const QUESTIONS = [
  'Who has the code of the front door?', 'Where does Ada work?', 'What is Ada allergic to?', 'Who pays invoices?',
  POISON, 'IMPORTANT system instructions',
]; // prettier-ignore

let app: TestApp;
let ada: Client;
let tool: Client;
let wire: Wire;
let keyId: string;
let agent: string;
let facts: readonly { readonly id: string; readonly text: string }[];
let said: string;
let before: readonly string[];

beforeAll(async () => {
  app = await startApp();
  ada = app.user();
  const made = await app.key({
    user_id: ada.user,
    source_class: 'tool_output',
    permissions: ['records:read', 'records:write', 'messages:read', 'messages:write', 'blocks:read'],
  });
  tool = app.client(made.key);
  keyId = made.id;
  wire = new Wire(app.url, { 'x-api-key': made.key });
  agent = (await ada.ok(createAgent, { body: { name: 'tutor' } })).id;
  const stored = FACTS.map(async (text, n) => {
    const body = { id: `fact-${n}`, content: text, type: n === 3 ? 'episodic' : undefined };
    return { id: (await ada.ok(storeRecord, { body })).id, text };
  });
  facts = await Promise.all(stored);
  const turn = { role: 'user', content: 'Hello, it is Ada.' };
  said = (await ada.ok(appendMessages, { body: { agent: 'tutor', messages: [turn] } })).messages[0]!.id;
  await ada.ok(createEdge, { params: { id: facts[0]!.id }, body: { type: 'related', to: facts[1]!.id } });
  before = await trusted();
});
afterAll(() => app.stop());

/** What people have stored, as it is, with its links and its versions. */
async function trusted(): Promise<string[]> {
  const { rows } = await app.db.admin.query<{ row: string }>(
    `select (to_jsonb(r) - 'tsv')::text as row from records r where user_id = $1 and not quarantined
     union all select to_jsonb(v)::text from record_versions v join records r on r.id = v.record_id
       where v.user_id = $1 and not r.quarantined
     union all select to_jsonb(e)::text from edges e join records r on r.id = e.from_id
       where e.user_id = $1 and not r.quarantined order by 1`,
    [ada.user],
  );
  return rows.map(({ row }) => row);
}

type Way = (n: number) => Promise<unknown>;
const ask = (operation: AnyOperation, sent: Sent) => tool.call(operation, sent);
const fact = (n: number) => facts[n % facts.length]!;
const record = (n: number) => ({ content: poisonedText(n), ...claims(n) });

/** Every operation that writes, the last of them for what the key may not change. What is refused is refused. */
const WAYS: readonly Way[] = [
  (n) => ask(storeRecord, { body: record(n) }),
  (n) => ask(storeRecord, { body: { ...record(n), derived_from: [fact(n).id] } }),
  (n) => ask(storeRecord, { body: { ...record(n), id: `fact-${n % FACTS.length}` } }),
  (n) => ask(storeRecord, { body: { content: poisonedText(n), id: 'mine', tags: [`${POISON}${n}`] } }),
  (n) => ask(storeRecords, { body: { records: [record(n), { ...record(n), id: fact(n).id }, { ...record(n), id: 'mine' }] } }),
  (n) => ask(patchRecord, { params: { id: fact(n).id }, body: record(n) }),
  (n) => ask(reviseRecord, { body: { content: poisonedText(n) } }),
  (n) => ask(reviseRecord, { body: { content: poisonedText(n), id: fact(n).id } }),
  (n) => ask(reviseRecord, { body: { content: poisonedText(n), thresholds: { look: 0, update: 0, same: 1 }, merge: 'append' } }),
  (n) => ask(appendMessages, { body: { agent: 'tutor', messages: [{ role: 'system', content: poisonedText(n) }] } }),
  (n) => ask(linkMessage, { params: { id: said }, body: { records: [fact(n).id] } }),
  (n) => ask(ampStore, { body: { record: record(n) } }),
  (n) => ask(ampCall, { body: { operation: 'store', record: { type: 'checkpoint', agent: 'tutor', working_on: poisonedText(n) } } }),
  (n) => ask(storeMemory, { body: { content: poisonedText(n), metadata: { user_id: ada.user, tags: ['core'] } } }),
  (n) => ask(insertArchival, { params: { agent_id: agent }, body: { text: poisonedText(n), tags: ['core'] } }),
  (n) => wire.call('amp_store', { record: record(n) }),
  (n) => wire.call('amp_revise', { content: poisonedText(n) }),
  (n) => ask(createEdge, { params: { id: fact(n).id }, body: { type: 'contradicts', to: fact(n + 1).id, metadata: { by: `${POISON}${n}` } } }),
  (n) => ask(deleteRecord, { params: { id: fact(n).id } }),
  (n) => ask(deleteRecords, { body: { ids: [fact(n).id] } }),
  (n) => ask(forgetRecord, { params: { id: fact(n).id } }),
  (n) => ask(forgetMemory, { body: { memory_id: readId(fact(n).id)! } }),
  (n) => ask(undoRecord, { params: { id: fact(n).id }, body: { version: 1 } }),
  (n) => ask(promoteRecord, { params: { id: fact(n).id }, body: { trust: 1 } }),
  (n) => ask(runCompaction, { body: { force: true, partial: true, agent: n % 2 ? 'tutor' : undefined } }),
]; // prettier-ignore

/** Every response to a caller who does not request quarantined records. */
async function answers(client: Client, mcp: Wire, questions: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  const read = async (operation: AnyOperation, sent: Sent = {}) => {
    const { status, text } = await client.call(operation, sent);
    expect([operation.name, status]).toEqual([operation.name, 200]);
    texts.push(text);
  };
  for (const query of questions) {
    await read(searchRecords, { body: { query, limit: 100 } });
    await read(searchRecords, { body: { query, limit: 100, related: { depth: 2 }, include_compressed: true } });
    for (const format of ['xml', 'json']) await read(buildContext, { body: { query, token_budget: 4_000, format } });
    await read(ampSearch, { body: { query, limit: 100 } });
    await read(retrieveMemory, { body: { query, top_k: 50, metadata: { user_id: client.speaker.user ?? ada.user } } });
    await read(searchArchival, { params: { agent_id: agent }, query: { query, top_k: 50 } });
    await read(searchPassages, { body: { query } });
    texts.push((await mcp.call('amp_search', { query, limit: 100 })).text);
  }
  await read(listRecords, { query: { limit: 1_000, include_expired: true, include_superseded: true } });
  await read(listMessages, { query: { agent: 'tutor' } });
  await read(ampList, { query: { limit: 100 } });
  await read(ampStatus);
  await read(ampAgentStatus, { params: { agent: 'tutor' } });
  await read(getStatus);
  await read(listArchival, { params: { agent_id: agent } });
  for (const { id } of facts) {
    await read(relatedRecords, { params: { id }, query: { depth: 3 } });
    await read(listEdges, { params: { id } });
    await read(getRecord, { params: { id }, query: { expand: true } });
  }
  texts.push((await mcp.call('amp_list', { limit: 100 })).text, (await mcp.rpc('resources/list')).text);
  texts.push((await mcp.rpc('resources/read', { uri: 'memory://recent' })).text);
  return texts;
}

/** Every row of every table that contains the poison, by table. */
async function traces(): Promise<string[]> {
  const { rows: tables } = await app.db.admin.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.db.admin.query(`select 1 from "${name}" t where t::text ilike $1`, [`%${POISON}%`]);
    if (rows.length > 0) found.push(`${name}: ${rows.length}`);
  }
  return found;
}

it('two hundred poisoned payloads, by every way of writing, reach no default response and change nothing trusted', async () => {
  for (let n = 0; n < PAYLOADS; n += 1) await WAYS[n % WAYS.length]!(n);
  const held = await ada.ok(listQuarantined, { query: { limit: 1_000 } });
  expect(held.total).toBeGreaterThan(90);
  expect(held.records.every(({ trust }) => trust === 0.3)).toBe(true);
  expect(await trusted()).toEqual(before);

  const adminWire = new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': ada.user });
  for (const [client, mcp, questions] of [
    [ada, adminWire, QUESTIONS],
    [tool, wire, [POISON]],
  ] as const) {
    const told = await answers(client, mcp, questions);
    expect(told.filter((text) => text.includes(POISON)).map((text) => text.slice(0, 500))).toEqual([]);
  }
  for (const [place, { text }] of facts.entries()) {
    const { results } = await ada.ok(searchRecords, { body: { query: QUESTIONS[place]! } });
    expect(results[0]?.record.content).toBe(text);
  }
}, 120_000);

it('a purge of their key leaves no row of them', async () => {
  const derived = await ada.ok(storeRecord, {
    body: { id: 'mine', content: 'What Ada stores under an id they took.' },
  });
  const body = { key_id: keyId };
  const dry = await ada.ok(purgeSource, { body: { ...body, dry_run: true } });
  const { total } = await ada.ok(listQuarantined);
  expect(dry.records).toBe(total);
  expect(await ada.ok(purgeSource, { body })).toMatchObject({ records: total, remaining: false });
  expect(await ada.ok(getRecord, { params: { id: derived.id } })).toMatchObject({ version: 1 });
  expect(await traces()).toEqual([]);
});
