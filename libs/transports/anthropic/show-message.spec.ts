import type Anthropic from '@anthropic-ai/sdk';
import type { ChatPiece, ChatStream } from '@application/chat/chat-ask.js';
import { showMessage, streamMessage } from './show-message.js';

const answer = {
  text: '', calls: [], finish: 'tools', model: 'small', memories: [],
  usage: { input: 7, output: 3, cached: null, written: null }, counted: { input: 7, output: 3 },
} as const; // prettier-ignore

/** The blocks of the response, put together as a client does. */
async function blocksOf(...said: ChatPiece[]): Promise<string[]> {
  async function* pieces() {
    yield* [...said, { kind: 'end', answer, error: undefined } as const];
  }
  const stream: ChatStream = { model: 'small', input: 7, memories: [], pieces: pieces() };
  const blocks: string[] = [];
  let open: number | null = null;
  for await (const event of streamMessage(stream, () => null)) {
    const data = JSON.parse(event.split('data: ')[1]!) as {
      readonly type: string;
      readonly index: number;
      readonly content_block: { readonly id?: string };
      readonly delta: { readonly text?: string; readonly partial_json?: string };
    };
    if (data.type === 'content_block_start') {
      expect(open).toBeNull();
      open = data.index;
      blocks[open] = `${data.content_block.id ?? 'text'}: `;
    } else if (data.type === 'content_block_delta') {
      expect(data.index).toBe(open);
      blocks[data.index] += data.delta.text ?? data.delta.partial_json ?? '';
    } else if (data.type === 'content_block_stop') {
      expect(data.index).toBe(open);
      open = null;
    }
  }
  expect(open).toBeNull();
  return blocks;
}

const text = (words: string): ChatPiece => ({ kind: 'text', text: words });
const call = (id: string): ChatPiece => ({ kind: 'call', id, name: 'weather' });
const input = (id: string, json: string): ChatPiece => ({ kind: 'input', id, text: json });

it('text and calls are blocks in the order in which they begin', async () => {
  const said = [text('I '), text('look.'), call('a'), input('a', '{"x":'), input('a', '1}'), call('b'), input('b', '{}')];
  expect(await blocksOf(...said)).toEqual(['text: I look.', 'a: {"x":1}', 'b: {}']);
}); // prettier-ignore

it('calls whose inputs come by turns get each their own', async () => {
  const said = [call('a'), call('b'), input('a', '{"x":'), text('So.'), input('b', '{"y":'), input('a', '1}'), text(' Yes.'), input('b', '2}')];
  expect(await blocksOf(...said)).toEqual(['a: {"x":1}', 'b: {"y":2}', 'text: So. Yes.']);
}); // prettier-ignore

it.each([
  ['{"n":9007199254740991,"deep":[{"x":1e30}]}', { n: 9_007_199_254_740_991, deep: [{ x: 1e30 }] }],
  ['{"channel":[1234567890123456789]}', { input: '{"channel":[1234567890123456789]}' }],
  ['{"channel":', { input: '{"channel":' }],
  ['', {}],
])('the input %s of a call is an object, or text if an object would change it', (given, expected) => {
  const calls = [{ id: 'a', name: 'send', input: given }];
  expect(showMessage({ ...answer, calls, memories: [] }).content).toEqual([
    { type: 'tool_use', id: 'a', name: 'send', input: expected, caller: { type: 'direct' } },
  ]);
});

it('tokens read from the provider’s cache and tokens written into it are reported apart from the rest of the input', () => {
  const usage = { input: 100, output: 3, cached: 60, written: 30 };
  expect(showMessage({ ...answer, usage, memories: [] }).usage).toMatchObject({
    input_tokens: 10,
    cache_creation_input_tokens: 30,
    cache_read_input_tokens: 60,
    output_tokens: 3,
  });
});

it('every field that the clients’ types require is there, as null where nothing is known', () => {
  const message = showMessage({ ...answer, text: 'Hi.', memories: [] });
  const usage = ['input_tokens', 'output_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens', 'output_tokens_details', 'server_tool_use', 'cache_creation', 'inference_geo', 'service_tier', 'speed']; // prettier-ignore
  const fields = ['id', 'type', 'role', 'model', 'content', 'stop_reason', 'stop_sequence', 'stop_details', 'container', 'diagnostics', 'usage']; // prettier-ignore
  expect([Object.keys(message).sort(), Object.keys(message.usage).sort()]).toEqual([fields.sort(), usage.sort()]);
  // The response has the type of the published client, but for the citations: see the next test.
  const content = message.content.map((block) => (block.type === 'text' ? { ...block, citations: null } : block));
  const typed: Omit<Anthropic.Message, '_request_id'> = { ...message, content };
  expect(typed.content).toHaveLength(1);
});

it('a text has no citations, as Anthropic sends it: some clients refuse null there', () => {
  expect(showMessage({ ...answer, text: 'Hi.', memories: [] }).content).toEqual([{ type: 'text', text: 'Hi.' }]);
});
