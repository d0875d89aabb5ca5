import type { ToldHit } from '@memory/search/answer/tell-hits.js';
import { itemOfHit } from './item-of.js';

it('gives the lines of a summary no title, for they are what somebody said', () => {
  const content = 'We live in Hamburg now.';
  const row = {
    id: '01a21de5-c1dd-797a-a65f-95d159d3ae7a',
    type: 'summary',
    title: 'Summary of 2026-05-30',
    content: `2026-05-30\nuser: ${content}`,
    occurredAt: new Date(0),
  };
  const told = { row, content, speaker: 'user', excerpt: true, passage: { start: 0, end: content.length } };
  const item = (excerpt: boolean) =>
    itemOfHit({ score: 1, told: { ...told, excerpt }, through: { sources: [] } } as unknown as ToldHit);
  expect(item(true)).toMatchObject({ by: 'user', title: null, text: content });
  expect(item(false)).toMatchObject({ title: 'Summary of 2026-05-30' });
});

it('cuts a long name to 80 characters and a long title to 200', () => {
  const row = {
    id: '01a21de5-c1dd-797a-a65f-95d159d3ae7a',
    type: 'semantic',
    title: 't'.repeat(300),
    content: 'a',
    occurredAt: new Date(0),
  };
  const told = { row, content: 'a', speaker: 's'.repeat(300), excerpt: false, passage: { start: 0, end: 1 } };
  const { by, title } = itemOfHit({ score: 1, told, through: null } as unknown as ToldHit);
  expect([by?.length, title?.length]).toEqual([80, 200]);
});
