import { deniesEnd, tellsWhereLeft } from './not-over.js';
import { readText } from './reading.js';

it.each([
  'My left knee hurts again.',
  'The flat is on the left.',
  'There is no milk left.',
  "I'm not leaving Acme.",
  'We did not sell the Volvo.',
  'I never gave up the violin.',
  "I left my laptop at Ana's place.",
  'I left the Fiat at the station.',
  'I dropped my phone in the sink.',
  'I left my keys behind.',
  'The gym is closed today.',
  'The pool is closed until March.',
])('takes nothing for over: %s', (text) => {
  expect([...readText(text, 'en').ended]).toEqual([]);
});

it.each([
  ['I left the choir in May.', 'choir'],
  ['I left the choir.', 'choir'],
  ['I left my job at Acme.', 'job'],
  ['I left the old team in Leeds.', 'team'],
  ['We dropped Datadog.', 'datadog'],
  ['We dropped the course in March.', 'cours'],
  ['The Tundra went to the scrapper for 700.', 'tundra'],
  ['My old laptop gave up the ghost.', 'laptop'],
  ['Mateo and Kiele are done.', 'kiel'],
  ['Priti quits the choir.', 'choir'],
  ['I have not left the house, but I sold the Volvo.', 'volvo'],
])('still says what is over: %s', (text, ended) => {
  expect([...readText(text, 'en').ended]).toContain(ended);
});

it('tells a denied end from one, and where something is from what is over', () => {
  expect(['We did not sell the Volvo.', "I don't work nights any more."].map(deniesEnd)).toEqual([true, false]);
  expect(["I left my cello at Ana's.", 'I left the choir in May.'].map(tellsWhereLeft)).toEqual([true, false]);
});
