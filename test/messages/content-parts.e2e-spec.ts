import { buildContext } from '@contracts/context/context.operations.js';
import { LIMITS } from '@contracts/limits.js';
import { appendMessages, listMessages } from '@contracts/messages/messages.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { everythingOf } from '@test/support/hidden.js';
import type {
  ChatCompletionContentPart, ChatCompletionMessage, ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'; // prettier-ignore
import { Recollect } from '../../packages/client/src/recollect.js';
import { Wire } from '../mcp/wire.js';

/** Of a picture: nothing of it may be found anywhere. */
const BYTES = 'iVBORw0KGgoAAAANSUhEUgAAAAUA';
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const image: ChatCompletionContentPart = { type: 'image_url', image_url: { url: `data:image/png;base64,${BYTES}` } };
const text = (words: string): ChatCompletionContentPart => ({ type: 'text', text: words });
const append = (who: Client, messages: readonly object[]) => who.ok(appendMessages, { body: { messages } });
const contents = async (who: Client) =>
  (await who.ok(listMessages, { query: { order: 'asc' } })).messages.map(({ content }) => content);

describe('a message in OpenAI’s format', () => {
  it('is stored by its texts, with a mark for what is not text, and the response says which', async () => {
    const ada = app.user();
    const audio: ChatCompletionContentPart = { type: 'input_audio', input_audio: { data: BYTES, format: 'wav' } };
    const file: ChatCompletionContentPart = { type: 'file', file: { file_data: BYTES, filename: 'a.pdf' } };
    const { messages } = await append(ada, [
      { id: 'm', role: 'user', content: [text('Where is this lighthouse?'), image, text('It is grey.')] },
      { role: 'user', content: [audio, file] },
      { role: 'assistant', content: [{ type: 'refusal', refusal: 'I cannot tell.' }, text(' ')] },
      { role: 'user', content: 'Skagen.' },
    ]);
    expect(messages.map((one) => one.marked_parts)).toEqual([
      [{ field: 'content[1]', kind: 'image' }],
      [{ field: 'content[0]', kind: 'audio' }, { field: 'content[1]', kind: 'file' }],
      undefined,
      undefined,
    ]); // prettier-ignore
    const said = ['Where is this lighthouse?\n[image]\nIt is grey.', '[audio]\n[file]', 'I cannot tell.', 'Skagen.'];
    expect(await contents(ada)).toEqual(said);
    const found = await ada.ok(searchRecords, { body: { query: 'a grey lighthouse' } });
    expect(found.results[0]?.record).toMatchObject({ type: 'message', content: said[0] });
    expect(JSON.stringify(await everythingOf(app, ada.user))).not.toContain(BYTES);
  });

  it('is the same message however its text is written, and another if the text differs', async () => {
    const ada = app.user();
    await append(ada, [{ id: 'm', role: 'user', content: [text('Look:'), image] }]);
    const again = { id: 'm', role: 'user', content: 'Look:\n[image]' };
    expect(await append(ada, [again])).toMatchObject({ created: 0, unchanged: 1 });
    const other = { ...again, content: [image, text('Look:')] };
    expect(await ada.fails(appendMessages, { body: { messages: [other] } })).toMatchObject({ code: 'conflict' });
  });

  it('is accepted as a model’s API returns it, with a refusal and without a text', async () => {
    const ada = app.user();
    const refused: ChatCompletionMessage = { role: 'assistant', content: null, refusal: 'I will not help with that.' };
    const spoken: ChatCompletionMessage = { role: 'assistant', content: 'Gladly.', refusal: null };
    await append(ada, [refused, spoken]);
    expect(await contents(ada)).toEqual(['I will not help with that.', 'Gladly.']);
  });

  it('is refused with the index of the wrong part, and nothing of the request is written', async () => {
    const ada = app.user();
    const fine = { role: 'user', content: [text('fine')] };
    const refusals: [content: unknown, fields: string[]][] = [
      [[text('a'), { type: 'smell', smell: 'sea' }], ['messages[1].content[1].type']],
      [
        [{ type: 'text' }, { type: 'text', text: 7 }],
        ['messages[1].content[0].text', 'messages[1].content[1].text'],
      ],
      [[text('a'), 'b'], ['messages[1].content[1]']],
      [[], ['messages[1].content']],
      [[text(' '), text('')], ['messages[1].content']],
      [7, ['messages[1].content']],
      [[text('x'.repeat(LIMITS.contentLength)), image], ['messages[1].content']],
      [Array.from({ length: LIMITS.contentParts + 1 }, () => text('a')), ['messages[1].content']],
      [[text('a\u0000b')], ['messages[1].content[0].text']],
    ];
    for (const [content, fields] of refusals) {
      const refusal = await ada.fails(appendMessages, { body: { messages: [fine, { role: 'user', content }] } });
      expect([refusal.status, refusal.fields]).toEqual([400, fields]);
    }
    expect(await contents(ada)).toEqual([]);
    const longest = [text('x'.repeat(LIMITS.contentLength - '\n[image]'.length)), image];
    expect(await append(ada, [{ role: 'user', content: longest }])).toMatchObject({ created: 1 });
  });

  it('loses secrets in its texts, and what was returned for a prompt', async () => {
    const ada = app.user();
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    const { messages } = await append(ada, [{ role: 'user', content: [text(`It is ${secret}.`), image] }]);
    expect(messages[0]?.secrets_redacted).toEqual([{ field: 'content', kind: expect.any(String) as string, count: 1 }]);
    expect((await contents(ada))[0]).toMatch(/^It is \[redacted: .*\]\.\n\[image\]$/);
  });
});

it('a context is built for turns that have parts', async () => {
  const ada = app.user();
  await append(ada, [{ role: 'user', content: 'The lighthouse of Skagen is grey.' }]);
  const body = { messages: [{ role: 'user', content: [text('Which lighthouse is grey?'), image] }], token_budget: 500 };
  const context = await ada.ok(buildContext, { body });
  expect(context.text).toContain('Which lighthouse is grey?\n  [image]');
  expect(context.text).not.toContain(BYTES);
  const wrong = { messages: [{ role: 'user', content: [{ type: 'text' }] }], token_budget: 500 };
  expect((await ada.fails(buildContext, { body: wrong })).fields).toEqual(['messages[0].content[0].text']);
});

it('parts are accepted over MCP, and the agent learns which are not text', async () => {
  const ada = app.user();
  const agent = new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': ada.user });
  const told = await agent.call('messages_append', { messages: [{ role: 'user', content: [text('See:'), image] }] });
  expect([told.isError, told.text]).toEqual([
    false,
    'Kept 1. The last is number 1.\nNote: messages[0].content[1] is no text: a mark is kept, and not the image',
  ]);
  const wrong = await agent.call('messages_append', { messages: [{ role: 'user', content: [text('a'), {}] }] });
  expect([wrong.isError, wrong.text.includes('messages[0].content[1].type')]).toEqual([true, true]);
  expect(await contents(ada)).toEqual(['See:\n[image]']);
});

it('the TypeScript client accepts OpenAI’s own types', async () => {
  const ada = app.user();
  const client = new Recollect({ url: app.url, apiKey: app.adminKey, userId: ada.user });
  const turns: ChatCompletionMessageParam[] = [
    { role: 'developer', content: [{ type: 'text', text: 'Be brief.' }] },
    { role: 'user', content: [text('Find the lighthouse.'), image] },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c', type: 'function', function: { name: 'find', arguments: '{}' } }],
    },
    { role: 'tool', tool_call_id: 'c', content: [{ type: 'text', text: 'It is in Skagen.' }] },
  ];
  const { messages } = await client.messages.append({ messages: turns });
  expect(messages.map(({ marked_parts: marked }) => marked?.[0]?.kind)).toEqual([undefined, 'image', undefined, undefined]); // prettier-ignore
  expect(await contents(ada)).toEqual(['Be brief.', 'Find the lighthouse.\n[image]', '', 'It is in Skagen.']);
});

it('tool calls that are too long are refused with their own name', async () => {
  const call = { id: 'c', type: 'function', function: { name: 'write', arguments: 'x'.repeat(LIMITS.objectLength) } };
  const messages = [
    { role: 'user', content: 'Write.' },
    { role: 'assistant', tool_calls: [call] },
  ];
  const refusal = await app.user().fails(appendMessages, { body: { messages } });
  expect([refusal.status, refusal.fields]).toEqual([413, ['messages[1].tool_calls']]);
  expect(refusal.detail).toContain('messages[1].tool_calls: must not be longer than 32768 characters');
});
