import { createAnthropic } from '@ai-sdk/anthropic';
import Anthropic from '@anthropic-ai/sdk';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { generateText } from 'ai';
import OpenAI from 'openai';

// Forms of the two protocols that few requests have, through their published clients.
let app: TestApp;
let server: Awaited<ReturnType<typeof chatServer>>;
let claude: Anthropic;
let user: string;
beforeAll(async () => {
  server = await chatServer('openai');
  const env = { LLM_CHAT_PROVIDER: 'openai', LLM_CHAT_MODEL: 'small', LLM_CHAT_BASE_URL: server.url, LLM_CHAT_API_KEY: 'sk-x', LLM_RETRIES: '0' }; // prettier-ignore
  app = await startApp({ env });
  claude = new Anthropic({ baseURL: `${app.url}/anthropic`, apiKey: app.adminKey, maxRetries: 0 });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(() => {
  server.script({});
  user = newUser();
});

const sent = () => server.seen.at(-1)!.body as { messages: { role: string; content: unknown }[] };
const ask = (messages: Anthropic.MessageParam[], more: object = {}) =>
  claude.messages.create({ model: 'claude', max_tokens: 100, metadata: { user_id: user }, messages, ...more });
const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: { status?: number; message?: string }) => `${error.status} ${error.message}`,
  );
const hello: Anthropic.MessageParam = { role: 'user', content: 'Hello.' };

describe('a schema that a client of Anthropic’s asks for', () => {
  const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'], additionalProperties: false }; // prettier-ignore

  it('is sent to the provider', async () => {
    server.script({ text: '{"city":"Aarhus"}' });
    const output_config = { format: { type: 'json_schema' as const, schema } };
    const messages = [hello];
    const parsed = await claude.messages.parse({ model: 'claude', max_tokens: 100, metadata: { user_id: user }, messages, output_config }); // prettier-ignore
    expect(parsed.content).toMatchObject([{ type: 'text', text: '{"city":"Aarhus"}' }]);
    expect(sent()).toMatchObject({ response_format: { type: 'json_schema', json_schema: { schema } } });
    await ask([hello], { output_config: { effort: 'low' } });
    expect(sent()).not.toHaveProperty('response_format');
  });

  it('is refused in another format, by name', async () => {
    expect(await refusalOf(ask([hello], { output_config: { format: { type: 'grammar' } } }))).toMatch(
      /^400 .*output_config\.format\.type must be json_schema/,
    );
  });
});

describe('whole numbers beyond 2^53', () => {
  const input = '{"channel_id":1234567890123456789}';
  const parameters = JSON.parse('{"type":"object","properties":{"channel_id":{"type":"integer","maximum":18446744073709551615}}}') as Anthropic.Tool.InputSchema; // prettier-ignore
  const called = () => server.script({ text: '', calls: [{ id: 'c1', name: 'send', input }] });

  it('come to a client of Anthropic’s with all their digits, and the turn can go on', async () => {
    called();
    const tools = [{ name: 'send', input_schema: parameters }];
    const { content } = await ask([hello], { tools });
    expect(content).toMatchObject([{ type: 'tool_use', name: 'send', input: { input } }]);
    server.script({ text: 'Sent.' });
    const result = { type: 'tool_result' as const, tool_use_id: 'c1', content: 'ok' };
    const rounded = { type: 'tool_use' as const, id: 'c1', name: 'send', input: JSON.parse(input) as object };
    for (const said of [content, [rounded]])
      expect(await ask([hello, { role: 'assistant', content: said }, { role: 'user', content: [result] }], { tools })).toMatchObject({ content: [{ text: 'Sent.' }] }); // prettier-ignore
  });

  it('go through OpenAI’s protocol unchanged both ways', async () => {
    called();
    const openai = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: app.adminKey, maxRetries: 0 });
    const tools = [{ type: 'function' as const, function: { name: 'send', parameters: { ...parameters } } }];
    const said = { role: 'user' as const, content: 'Send it.' };
    const [choice] = (await openai.chat.completions.create({ model: 'm', user, tools, messages: [said] })).choices;
    expect(choice!.message.tool_calls).toMatchObject([{ function: { arguments: input } }]);
    server.script({ text: 'Sent.' });
    const result = { role: 'tool' as const, tool_call_id: 'c1', content: 'ok' };
    await openai.chat.completions.create({ model: 'm', user, tools, messages: [said, choice!.message, result] });
    expect(sent().messages.find(({ role }) => role === 'assistant')).toMatchObject({
      tool_calls: [{ function: { arguments: input } }],
    });
  });
});

