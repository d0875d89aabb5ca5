import type { Recollect } from '#client';
import { jest } from '@jest/globals';
import type { Item } from '../item.js';
import { Check } from './check.js';

const item = (id: number, content: string) =>
  ({ kind: 'record', record: { id: `r-${id}`, content } }) as unknown as Item;

afterEach(() => jest.restoreAllMocks());

it('samples the texts that are long enough evenly, however many short ones come between', async () => {
  const asked: string[] = [];
  const records = {
    list: () => ({ page: () => Promise.resolve({ items: [] }) }),
    search: ({ query }: { query: string }) => {
      asked.push(query);
      return Promise.resolve({ results: [] });
    },
  };
  const check = new Check({ records } as unknown as Recollect, {} as never);
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  for (let n = 0; n < 500; n++) await check.add(item(n, 'Too short.'));
  for (let n = 500; n < 521; n++) await check.add(item(n, `Text number ${n} is long enough.`));
  await check.report(0);
  // The 21st of 21 takes the place that the draw of 0.9 names, the 19th of 20.
  expect(asked).toHaveLength(20);
  expect(asked[18]).toBe('Text number 520 is long enough.');
});
