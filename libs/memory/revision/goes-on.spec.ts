import { asItGoesOn } from './goes-on.js';

const read = (text: string) => asItGoesOn(text, 'en');

it.each([
  [
    'I stopped taking prednisone in the evening and take it in the morning.',
    'I take prednisone in the morning now',
    'prednisone in the evening',
  ],
  ['I stopped running before breakfast and run after work now', 'I run after work now', 'before breakfast'],
])('%s', (said, text, stopped) => {
  const seen = read(said);
  expect({ text: seen.text, stopped: seen.stopped.trim() }).toEqual({ text, stopped });
});

it.each([
  'I stopped taking prednisone',
  'I stopped smoking and took up running',
  'I stopped drinking tea and drink coffee',
])('leaves what is over: %s', (said) => expect(read(said)).toEqual({ text: said, stopped: '' }));
