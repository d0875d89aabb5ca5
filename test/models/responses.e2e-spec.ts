import { listMessages } from '@contracts/messages/messages.operations.js';
import { openAiResponses } from '@contracts/openai/openai-responses.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { chatServer, type ChatWire, type Script } from '@test/support/providers/chat-servers.js';
import OpenAI from 'openai';
import { zodResponsesFunction, zodTextFormat } from 'openai/helpers/zod';
import type { ResponseInput, ResponseStreamEvent } from 'openai/resources/responses/responses';
import { z } from 'zod';

// OpenAI's published client, unmodified except for the address. Behind it is a different wire format each time.
const UPSTREAMS: readonly (readonly [string, ChatWire])[] = [['openai', 'openai'], ['claude', 'anthropic']]; // prettier-ignore
let first: TestApp | undefined;
const open: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of open.reverse()) await close();
});

async function serve(provider: string, wire: ChatWire) {
  const server = await chatServer(wire);
  const installation = first && { db: first.db, adminKey: first.adminKey };
  const env = { LLM_CHAT_PROVIDER: provider, LLM_CHAT_MODEL: 'small', LLM_CHAT_BASE_URL: server.url, LLM_CHAT_API_KEY: 'sk-x', LLM_RETRIES: '0' }; // prettier-ignore
  const app = await startApp({ env, ...(installation && { installation }) });
  first ??= app;
  open.push(async () => {
    await app.stop();
    await server.close();
  });
  return { app, server };
}

const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const tools = [{ type: 'function' as const, name: 'weather', description: 'Tells the weather.', parameters, strict: false }]; // prettier-ignore
const CALL = { id: 'call00001', name: 'weather', input: { city: 'Aarhus' } };
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==';

