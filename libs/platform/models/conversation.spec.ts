import { readConfig } from '@platform/config/config.js';
import { chatServer, type ChatWire, type Script } from '@test/support/providers/chat-servers.js';
import { z } from 'zod';
import type { ModelMessage } from './conversation.js';
import type { Ask, Chunk, LanguageModel, ModelError } from './language-model.js';
import { Models } from './models.js';

const PROVIDERS: readonly (readonly [string, ChatWire])[] = [
  ['openai', 'openai'],
  ['ollama', 'openai'],
  ['claude', 'anthropic'],
  ['gemini', 'google'],
  ['mistral', 'mistral'],
  ['cohere', 'cohere'],
];
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function setUp(provider: string, wire: ChatWire, ...scripts: Script[]) {
  const server = await chatServer(wire, ...scripts);
  open.push(server);
  const { models } = readConfig({
    LLM_PROVIDER: provider,
    LLM_MODEL: 'some-model',
    LLM_BASE_URL: server.url,
    LLM_API_KEY: 'sk-of-the-operator',
    LLM_RETRIES: '1',
  });
  const count = (texts: readonly string[]) => Promise.resolve(texts.join('').length);
  const loaded = await Models.load(models, count, { baseMs: 1, capMs: 5 });
  const model = loaded.for('chat') as LanguageModel;
  const sent = () => JSON.stringify(server.seen.at(-1)?.body);
  return { server, model, sent };
}

const failure = (promise: Promise<unknown>): Promise<ModelError> =>
  promise.then(
    () => Promise.reject(new Error('expected a failure')),
    (error: ModelError) => error,
  );

const weather = {
  name: 'weather',
  description: 'Tells the weather of a city.',
  input: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
};
const CALL = { id: 'call00001', name: 'weather', input: { city: 'Aarhus' } };
const asked: Ask = { messages: [{ role: 'user', content: 'Will it rain?' }], tools: [weather], toolChoice: 'any' };
const looped: readonly ModelMessage[] = [
  { role: 'user', content: 'Will it rain?' },
  { role: 'assistant', content: 'I look.', calls: [{ ...CALL, input: JSON.stringify(CALL.input) }] },
  { role: 'tool', call: CALL, content: '{"rain":true}' },
];

describe.each(PROVIDERS)('%s', (provider, wire) => {
  it('is offered tools, and its calls are returned whole and in pieces', async () => {
    const { model, sent } = await setUp(provider, wire, { text: 'I look.', calls: [CALL] });
    const answer = await model.generate(asked);
    expect(answer).toMatchObject({ text: 'I look.', finish: 'tools', calls: [{ name: 'weather' }] });
    expect(JSON.parse(answer.calls[0]!.input)).toEqual({ city: 'Aarhus' });
    expect(sent()).toContain('Tells the weather of a city.');
    const { chunks, end } = model.stream(asked);
    const pieces: Chunk[] = [];
    for await (const chunk of chunks) pieces.push(chunk);
    const begun = pieces.filter((chunk) => chunk.kind === 'call');
    expect(begun).toMatchObject([{ name: 'weather' }]);
    const input = pieces
      .map((chunk) => (chunk.kind === 'input' && chunk.id === begun[0]?.id ? chunk.text : ''))
      .join('');
    expect(JSON.parse(input)).toEqual({ city: 'Aarhus' });
    expect(await end).toMatchObject({ text: 'I look.', complete: true, finish: 'tools', calls: [{ input }] });
  });

  it('can respond with only a call', async () => {
    const { model } = await setUp(provider, wire, { text: '', calls: [CALL] });
    expect(await model.generate(asked)).toMatchObject({ text: '', finish: 'tools', calls: [{ name: 'weather' }] });
    const { chunks, end } = model.stream(asked);
    for await (const chunk of chunks) void chunk;
    expect(await end).toMatchObject({ complete: true, calls: [{ name: 'weather' }] });
  });

  it('receives the result of a tool together with the call', async () => {
    const { model, sent } = await setUp(provider, wire);
    await model.generate({ ...asked, toolChoice: 'auto', messages: looped });
    for (const words of ['I look.', 'Aarhus', 'rain']) {
      // Cohere accepts no text together with a call.
      if (!(wire === 'cohere' && words === 'I look.')) expect(sent()).toContain(words);
    }
  });

  it('is shown an image', async () => {
    const { model, sent } = await setUp(provider, wire);
    const image = { kind: 'file', mediaType: 'image/png', data: { base64: 'aW1hZ2U=' } } as const;
    await model.generate({ messages: [{ role: 'user', content: [{ kind: 'text', text: 'What is it?' }, image] }] });
    expect(sent()).toContain('aW1hZ2U=');
  });

  it('receives an instruction in the middle of a conversation at its place', async () => {
    const { model, sent } = await setUp(provider, wire);
    await model.generate({
      system: 'At first.',
      messages: [
        { role: 'user', content: 'One.' },
        { role: 'assistant', content: 'Two.' },
        { role: 'system', content: 'From now on rhyme.' },
        { role: 'user', content: 'Three.' },
      ],
    });
    const at = ['Two.', 'From now on rhyme.', 'Three.'].map((words) => sent().indexOf(words));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at).not.toContain(-1);
  });

  it('is called with the key of the caller, and stores nothing of it', async () => {
    const { model, server } = await setUp(provider, wire);
    await model.generate({ ...asked, apiKey: 'sk-of-the-caller' });
    await model.generate(asked);
    const [theirs, ours] = server.seen.map(({ headers }) => JSON.stringify(headers));
    expect(theirs).toContain('sk-of-the-caller');
    expect(theirs).not.toContain('sk-of-the-operator');
    expect(ours).toContain('sk-of-the-operator');
  });
});

