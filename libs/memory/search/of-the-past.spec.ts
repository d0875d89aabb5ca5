import { withThePast } from './of-the-past.js';

const now = new Date('2026-11-20T12:00:00Z');
const reads = (query: string, more: { include_superseded?: boolean } = {}) =>
  withThePast({ ...more, query }, now).include_superseded;

it.each([
  'What was the deadline of Atlas in July?',
  'Who owned the billing service before Tomas?',
  'What was my first car?',
  'Where did I live in 2024?',
  'What did we use to pay for hosting?',
  'Wo habe ich im Juli gewohnt?',
  'Où habitais-je avant ?',
])('%s also reads what was superseded', (query) => expect(reads(query)).toBe(true));

it.each([
  'What is the deadline of Atlas?',
  'Who owns the billing service?',
  'What is the first step of a release?',
  'How old is my daughter?',
  'When did I last see the dentist?',
  'What will I do in July 2027?',
  'What do I have to do before the release?',
])('%s reads what holds', (query) => expect(reads(query)).toBeUndefined());

it('a request that says what it wants decides', () => {
  expect(reads('Where did I live in 2024?', { include_superseded: false })).toBe(false);
  expect(reads('Where do I live?', { include_superseded: true })).toBe(true);
});
