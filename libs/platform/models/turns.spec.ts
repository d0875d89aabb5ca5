import type { ModelMessage } from './conversation.js';
import { arranged } from './turns.js';

const user = (content: string): ModelMessage => ({ role: 'user', content });
const result = (id: string, ...texts: string[]): ModelMessage => ({
  role: 'tool',
  call: { id, name: `look ${id}` },
  content: texts.map((text) =>
    text === 'IMAGE' ? { kind: 'file', mediaType: 'image/png', data: { base64: 'aW1hZ2U=' } } : { kind: 'text', text },
  ),
});
const called: ModelMessage = { role: 'assistant', content: '', calls: [{ id: 'a', name: 'look a', input: '{}' }] };
const rolesOf = (messages: readonly ModelMessage[]) => messages.map(({ role }) => role).join(' ');

it('files that tools return follow all results of that answer', () => {
  const messages = [user('Look.'), called, result('a', 'Two.', 'IMAGE'), result('b', 'IMAGE'), user('So?')];
  const all = arranged(messages, 'openai', 'm');
  expect(rolesOf(all)).toBe('user assistant tool tool user user');
  expect(all[2]?.content).toEqual([{ kind: 'text', text: 'Two.' }]);
  expect(all[3]?.content).toEqual([{ kind: 'text', text: 'It is in the next message.' }]);
  expect(all[4]?.content).toMatchObject([{ text: 'Returned by the tool look a:' }, { kind: 'file' }, { text: 'Returned by the tool look b:' }, { kind: 'file' }]); // prettier-ignore
  expect(arranged(messages, 'anthropic', 'm')).toEqual(messages);
  expect(arranged(messages, 'google', 'm')).toEqual(messages);
});

it('what follows the result of a tool does not change what was sent before', () => {
  const messages = [user('Look.'), called, result('a', 'IMAGE'), called, result('a', 'IMAGE')];
  for (const provider of ['openai', 'mistral', 'cohere'] as const)
    expect(arranged(messages, provider, 'm').slice(0, 3)).toEqual(arranged(messages.slice(0, 3), provider, 'm').slice(0, 3)); // prettier-ignore
});

it.each([
  ['mistral', 'some-model', true],
  ['openai-compatible', 'mistralai/Devstral-Small-2', true],
  ['openai-compatible', 'qwen3', false],
  ['openai', 'gpt', false],
] as const)('%s (%s): an answer stands between the result of a tool and the user: %s', (provider, model, stands) => {
  const messages = [user('Look.'), called, result('a', 'Two.'), user('So?')];
  const between = stands ? 'assistant ' : '';
  expect(rolesOf(arranged(messages, provider, model))).toBe(`user assistant tool ${between}user`);
  expect(rolesOf(arranged(messages.slice(0, 3), provider, model))).toBe('user assistant tool');
});

it('Mistral has no instruction in the middle, and none after the result of a tool', () => {
  const told: ModelMessage = { role: 'system', content: 'Rhyme.' };
  const messages = [user('Look.'), called, result('a', 'Two.'), told, user('So?')];
  expect(rolesOf(arranged(messages, 'mistral', 'm'))).toBe('user assistant tool assistant user');
});