it.each(['openai', 'ollama'])('%s receives the inputs of its calls as it wrote them', async (provider) => {
  const { model, server } = await setUp(provider, 'openai');
  const input = '{"channel": 1234567890123456789}';
  const messages = looped.map((message) => (message.role === 'assistant' ? { ...message, calls: [{ ...CALL, input }] } : message)); // prettier-ignore
  await model.generate({ ...asked, messages });
  expect(server.seen.at(-1)?.body['messages']).toMatchObject([{}, { tool_calls: [{ function: { arguments: input } }] }, {}]); // prettier-ignore
});

it('a call of a tool that was not offered does not count as a response', async () => {
  const { model } = await setUp('openai', 'openai', { text: '', calls: [CALL] });
  expect(await failure(model.generate({ messages: asked.messages }))).toMatchObject({ kind: 'invalid' });
});

it('a stream is retried if the provider is down for a moment, but not once it has started', async () => {
  const { model, server } = await setUp('openai', 'openai', { status: 503 }, { text: 'one two' });
  const { chunks, end } = model.stream(asked);
  for await (const chunk of chunks) void chunk;
  expect(await end).toMatchObject({ text: 'one two', complete: true });
  server.script({ text: 'one two', cut: true });
  const cut = model.stream(asked);
  for await (const chunk of cut.chunks) void chunk;
  expect(await cut.end).toMatchObject({ text: 'one', complete: false, error: { kind: 'unavailable' } });
  expect(server.seen).toHaveLength(3);
});

it('failures with a caller’s own key block nobody else', async () => {
  const { model, server } = await setUp('openai', 'openai', { status: 500 });
  for (let i = 0; i < 6; i++) await failure(model.generate({ ...asked, apiKey: 'sk-of-the-caller' }));
  server.script({ text: 'still there' });
  expect(await model.generate(asked)).toMatchObject({ text: 'still there' });
});

it.each([
  ['openai', 'openai', 'https://example.org/cat.png', true],
  ['ollama', 'openai', 'https://example.org/cat', true],
  ['claude', 'anthropic', 'https://example.org/cat.png', true],
  ['gemini', 'google', 'http://127.0.0.1/cat.png', false],
  ['mistral', 'mistral', 'https://example.org/cat.png', false],
] as const)(
  '%s (%s): an image at %s is passed on: %s, and never read from here',
  async (provider, wire, url, taken) => {
    const { model, server, sent } = await setUp(provider, wire);
    const image = { kind: 'file', mediaType: 'image/*', data: { url } } as const;
    const answer = model.generate({ messages: [{ role: 'user', content: [image] }] });
    if (taken) expect(await answer.then(sent)).toContain(url);
    else expect(await failure(answer)).toMatchObject({ kind: 'rejected' });
    expect(server.seen).toHaveLength(taken ? 1 : 0);
  },
);

