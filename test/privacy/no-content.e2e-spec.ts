import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKey } from '@governance/tenancy/api-key.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { unnamed } from '@test/support/unnamed.js';
import { waitUntil } from '@test/support/wait-until.js';
import { buildIfNeeded, killLeftovers, ServerProcess } from '../durability/server-process.js';

/** In every text, name and value that a client can send; none of our own words contains it. */
const CANARY = 'zyxomancy';
const key = generateKey().text;
const failures: string[] = [];
let folder: string;
let db: TestDatabase | undefined;
let provider: { readonly url: string; readonly asked: () => number; close(): void };
let server: ServerProcess;

beforeAll(async () => {
  await buildIfNeeded();
  folder = await mkdtemp(join(tmpdir(), 'recollect-no-content-'));
  provider = await startParrot();
  db = globalThis.BACKEND === 'postgres' ? await openTestDatabase() : undefined;
  server = await ServerProcess.start('standalone', {
    RECOLLECT_DATA_DIR: folder,
    RECOLLECT_SECRET: 'a-server-secret-of-the-tests-0123456789',
    RECOLLECT_BOOTSTRAP_KEY: key,
    LOG_LEVEL: 'debug',
    DOCS_ENABLED: 'false',
    JOB_BACKOFF_MS: '1',
    JOB_ATTEMPTS: '3',
    EMBEDDING_PROVIDER: 'openai',
    EMBEDDING_MODEL: 'parrot',
    EMBEDDING_RETRIES: '0',
    EMBEDDING_BASE_URL: provider.url,
    LLM_CHAT_PROVIDER: 'openai',
    LLM_CHAT_MODEL: 'parrot',
    LLM_CHAT_BASE_URL: provider.url,
    LLM_RETRIES: '0',
    ...(db?.url !== undefined && { DATABASE_URL: db.url }),
  });
});
afterAll(async () => {
  killLeftovers();
  provider.close();
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A model's server that fails and repeats in its error what it was sent. */
async function startParrot() {
  let asked = 0;
  const parrot = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked += 1;
      response.writeHead(asked % 2 ? 500 : 400, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `cannot embed ${body}`, type: body } }));
    });
  });
  await new Promise<void>((resolve) => parrot.listen(0, '127.0.0.1', resolve));
  const { port } = parrot.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, asked: () => asked, close: () => void parrot.close() };
}

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json', 'X-User-Id': `user-${CANARY}`, ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) failures.push(text);
  return { status: response.status, text };
}

const record = {
  id: `id-${CANARY}`,
  type: 'lesson',
  title: `title ${CANARY}`,
  content: `content ${CANARY}, mail ${CANARY}@example.org`,
  tags: [CANARY],
  metadata: { [CANARY]: CANARY },
  agent: `agent-${CANARY}`,
  session_id: `session-${CANARY}`,
};

