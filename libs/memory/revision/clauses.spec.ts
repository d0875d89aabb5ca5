import { clausesOf } from './clauses.js';

it.each([
  ['I live in Lyon and work at Acme.', ['I live in Lyon.', 'I work at Acme.']],
  ["I'm from Aarhus and am 44.", ["I'm from Aarhus.", 'I am 44.']],
  ['I drive a Golf and my wife drives a Polo', ['I drive a Golf', 'My wife drives a Polo']],
  [
    'My sister Lucia lives in Malmö and has two kids.',
    ['My sister Lucia lives in Malmö.', 'My sister Lucia has two kids.'],
  ],
  [
    'The API runs on Node, the rest is Go; the queue is Redis.',
    ['The API runs on Node, the rest is Go.', 'The queue is Redis.'],
  ],
  ['She lives in Graz, but she works in Linz.', ['She lives in Graz.', 'She works in Linz.']],
] as const)('%s tells several facts', (sentence, facts) => expect(clausesOf(sentence, 'en')).toEqual(facts));

it.each([
  ['Ich wohne in Kiel und arbeite bei der Sparkasse.', ['Ich wohne in Kiel.', 'Ich arbeite bei der Sparkasse.']],
  ['Wir wohnen in Kiel und unser Hund heißt Bello.', ['Wir wohnen in Kiel.', 'Unser Hund heißt Bello.']],
] as const)('%s tells several facts', (sentence, facts) => expect(clausesOf(sentence, 'de')).toEqual(facts));

it.each([
  'I have a cat and a dog.',
  'I work and live in Lyon.',
  'I like tea and work meetings.',
  'I want to live in Rome and work at a café.',
  'If it rains I take the bus and read.',
  'My brother met Tom and he lives in York.',
  'She likes films and plays by Ibsen.',
  'I never drink coffee and take no sugar.',
  'Do I live in Lyon and work at Acme?',
])('%s is not divided', (sentence) => expect(clausesOf(sentence, 'en')).toEqual([sentence]));

it('a sentence of a language whose joins are not known is not divided', () =>
  expect(clausesOf('Vivo en Lyon y trabajo en Acme.', 'es')).toEqual(['Vivo en Lyon y trabajo en Acme.']));