it.each([
  ['openai', 'openai', 'application/zip'],
  ['ollama', 'openai', 'application/zip'],
  ['claude', 'anthropic', 'audio/wav'],
  ['mistral', 'mistral', 'text/plain'],
  ['cohere', 'cohere', 'application/pdf'],
] as const)(
  '%s (%s): what its protocol cannot express (%s) is a fault of the request, costs nothing, and blocks nobody else',
  async (provider, wire, mediaType) => {
    const { model, server } = await setUp(provider, wire);
    const file = { kind: 'file', mediaType, data: { base64: 'aGVsbG8=' } } as const;
    const ask: Ask = { messages: [{ role: 'user', content: [file] }] };
    const nothing = { kind: 'rejected', usage: { input: 0, output: 0 } };
    for (let i = 0; i < 5; i++) {
      expect(await failure(model.generate(ask))).toMatchObject(nothing);
      const { chunks, end } = model.stream(ask);
      for await (const chunk of chunks) void chunk;
      expect((await end).error).toMatchObject(nothing);
    }
    expect(server.seen).toEqual([]);
    expect(await model.generate({ messages: asked.messages })).toMatchObject({ text: 'ready' });
  },
);

it('a request that was not sent says nothing about a provider that is down', async () => {
  const { model, server } = await setUp('openai', 'openai', { status: 500 });
  const bogus: Ask = { ...asked, effort: 'bogus' };
  for (let i = 0; i < 2; i++) {
    await failure(model.generate(asked));
    expect(await failure(model.generate(bogus))).toMatchObject({ kind: 'rejected' });
  }
  await failure(model.generate(asked));
  expect(server.seen).toHaveLength(5);
});

describe('calls of tools', () => {
  const two = [CALL, { ...CALL, id: 'call00002' }];
  const parallel: readonly ModelMessage[] = [
    { role: 'user', content: 'Will it rain?' },
    { role: 'assistant', content: '', calls: two.map((call) => ({ ...call, input: JSON.stringify(call.input) })) },
    ...two.map((call) => ({ role: 'tool' as const, call, content: `of ${call.id}` })),
  ];

  it('made at once have their results in one turn of Gemini’s', async () => {
    const { model, server } = await setUp('gemini', 'google');
    await model.generate({ ...asked, messages: parallel });
    const contents = server.seen[0]?.body['contents'] as { parts: object[] }[];
    expect(contents.map(({ parts }) => parts.length)).toEqual([1, 2, 2]);
    expect(contents[2]?.parts).toMatchObject(two.map(({ id }) => ({ functionResponse: { id } })));
  });

  it.each(PROVIDERS)('%s: have one result each, in order', async (provider, wire) => {
    const { model, sent } = await setUp(provider, wire);
    await model.generate({ ...asked, messages: parallel });
    expect(sent().indexOf('of call00001')).toBeGreaterThan(0);
    expect(sent().indexOf('of call00002')).toBeGreaterThan(sent().indexOf('of call00001'));
  });

  it.each(['', '{"city": "Aar', '"Aarhus"', '[1]', 'null'])('go back as objects, whatever the model wrote: %j', async (input) => {
    const messages = looped.map((message) => (message.role === 'assistant' ? { ...message, calls: [{ ...CALL, input }] } : message)); // prettier-ignore
    const want = input === '' ? {} : { input };
    for (const [provider, wire] of PROVIDERS) {
      const { model, server } = await setUp(provider, wire);
      await model.generate({ ...asked, messages });
      const seen: unknown[] = [];
      JSON.stringify(server.seen[0]?.body, (name, value: unknown) => {
        if (['arguments', 'args', 'input'].includes(name) && !(seen.length > 0 && value === input)) seen.push(typeof value === 'string' ? JSON.parse(value) : value); // prettier-ignore
        return value;
      });
      expect([provider, seen]).toEqual([provider, [want]]);
    }
  }); // prettier-ignore

  it.each(PROVIDERS)('%s: an image that a tool returns is sent as an image', async (provider, wire) => {
    const { model, server, sent } = await setUp(provider, wire);
    const image = { kind: 'file', mediaType: 'image/png', data: { base64: 'aW1hZ2U=' } } as const;
    const shot: ModelMessage = { role: 'tool', call: CALL, content: [{ kind: 'text', text: 'The radar.' }, image] };
    await model.generate({ ...asked, messages: [...looped.slice(0, 2), shot] });
    expect(sent()).toContain('The radar.');
    expect(sent().split('aW1hZ2U=')).toHaveLength(2);
    const results = ((server.seen[0]?.body['messages'] ?? []) as { role: string }[]).filter(({ role }) => role === 'tool');
    expect(JSON.stringify(results)).not.toContain('aW1hZ2U=');
  }); // prettier-ignore
});

it('the result of a tool is never fetched by its URL', async () => {
  const { model, server } = await setUp('gemini', 'google');
  const image = { kind: 'file', mediaType: 'image/png', data: { url: 'http://127.0.0.1/secret.png' } } as const;
  const messages: ModelMessage[] = [...looped.slice(0, 2), { role: 'tool', call: CALL, content: [image] }];
  expect(await failure(model.generate({ ...asked, messages }))).toMatchObject({ kind: 'rejected' });
  expect(server.seen).toEqual([]);
});

