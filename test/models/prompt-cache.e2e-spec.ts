import { anthropicMessages } from '@contracts/anthropic/anthropic-messages.operations.js';
import { getModelUsage } from '@contracts/model-usage/model-usage.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { chatServer } from '@test/support/providers/chat-servers.js';

let server: Awaited<ReturnType<typeof chatServer>>;
let app: TestApp;
beforeAll(async () => {
  server = await chatServer('anthropic', { text: 'Yes.', usage: [100, 10], cache: [60, 30] });
  const env = { LLM_CHAT_PROVIDER: 'claude', LLM_CHAT_MODEL: 'large', LLM_CHAT_BASE_URL: server.url, LLM_CHAT_API_KEY: 'sk-x', LLM_PRICES: 'large=4/20/0.4' }; // prettier-ignore
  app = await startApp({ env });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});

interface Block {
  readonly text: string;
  readonly cache_control?: object;
}
interface Sent {
  readonly system: readonly Block[];
  readonly messages: readonly { readonly role: string; readonly content: readonly Block[] }[];
}
const sent = () => server.seen.at(-1)!.body as unknown as Sent;
/** All blocks in the order of the provider’s cache, each with whether it is marked. */
const blocksOf = ({ system, messages }: Sent) =>
  [...system, ...messages.flatMap(({ content }) => content)].map(({ text, cache_control }) => ({
    text,
    isMarked: cache_control !== undefined,
  }));

it('Claude is asked to keep each request of a conversation, and the next one begins with what it kept', async () => {
  const ada = app.user();
  for (const content of ['Ada keeps bees in Porto.', 'Ada drinks oat milk lattes.'])
    await ada.ok(storeRecord, { body: { content }, headers: { prefer: 'wait=5' } });
  const first = { role: 'user', content: 'Where does Ada keep bees?' } as const;
  const reply = await ada.ok(anthropicMessages, { body: { model: 'any', max_tokens: 100, messages: [first] } });
  const before = blocksOf(sent());
  expect(before.at(-1)!.text).toContain('bees in Porto');
  expect(before.map(({ isMarked }) => isMarked)).toEqual([true, false, true]);
  expect(reply.usage).toMatchObject({
    input_tokens: 10,
    cache_creation_input_tokens: 30,
    cache_read_input_tokens: 60,
    output_tokens: 10,
  });

  const messages = [first, { role: 'assistant', content: 'Yes.' }, { role: 'user', content: 'Which milk does Ada drink?' }]; // prettier-ignore
  await ada.ok(anthropicMessages, { body: { model: 'any', max_tokens: 100, messages: messages as never } });
  const now = blocksOf(sent());
  expect(now.slice(0, before.length).map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  expect(now.at(-1)!.isMarked).toBe(true);
  expect(now.filter(({ isMarked }) => isMarked)).toHaveLength(2);
});

it('what was written into the cache is charged a quarter more, and what was read from it as priced', async () => {
  const before = await app.client().ok(getModelUsage, { query: { days: 1 } });
  // Longer than what is charged: nothing beyond the reservation is.
  const messages = [{ role: 'user', content: 'Good morning. '.repeat(50) }] as const;
  await app.user().ok(anthropicMessages, { body: { model: 'any', max_tokens: 100, messages: messages as never } });
  const after = await app.client().ok(getModelUsage, { query: { days: 1 } });
  // 10 × 4 + 60 × 0.4 + 30 × 5 + 10 × 20 millionths of a dollar
  expect(after.day.usd - before.day.usd).toBeCloseTo(0.000_414, 9);
});
