import type { ModelMessage } from '@platform/models/conversation.js';
import { AGAIN_MS, turnIds } from './turn-ids.js';

const user = (content: string): ModelMessage => ({ role: 'user', content });
const assistant = (content: string): ModelMessage => ({ role: 'assistant', content });
const of = { agent: undefined, session: undefined, project: undefined };
const now = new Date('2026-11-23T10:00:00Z');
const last = (messages: readonly ModelMessage[], more: object = {}) =>
  turnIds(messages, messages.length - 1, { of, now, ...more })[0];

const talk = [user('Hello.'), assistant('Hi.'), user('Who am I?')];

it('the same words after the same words are the same turn, whenever they are sent', () => {
  expect(last(talk, { now: new Date(now.getTime() + 50 * AGAIN_MS) })).toBe(last(talk));
});

it('the first words of a conversation are another turn later, unless it has a name', () => {
  const later = { now: new Date(now.getTime() + AGAIN_MS) };
  expect(last([user('Hello.')], later)).not.toBe(last([user('Hello.')]));
  expect(last([user('Hello.')], { ...later, ago: 1 })).toBe(last([user('Hello.')]));
  const monday = { of: { ...of, session: 'monday' } };
  expect(last([user('Hello.')], { ...later, ...monday })).toBe(last([user('Hello.')], monday));
});

it.each([
  ['other words before', [user('Good day.'), assistant('Hi.'), user('Who am I?')]],
  ['another answer before', [user('Hello.'), assistant('Hey.'), user('Who am I?')]],
  ['other words', [user('Hello.'), assistant('Hi.'), user('Where am I?')]],
  ['words that were split elsewhere', [user('Hello.Hi.'), assistant(''), user('Who am I?')]],
] as [string, ModelMessage[]][])('%s make another turn', (_, messages) => {
  expect(last(messages)).not.toBe(last(talk));
});

it('agent, session and project tell turns apart', () => {
  const ids = [of, { ...of, agent: 'a' }, { ...of, session: 'a' }, { ...of, project: 'a' }].map((one) =>
    last(talk, { of: one }),
  );
  expect(new Set(ids).size).toBe(4);
});

it('an instruction in between is no turn', () => {
  const told = [...talk.slice(0, 2), { role: 'system', content: 'It is ten.' } as const, user('Who am I?')];
  expect(last(told)).toBe(last(talk));
  expect(turnIds(told, 2, { of, now })).toHaveLength(1);
});
