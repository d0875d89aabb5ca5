import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveAdapter } from './adapter.js';

interface Seen {
  readonly route: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}
const seen: Seen[] = [];
let recollect: Server;
let adapter: Server;
let polls = 0;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const ANSWERED = { answer: '8 [1]', status: 'answered', metacognition: { sufficient: true, effort: 1 }, trace: [{ kind: 'plan', says: 'one query', queries: ['q'] }], evidence: [{ content: 'c', cited: true }, { content: 'd', cited: false }] }; // prettier-ignore

beforeAll(async () => {
  recollect = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const route = `${request.method} ${request.url}`;
      seen.push({ route, headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString() || '{}') });
      const state = (polls += route.startsWith('GET /v1/erasures/') ? 1 : 0) < 2 ? 'running' : 'completed';
      const refused = request.headers['x-api-key'] === 'rk_bad';
      response.writeHead(refused ? 403 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(refused ? { detail: 'The key may not.' } : { id: 'x', state, ...ANSWERED, ...(route.startsWith('GET') && { status: undefined }) })); // prettier-ignore
    });
  });
  await new Promise<void>((resolve) => recollect.listen(0, '127.0.0.1', resolve));
  adapter = await serveAdapter(`http://127.0.0.1:${portOf(recollect)}`, 0);
});
afterAll(async () => {
  for (const server of [adapter, recollect]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
beforeEach(() => void seen.splice(0));

async function ask(path: string, body: unknown, key: string | null = 'rk_one') {
  const response = await fetch(`http://127.0.0.1:${portOf(adapter)}${path}`, {
    method: 'POST',
    headers: { ...(key !== null && { authorization: `Bearer ${key}` }), 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

it('learns, answers with its searches, and resets by erasing the key’s own user', async () => {
  await ask('/eval/learn', { content: 'Title: Standings\nPublished: 2026-02-13T20:00:00Z\nNorway leads.' });
  expect(seen[0]).toMatchObject({
    route: 'POST /v1/records',
    body: { title: 'Standings', occurred_at: '2026-02-13T20:00:00Z' },
  });
  const user = String(seen[0]!.headers['x-user-id']);
  const { json } = await ask('/answer', { question: 'How many?' });
  expect(json).toMatchObject({
    answer: '8 [1]',
    tool_calls: [{ tool: 'search', args: { query: 'q' }, result: ['c'] }],
  });
  expect(await ask('/eval/reset', {})).toMatchObject({ status: 200, json: { success: true } });
  expect(seen.map(({ route }) => route)).toContain(`POST /v1/admin/users/${user}/erasure`);
  await ask('/eval/learn', { content: 'c' }, 'rk_two');
  expect(seen.at(-1)!.headers['x-user-id']).not.toBe(user);
});

it.each<[string, unknown, string | null, number]>([
  ['/eval/learn', {}, 'rk_one', 400],
  ['/eval/learn', 'no json', 'rk_one', 400],
  ['/eval/answer', { question: 'q' }, null, 401],
  ['/eval/answer', { question: 'q' }, 'rk_bad', 403],
  ['/eval/else', {}, 'rk_one', 404],
])('refuses %s %j', async (path, body, key, status) => expect((await ask(path, body, key)).status).toBe(status));
