import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { verdictOf } from './decide.js';
import { tellsForNow } from './for-now.js';
import { matchOf, NOWHERE_NEAR } from './match.js';
import { readStatement } from './reading.js';

it.each([
  ['en', 'Nadia is off for two weeks.'],
  ['en', 'One of the potters is away in Japan until September.'],
  ['en', 'Lukas leads billing while Nadia is away.'],
  ['en', 'Samir leads the team until Ingrid is back.'],
  ['en', 'Tom is on parental leave until May.'],
  ['de', 'Frau Yıldız ist diese Woche auf Schulung.'],
  ['de', 'Herr Becker vertritt Frau Yıldız.'],
  ['es', 'Carmen tiene vacaciones hasta el lunes.'],
  ['fr', 'Paul est en arrêt jusqu’à lundi.'],
])('tells how things are for a while (%s): %s', (language, text) => {
  expect(tellsForNow(text, language)).toBe(true);
});

it.each([
  ['en', 'The contract runs until March 2027.'],
  ['en', 'I work away from home.'],
  ['en', 'Nadia is back.'],
  ['en', 'I have been vegan for two weeks.'],
  ['de', 'Ich wohne in Bonn.'],
  ['en', 'Mobile app 5.0 is out today.'],
  ['es', 'Me di de baja del gimnasio.'],
  ['es', 'De momento vivo en Sevilla.'],
  ['fr', "J'habite à Lyon pour l'instant."],
  ['ja', '出張中です。'],
])('but not (%s): %s', (language, text) => {
  expect(tellsForNow(text, language)).toBe(false);
});

const near = { vector: 0.5, lens: 0.5, lead: 0.2, lensLead: 0.2, nearest: true };
const read = (content: string, language = 'en') =>
  readStatement({ content, tags: [], concept: null, speaker: null, language });
const verdict = (fresh: string, stored: string, language = 'en') =>
  verdictOf(matchOf(read(fresh, language), read(stored, language), near), REVISION_DEFAULTS);

it.each([
  [
    'One of the potters is away in Japan until September, it is quiet.',
    'I rent a studio that I share with two potters.',
  ],
  ['The manager of billing is Lukas while Nadia is away.', 'The manager of billing is Nadia.'],
  ['Lena proposed moving billing to CockroachDB. ', 'Lena left the company.'],
  ['OnRing sent two pages late during the storm.', 'Pages go out through OnRing.'],
  ["The pitch at Bellfield was frozen, so the juniors' match was called off.", 'We play our home games at Bellfield.'],
  ['Mr Brandt disputed the invoice of May.', 'Mr Brandt pays by invoice.'],
])('what happened once, or is so for a while, ends nothing: %s', (fresh, stored) => {
  expect(['conflict', 'update', 'same']).not.toContain(verdict(fresh, stored));
});

it('what somebody proposed stays proposed when they leave', () => {
  expect(verdict('Lena left the company.', 'Lena proposed moving billing to CockroachDB.')).not.toBe('conflict');
});

it.each([
  ["Mum's wifi password otter7.", 'Wifi password kettle44.', 'en'],
  ['La vecina de mi madre se ha mudado a Albacete.', 'Mi madre sigue viviendo en Requena.', 'es'],
  ['Le frère de ma voisine a déménagé à Lille.', 'Ma voisine habite à Nantes.', 'fr'],
])('what is of somebody else leaves mine as it is: %s', (fresh, stored, language) => {
  expect(verdict(fresh, stored, language)).not.toBe('conflict');
});

it('the password that takes the place of the last ends it', () => {
  expect(verdict('Wifi password now otter7.', 'Wifi password kettle44.')).toBe('conflict');
});

it('what was so for a while is over when it is told otherwise', () => {
  expect(
    verdict('The manager of billing is Nadia again.', 'The manager of billing is Lukas while Nadia is away.'),
  ).toBe('conflict');
});

it('who left on a day is no mere occasion', () => {
  expect(verdict('Ines left on Friday, Mbali has picked up the product role.', 'Ines is the product manager.')).toBe(
    'conflict',
  );
});

it.each([
  ['Invoices are sent by post now.', 'Invoices are sent by email.'],
  ['Bugs are now reported in Linear.', 'Bugs are reported in Jira.'],
  ["We moved next week's standup to Friday.", "Next week's standup is on Thursday."],
  ['We changed the mode to help.', 'The mode is quiet.'],
])('what is done every time is no occasion, and a value no purpose: %s', (fresh, stored) => {
  expect(verdict(fresh, stored)).toBe('conflict');
});

it.each([
  ['PgBouncer was put in front of billing to keep connections free.', 'Billing is deployed on every merge.'],
  ['We changed the importer to avoid duplicates.', 'The importer is idempotent and slow.'],
])('a place and a purpose are no value: %s', (fresh, stored) => {
  expect(verdictOf(matchOf(read(fresh), read(stored), NOWHERE_NEAR), REVISION_DEFAULTS)).not.toBe('conflict');
});
