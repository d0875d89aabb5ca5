import { readText } from './reading.js';

const states = (text: string, attribute: string) => readText(text, 'en').attributes.has(attribute);

it.each([
  ['owner', "ledger-sync is Tobi's. Nightly at 02:30."],
  ['owner', "svc-pay-03 is Dmitri's baby, ask him first."],
  ['incident', 'INC-2041: the cron host ran out of inodes.'],
  ['version', 'We stay on 1.9.1 until spring.'],
  ['region', 'The scorer sits in ap-southeast-2.'],
  ['limit', 'Each key has 1,000/min.'],
  ['port', 'The listener is tcp/2575.'],
  ['medication', 'The nurse changed me from warfarin to apixaban.'],
  ['medication', 'Candesartan wurde erhöht.'],
  ['age', "She's called Mochi, she's 3."],
  ['home', "We're in Lisbon! Rua Morais Soares 40"],
  ['home', "We're at last in, 14 Larkfield Road"],
])('a text states the %s by the form of the value: %s', (attribute, text) => {
  expect(states(text, attribute)).toBe(true);
});

it.each([
  ['owner', "Tom's sister is Mia's aunt."],
  ['owner', 'The cake is from Linz.'],
  ['incident', 'Acme Inc has 2041 members.'],
  ['version', 'Born on 1.10.2026, from 10.0.0.12.'],
  ['version', 'It costs 1.234.567,80 euros on 1.2.26.'],
  ['limit', 'The train does 300 km/h.'],
  ['medication', 'The April sale of the parliament is unparalleled.'],
  ['medication', 'We have a parrot, a crystatin and a kilt.'],
  ['age', "She's 3 minutes late, and it's 9."],
  ['home', 'My dentist is at 14 Larkfield Road.'],
  ['home', 'Rua Morais Soares 40 has a bakery.'],
])('a text does not state the %s by another form: %s', (attribute, text) => {
  expect(states(text, attribute)).toBe(false);
});

it('reads long texts in linear time', () => {
  const started = performance.now();
  for (const part of ["is A's", '1.', 'is A', '1 / ', 'INC-1', 'eu-west-', 'Rua a', '1 Ab ', 'mab', "A's "])
    readText(part.repeat(20_000), 'en');
  expect(performance.now() - started).toBeLessThan(2_000);
});
