import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { verdictOf } from './decide.js';
import { asDosed } from './dosed.js';
import { matchOf, NOWHERE_NEAR } from './match.js';
import { readStatement } from './reading.js';

const read = (content: string) =>
  readStatement({ content, tags: [], concept: null, speaker: null, language: detectLanguage(content, 'en') });

it.each([
  ['I take 20 mg of lisinopril in the morning.', 'My doctor raised the lisinopril to 40 mg.'],
  ['I take 20 mg of lisinopril in the morning.', 'Dr. Okafor cut my lisinopril from 20 mg to 10 mg.'],
  ["I'm on sertraline 50 mg.", 'The sertraline was increased to 100 mg.'],
  ['The user takes 100 mcg of thyroxine.', 'The GP increased my thyroxine dose to 125 mcg.'],
  ['Ich nehme morgens 5 mg Ramipril.', 'Meine Ärztin hat das Ramipril auf 10 mg erhöht.'],
])('a changed dose ends the one that its owner took: "%s", "%s"', (stored, fresh) => {
  const [dosed] = asDosed(read(fresh), [read(stored)]);
  expect(verdictOf(matchOf(dosed!.fresh, dosed!.stored, NOWHERE_NEAR), REVISION_DEFAULTS)).toBe('conflict');
});

it.each([
  ['another substance', ['I take 50 mg of metoprolol.'], 'My doctor raised the lisinopril to 40 mg.'],
  ['another measure', ['I take 2 tablets of lisinopril.'], 'My doctor raised the lisinopril to 40 mg.'],
  ['what somebody else takes', ['My mother takes 20 mg of lisinopril.'], 'My doctor raised the lisinopril to 40 mg.'],
  ["somebody else's dose", ['I take 20 mg of lisinopril.'], "My mother's lisinopril was raised to 40 mg."],
  [
    'one of two doses',
    ['I take 20 mg of lisinopril in the morning.', 'I take 10 mg of lisinopril at night.'],
    'My doctor raised the lisinopril to 40 mg.',
  ],
  ['no change', ['I take 20 mg of lisinopril.'], 'The lisinopril makes me cough.'],
])('but not %s', (_, stored, fresh) => {
  expect(asDosed(read(fresh), stored.map(read))).toEqual(stored.map(() => null));
});
