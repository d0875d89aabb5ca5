import { readFileSync } from 'node:fs';
import { detectLanguage } from '@memory/indexing/language.js';
import { worthOf } from './worth.js';

it.each([
  ['Thanks!', 'NONE'],
  ['What is the weather in Oslo?', 'NONE'],
  ['Translate this paragraph, please.', 'NONE'],
  ['I am allergic to peanuts.', 'SEMANTIC'],
  ['Answer me in Spanish from now on.', 'SEMANTIC'],
  ['Yesterday we decided to keep the old logo.', 'EPISODIC'],
  ['To deploy we first tag, then run make ship.', 'PROCEDURAL'],
  ['Remind me to renew the passport next month.', 'PROSPECTIVE'],
  ['Remind me to call the dentist on Friday.', 'PROSPECTIVE'],
  ['I will fly to Oslo on Monday.', 'PROSPECTIVE'],
  ['Our cat died on Monday.', 'EPISODIC'],
] as const)('%s is %s', (message, type) => {
  expect(worthOf(message, 'en').type).toBe(type);
});

it('takes what a user asks to remember without the request itself, with high confidence', () => {
  const worth = worthOf('ok, and remember that I cannot do Wednesdays', 'en');
  expect(worth).toMatchObject({ content: 'I cannot do Wednesdays', type: 'SEMANTIC' });
  expect(worth.confidence).toBeGreaterThan(0.9);
});

it('keeps the lasting sentences of a message verbatim', () => {
  const { content, value } = worthOf('Thanks a lot! My landlady only speaks Polish. Could you translate this?', 'en');
  expect(content).toBe('My landlady only speaks Polish.');
  expect(value).toBe('Polish');
});

interface Case {
  readonly split: string;
  readonly message: string;
  readonly expected: { readonly should_store: boolean; readonly memory_type?: string };
}

it('is right in at least 85 of 100 exchanges that its rules were not tuned on', () => {
  const { cases } = JSON.parse(readFileSync('bench/currency/decisions.json', 'utf8')) as { cases: Case[] };
  const some = cases.filter(({ split }) => split === 'held-out');
  const right = some.filter(({ message, expected }) => {
    const { type } = worthOf(message, detectLanguage(message, 'en'));
    return (type !== 'NONE') === expected.should_store;
  });
  expect(some.length).toBeGreaterThanOrEqual(100);
  expect(right.length / some.length).toBeGreaterThanOrEqual(0.85);
});
