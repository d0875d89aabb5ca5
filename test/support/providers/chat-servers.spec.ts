import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Anthropic from '@anthropic-ai/sdk';
import { ROOT } from '@test/docs/markdown.js';
import OpenAI from 'openai';
import { chatServer, type ChatWire } from './chat-servers.js';

const CLIENT = join(ROOT, 'test/support/providers/genai-client.mjs');

// The stand-ins are correct if the services' own libraries accept them as the services.
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});
async function served(wire: ChatWire) {
  const server = await chatServer(wire, { text: 'one two' });
  open.push(server);
  return server.url;
}
const messages = [{ role: 'user' as const, content: 'Count.' }];

it('openai accepts the stand-in as OpenAI', async () => {
  const client = new OpenAI({ baseURL: await served('openai'), apiKey: 'k' });
  const whole = await client.chat.completions.create({ model: 'm', messages });
  expect([whole.choices[0]?.message.content, whole.usage?.total_tokens]).toEqual(['one two', 10]);
  let text = '';
  for await (const chunk of await client.chat.completions.create({ model: 'm', messages, stream: true }))
    text += chunk.choices[0]?.delta.content ?? '';
  expect(text).toBe('one two');
});

it('@anthropic-ai/sdk accepts the stand-in as Anthropic', async () => {
  const client = new Anthropic({ baseURL: await served('anthropic'), apiKey: 'k' });
  const whole = await client.messages.create({ model: 'm', max_tokens: 9, messages });
  expect([whole.content[0], whole.usage.output_tokens]).toEqual([{ type: 'text', text: 'one two' }, 3]);
  const final = await client.messages.stream({ model: 'm', max_tokens: 9, messages }).finalMessage();
  expect([final.content, final.stop_reason]).toEqual([[expect.objectContaining({ text: 'one two' })], 'end_turn']);
});

it('@google/genai accepts the stand-in as Gemini', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [CLIENT, await served('google')]);
  expect(JSON.parse(stdout)).toEqual({ whole: 'one two', tokens: 10, streamed: 'one two' });
});
