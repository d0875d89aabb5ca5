import { tellsHearsay } from './hearsay.js';

it.each([
  'Tom says I moved to York',
  'The landlord says we gave up the garage',
  'Mia dreamed that we sold the piano',
  'Someone asked if I sold the piano',
  'Rumour has it that Jo and I are divorced',
])('only others say it: %s', (text) => expect(tellsHearsay(text)).toBe(true));

it.each([
  'I say we moved',
  'Tom says he moved to York',
  'Ana told me she quit her job',
  'I moved to York',
  'I asked Tom to move',
])('states it: %s', (text) => expect(tellsHearsay(text)).toBe(false));
