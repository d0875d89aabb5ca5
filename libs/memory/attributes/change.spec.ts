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
