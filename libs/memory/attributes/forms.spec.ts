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
  ['rent', 'New room on Larch Terrace, a studio flat, 595 a month'],
  ['rent', 'Four rooms, 1.080 warm'],
  ['rent', "moved into Priti's flat yesterday! 600 all in"],
  ['rent', '410 warm.'],
  ['domain', 'Staging is at stage.acme.dev'],
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
  ['rent', 'The gym is 30 a month'],
  ['rent', 'I work from my flat now, 2,900 a month'],
  ['rent', 'It was 30 warm degrees, 120 warm meals'],
  ['domain', 'He said yes.No, he did not, e.g. at noon'],
  ['domain', 'Write to ada@acme.dev'],
  ['home', 'My dentist is at 14 Larkfield Road.'],
  ['home', 'Rua Morais Soares 40 has a bakery.'],
])('a text does not state the %s by another form: %s', (attribute, text) => {
  expect(states(text, attribute)).toBe(false);
});

it('the German word for a woman is that for a man', () => {
  expect(readText('Frau Sattler ist jetzt unsere Gärtnerin.', 'de').stems).toContain('gartn');
  expect(readText('Herr Sattler ist jetzt unser Gärtner.', 'de').stems).toContain('gartn');
});

it('what somebody was only asked to do is a plan', () => {
  expect(readText("Rob's asked me to move in with him.", 'en').plans).toBe(true);
  expect(readText('Rob moved in with me.', 'en').plans).toBe(false);
});

it('something for a home does not state where it is', () => {
  const home = (text: string) => readText(text, 'de').attributes.get('home') ?? 0;
  expect(home('Kreditrate fürs Haus: 1.380 Euro im Monat.')).toBeLessThan(0.5);
  expect(home('Das Haus in Vellmar gehört uns.')).toBeGreaterThan(0.7);
});

it.each(['Jannis pendelt, er ist Laborant bei Sartorius.', 'Ich bin Ilaria, 34, Logopädin in Kassel.'])(
  'a German occupation stands without an article: %s',
  (text) => {
    expect(readText(text, 'de').attributes.get('job')).toBe(1);
    expect(readText('Die Prüfung ist Montag bei Dr. Klein.', 'de').attributes.get('job') ?? 0).toBeLessThan(1);
  },
);

it('"managed" is not about a manager', () => {
  expect(states('Flags are managed in LaunchDarkly.', 'boss')).toBe(false);
  expect(states('Our manager is Bettina.', 'boss')).toBe(true);
});

it('reads long texts in linear time', () => {
  const started = performance.now();
  for (const part of [
    "is A's",
    '1.',
    'is A',
    '1 / ',
    'INC-1',
    'eu-west-',
    'Rua a',
    '1 Ab ',
    'mab',
    "A's ",
    'a-',
    'ab.',
    '1.000 ',
    '9 a ',
    'for the ',
    'ich bin A, ',
    'bin A',
    'A',
    'aA',
    'would ',
    'I was a ',
    'if he was ',
  ])
    readText(part.repeat(20_000), 'en');
  expect(performance.now() - started).toBeLessThan(2_000);
});
