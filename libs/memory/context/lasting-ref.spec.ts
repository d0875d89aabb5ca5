import { refsOf } from './document.js';
import type { Item } from './item.js';

const item = (id: string) => ({ key: id, id }) as Item;
const refs = (...ids: string[]) => ids.map(item).map(refsOf(ids.map(item), 'lasting'));

it('a memory has the same mark in every text', () => {
  const tea = 'semantic_01m84rsz56f7z8kmpzqcbvd9zn';
  expect(refs(tea)).toEqual(['m-vd9zn']);
  expect(refs('semantic_01m84rsz56f7z8kmpzqcaaaaaa', tea)[1]).toBe('m-vd9zn');
});

it('two memories whose ids end alike have longer marks', () => {
  const all = refs('semantic_01m84rsz56f7z8kmpzqcbvd9zn', 'semantic_01m84rsz56f7z8kmpzqaxvd9zn');
  expect(new Set(all).size).toBe(2);
});
