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