describe.each(UPSTREAMS)('with %s behind it', (provider, wire) => {
  let app: TestApp;
  let server: Awaited<ReturnType<typeof chatServer>>;
  let user: string;
  let openai: OpenAI;
  beforeAll(async () => {
    ({ app, server } = await serve(provider, wire));
    openai = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: app.adminKey, maxRetries: 0 });
  });
  beforeEach(() => {
    server.script({});
    user = newUser();
  });
  const sent = () => JSON.stringify(server.seen.at(-1)?.body);
  const kept = async () => (await app.user(user).ok(listMessages, { query: { order: 'asc' } })).messages;
  const history = async () => (await kept()).map(({ role, content }) => [role, content]);
  const eventsOf = async (more: object = {}): Promise<ResponseStreamEvent[]> => {
    const events: ResponseStreamEvent[] = [];
    const stream = await openai.responses.create({ model: 'm', user, input: 'Count.', stream: true, ...more });
    for await (const event of stream) events.push(event);
    return events;
  };

  it('a text is answered, whole and streamed, with its usage, and every turn is stored', async () => {
    server.script({ text: 'one two', usage: [20, 2] });
    const ask = { model: 'gpt-5', user, instructions: 'Be brief.', input: 'Count.' };
    const whole = await openai.responses.create(ask);
    expect(whole).toMatchObject({ object: 'response', status: 'completed', output_text: 'one two', error: null });
    expect(whole.output).toMatchObject([{ type: 'message', role: 'assistant', status: 'completed' }]);
    const usage = { input_tokens: 20, input_tokens_details: { cached_tokens: 0 }, output_tokens: 2, output_tokens_details: { reasoning_tokens: 0 }, total_tokens: 22 }; // prettier-ignore
    expect(whole.usage).toEqual(usage);
    expect(sent()).toContain('Be brief.');
    const streamed = await openai.responses.stream(ask).finalResponse();
    expect(streamed).toMatchObject({ status: 'completed', output_text: 'one two', usage });
    // The same request again: its turn is stored once, both answers are.
    expect(await history()).toEqual([['user', 'Count.'], ['assistant', 'one two'], ['assistant', 'one two']]); // prettier-ignore
  });

  it('the events of a stream have OpenAI’s order and count up', async () => {
    server.script({ text: 'I look.', calls: [CALL] });
    const events = await eventsOf({ tools });
    const types = events.map(({ type }) => type);
    expect(types.filter((type, index) => type !== types[index - 1])).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.output_item.added',
      'response.function_call_arguments.delta',
      'response.function_call_arguments.done',
      'response.output_item.done',
      'response.completed',
    ]);
    expect(events.map((event) => event.sequence_number)).toEqual(events.map((_, index) => index));
    const done = events.flatMap((event) => (event.type === 'response.output_item.done' ? [event.item] : []));
    const last = events.at(-1) as Extract<ResponseStreamEvent, { type: 'response.completed' }>;
    expect(last.response.output).toEqual(done);
    expect(done).toMatchObject([{ type: 'message', content: [{ text: 'I look.' }] }, { type: 'function_call', call_id: 'call00001', name: 'weather', arguments: '{"city":"Aarhus"}' }]); // prettier-ignore
  });

  it('tools and their outputs pass through, in two steps', async () => {
    server.script({ text: 'I look.', calls: [CALL] });
    const question = { role: 'user' as const, content: 'Will it rain in Aarhus?' };
    const { output } = await openai.responses.create({ model: 'm', user, tools, input: [question] });
    const call = output.find((item) => item.type === 'function_call')!;
    expect(call).toMatchObject({ name: 'weather', arguments: '{"city":"Aarhus"}', call_id: expect.any(String) });
    expect(sent()).toContain('Tells the weather.');
    server.script({ text: 'It will.' });
    const result = { type: 'function_call_output' as const, call_id: call.call_id, output: '{"rain":true}' };
    const reasoning = { type: 'reasoning' as const, id: 'rs_1', summary: [] };
    const input: ResponseInput = [question, reasoning, ...(output as ResponseInput), result];
    const { output_text: said } = await openai.responses.create({ model: 'm', user, tools, input });
    expect(said).toBe('It will.');
    expect(sent()).toMatch(/I look.*rain\\*":true/);
    expect((await kept()).map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant']);
    expect((await kept())[1]?.tool_calls).toMatchObject([{ function: { name: 'weather' } }]);
    expect((await kept())[2]).toMatchObject({ content: '{"rain":true}', tool_call_id: call.call_id });
  });

  it('a schema is sent, and the client parses what follows it', async () => {
    server.script({ text: '{"city":"Aarhus"}' });
    const format = zodTextFormat(z.object({ city: z.string() }), 'place');
    const parsed = await openai.responses.parse({ model: 'm', user, input: 'Where?', text: { format } });
    expect(parsed.output_parsed).toEqual({ city: 'Aarhus' });
    expect(sent()).toContain('"city"');
    server.script({ text: '', calls: [CALL] });
    const tool = zodResponsesFunction({ name: 'weather', parameters: z.object({ city: z.string() }) });
    const called = await openai.responses.parse({ model: 'm', user, input: 'Where?', tools: [tool] });
    expect(called.output[0]).toMatchObject({ parsed_arguments: { city: 'Aarhus' } });
  });

  it('an image and a PDF pass through, and marks of them are stored', async () => {
    const pdf = 'data:application/pdf;base64,JVBERi0xLjQK';
    const content = [
      { type: 'input_text' as const, text: 'What is it?' },
      { type: 'input_image' as const, image_url: `data:image/png;base64,${PIXEL}`, detail: 'auto' as const },
      { type: 'input_file' as const, file_data: pdf, filename: 'timetable.pdf' },
    ];
    await openai.responses.create({ model: 'm', user, input: [{ role: 'user', content }] });
    expect(sent()).toContain(PIXEL);
    expect(sent()).toContain('JVBERi0xLjQK');
    expect((await history())[0]).toEqual(['user', 'What is it?\n[image]\n[file]']);
  });

  it('an answer at its limit is incomplete, whole and streamed', async () => {
    server.script({ text: 'one two', finish: 'length' });
    const expected = { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } };
    const ask = { model: 'm', user, input: 'Count.', max_output_tokens: 16 };
    expect(await openai.responses.create(ask)).toMatchObject(expected);
    expect((await eventsOf()).at(-1)).toMatchObject({ type: 'response.incomplete', response: expected });
  });

  it('a refusal of the provider is an incomplete response that says so', async () => {
    server.script({ text: '', finish: 'refused' });
    const content = [{ type: 'refusal', refusal: 'The provider’s rules forbid an answer.' }];
    const expected = { status: 'incomplete', incomplete_details: { reason: 'content_filter' }, output: [{ type: 'message', content }] }; // prettier-ignore
    expect(await openai.responses.create({ model: 'm', user, input: 'Do harm.' })).toMatchObject(expected);
    expect((await eventsOf()).at(-1)).toMatchObject({ type: 'response.incomplete', response: expected });
    const streamed = await openai.responses.stream({ model: 'm', user, input: 'Do harm.' }).finalResponse();
    expect(streamed).toMatchObject(expected);
  });

  it.each<[string, Script, number, string]>([
    ['is down', { status: 503 }, 502, 'model_failed'],
    ['is asked for too much', { status: 400 }, 422, 'model_refused'],
    ['answers nothing', { text: '' }, 502, 'model_failed'],
  ])('a provider that %s is reported in the client’s format, and the turn is kept', async (_what, script, status, code) => {
    server.script(script);
    const ask = { model: 'm', user, input: 'the private diary of Ada' };
    for (const stream of [false, true]) {
      const asked = openai.responses.create({ ...ask, stream }) as Promise<unknown>;
      const failed = await asked.then(() => null, (error: unknown) => error as InstanceType<typeof OpenAI.APIError>); // prettier-ignore
      expect([failed?.status, failed?.code]).toEqual([status, code]);
      expect(`${failed?.message} ${JSON.stringify(failed?.error)}`).not.toMatch(/diary|sk-x/);
    }
    expect(await history()).toEqual([['user', 'the private diary of Ada']]);
    server.script({});
    await openai.responses.create(ask);
  }); // prettier-ignore

  it('a stream that is cut ends with an error and a failed response, and what had arrived is stored and marked', async () => {
    server.script({ text: 'one two', cut: true });
    const read = openai.responses.stream({ model: 'm', user, input: 'Count.' }).finalResponse();
    expect(await read.catch((error: unknown) => error)).toBeInstanceOf(OpenAI.APIError);
    const reply = await app.user(user).call(openAiResponses, { body: { model: 'm', stream: true, input: 'Count.' } });
    const events = reply.text.split('\n\n').filter(Boolean).map((event) => JSON.parse(event.split('data: ')[1]!) as Record<string, unknown>); // prettier-ignore
    expect(events.at(-2)).toMatchObject({ type: 'error', code: 'model_failed', error: { code: 'model_failed' } });
    expect(events.at(-1)).toMatchObject({ type: 'response.failed', response: { status: 'failed', error: { code: 'model_failed' } } }); // prettier-ignore
    expect((await kept()).map(({ content, metadata }) => [content, (metadata['chat'] as { finish?: string }).finish])).toEqual([['Count.', undefined], ['one', 'cut'], ['one', 'cut']]); // prettier-ignore
  });
});