/** Successful requests, and every way to fail that a client has. */
async function doEverything(): Promise<void> {
  const { text } = await ask('POST', '/v1/records', record, { 'Idempotency-Key': CANARY });
  await ask('POST', '/v1/records', { ...record, content: `other ${CANARY}` }, { 'Idempotency-Key': CANARY });
  const { id } = JSON.parse(text) as { id: string };
  await ask('PATCH', `/v1/records/${id}`, { content: `edited ${CANARY}` }, { 'If-Match': '"7"' });
  await ask('PATCH', `/v1/records/${id}`, { content: `edited ${CANARY}` });
  await ask('POST', '/v1/records/batch', { records: [record, { content: 7, type: CANARY }, CANARY] });
  await ask('POST', '/v1/search', { query: CANARY, filter: { field: CANARY, op: CANARY, value: CANARY } });
  await ask('POST', '/v1/search', { query: CANARY, as_of: CANARY });
  await ask('POST', '/v1/search', { query: CANARY });
  await ask('GET', `/v1/records/absent-${CANARY}`);
  await ask('GET', `/v1/records/${CANARY}_01h455vb4pex5vsknk084sn02q`);
  await ask('GET', `/v1/${CANARY}?${CANARY}=${CANARY}`);
  await ask('POST', '/v1/records', `{"content": "${CANARY}`);
  await ask('POST', '/v1/records', { ...record, type: 7, expires_at: CANARY });
  await ask('POST', '/v1/records', record, { 'Content-Type': `text/${CANARY}` });
  await ask('POST', '/v1/records', record, { 'X-API-Key': `rk_${CANARY}_${CANARY}` });
  await ask('POST', '/v1/messages', { messages: [{ role: CANARY, content: CANARY }] });
  const chat = { messages: [{ role: 'user', content: CANARY }] };
  const own = { 'X-Provider-Key': CANARY, 'X-Agent-Id': CANARY };
  await ask('POST', '/openai/v1/chat/completions', { model: CANARY, ...chat }, own);
  await ask('POST', '/openai/v1/chat/completions', { model: CANARY, stream: true, ...chat }, own);
  await ask('POST', '/openai/v1/responses', { model: CANARY, input: CANARY, instructions: CANARY }, own);
  await ask('POST', '/openai/v1/responses', { model: CANARY, stream: true, input: CANARY }, own);
  await ask('POST', '/openai/v1/responses', { input: [{ type: 'item_reference', id: CANARY }, { type: CANARY }] }, own);
  await ask('POST', '/anthropic/v1/messages', { model: CANARY, max_tokens: 9, ...chat }, own);
  await ask('POST', '/anthropic/v1/messages', { model: CANARY, ...chat, messages: [CANARY] }, own);
  await ask('POST', '/amp/store', { record: { ...record, content: [CANARY] } });
  await ask('POST', '/amp', { operation: CANARY, query: CANARY });
  await ask('POST', '/mcp', { jsonrpc: '2.0', id: CANARY, method: CANARY, params: { [CANARY]: CANARY } }, MCP);
  await ask('POST', '/mcp', call('amp_store', { record: { content: CANARY } }), MCP);
  await ask('POST', '/mcp', call('amp_get', { id: `absent-${CANARY}` }), MCP);
  await ask('PUT', `/v1/admin/users/user-${CANARY}`, { metadata: { a: CANARY } });
  await ask('GET', '/v1/admin/keys/' + CANARY);
  await ask('POST', '/v1/admin/keys', { name: CANARY, permissions: [CANARY] });
  await ask('GET', `/v1/admin/audit?user_id=user-${CANARY}&operation=${CANARY}&key_id=${CANARY}`);
  await ask('GET', `/v1/admin/audit?record_id=${CANARY}&cursor=${CANARY}`);
  await ask('DELETE', `/v1/records/${id}`);
}

const MCP = { Accept: 'application/json, text/event-stream' };
const call = (name: string, fields: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: fields },
});

it('logs at every level, metrics, refusals and the audit contain nothing of what a client sent', async () => {
  await doEverything();
  // The database refuses as well, with rows and parameters in its messages.
  for (const table of ['passages', 'records'] as const) {
    if (!db) break;
    await db.admin.query(`alter table ${table} rename to ${table}_away`);
    await ask('POST', '/v1/records', { ...record, id: `id-${CANARY}-${table}` });
    await ask('POST', '/v1/search', { query: CANARY });
    await db.admin.query(`alter table ${table}_away rename to ${table}`);
  }
  await waitUntil(
    'the model to be asked',
    () => Promise.resolve(provider.asked()),
    (n) => n >= 3,
  );
  // What is recorded beside a request is stored and logged within the second after it.
  await new Promise((later) => setTimeout(later, 2_500));
  const audit = await waitUntil(
    'changes, reads and refusals in the audit',
    () => ask('GET', '/v1/admin/audit?limit=1000', undefined),
    ({ text }) =>
      ['change', 'read', 'refusal'].every((kind) => text.includes(`"kind":"${kind}"`)) &&
      ['records.store', 'amp.get'].every((name) => text.includes(`"operation":"${name}"`)),
  );
  const metrics = await ask('GET', '/metrics');
  await server.stop();

  const log = server.out + server.err;
  expect(log).toMatch(/"level":"debug"/);
  expect(log).toMatch(/"component":"(jobs|queue|http|mcp)"/);
  expect(leaks(log)).toEqual([]);
  expect(metrics.text).toContain('recollect_http_requests_total');
  expect(leaks(metrics.text)).toEqual([]);
  const { entries } = JSON.parse(audit.text) as { entries: { kind: string; operation: string }[] };
  expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['change', 'read', 'refusal']));
  expect(entries.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['records.store', 'amp.get']));
  expect(leaks(audit.text)).toEqual([]);
  expect(failures.length).toBeGreaterThan(15);
  // What was not found is named to its requester, and nothing else.
  const isAbsent = (text: string) => /"code":"not_found(\.[a-z_]+)?"/.test(text);
  expect(failures.map((text) => (isAbsent(text) ? unnamed(text) : text)).flatMap(leaks)).toEqual([]);
});

/** Lines that contain the canary, also encoded, or the key. */
function leaks(text: string): string[] {
  const words = [CANARY, Buffer.from(CANARY).toString('base64').slice(0, 10), Buffer.from(CANARY).toString('hex')];
  return text.split('\n').filter((line) => [...words, key].some((word) => line.includes(word)));
}
