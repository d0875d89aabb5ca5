import { tellsOfThePast } from './former.js';
import { readQuestion, readText } from './reading.js';

it.each([
  ['I used to live in Oslo.', 'en'],
  ['I lived in Seville with my parents as a kid.', 'en'],
  ['I worked as a waitress in a bar for two years.', 'en'],
  ['My first car was a Renault Clio.', 'en'],
  ['My first flat in Leith cost 450 a month.', 'en'],
  ['My last boss was Petra.', 'en'],
  ['Our previous tech lead was Gustavo.', 'en'],
  ['My manager at the bar was Rob.', 'en'],
  ['I was dating Sam at university.', 'en'],
  ['I was taking 10 mg of lisinopril at first.', 'en'],
  ['In college I drank my coffee with three sugars.', 'en'],
  ['When I was ten we had a dog called Max.', 'en'],
  ['Nadia was a flight attendant when we met.', 'en'],
  ['I took the bus to work for years.', 'en'],
  ['Before teaching I was a lab technician at a brewery.', 'en'],
  ['In the beginning we deployed by hand over SSH.', 'en'],
  ['At my last company tickets lived in Jira.', 'en'],
  ['The user was vegan in college.', 'en'],
  ['Ich wohnte in Bremen bei meinen Eltern.', 'de'],
  ['Ich habe in Bremen gewohnt.', 'de'],
  ['Mein erstes Auto war ein Polo.', 'de'],
  ['Als Jugendlicher machte ich Judo.', 'de'],
  ['Früher hatten wir eine Katze namens Minka.', 'de'],
  ["J'habitais à Rennes.", 'fr'],
  ["J'ai habité à Rennes.", 'fr'],
  ["Quand j'étais petit, nous avions un chien.", 'fr'],
  ['Antes trabajaba en un hotel.', 'es'],
  ['Viví en Sevilla.', 'es'],
  ['My manager was Rob when I started.', 'en'],
  ['She was a nurse two years ago.', 'en'],
  ['I rowed for my college.', 'en'],
  ['User had a cat named Ginger as a child.', 'en'],
  ['User was on metformin 500 mg during the first months.', 'en'],
  ['I had a Kindle for about six years.', 'en'],
  ['Als Kind war ich immer bei Dr. Sauer.', 'de'],
  ['When I met Kit he was still working at a record shop.', 'en'],
  ['I took two sugars in my tea until I was 25.', 'en'],
  ['We were in us-east-1 for the first two years.', 'en'],
  ['During the beta the rate limit was 60 a minute.', 'en'],
  ['Tomas was on call when the March outage happened.', 'en'],
  ['Vor fünf Jahren war ich Koch.', 'de'],
  ['Mein Chef war Herr Maier, als ich anfing.', 'de'],
  ['Mein letzter Chef war Herr Maier.', 'de'],
  ['Ma première voiture était une Clio.', 'fr'],
  ['Mon patron était Gérard.', 'fr'],
  ['Mi primer coche fue un Seat.', 'es'],
  ['Mi jefe era Ramón.', 'es'],
  ['De niño jugaba al balonmano.', 'es'],
])('tells only of what was so once: %s (%s)', (text, language) => {
  expect(tellsOfThePast(text, language)).toBe(true);
});

it.each([
  ['I live in Oslo.', 'en'],
  ['I am used to living in Oslo.', 'en'],
  ['I moved to Oslo.', 'en'],
  ['I lived in Oslo until May, now in Bergen.', 'en'],
  ['I lived in Oslo, but I moved to Bergen.', 'en'],
  ['I have lived in Oslo for years.', 'en'],
  ['I started at the bakery two years ago.', 'en'],
  ['We bought the house in 2012.', 'en'],
  ['I learned Spanish in college.', 'en'],
  ['We hired Dana when we moved.', 'en'],
  ['My manager was promoted.', 'en'],
  ['I was a bit tired.', 'en'],
  ['I worked in the garden.', 'en'],
  ["The patient's blood pressure was 128 over 82 at the last check.", 'en'],
  ['My last blood pressure was 128 over 82.', 'en'],
  ['My last day at Acme was Friday.', 'en'],
  ['We switched to Linear two years ago.', 'en'],
  ['Before lunch take one tablet.', 'en'],
  ['The kitchen was renovated in 2020.', 'en'],
  ['We chose Postgres in 2021.', 'en'],
  ['I was promoted to director in 2022.', 'en'],
  ['Our first child was born in 2019.', 'en'],
  ['I had a heart attack in 2019.', 'en'],
  ['My grandma taught me to knit when I was a kid.', 'en'],
  ['I lived in Seville. I work at a pharmacy.', 'en'],
  ['I am off sick until I see the doctor.', 'en'],
  ['During the meeting we agreed to keep Kong.', 'en'],
  ['Ich habe immer in Kiel gewohnt.', 'de'],
  ['Der letzte Blutdruck war 128 zu 82.', 'de'],
  ['Die Küche haben wir 2020 renoviert.', 'de'],
  ['Als Kind habe ich schwimmen gelernt.', 'de'],
  ["Je travaille à Lyon, avant j'habitais à Rennes.", 'fr'],
  ['De niño aprendí a nadar.', 'es'],
  ['Ich wohne seit Jahren in Kiel.', 'de'],
  ['Ich habe früher in Bremen gewohnt, jetzt in Kiel.', 'de'],
  ['Vor zwei Jahren habe ich mit Klavier angefangen.', 'de'],
  ["J'habitais à Rennes, mais j'ai déménagé.", 'fr'],
  ["J'habite à Rennes.", 'fr'],
  ['Vivimos en Valencia.', 'es'],
  ['Antes vivía en Sevilla, ahora en Valencia.', 'es'],
])('tells of what is so, or of something that happened: %s (%s)', (text, language) => {
  expect(tellsOfThePast(text, language)).toBe(false);
});

it.each([
  ['Vivía en Sevilla con mis padres.', true],
  ['Antes trabajaba en un hotel.', true],
  ['María vivía en Sevilla.', false],
  ['Había en Sevilla un mercado.', false],
])('the speaker is who did it, where Spanish names nobody: %s', (text, self) => {
  expect(readText(text, 'es').self).toBe(self);
});

it('a Spanish question without a subject asks of the asker', () => {
  expect(readQuestion('¿Dónde vivía antes?', ['es']).self).toBe(true);
});

it.each([
  'What sport did I do as a teenager?',
  'What was our dog called when I was a kid?',
  'What did I drive in college?',
  'Where did we live when I was ten?',
])('asks for what was so: %s', (question) => {
  expect(readQuestion(question, ['en']).asking).toMatchObject({ when: 'earlier' });
});
