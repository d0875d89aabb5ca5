import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { verdictOf } from './decide.js';
import { matchOf, NOWHERE_NEAR } from './match.js';
import { readStatement } from './reading.js';
import { asMoved } from './moved.js';

const read = (content: string) =>
  readStatement({ content, tags: [], concept: null, speaker: null, language: detectLanguage(content, 'en') });
const APPOINTMENT = 'The user has a dentist appointment on 5 December at 10:00.';

it.each([
  [APPOINTMENT, 'The dentist appointment was moved to 9 December at 14:30.'],
  ['I have a meeting with Sara on Friday.', 'The meeting with Sara was postponed to Monday.'],
  ["I've got a driving lesson on 3 March at 4 pm", 'My driving lesson got moved to 5 March.'],
  ["There's an inspection next Monday.", 'The inspection has been rescheduled to 14 May.'],
  ['I have physio every Tuesday.', 'Physio has moved to Thursdays.'],
  ['We have choir practice on Mondays.', 'Choir practice is on Wednesdays now.'],
])('a moved event ends what its owner had: "%s", "%s"', (stored, fresh) => {
  const [moved] = asMoved(read(fresh), [read(stored)]);
  expect(verdictOf(matchOf(read(fresh), moved!, NOWHERE_NEAR), REVISION_DEFAULTS)).toBe('conflict');
});

it.each([
  ['another event', ['I have an eye appointment on 5 December.'], 'The dentist appointment was moved to 9 December.'],
  ['another person', ['I have a meeting with Sara on Friday.'], 'The meeting with Tom was moved to Monday.'],
  [
    'what somebody else has',
    ['Tom has a dentist appointment on 5 December.'],
    'My dentist appointment was moved to 9 June.',
  ],
  ['another one of every week', ['We have choir every Monday.'], 'Yoga has moved to Sundays.'],
  ['no move', [APPOINTMENT], 'The dentist appointment is on 9 December.'],
  [
    'one of two',
    [APPOINTMENT, 'I have a dentist appointment on 2 March.'],
    'My dentist appointment was moved to 9 June.',
  ],
  ['what was moved is no event', ['I have a desk on the second floor.'], 'The desk was moved to the third floor.'],
])('but not %s', (_, stored, fresh) => {
  expect(asMoved(read(fresh), stored.map(read))).toEqual(stored.map(() => null));
});
