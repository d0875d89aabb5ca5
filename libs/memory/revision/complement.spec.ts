import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { verdictOf } from './decide.js';
import { matchOf, NOWHERE_NEAR } from './match.js';
import { readStatement } from './reading.js';

const read = (content: string) => readStatement({ content, tags: [], concept: null, speaker: null, language: 'en' });

/** By words, and with vectors that are near. */
const verdicts = (stored: string, fresh: string) =>
  [NOWHERE_NEAR, { ...NOWHERE_NEAR, vector: 0.7, lens: 0.6, nearest: true }].map((near) =>
    verdictOf(matchOf(read(fresh), read(stored), near), REVISION_DEFAULTS),
  );

it.each([
  ['I work at Acme', 'I work from home'],
  ['I work at Acme', 'I work part time'],
  ['User works at Google', 'User works as a software engineer'],
  ['User works at Acme', 'User works with Python'],
  ["Ada works at St Mary's hospital", 'Ada works as a nurse'],
  ['I work nights', 'I work part of the year'],
  ['User lives in Berlin', 'User lives with two roommates'],
  ['User lives in Berlin', 'User lives in a shared flat'],
  ['I live in Porto', 'I live alone'],
  ['I live in Porto', 'I live on the third floor'],
  ['I live in Leeds', 'I live next to a school'],
  ['I drive a Volvo', 'I drive to work'],
  ['I drive a Skoda', 'I drive my kids to school every morning'],
  ['I run a bakery in Leeds', 'I run five miles every morning'],
  ['The API runs on port 8080', 'The API runs on Kubernetes'],
  ['Our cluster runs in Frankfurt', 'Our cluster runs on Debian'],
  ['Our database is Postgres', 'Our database is 40 GB'],
  ['My car is a Fiat', 'My car is red'],
  ['My boss is Carol', 'My boss is in Madrid this week'],
  ['I start work at 9', 'I start my day with coffee'],
  ['We drive a Volvo', 'We did not sell the Volvo'],
  ['I take the bus', "I didn't take the bus because it rained"],
  ['I wear glasses', "I can't read without glasses"],
  ['I am allergic to peanuts', 'I ate noodles without peanuts'],
  ['I use an inhaler', 'I never leave the house without my inhaler'],
  ['My laptop is a ThinkPad', 'I left my laptop charger at the office'],
  ['I go to the gym on Mondays', 'The gym is closed today'],
])('both stay true: %s; %s', (stored, fresh) => {
  expect(verdicts(stored, fresh)).not.toContain('conflict');
});

it.each([
  ['I work at Acme', 'I work for Globex'],
  ['I work as a nurse', 'I work as a teacher'],
  ['I work full time', 'I work part time'],
  ['I work at Acme', 'I work freelance now'],
  ['I live in Porto', 'I live in Lisbon'],
  ['I live in Porto', 'I moved to Lisbon'],
  ['I live alone', 'I live with my girlfriend now'],
  ['I drive a Volvo', 'I drive an old Fiat'],
  ['The API runs on port 8080', 'The API runs on port 9090'],
  ['Our database is Postgres', 'Our database is CockroachDB'],
  ['My car is a Fiat', 'My car is a Skoda'],
  ['I use an inhaler', 'I do not use an inhaler any more'],
])('the second replaces the first: %s; %s', (stored, fresh) => {
  expect(verdicts(stored, fresh)).toContain('conflict');
});
