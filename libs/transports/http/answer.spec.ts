import { setImmediate as others } from 'node:timers/promises';
import { jsonInTurns } from './answer.js';

it.each([
  { history: [{ value: 'tee "☕"', at: new Date(0) }, null, undefined, 3], has_more: false, next: undefined },
  { records: [], total: 0 },
  {},
  [],
  [{ a: [1, [2]] }, 'ü', undefined],
  { one: { nested: [1, 2] }, 'a "name"': null },
])('a response written in turns is what JSON.stringify makes of it (%#)', async (value) => {
  expect((await jsonInTurns(value)).toString()).toBe(JSON.stringify(value));
});

it('other work runs while a long response is written', async () => {
  const value = { history: Array.from({ length: 40 }, (_, i) => ({ value: `${i}\n`.repeat(200_000) })) };
  let ran = 0;
  let done = false;
  const written = jsonInTurns(value).finally(() => (done = true));
  while (!done) {
    await others();
    ran += 1;
  }
  expect((await written).length).toBe(Buffer.byteLength(JSON.stringify(value)));
  expect(ran).toBeGreaterThan(3);
});
