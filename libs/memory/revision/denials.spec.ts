import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { verdictOf } from './decide.js';
import { matchOf, NOWHERE_NEAR } from './match.js';
import { readStatement } from './reading.js';

const read = (content: string) =>
  readStatement({ content, tags: [], concept: null, speaker: null, language: detectLanguage(content, 'en') });
const verdict = (stored: string, fresh: string) =>
  verdictOf(matchOf(read(fresh), read(stored), NOWHERE_NEAR), REVISION_DEFAULTS);

it.each([
  ['I drink coffee.', 'I stopped drinking coffee in the evening.'],
  ['I drink coffee.', "I don't drink coffee after lunch."],
  ['I check my email.', "I don't check my email at weekends."],
])('"%s" still holds with "%s"', (stored, fresh) => expect(['related', 'unrelated']).toContain(verdict(stored, fresh)));

it.each([
  ['I drink coffee.', "I don't drink coffee any more."],
  ['I drink coffee in the evening.', 'I stopped drinking coffee in the evening.'],
])('"%s" is over with "%s"', (stored, fresh) => expect(verdict(stored, fresh)).toBe('conflict'));

it.each([
  ['I take vitamin D every day.', 'I forgot my vitamin D yesterday.'],
  ['I go to the gym three times a week.', 'I missed the gym yesterday.'],
  ['I take sumatriptan 50 mg when a migraine starts.', 'I take 50 mg of topiramate now.'],
])('"%s" is not edited by "%s"', (stored, fresh) =>
  expect(['related', 'unrelated', 'possible']).toContain(verdict(stored, fresh)),
);

it('reads a statement of how it is from a month on like one of how it is', () => {
  expect(verdict('I work four days a week.', 'From this month I work five days a week.')).toBe('conflict');
});

it('reads a Spanish verb alone as a sentence', () => {
  const of = (content: string) => readStatement({ content, tags: [], concept: null, speaker: null, language: 'es' });
  expect(verdictOf(matchOf(of('He dejado de fumar.'), of('Fumo.'), NOWHERE_NEAR), REVISION_DEFAULTS)).toBe('conflict');
});