it('user and assistant alternate if a provider requires it', async () => {
  const messages: ModelMessage[] = [
    { role: 'user', content: 'What do I drink?' },
    { role: 'user', content: 'Remembered: tea.' },
  ];
  const plain = await setUp('openai', 'openai');
  await plain.model.generate({ messages });
  expect(plain.server.seen[0]?.body['messages']).toHaveLength(2);
  const strict = await setUp('ollama', 'openai');
  await strict.model.generate({ messages });
  expect(strict.server.seen[0]?.body['messages']).toMatchObject([
    { role: 'user', content: [{ text: 'What do I drink?' }, { text: 'Remembered: tea.' }] },
  ]);
});

it('the parameters of the response are passed on', async () => {
  const { model, server } = await setUp('openai', 'openai', { text: '{"a":1}' });
  const schema = { type: 'object', properties: { a: { type: 'number' } } };
  await model.generate({
    messages: asked.messages,
    maxTokens: 50,
    temperature: 0.5,
    topP: 0.9,
    presencePenalty: 0.1,
    frequencyPenalty: 0.2,
    seed: 7,
    stop: ['END'],
    tools: [weather],
    toolChoice: { name: 'weather' },
    oneCallAtATime: true,
    json: { schema, name: 'shape' },
  });
  expect(server.seen[0]?.body).toMatchObject({
    max_tokens: 50,
    temperature: 0.5,
    top_p: 0.9,
    presence_penalty: 0.1,
    frequency_penalty: 0.2,
    seed: 7,
    stop: ['END'],
    tool_choice: { type: 'function', function: { name: 'weather' } },
    parallel_tool_calls: false,
    response_format: { type: 'json_schema', json_schema: { name: 'shape', schema } },
  });
});

it('a schema is sent as strict if its caller asks for it, or if it is ours and keeps the rules of a strict one', async () => {
  const { model, server } = await setUp('openai', 'openai', { text: '{"a":1}' });
  const schema = { type: 'object', properties: { a: { type: 'number' }, b: { type: 'string' } }, required: ['a'] };
  const last = () => server.seen.at(-1)?.body['response_format'];
  const sent = async (json: Ask['json'] & object) => {
    await model.generate({ messages: asked.messages, json });
    return last();
  };
  expect(await sent({ schema })).toMatchObject({ json_schema: { strict: false, schema } });
  expect(await sent({ schema, strict: false })).toMatchObject({ json_schema: { strict: false } });
  expect(await sent({ schema, strict: true })).toMatchObject({ json_schema: { strict: true } });
  const a = z.number();
  const shapes: readonly (readonly [z.ZodType, boolean])[] = [
    [z.object({ a, b: z.array(z.object({ c: a })).nullable() }), true],
    [z.object({ a, b: z.string().optional() }), false],
    [z.object({ a, b: z.array(z.object({ c: a.optional() })) }), false],
    [z.looseObject({ a }), false],
    [z.record(z.string(), a), false],
  ];
  for (const [shape, strict] of shapes) {
    await model.generateObject({ messages: asked.messages }, shape).catch(() => undefined);
    expect(last()).toMatchObject({ json_schema: { strict } });
  }
});

it('a schema is in the instructions if the protocol has no field for it', async () => {
  const { model, server, sent } = await setUp('ollama', 'openai', { text: '{"city":"Aarhus"}' });
  const ask: Ask = { system: 'Be brief.', messages: asked.messages, json: { schema: { title: 'Town' } } };
  await model.generate(ask);
  expect(sent()).toMatch(/Be brief\..*JSON Schema: .*Town/);
  const { chunks, end } = model.stream(ask);
  for await (const chunk of chunks) void chunk;
  expect(await end).toMatchObject({ complete: true });
  expect(server.seen[1]?.body['messages']).toEqual(server.seen[0]?.body['messages']);
});

it('tools and files are counted', async () => {
  const { model } = await setUp('openai', 'openai');
  const plain = await model.countTokens({ messages: asked.messages });
  expect(await model.countTokens(asked)).toBeGreaterThan(plain + weather.description.length);
  const image = { kind: 'file', mediaType: 'image/png', data: { base64: 'aW1hZ2U=' } } as const;
  expect(await model.countTokens({ messages: [{ role: 'user', content: [image] }] })).toBeGreaterThan(1_500);
});
