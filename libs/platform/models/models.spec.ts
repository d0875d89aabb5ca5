import { readConfig } from '@platform/config/config.js';
import { chatServer, type ChatWire, type Script } from '@test/support/providers/chat-servers.js';
import { endlessServer } from '@test/support/providers/endless-server.js';
import { APICallError } from 'ai';
import { z } from 'zod';
import { checkModel } from './check-model.js';
import { type LanguageModel, type ModelError, type ModelStream, NO_USAGE } from './language-model.js';
import { Models } from './models.js';
import { modelError } from './sdk-wire.js';

const KEY = 'sk-very-secret';
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const PROVIDERS: readonly (readonly [string, ChatWire])[] = [
  ['openai', 'openai'],
  ['ollama', 'openai'],
  ['claude', 'anthropic'],
  ['gemini', 'google'],
  ['mistral', 'mistral'],
  ['cohere', 'cohere'],
];

async function setUp(provider: string, wire: ChatWire, scripts: Script[], env: Record<string, string> = {}) {
  const server = await chatServer(wire, ...scripts);
  open.push(server);
  const { models } = readConfig({
    LLM_PROVIDER: provider,
    LLM_MODEL: 'some-model',
    LLM_BASE_URL: server.url,
    LLM_API_KEY: KEY,
    ...env,
  });
  const count = (texts: readonly string[]) => Promise.resolve(texts.join('').length);
  const loaded = await Models.load(models, count, { baseMs: 1, capMs: 5 });
  return { server, model: loaded.for('chat') as LanguageModel };
}

const ASK = { system: 'Be brief.', messages: [{ role: 'user', content: 'the private diary of Ada' }] } as const;
const failure = (promise: Promise<unknown>): Promise<ModelError> =>
  promise.then(
    () => Promise.reject(new Error('expected a failure')),
    (error: ModelError) => error,
  );
async function read({ chunks, end }: ModelStream) {
  const parts: string[] = [];
  for await (const chunk of chunks) parts.push(chunk.kind === 'text' ? chunk.text : JSON.stringify(chunk));
  return { parts, ...(await end) };
}

