import { readStatement } from './reading.js';
import { endsAnother, endsNothing, endsPlainly, statesWhatEnds } from './plain-ends.js';

const told = (content: string) =>
  readStatement({ content, tags: [], concept: null, speaker: null, language: 'en' }).told;
const over = (fresh: string, stored: string) =>
  endsPlainly(told(fresh), told(stored)) && statesWhatEnds(told(fresh), told(stored));

it.each([
  ['I sold the Golf', 'I drive a Golf to work'],
  ['I sold the Golf', 'We own a Golf'],
  ['I left Siemens', 'I am an engineer at Siemens'],
  ['Marc and I broke up', 'Marc is my boyfriend'],
  ['Kira passed away in June', 'Kira eats raw food'],
  ['Bruno died', "My dog's name is Bruno"],
  ['Hops died', 'The name of our rabbit is Hops'],
  ['We closed the Lyon office', 'We have an office in Lyon'],
  ['Fiona and I got married in June', "I'm engaged to Fiona"],
  ['I married Carlos', 'Carlos is my boyfriend'],
  ['I gave up the piano', 'I play the piano'],
])('%s: over is %s', (fresh, stored) => expect(over(fresh, stored)).toBe(true));

it.each([
  ['I sold the Golf', 'My Golf is blue'],
  ['I gave the piano away', 'I play the piano'],
  ['I sold my old violin', 'I play the violin in an orchestra'],
  ['Fiona and I got married in June', 'Fiona is my sister'],
  ['Tessa and I got married', "I'm engaged to Fiona"],
  ['I sold the Golf', 'The Golf cost 9,000 euros'],
  ['I sold the Golf', 'My brother sleeps beside the Golf'],
  ['Otto died', "My brother's name is Otto"],
  ['Uncle Bruno died', "My dog's name is Bruno"],
  ['We closed the Oslo office', 'We have an office in Lyon'],
  ['I forgot to sell the Golf', 'I drive a Golf'],
  ['My brother keeps telling me to sell the Golf', 'I drive a Golf'],
  ['Someone asked if I sold the Golf', 'I drive a Golf'],
  ['I came close to selling the Golf', 'I drive a Golf'],
])('%s: not over is %s', (fresh, stored) => expect(over(fresh, stored)).toBe(false));

it.each([
  ['We sold the boat', 'We have a boat'],
  ['We sold the boat', 'I own a small wooden boat in Kiel'],
  ['Our cat died', 'I have a cat'],
  ['Wir haben das Auto verkauft', 'Wir haben ein Auto'],
])('%s ends the only one of its kind: %s', (fresh, stored) => {
  expect(endsPlainly(told(fresh), told(stored))).toBe(true);
});

it.each([
  ['We sold the boat', 'We have a rowing boat'],
  ['We sold the boat', 'We have a boat shed'],
  ['We sold the boat', 'We have a boat and a caravan'],
  ['We sold the boat', 'My sister has a boat'],
  ['We sold the boat', 'We had a boat'],
  ['Our cat died', 'I have a cat allergy'],
  ["Anna's cat died", 'I have a cat'],
])('%s does not end %s', (fresh, stored) => expect(endsPlainly(told(fresh), told(stored))).toBe(false));

it('leaves what a thing is like and what was paid for it', () => {
  expect(endsNothing(told('We sold the boat'), told('The boat cost 8,000'))).toBe(true);
  expect(endsNothing(told('We sold the boat'), told('The boat is moored in Kiel'))).toBe(false);
});

it('knows an end of something else', () => {
  expect(endsAnother(told('I retired from gymnastics'), told('I work at Bosch'))).toBe(true);
  expect(endsAnother(told('Rex shut down the party'), told('Rex runs a bakery'))).toBe(true);
  expect(endsAnother(told('I retired from gymnastics'), told('I do gymnastics'))).toBe(false);
  expect(endsAnother(told('I resigned from my job'), told('I work at Bosch'))).toBe(false);
});
