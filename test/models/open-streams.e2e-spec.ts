import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { revokeKey } from '@contracts/tenancy/tenancy.operations.js';
import { startApp, TENANT_PERMISSIONS, type TestApp } from '@test/support/app.js';
import { Gate } from '@test/support/gate.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { waitUntil } from '@test/support/wait-until.js';
import { OpenStreams } from '@transports/http/open-streams.js';

/** A stream whose model never goes on by itself. */
const QUESTION = 'What does the user drink?';
const STREAMS = {
  '/openai/v1/chat/completions': { model: 'any', messages: [{ role: 'user', content: QUESTION }] },
  '/anthropic/v1/messages': { model: 'any', max_tokens: 100, messages: [{ role: 'user', content: QUESTION }] },
  '/v1/answer': { question: QUESTION },
} as const;

let server: Awaited<ReturnType<typeof chatServer>>;
let app: TestApp;
let gate: Gate;
beforeAll(async () => {
  server = await chatServer('openai');
  const llm = { PROVIDER: 'openai', MODEL: 'small', BASE_URL: server.url };
  const env = Object.fromEntries(
    Object.entries(llm).flatMap(([name, value]) =>
      ['CHAT', 'DECIDE'].map((purpose) => [`LLM_${purpose}_${name}`, value]),
    ),
  );
  app = await startApp({ env: { ...env, LLM_RETRIES: '0' } });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(() => {
  gate = new Gate();
  server.script({ text: 'one two', hold: gate.pass() });
  app.inside(OpenStreams).everyMs = 50;
});
afterEach(() => gate.open());

/** The stream, once the model has been asked. */
async function opened(path: keyof typeof STREAMS, key: string, user: string) {
  const asked = server.seen.length;
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, 'x-user-id': user },
    body: JSON.stringify({ ...STREAMS[path], stream: true }),
  });
  expect(response.status).toBe(200);
  // It contains memory, as any other response.
  expect(response.headers.get('cache-control')).toBe('no-store');
  await waitUntil('the model to be asked', () => Promise.resolve(server.seen.length > asked));
  const [reader, decoder] = [response.body!.getReader(), new TextDecoder()];
  return {
    async rest() {
      const parts: string[] = [];
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return parts.join('');
        parts.push(decoder.decode(value));
      }
    },
  };
}

describe.each(Object.keys(STREAMS) as (keyof typeof STREAMS)[])('a stream of %s', (path) => {
  it('ends when its key is revoked, and says why', async () => {
    const { key, id } = await app.key({ permissions: [...TENANT_PERMISSIONS] });
    const ada = app.user();
    await ada.ok(storeRecord, { body: { content: 'The user drinks black tea.' } });
    const stream = await opened(path, key, ada.user);
    await app.client().ok(revokeKey, { params: { key_id: id } });
    const rest = await stream.rest();
    expect(rest).toContain('The key was revoked');
    expect(rest).not.toMatch(/two|event: answer/);
  });

  it('ends when its user is erased, and says why', async () => {
    const ada = app.user();
    await ada.ok(storeRecord, { body: { content: 'The user drinks black tea.' } });
    const stream = await opened(path, app.adminKey, ada.user);
    const { key } = await app.key({ permissions: ['privacy'] });
    await app.client(key).ok(eraseUser, { params: { user_id: ada.user }, body: {} });
    const rest = await stream.rest();
    expect(rest).toContain('The user was erased');
    expect(rest).not.toMatch(/two|event: answer/);
  });

  it('goes on while neither happens', async () => {
    const ada = app.user();
    // Without a memory, an answer asks no model.
    await ada.ok(storeRecord, { body: { content: 'The user drinks black tea.' } });
    const stream = await opened(path, app.adminKey, ada.user);
    await new Promise((resolve) => setTimeout(resolve, 300));
    gate.open();
    expect(await stream.rest()).toMatch(/two|event: answer/);
  });
});
