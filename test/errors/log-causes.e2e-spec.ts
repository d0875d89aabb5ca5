import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from '@test/support/wait-until.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';

/** What must not be logged: in the client's input, and in the messages of a provider and the database. */
const CANARY = 'zyxomancy';
const lines: string[] = [];
let app: TestApp;
let parrot: Server;
/** It starts a response, and disconnects. */
let breaksOff = false;

beforeAll(async () => {
  parrot = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (breaksOff) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { role: 'assistant', content: 'Hm' } }] }; // prettier-ignore
        response.write(`data: ${JSON.stringify(chunk)}\n\n`);
        return setTimeout(() => response.destroy(), 200);
      }
      response.writeHead(500, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `cannot answer ${body}`, type: body } }));
    });
  });
  await new Promise<void>((resolve) => parrot.listen(0, '127.0.0.1', resolve));
  const env = {
    LOG_LEVEL: 'warn',
    LLM_CHAT_PROVIDER: 'openai',
    LLM_CHAT_MODEL: 'parrot',
    LLM_CHAT_BASE_URL: `http://127.0.0.1:${(parrot.address() as AddressInfo).port}/v1`,
    LLM_CHAT_API_KEY: 'sk-x',
    LLM_RETRIES: '0',
  };
  app = await startApp({ env, log: { write: (line) => void lines.push(line) } });
});
afterAll(async () => {
  await app.stop();
  parrot.close();
});
beforeEach(() => lines.splice(0));

async function ask(path: string, body: object): Promise<{ status: number; text: string }> {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'X-API-Key': app.adminKey, 'X-User-Id': newUser(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** Without stack frames, which name functions. */
function logged(message = 'request failed'): unknown {
  const line = lines.find((one) => one.includes(`"msg":"${message}`)) ?? 'null';
  return JSON.parse(line, (key, value: unknown) => (key === 'stack' ? undefined : value)) as unknown;
}

it('logs why a model did not respond, down to the error of the provider’s library, and returns no word of it', async () => {
  const chat = { model: CANARY, messages: [{ role: 'user', content: CANARY }] };
  const { status, text } = await ask('/openai/v1/chat/completions', chat);
  expect(status).toBe(502);
  expect(logged()).toMatchObject({
    code: 'model_failed',
    err: {
      type: 'RecollectError',
      cause: { type: 'ModelError', code: 'unavailable', cause: { type: 'AI_APICallError' } },
    },
  });
  expect(text).not.toMatch(/cannot answer|AI_APICallError|ModelError|cause/);
  expect([...lines, text].join()).not.toContain(CANARY);
});

it('logs it for a stream as well, whose status has been sent', async () => {
  const chat = { model: CANARY, stream: true, messages: [{ role: 'user', content: `stream ${CANARY}` }] };
  breaksOff = true;
  const { status, text } = await ask('/openai/v1/chat/completions', chat);
  expect(status).toBe(200);
  expect(logged()).toMatchObject({ err: { type: 'RecollectError', cause: { type: 'ModelError', cause: { type: 'AI_APICallError', cause: { type: 'TypeError' } } } } }); // prettier-ignore
  expect([...lines, text].join()).not.toContain(CANARY);
});

it('logs what the database refused by its code, and neither the statement nor its values', async () => {
  await app.db.admin.query('alter table passages rename to passages_away');
  try {
    const { status, text } = await ask('/v1/records', { content: `content ${CANARY}` });
    expect(status).toBe(500);
    expect(logged()).toMatchObject({ code: 'internal', err: { type: 'DatabaseError', sqlstate: '42P01' } });
    expect(JSON.stringify(logged())).not.toMatch(/insert|values|\$1/i);
    expect(text).not.toMatch(/passages|42P01|DatabaseError|insert/);
    const job = await waitUntil('the job to fail', () => Promise.resolve(logged('job failed')));
    expect(job).toMatchObject({ code: 'internal', err: { type: 'DatabaseError', sqlstate: '42P01' } });
    expect([...lines, text].join()).not.toContain(CANARY);
  } finally {
    await app.db.admin.query('alter table passages_away rename to passages');
  }
});
