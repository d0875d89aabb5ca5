import { busyMs } from '@test/support/busy.js';
import { endsAsking, speechAct, suggests } from './speech-act.js';

it.each([
  ['Did my usual Thursday spin class at the gym and could hardly walk after.', 'told'],
  ['Does my head in, this printer.', 'told'],
  ['Did my mother call?', 'asked'],
  ['did my mother call', 'asked'],
])('reads the beginning of %j as %s', (text, act) => {
  expect(speechAct(text, 'en')).toBe(act);
});

it.each(['yes please', 'haha ok, thanks!', 'nah, good idea', 'ja bitte', 'right, go ahead'])(
  'small words alone say nothing: %s',
  (text) => expect(speechAct(text, 'en')).toBe('thanked'),
);

it.each([
  ['yes, Tuesday', 'told'],
  ['no, Berlin', 'told'],
  ['no dairy please', 'told'],
  ['remind me of a good book you told me about', 'asked'],
  ['remind me what the wifi password is', 'asked'],
  ['remind me to call the dentist', 'told'],
  ['remind me about the rent on Friday', 'told'],
])('reads %j as %s', (text, act) => {
  expect(speechAct(text, 'en')).toBe(act);
});

it('takes no time for small words', () => {
  for (const text of ['yes ', 'haha', 'oh, ', 'hm']) {
    expect(busyMs(() => speechAct(`${text.repeat(14)}x`, 'en'))).toBeLessThan(100);
  }
});

it('reads a reply that only reacts before it asks as a question', () => {
  for (const reply of ['Exciting. Do you want help with the wedding?', 'That sounds promising! When will you hear?'])
    expect([reply, speechAct(reply, 'en', true)]).toEqual([reply, 'asked']);
  expect(speechAct('Try Matjes rolls from the harbour. Do you like them?', 'en', true)).toBe('told');
  expect(speechAct('Costs 85. Shall I book?', 'en', true)).toBe('told');
  // A user's few words tell something: "My back hurts".
  expect(speechAct('Back pain again. What helps?', 'en')).toBe('told');
});

it.each([
  ['Did you see it?', true],
  ['Did you see it? [a photo of a bay] ', true],
  ['He said "did you see it?"', true],
  ['見ましたか？', true],
  ['هل رأيته؟', true],
  ['Did you see it? Yes.', false],
  ['[a photo of a bay]', false],
])('%s', (text, expected) => expect(endsAsking(text)).toBe(expected));

it.each(['?[', '? ', '?)', '?'])('takes no time for many of %j', (text) => {
  expect(busyMs(() => endsAsking(`${text.repeat(50_000)}x`))).toBeLessThan(100);
});

it('takes no time for spaces behind a question mark', () => {
  expect(busyMs(() => endsAsking(`?${' '.repeat(100_000)}x`))).toBeLessThan(100);
});

describe('a reply', () => {
  it.each([
    ['Congratulations on the move! Where are you living now?', 'asked'],
    ['That sounds stressful. Which report is it?', 'asked'],
    ['How wonderful, congratulations to Leo and Noor!', 'thanked'],
    ["I'm so sorry to hear that. That must be hard.", 'thanked'],
    ['Wie schön, herzlichen Glückwunsch!', 'thanked'],
    ["I'm sorry to hear that. 2 units of insulin twice a day.", 'told'],
    ['Congratulations on becoming data lead! Pellworm has an office in Hull.', 'told'],
  ])('that feels with somebody says nothing by that: %s', (text, act) => {
    expect(speechAct(text, 'en', true)).toBe(act);
  });

  it('suggests something in a question, or only asks', () => {
    expect(suggests('How about a vegan tea on a steam railway?')).toBe(true);
    expect(suggests('What does Leo like?')).toBe(false);
  });
});
