import type { ModelMessage } from '@platform/models/conversation.js';
import { AGAIN_MS, keptAs, turnIds } from './turn-ids.js';

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

it('a text that is sent as a list with one part is the same turn', () => {
  const parts = (...texts: string[]): ModelMessage => ({ role: 'user', content: texts.map((text) => ({ kind: 'text', text })) });
  expect(last([parts('Hello.'), assistant('Hi.'), parts('Who am I?')])).toBe(last(talk));
  expect(last([parts('Hel', 'lo.'), assistant('Hi.'), user('Who am I?')])).not.toBe(last(talk));
}); // prettier-ignore

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

describe('keptAs', () => {
  const ask = [user('Hello.'), assistant('Hi.'), user('Who am I?')];
  const later = (ms: number) => new Date(now.getTime() + ms);

  it('names a turn as it was kept when it was the newest', () => {
    const kept = keptAs(ask, { of, now: later(5_000) });
    expect([...kept.keys()]).toEqual([0, 2]);
    expect(kept.get(2)).toEqual([last(ask)]);
    expect(kept.get(0)).toContain(last([user('Hello.')]));
  });

  it('knows the first words of a conversation that goes on for a day, and of one that begins only as they are sent again', () => {
    const first = last([user('Hello.')])!;
    expect(keptAs(ask, { of, now: later(23 * 3_600_000) }).get(0)).toContain(first);
    expect(keptAs(ask, { of, now: later(25 * 3_600_000) }).get(0)).not.toContain(first);
    expect(keptAs(ask.slice(0, 1), { of, now: later(AGAIN_MS) }).get(0)).toContain(first);
    expect(keptAs(ask.slice(0, 1), { of, now: later(3 * AGAIN_MS) }).get(0)).not.toContain(first);
  });

  it('a session tells turns apart without the time, and another agent, session or project has others', () => {
    const monday = { of: { ...of, session: 'monday' }, now: later(400 * 86_400_000) };
    expect(keptAs(ask, monday).get(0)).toEqual(turnIds(ask.slice(0, 1), 0, { ...monday, now }));
    expect(keptAs(ask, { of, now }).get(2)).not.toEqual(keptAs(ask, monday).get(2));
  });

  it('looks for the newest messages only', () => {
    const long = Array.from({ length: 400 }, (_, i) => [user(`${i}`), assistant('Yes.')]).flat();
    expect(keptAs(long, { of, now }).size).toBe(128);
  });
});
