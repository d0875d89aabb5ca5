import { readChat } from './read-chat.js';

it('a schema is strict only if the client says so', () => {
  const json = (over: object) =>
    readChat({
      model: 'm',
      messages: [{ role: 'user', content: 'Hi.' }],
      response_format: { type: 'json_schema', json_schema: { name: 'shape', schema: { type: 'object' }, ...over } },
    }).manner.json;
  expect(json({})).toEqual({ name: 'shape', schema: { type: 'object' } });
  expect(json({ strict: null })?.strict).toBeUndefined();
  expect(json({ strict: false })?.strict).toBe(false);
  expect(json({ strict: true })?.strict).toBe(true);
});

describe('the tools that a client allows', () => {
  const tools = ['weather', 'mail', 'clock'].map((name) => ({ type: 'function' as const, function: { name } }));
  const read = (mode: 'auto' | 'required', ...names: string[]) =>
    readChat({
      model: 'm',
      messages: [{ role: 'user', content: 'Hi.' }],
      tools,
      tool_choice: {
        type: 'allowed_tools',
        allowed_tools: { mode, tools: names.map((name) => ({ type: 'function' as const, function: { name } })) },
      },
    }).manner;

  it('are the only ones that the model may call, and it must call one if the client says so', () => {
    expect(read('auto', 'clock', 'weather')).toMatchObject({ tools: [{ name: 'weather' }, { name: 'clock' }], toolChoice: 'auto' }); // prettier-ignore
    expect(read('required', 'mail', 'mail')).toMatchObject({ tools: [{ name: 'mail' }], toolChoice: 'any' });
  });

  it('are among those that it sent', () => {
    expect(() => read('auto', 'clock', 'radio')).toThrow(
      'tool_choice.allowed_tools.tools[1].function.name must be the name of one of `tools`',
    );
  });
});
