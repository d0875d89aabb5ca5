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
  ['We no longer use Datadog.', 'en', ['datadog']],
  ['heron was emptied, traffic goes to kestrel.', 'en', ['heron']],
  ['Die Jenkins-Kiste wurde abgeschaltet.', 'de', ['kist', 'jenkin']],
  ['Ya no tomo café.', 'es', ['tom', 'caf']],
  ['Losartan now, so no more lisinopril.', 'en', ['lisinopril']],
  ['Came off the tablets.', 'en', ['tablet']],
  ['The billing database ran out of connections.', 'en', ['connec']],
  ['My contract ran out in March.', 'en', ['contract']],
  ['Prise de sang : plus besoin de fer.', 'fr', ['fer']],
  ["J'ai arrêté de fumer.", 'fr', ['fum']],
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

it.each([
  ['Candesartan instead of ramipril, because of the cough.', 'en', ['ramipril']],
  ['Replaced LaunchDarkly with Unleash.', 'en', ['launchdarkli']],
  ['Jenkins was replaced by Drone.', 'en', ['jenkin']],
  ["Statt Ramipril gibt's jetzt Candesartan.", 'de', ['ramipril']],
  ['Du candésartan au lieu du ramipril, et du thé au lieu de café.', 'fr', ['caf']],
  ['Candesartán en vez de ramipril.', 'es', ['ramipril']],
])('says in whose place something comes: %s (%s)', (text, language, replaced) => {
  const reading = readText(text, language);
  expect([...reading.replaced]).toEqual(replaced);
  expect(replaced.every((stem) => reading.ended.has(stem))).toBe(true);
});

it('what is sold has nothing in its place', () => {
  expect([...readText('Sold the Jazz.', 'en').replaced]).toEqual([]);
});