describe('messages of Anthropic’s protocol', () => {
  const roles = () => sent().messages.map(({ role }) => role);

  it('may hold an instruction, which is sent at its place', async () => {
    const messages: Anthropic.MessageParam[] = [
      hello,
      { role: 'assistant', content: 'Hello.' },
      { role: 'system', content: [{ type: 'text', text: 'Answer in Danish.' }] },
      { role: 'user', content: 'How are you?' },
    ];
    await ask(messages, { system: 'Be brief.' });
    // What is recalled may follow.
    expect(roles().slice(0, 5)).toEqual(['system', 'user', 'assistant', 'system', 'user']);
    expect(sent().messages[3]).toEqual({ role: 'system', content: 'Answer in Danish.' });
    await ask([{ role: 'system', content: 'Answer in Danish.' }, hello], { system: 'Be brief.' });
    expect(roles().slice(0, 2)).toEqual(['system', 'user']);
    expect(sent().messages[0]!.content).toContain('Be brief.\n\nAnswer in Danish.');
  });

  it('may hold documents and search results that a tool returns, as text', async () => {
    const content: Anthropic.ToolResultBlockParam['content'] = [
      { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'The ferry leaves at noon.' } },
      {
        type: 'search_result',
        title: 'Ferries',
        source: 'https://example.org/ferries',
        content: [{ type: 'text', text: 'None on Sundays.' }],
      },
    ];
    const use = { type: 'tool_use' as const, id: 'c1', name: 'look', input: {} };
    const result = { type: 'tool_result' as const, tool_use_id: 'c1', content };
    const tools = [{ name: 'look', input_schema: { type: 'object' as const } }];
    await ask([hello, { role: 'assistant', content: [use] }, { role: 'user', content: [result] }], { tools });
    expect(sent().messages.at(-1)).toMatchObject({
      role: 'tool',
      content: 'The ferry leaves at noon.\nFerries\nhttps://example.org/ferries\nNone on Sundays.',
    });
  });

  const use = { type: 'tool_use' as const, id: 'c1', name: 'look', input: {} };
  const tools = [{ name: 'look', input_schema: { type: 'object' as const } }];
  const asResult = (content: Anthropic.ToolResultBlockParam['content']) =>
    ask([hello, { role: 'assistant', content: [use] }, { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content }] }], { tools }); // prettier-ignore

  it('may hold a PDF or the address of an image that a tool returns', async () => {
    const source = { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0xLjQK' } as const;
    await asResult([{ type: 'document', source, title: 'timetable.pdf' }]);
    expect(JSON.stringify(sent().messages)).toContain('data:application/pdf;base64,JVBERi0xLjQK');
    await asResult([{ type: 'image', source: { type: 'url', url: 'https://example.org/ferry.png' } }]);
    expect(JSON.stringify(sent().messages)).toContain('https://example.org/ferry.png');
    const wrong = { type: 'image' as const, source: { type: 'url' as const, url: 'file:///etc/passwd' } };
    expect(await refusalOf(asResult([wrong]))).toMatch(/^400 .*messages\[2\]\.content\[0\]\.content\[0\]\.source\.url/);
  });

  it('may hold a document of texts and a search result, from the user and from a tool', async () => {
    const source = { type: 'content', content: [{ type: 'text', text: 'Noon.' }, { type: 'text', text: 'Three.' }] } as const; // prettier-ignore
    const found = { type: 'search_result', title: 'Sunday', source: 'https://example.org', content: [{ type: 'text', text: 'None.' }] } as const; // prettier-ignore
    const content = [
      { type: 'document' as const, source: { ...source, content: [...source.content] }, title: 'Ferries', context: 'Of May.' },
      { type: 'document' as const, source: { type: 'content' as const, content: 'Buses too.' } },
      { ...found, content: [...found.content] },
    ]; // prettier-ignore
    const words = ['Ferries\nOf May.', 'Noon.', 'Three.', 'Buses too.', 'Sunday\nhttps://example.org\nNone.'];
    await ask([{ role: 'user', content }]);
    expect(sent().messages[1]!.content).toEqual(words.map((text) => ({ type: 'text', text })));
    await asResult(content);
    expect(sent().messages.find(({ role }) => role === 'tool')!.content).toBe(words.join('\n'));
  });
});

it('the AI SDK reads a whole answer, though it asks for more tokens than the model’s window has', async () => {
  server.script({ text: 'Hello.' });
  const anthropic = createAnthropic({ baseURL: `${app.url}/anthropic/v1`, apiKey: app.adminKey, headers: { 'X-User-Id': user } }); // prettier-ignore
  const { text } = await generateText({ model: anthropic('claude-sonnet-4-5'), prompt: 'Hello.', maxRetries: 0 });
  expect(text).toBe('Hello.');
  // Of the 32,768 tokens of an unknown model.
  expect(sent()).toMatchObject({ max_tokens: 16_384 });
});
