import { inPlace, type Place } from '@kernel/place.js';
import type { Scope } from '@kernel/scope.js';
import type { Chunk, ModelStream } from '@platform/models/language-model.js';
import type { TenantModels } from '@platform/models/tenant-models.js';
import { createLogger } from '@platform/observability/logger.js';
import type { ChatAsk, ChatOptions, ChatPiece } from './chat-ask.js';
import { ChatFlow } from './chat-flow.js';
import type { ChatHistory } from './chat-history.js';
import type { ChatPrompts } from './chat-prompt.js';

const scope = { permissions: new Set(['records:read', 'messages:write']) } as unknown as Scope;
const options = {} as ChatOptions;
const ask = {} as ChatAsk;
const HELLO: Chunk = { kind: 'text', text: 'Hello' };
const ENDED = { text: 'Hello', calls: [], usage: {}, finish: 'stop', model: 'small', complete: true };

let log: string[];
let first: () => Promise<void>;
let countTokens: () => Promise<number>;
let flow: ChatFlow;

async function* chunks(): AsyncGenerator<Chunk> {
  await first();
  yield HELLO;
}

beforeEach(() => {
  log = [];
  first = () => Promise.resolve();
  countTokens = () => Promise.resolve(1);
  const stream = (): ModelStream => ({ chunks: chunks(), end: Promise.resolve(ENDED as never) });
  const model = { model: 'small', stream, countTokens: () => countTokens() };
  const prompt = { ask: {}, told: [], memories: [], marks: [], input: 1 };
  flow = new ChatFlow(
    { for: () => model } as unknown as TenantModels,
    { build: () => Promise.resolve(prompt) } as unknown as ChatPrompts,
    { keepAsked: () => Promise.resolve(), keepAnswer: () => Promise.resolve() } as unknown as ChatHistory,
    createLogger('error', { write: (line: string) => void log.push(line) }),
  );
});

async function read(pieces: AsyncIterable<ChatPiece>): Promise<string[]> {
  const kinds: string[] = [];
  for await (const { kind } of pieces) kinds.push(kind);
  return kinds;
}

it('a stream holds no place while it waits for its first piece', async () => {
  let aside = 0;
  const place: Place = {
    async stepAside<T>(wait: () => Promise<T>): Promise<T> {
      aside += 1;
      return wait().finally(() => (aside -= 1));
    },
  };
  const during: number[] = [];
  first = () => Promise.resolve(void during.push(aside));
  const { pieces } = await inPlace(place, () => flow.stream(scope, ask, options));
  expect([during, aside]).toEqual([[1], 0]);
  expect(await read(pieces)).toEqual(['text', 'end']);
});

it('a stream whose answer cannot be counted is closed, and the error is logged', async () => {
  countTokens = () => Promise.reject(new Error('no tokenizer'));
  const { pieces } = await flow.stream(scope, ask, options);
  expect(await read(pieces)).toEqual(['text']);
  expect(log.join()).toMatch(/request failed/);
  expect(log.join()).toMatch(/"code":"internal"/);
});
