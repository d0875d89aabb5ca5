import { readText } from './reading.js';

it.each([
  "The lido closes for the winter, so I've joined the Saturday run.",
  'Cancelled the gym, I swim in the lido.',
  'Loki has all logs from today.',
  "I've ditched Chrome for Firefox.",
  'The release slipped to 2 April.',
  "I've dropped to one run a week.",
  'Rent stays at 1,450.',
  'They withdrew the offer.',
  'ledger-sync handed to Sanjay, too many meetings.',
  'Wen takes ledger-sync over.',
  'REDSHIFT IS OFF.',
  'The contract lapsed.',
  'Gave plot 22 to the Singhs.',
  'Gave the job up, too much with uni.',
  'The tax module slips two weeks.',
  "The plaster's off.",
])('tells of a change: %s', (text) => {
  expect(readText(text, 'en').changes).toBe(true);
});

it('has no content in “by the way”', () => {
  expect(readText('Ramipril makes me cough, by the way.', 'en').content.has('way')).toBe(false);
});

it.each([
  ['I viewed a flat in Leith.', 'en', true],
  ["I've applied for the post.", 'en', true],
  ['On a visité une maison à Bruz.', 'fr', true],
  ["J'ai demandé ma mutation.", 'fr', true],
  ['Besichtigung eines Reihenhauses in Vellmar.', 'de', true],
  ['I viewed the film twice.', 'en', false],
  ['On a acheté une maison à Bruz.', 'fr', false],
])('what was looked at or asked for is a plan: %s (%s)', (text, language, plans) => {
  expect(readText(text, language).plans).toBe(plans);
});

it.each([
  ['Actually the flight is at 16:10.', true],
  ['I misread the ticket.', true],
  ['Ich habe mich geirrt, es ist Gleis 4.', true],
  ['Me equivoqué, es el jueves.', true],
  ['The flight is at 15:00.', false],
  ['Oh, the flight is actually at 4.', true],
  ['I actually drove the Fiat to Rome.', false],
  ['The actual flight is long.', false],
])('puts right what was told before: %s %s', (text, corrects) => {
  expect(readText(text, 'en').corrects).toBe(corrects);
});
