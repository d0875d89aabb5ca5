import type { ChatPiece, ChatStream } from '@application/chat/chat-ask.js';
import type { OpenAiOutputItem, OpenAiResponse } from '@contracts/openai/openai-responses.operations.js';
import type { Response, ResponseStreamEvent } from 'openai/resources/responses/responses';
import { ItemIds, readItemId } from './item-ids.js';
import { headOf, showResponse, streamResponse } from './show-response.js';

const now = new Date('2026-05-01T12:00:00Z');
const body = { model: 'm', input: 'Hi.' };
const answer = {
  text: 'I look.', calls: [{ id: 'a', name: 'weather', input: '{}' }], finish: 'tools', model: 'small', memories: [],
  usage: { input: 7, output: 3, cached: 5, written: null }, counted: { input: 7, output: 3 },
} as const; // prettier-ignore

async function streamed(...said: ChatPiece[]): Promise<ResponseStreamEvent[]> {
  async function* pieces() {
    yield* [...said, { kind: 'end', answer, error: undefined } as const];
  }
  const stream: ChatStream = { model: 'small', input: 7, memories: [], pieces: pieces() };
  const ids = new ItemIds();
  const events: ResponseStreamEvent[] = [];
  for await (const event of streamResponse(headOf(body, 'small', ids, now), stream, ids, 'request', () => now))
    events.push(JSON.parse(event.split('data: ')[1]!) as ResponseStreamEvent);
  return events;
}

const shown = (items: readonly OpenAiOutputItem[]) =>
  items.map((item) => {
    if (item.type === 'function_call') return `${item.call_id}: ${item.arguments}`;
    return `text: ${item.content.map((part) => (part.type === 'output_text' ? part.text : part.refusal)).join()}`;
  });
const text = (words: string): ChatPiece => ({ kind: 'text', text: words });
const call = (id: string): ChatPiece => ({ kind: 'call', id, name: 'weather' });
const input = (id: string, json: string): ChatPiece => ({ kind: 'input', id, text: json });

it('an item of a stream is done before the next is added, though inputs of calls come by turns', async () => {
  const events = await streamed(text('I '), text('look.'), call('a'), call('b'), input('a', '{"x":'), text('So.'), input('b', '{}'), input('a', '1}')); // prettier-ignore
  let open: string | null = null;
  const done: OpenAiOutputItem[] = [];
  for (const event of events) {
    if (event.type === 'response.output_item.added') {
      expect([open, event.output_index]).toEqual([null, done.length]);
      open = event.item.id!;
    } else if (event.type === 'response.output_item.done') {
      expect([event.item.id, event.output_index]).toEqual([open, done.length]);
      done.push(event.item as unknown as OpenAiOutputItem);
      open = null;
    } else if ('item_id' in event) expect([event.item_id, event.output_index]).toEqual([open, done.length]);
  }
  expect(shown(done)).toEqual(['text: I look.', 'a: {"x":1}', 'b: {}', 'text: So.']);
  const last = events.at(-1) as unknown as { readonly response: OpenAiResponse };
  expect(last.response.output).toEqual(done);
  expect(done.map(({ id }) => readItemId(id)?.what)).toEqual(['text', { call: 0 }, { call: 1 }, 'rest']);
});

it('a response has every field that the published client’s types require', () => {
  const ids = new ItemIds();
  const whole = showResponse(headOf(body, 'small', ids, now), answer, ids, now);
  expect(shown(whole.output)).toEqual(['text: I look.', 'a: {}']);
  expect(whole).toMatchObject({ model: 'small', usage: { input_tokens: 7, input_tokens_details: { cached_tokens: 5 }, total_tokens: 10 } }); // prettier-ignore
  const { usage, user, error, text: _, tools: __, tool_choice: ___, reasoning: ____, metadata: _____, ...rest } = whole;
  const typed: Omit<Response, 'output_text' | 'usage' | 'user' | 'error' | 'tools' | 'tool_choice' | 'metadata'> = {
    ...rest,
    incomplete_details: rest.incomplete_details,
  };
  expect([typed.object, usage !== null, user, error]).toEqual(['response', true, null, null]);
});

it('usage that the provider did not report is null', () => {
  const ids = new ItemIds();
  const none = { input: null, output: null, cached: null, written: null };
  expect(showResponse(headOf(body, 'small', ids, now), { ...answer, usage: none }, ids, now).usage).toBeNull();
});