describe('what is not done', () => {
  let app: TestApp;
  beforeAll(async () => {
    ({ app } = await serve('openai', 'openai'));
  });
  const problem = async (body: object) => {
    const { status, json } = await app.user().call(openAiResponses, { body: { model: 'm', input: 'Hi.', ...body } }); // prettier-ignore
    const { error } = json as { error: { message: string } };
    return `${status} ${error.message}`;
  };

  it.each<readonly [object, string]>([
    [{ previous_response_id: 'resp_1' }, 'previous_response_id is not taken: send the earlier items in input'],
    [{ conversation: 'conv_1' }, 'conversation is not taken: send the earlier items in input'],
    [{ prompt: { id: 'pmpt_1' } }, 'prompt is not taken: send instructions and input'],
    [{ background: true }, 'background is not taken: a response is sent when it is ready'],
    [{ top_logprobs: 3 }, 'top_logprobs is not taken'],
    ...['web_search', 'file_search', 'code_interpreter', 'computer', 'mcp', 'image_generation', 'custom'].map((type) => [{ tools: [{ type, name: 'x' }] }, 'tools[0].type must be function: other tools are run by nobody here'] as const), // prettier-ignore
    [{ input: [{ role: 'user', content: [{ type: 'input_image', file_id: 'file-1' }] }] }, 'files uploaded elsewhere are not available here'],
    [{ input: [{ role: 'user', content: [{ type: 'input_file', file_id: 'file-1' }] }] }, 'files uploaded elsewhere are not available here'],
    [{ input: [{ role: 'user', content: 'Hi.' }, { role: 'assistant', content: 'Hi.' }] }, 'input[1] must be a message of the user or a function_call_output'],
    [{ input: [{ type: 'item_reference', id: 'msg_1' }, { role: 'user', content: 'Hi.' }] }, 'input[0].id names no item that is stored for this user'],
  ])('%j is refused, by name', async (body, message) => {
    const said = await problem(body);
    expect(said).toMatch(/^400 /);
    expect(said).toContain(message);
  }); // prettier-ignore

  it('what asks for nothing special is ignored', async () => {
    const body = {
      include: ['reasoning.encrypted_content'], truncation: 'auto', store: true, parallel_tool_calls: true, service_tier: 'auto', safety_identifier: 'x',
      prompt_cache_key: 'x', previous_response_id: null, conversation: null, background: false, text: { format: { type: 'text' }, verbosity: 'low' },
    }; // prettier-ignore
    await app.user().ok(openAiResponses, { body: { model: 'm', input: 'Hi.', ...body } });
  });
});
