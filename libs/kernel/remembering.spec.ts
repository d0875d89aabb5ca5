import { remembering } from './remembering.js';

it('makes what it keeps once, and keeps no more than it may', () => {
  const made: string[] = [];
  const of = remembering(2, (key) => {
    made.push(key);
    return { key };
  });
  const first = of('a');
  for (const key of ['b', 'c', 'a', 'b', 'c']) expect(of(key)).toEqual({ key });
  expect(of('a')).toBe(first);
  expect(made).toEqual(['a', 'b', 'c', 'c']);
});