describe.each(PROVIDERS)('%s', (provider, wire) => {
  it('returns text, with usage, finish reason and the name of the model that responded', async () => {
    const { model, server } = await setUp(provider, wire, [{ text: 'A small river.' }]);
    const answer = await model.generate(ASK);
    expect(answer).toMatchObject({ text: 'A small river.', finish: 'stop', usage: { input: 7, output: 3 } });
    expect(answer.model).toMatch(/^(stand-in|some-model)$/);
    expect(JSON.stringify(server.seen[0]?.body)).toContain('the private diary of Ada');
    expect(JSON.stringify(server.seen[0]?.headers)).toContain(KEY);
  });

  it('returns an object that matches the requested schema', async () => {
    const { model } = await setUp(provider, wire, [{ text: '{"city":"Lisbon"}' }]);
    expect(await model.generateObject(ASK, z.object({ city: z.string() }))).toMatchObject({
      object: { city: 'Lisbon' },
    });
  });

  it('returns an object that stands in a fence, without what the model left out as unknown', async () => {
    const { model, server } = await setUp(provider, wire, [{ text: '```json\n{"city":"Lisbon"}\n```' }]);
    const shape = z.object({ city: z.string(), since: z.string().nullable() });
    expect((await model.generateObject(ASK, shape)).object).toEqual({ city: 'Lisbon', since: null });
    expect(server.seen).toHaveLength(1);
  });

  it('says nothing that a database could not store', async () => {
    const bad = String.raw`Caf\u0000\ud83d!`;
    const { model } = await setUp(provider, wire, [
      { text: 'Caf\u0000!' },
      { text: 'Caf\u0000!' },
      { text: `{"city":"${bad}"}` },
    ]);
    expect((await model.generate(ASK)).text).toBe('Caf!');
    expect((await read(model.stream(ASK))).text).toBe('Caf!');
    expect((await model.generateObject(ASK, z.object({ city: z.string() }))).object).toEqual({ city: 'Caf\ufffd!' });
  });

  it('is called once more for an object that does not match, and then fails', async () => {
    const shape = z.object({ city: z.string() });
    const mended = await setUp(provider, wire, [{ text: '{"town":1}' }, { text: '{"city":"Lisbon"}' }]);
    expect(await mended.model.generateObject(ASK, shape)).toMatchObject({ object: { city: 'Lisbon' } });
    expect(mended.server.seen).toHaveLength(2);
    const lost = await setUp(provider, wire, [{ text: 'no JSON at all' }]);
    expect(await failure(lost.model.generateObject(ASK, shape))).toMatchObject({ kind: 'invalid' });
    expect(lost.server.seen).toHaveLength(2);
  });

  it('streams, and reports its usage at the end', async () => {
    const { model } = await setUp(provider, wire, [{ text: 'one two' }]);
    const { parts, text, complete, usage } = await read(model.stream(ASK));
    expect([parts.join(''), text, complete]).toEqual(['one two', 'one two', true]);
    expect(parts.length).toBeGreaterThan(1);
    expect(usage).toMatchObject({ input: 7, output: 3 });
  });

  it.each([[true], ['whole']] as const)('returns what had arrived of a stream that is cut (%s), reports the cut, and no usage', async (cut) => {
    const { model } = await setUp(provider, wire, [{ text: 'one two', cut }]);
    const { text, ...end } = await read(model.stream(ASK));
    expect(end).toMatchObject({ complete: false, error: { kind: 'unavailable' }, usage: { input: null, output: null } });
    expect('one two'.startsWith(text)).toBe(true);
  }); // prettier-ignore

  it('has used nothing that is known if an error comes in the middle of a stream', async () => {
    const said = { type: 'error', code: 529, message: 'Overloaded', error: { type: 'overloaded_error', code: 529, message: 'Overloaded' } }; // prettier-ignore
    const { model } = await setUp(provider, wire, [{ text: 'one two', breaks: said }]);
    const { text, ...end } = await read(model.stream(ASK));
    expect(end).toMatchObject({
      complete: false,
      error: { kind: 'unavailable' },
      usage: { input: null, output: null },
    });
    expect('one two'.startsWith(text)).toBe(true);
  });

  it('reports no usage if the provider says that it used nothing, whatever it answers', async () => {
    const { model } = await setUp(provider, wire, [{ usage: [0, 0] }, { usage: [0, 0], text: '' }]);
    expect((await model.generate(ASK)).usage).toEqual(NO_USAGE);
    expect((await failure(model.generate(ASK))).usage).toEqual(NO_USAGE);
  });

  it.each([
    [401, 'misconfigured'],
    [404, 'misconfigured'],
    [400, 'rejected'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('that responds with %i is %s, and nothing of its response is revealed', async (status, kind) => {
    const { model, server } = await setUp(provider, wire, [{ status }], { LLM_RETRIES: '1' });
    const error = await failure(model.generate(ASK));
    expect([error.kind, error.message]).toEqual([kind, `The model provider answered ${status}`]);
    expect(server.seen).toHaveLength(kind === 'unavailable' ? 2 : 1);
    expect(await read(model.stream(ASK))).toMatchObject({ complete: false, text: '', error: { kind } });
  });

  it.each([
    ['an empty answer', { text: '' }, 'invalid'],
    ['an answer cut before its first word', { text: '', finish: 'length' }, 'invalid'],
    ['blanks', { text: ' \n ' }, 'invalid'],
    [
      'a call of a tool that was not offered',
      { text: '', calls: [{ id: 'call00001', name: 'weather', input: {} }] },
      'invalid',
    ],
    ['what is no answer', { garbage: true }, 'invalid'],
  ] as [string, Script, string][])('refuses %s', async (_, script, kind) => {
    const { model } = await setUp(provider, wire, [script]);
    expect(await failure(model.generate(ASK))).toMatchObject({ kind });
    expect((await read(model.stream(ASK))).error).toBeDefined();
  });
});

describe('any model', () => {
  it('decides among the offered answers, and names nothing else', async () => {
    const question = { kind: 'choice', ask: 'Which?', options: ['restates', 'changes', 'new'] } as const;
    const { model } = await setUp('openai', 'openai', [{ text: '{"answer":"changes","sure":0.8}' }]);
    const { decision } = await model.decide(ASK, question);
    expect(decision['changes']).toBeCloseTo(0.8);
    expect(Object.values(decision).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1);
    const foreign = await setUp('openai', 'openai', [{ text: '{"answer":"delete","sure":1}' }]);
    expect(await failure(foreign.model.decide(ASK, question))).toMatchObject({ kind: 'invalid' });
  });

  it.each(PROVIDERS)('of %s marks what the next request begins with only where the provider keeps nothing unmarked', async (provider, wire) => {
    const { model, server } = await setUp(provider, wire, [{ text: 'Yes.' }]);
    await model.generate({ ...ASK, isContinued: true });
    await model.generate(ASK);
    const [continued, single] = server.seen.map(({ body }) => body);
    if (provider !== 'claude') return expect(continued).toEqual(single);
    const mark = { cache_control: { type: 'ephemeral' } };
    expect(continued).toMatchObject({ system: [mark], messages: [{ content: [mark] }] });
    expect(JSON.stringify(single)).not.toContain('cache_control');
  }); // prettier-ignore

  it('marks two places of Anthropic’s cache, behind the instructions and behind the last message', async () => {
    const { model, server } = await setUp('claude', 'anthropic', [{ text: 'Yes.' }]);
    const call = { id: 'call00001', name: 'weather', input: '{}' };
    await model.generate({
      system: 'Be brief.',
      messages: [
        { role: 'user', content: 'Is it raining?' },
        { role: 'assistant', content: '', calls: [call] },
        { role: 'tool', call, content: 'dry' },
      ],
      tools: [{ name: 'weather', input: { type: 'object' } }],
      isContinued: true,
    });
    const { messages, ...rest } = server.seen[0]!.body as { messages: { content: unknown[] }[] };
    expect(messages.at(-1)!.content.at(-1)).toMatchObject({
      type: 'tool_result',
      cache_control: { type: 'ephemeral' },
    });
    expect(JSON.stringify([rest, messages]).split('cache_control')).toHaveLength(3);
  });

  it('reports what Anthropic read from its cache and what it wrote into it', async () => {
    const { model } = await setUp('claude', 'anthropic', [{ text: 'Yes.', usage: [100, 3], cache: [60, 30] }]);
    const usage = { input: 100, output: 3, cached: 60, written: 30 };
    expect((await model.generate(ASK)).usage).toEqual(usage);
    expect((await read(model.stream(ASK))).usage).toEqual(usage);
  });

  it('has no usage if the provider reports none, or an impossible one', async () => {
    for (const usage of [null, [-5, -1]] as const) {
      const { model } = await setUp('openai', 'openai', [{ usage }]);
      expect((await model.generate(ASK)).usage).toEqual(NO_USAGE);
    }
  });

  it('reports a refusal by the provider’s rules as such, not as a response', async () => {
    const { model } = await setUp('openai', 'openai', [{ text: '', finish: 'refused' }]);
    expect(await failure(model.generate(ASK))).toMatchObject({ kind: 'refused' });
  });

  it('that stalls is given up at the deadline, and a caller that gives up is released', async () => {
    const { model } = await setUp('openai', 'openai', [{ stall: true }]);
    expect(await failure(model.generate({ ...ASK, deadlineMs: 50 }))).toMatchObject({ kind: 'late' });
    expect(await read(model.stream({ ...ASK, deadlineMs: 50 }))).toMatchObject({
      complete: false,
      error: { kind: 'late' },
    });
    const caller = new AbortController();
    const left = failure(model.generate({ ...ASK, signal: caller.signal }));
    caller.abort(new Error('gone'));
    expect(await left).toMatchObject({ message: 'gone' });
  });

  it.each([
    ['of a whole answer', 200, '{"choices":[', undefined],
    ['of an error', 400, '{"error":[', undefined],
    ['of one line of a stream', 200, 'data: [', 'text/event-stream'],
  ])(
    'that sends a response without end (%s) is given up long before it fills the memory',
    async (_, status, start, type) => {
      const server = await endlessServer(start, { status, type });
      const { model } = await setUp('openai', 'openai', [{}], { LLM_BASE_URL: server.url, LLM_RETRIES: '0' });
      open.push(server);
      const { error } = type ? await read(model.stream(ASK)) : { error: await failure(model.generate(ASK)) };
      expect(error).toMatchObject({ kind: 'invalid', message: expect.stringContaining('more than any answer') });
      expect(server.sent()).toBeLessThan(type ? 50_000_000 : 150_000_000);
    },
  );

  it('is retried as often as configured when it fails for a while', async () => {
    const { model, server } = await setUp('openai', 'openai', [
      { status: 503 },
      { status: 429, headers: { 'retry-after': '0' } },
      {},
    ]);
    expect(await model.generate(ASK)).toMatchObject({ text: 'ready' });
    expect(server.seen).toHaveLength(3);
  });

  it('is not called any more after five failures in a row', async () => {
    const { model, server } = await setUp('openai', 'openai', [{ status: 500 }], { LLM_RETRIES: '0' });
    for (let i = 0; i < 8; i++) expect(await failure(model.generate(ASK))).toMatchObject({ kind: 'unavailable' });
    expect(server.seen).toHaveLength(5);
  });

  it('is not closed to others by callers who give up, or whose own time is over', async () => {
    const { model, server } = await setUp('openai', 'openai', [{ stall: true }], { LLM_RETRIES: '0' });
    const short = { ...ASK, deadlineMs: 30 };
    for (let i = 0; i < 5; i++) {
      const caller = new AbortController();
      const gone = { ...ASK, signal: caller.signal };
      setTimeout(() => caller.abort(new Error('gone')), 30);
      const [late, left, lateStream, leftStream] = await Promise.all([
        failure(model.generate(short)),
        failure(model.generate(gone)),
        read(model.stream(short)),
        read(model.stream(gone)),
      ]);
      expect([late, lateStream.error]).toMatchObject([{ kind: 'late' }, { kind: 'late' }]);
      expect([left.message, leftStream.error?.message]).toEqual(['gone', 'gone']);
    }
    server.script({ text: 'here' });
    expect(await model.generate(ASK)).toMatchObject({ text: 'here' });
    expect(await read(model.stream(ASK))).toMatchObject({ text: 'here', complete: true });
  });

  it('is left alone after five requests to which it said nothing in the configured time', async () => {
    const env = { LLM_RETRIES: '0', LLM_TIMEOUT_MS: '100' };
    const { model, server } = await setUp('openai', 'openai', [{ stall: true }], env);
    const requests = [1, 2, 3, 4].map(() => failure(model.generate(ASK)));
    expect(await Promise.all(requests)).toMatchObject(Array(4).fill({ kind: 'late' }));
    expect(await read(model.stream(ASK))).toMatchObject({ error: { kind: 'late' } });
    server.script({});
    expect(await failure(model.generate(ASK))).toMatchObject({ kind: 'unavailable' });
  });

  it.each([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'UND_ERR_CONNECT_TIMEOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  ])('that was not reached (%s) has used nothing', (code) => {
    const error = (cause: unknown) => modelError(new APICallError({ message: 'no', url: '', requestBodyValues: {}, cause })); // prettier-ignore
    const failed = (known: string) => Object.assign(new TypeError('fetch failed'), { cause: { code: known } });
    expect(error(failed(code))).toMatchObject({ kind: 'unavailable', usage: { input: 0, output: 0 } });
    expect(error(failed('ECONNRESET'))).toMatchObject({ kind: 'unavailable', usage: { input: null, output: null } });
  });

  it('works in every way that npm run llm checks', async () => {
    const { model } = await setUp('openai', 'openai', [
      {},
      { text: '{"word":"ready"}' },
      { text: '{"answer":"yes","sure":1}' },
      {},
    ]);
    expect(await checkModel(model)).toEqual([
      { what: 'text' },
      { what: 'object' },
      { what: 'decision' },
      { what: 'stream' },
    ]);
    const wrong = await setUp('openai', 'openai', [{ status: 401 }]);
    expect((await checkModel(wrong.model)).map(({ fault }) => fault?.split(':')[0])).toEqual(
      Array(4).fill('misconfigured'),
    );
  });
});

describe('settings', () => {
  it('name none by default, or one for each configured purpose', () => {
    const none = readConfig({}).models.byPurpose;
    expect(Object.values(none)).toEqual([null, null, null, null]);
    const { byPurpose } = readConfig({
      LLM_PROVIDER: 'claude',
      LLM_MODEL: 'large',
      LLM_API_KEY: KEY,
      LLM_DECIDE_PROVIDER: 'llama',
      LLM_DECIDE_MODEL: 'small',
      LLM_SUMMARY_PROVIDER: 'none',
    }).models;
    expect(byPurpose.chat).toEqual({
      provider: 'anthropic',
      model: 'large',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: KEY,
    });
    // One provider's key never applies to another.
    expect(byPurpose.decide).toEqual({
      provider: 'openai-compatible',
      model: 'small',
      baseUrl: 'http://localhost:11434/v1',
      apiKey: undefined,
    });
    expect(byPurpose.summary).toBeNull();
  });

  it('of prices know what writing into the cache costs: as given, else a quarter more than other input at Anthropic', () => {
    const of = (provider: string, price: string) =>
      readConfig({ LLM_PROVIDER: provider, LLM_MODEL: 'm', LLM_API_KEY: KEY, LLM_PRICES: price }).models.prices.get(
        'm',
      );
    expect(of('claude', 'm=4/15/0.4/6')).toEqual({ input: 4, output: 15, cached: 0.4, written: 6 });
    expect(of('claude', 'm=4/15/0.4')).toEqual({ input: 4, output: 15, cached: 0.4, written: 5 });
    expect(of('claude', 'm=4/15')).toEqual({ input: 4, output: 15, cached: 4, written: 5 });
    expect(of('openai', 'm=4/15')).toEqual({ input: 4, output: 15, cached: 4, written: 4 });
    expect(() => of('openai', 'm=4/15/0.4/6/7')).toThrow('LLM_PRICES: must be model=input/output, ');
  });

  it.each([
    [{ LLM_PROVIDER: 'openai', LLM_API_KEY: KEY }, 'LLM_MODEL'],
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'm' }, 'LLM_API_KEY'],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
    [{ LLM_CHAT_PROVIDER: 'cohere', LLM_CHAT_MODEL: 'm' }, 'LLM_CHAT_API_KEY'],
  ])('that cannot work stop the start, by name', (env, name) => {
    expect(() => readConfig(env)).toThrow(`${name}: required`);
  });
});
