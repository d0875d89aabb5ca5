import type { StoredAnswer } from '@application/chat/stored-answers.js';
import type { OpenAiItem } from '@contracts/openai/openai-responses.operations.js';
import { ItemIds } from './item-ids.js';
import { answersNamedIn, readResponse } from './read-response.js';

const user = (content: string): OpenAiItem => ({ role: 'user', content });
const said = (text: string): OpenAiItem => ({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] }); // prettier-ignore
const call = (id: string): OpenAiItem => ({ type: 'function_call', call_id: id, name: 'weather', arguments: '{}' });
const output = (id: string): OpenAiItem => ({ type: 'function_call_output', call_id: id, output: 'rain' });
const thought: OpenAiItem = { type: 'reasoning', summary: [] };
const read = (
  input: readonly OpenAiItem[],
  more: object = {},
  answers: ReadonlyMap<string, StoredAnswer> = new Map(),
) => readResponse({ model: 'm', input: [...input], ...more }, answers);

const asCall = (id: string) => ({ id, name: 'weather', input: '{}' });
const asOutput = (id: string) => ({ role: 'tool', call: { id, name: 'weather' }, content: 'rain' });

it('the calls of one answer and the text beside them are one message, and its outputs follow', () => {
  const input = [user('Hi.'), thought, said('I look.'), thought, call('a'), call('b'), output('a'), output('b'), said('Rain.'), user('And?')]; // prettier-ignore
  expect(read(input).messages).toEqual([
    { role: 'user', content: 'Hi.' },
    { role: 'assistant', content: 'I look.', calls: [asCall('a'), asCall('b')] },
    asOutput('a'),
    asOutput('b'),
    { role: 'assistant', content: 'Rain.' },
    { role: 'user', content: 'And?' },
  ]);
  expect(read([user('Hi.'), call('a'), said('I look.'), output('a')]).messages[1]).toEqual({
    role: 'assistant',
    content: 'I look.',
    calls: [asCall('a')],
  });
  expect(read([user('Hi.'), said('One.'), said('Two.'), user('And?')]).messages).toHaveLength(4);
});

it('instructions and what the input begins with are the system text, and later ones stay at their place', () => {
  const developer = (content: string): OpenAiItem => ({ role: 'developer', content });
  const ask = read([thought, developer('Two.'), user('Hi.'), developer('Three.'), user('And?')], { instructions: 'One.' }); // prettier-ignore
  expect(ask.system).toBe('One.\n\nTwo.');
  expect(ask.messages.map(({ role }) => role)).toEqual(['user', 'system', 'user']);
});

it('items that are named are read as if they had been sent', () => {
  const ids = new ItemIds();
  const items = [said('I look.'), call('a'), call('b')];
  const [text, first, second] = [ids.nextText(), ids.nextCall(), ids.nextCall()];
  const refer = (id: string): OpenAiItem => ({ type: 'item_reference', id });
  const results = [output('a'), output('b')];
  const named = [user('Hi.'), refer(text), refer(first), refer(second), ...results];
  expect(answersNamedIn({ model: 'm', input: named })).toEqual([ids.answer, ids.answer, ids.answer]);
  const answers = new Map([[ids.answer, { text: 'I look.', calls: [asCall('a'), asCall('b')] }]]);
  expect(read(named, {}, answers)).toEqual(read([user('Hi.'), ...items, ...results]));
  // More text of the same answer is in the first item already.
  const more = [user('Hi.'), refer(text), refer(ids.nextText()), user('And?')];
  expect(read(more, {}, answers).messages.map(({ content }) => content)).toEqual(['Hi.', 'I look.', 'And?']);
  const shortened = new Map([[ids.answer, { text: '', calls: [null, asCall('b')] }]]);
  expect(() => read(named, {}, shortened)).toThrow('input[2].id names no item that is stored for this user');
});

it('only the tools that a client allows may be called', () => {
  const tools = ['weather', 'mail'].map((name) => ({ type: 'function' as const, name }));
  const choice = (name: string) => ({ type: 'allowed_tools', mode: 'required', tools: [{ type: 'function', name }] });
  expect(read([user('Hi.')], { tools, tool_choice: choice('mail') }).manner).toMatchObject({ tools: [{ name: 'mail' }], toolChoice: 'any' }); // prettier-ignore
  expect(() => read([user('Hi.')], { tools, tool_choice: choice('radio') })).toThrow('tool_choice.tools[0].name must be the name of one of `tools`'); // prettier-ignore
  expect(read([user('Hi.')], { tools, tool_choice: { type: 'function', name: 'mail' } }).manner.toolChoice).toEqual({ name: 'mail' }); // prettier-ignore
});
