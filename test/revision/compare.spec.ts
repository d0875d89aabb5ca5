import { detectLanguage } from '@memory/indexing/language.js';
import { isSwapped } from '@memory/revision/alike.js';
import { verdictOf } from '@memory/revision/decide.js';
import { matchOf, NOWHERE_NEAR } from '@memory/revision/match.js';
import { readStatement, type Reading } from '@memory/revision/reading.js';
import { mergeContent } from '@memory/revision/revision-edits.js';
import { saysNothing, timeOf } from '@memory/revision/occasions.js';
import type { Nearness } from '@memory/revision/replacement.js';
import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { busyMs } from '@test/support/busy.js';

const read = (content: string): Reading =>
  readStatement({ content, tags: [], concept: null, speaker: null, language: detectLanguage(content, 'en') });
const near: Nearness = { vector: 0.6, lead: 0.25, lens: 0.37, lensLead: 0.15, nearest: true };
const verdicts = (fresh: string, stored: string) =>
  [NOWHERE_NEAR, near].map((by) => verdictOf(matchOf(read(fresh), read(stored), by), REVISION_DEFAULTS));
const conflict = (fresh: string, stored: string) => matchOf(read(fresh), read(stored), NOWHERE_NEAR).conflict;

describe('a noun that is a verb in another language', () => {
  it.each([
    ['My son lives in Bonn.', 'I live in Graz.'],
    ['My son works at Siemens.', 'I work at Bosch.'],
    ['Our younger son prefers tea.', 'We prefer coffee.'],
    ['Our old hat rack costs 20 euros.', 'We have 30 euros.'],
    ['Der Kurs am Montag ist in Bonn.', 'Der Kurs am Freitag ist in Graz.'],
  ])('does not make %s a statement about the subject of %s', (fresh, stored) => {
    for (const verdict of verdicts(fresh, stored)) expect(['conflict', 'update', 'same']).not.toContain(verdict);
  });

  it.each([
    ['My son lives in Bonn.', 'My son lives in Graz.'],
    ['My brother Will lives in Bonn.', 'My brother Will lives in Graz.'],
    ['Los vecinos son de Madrid.', 'Los vecinos son de Sevilla.'],
    ['Mi perro se llama Luna.', 'Mi perro se llama Rex.'],
    ['Die Chefin hat vier Kinder.', 'Die Chefin hat drei Kinder.'],
  ])('is read as what it is: %s contradicts %s', (fresh, stored) => {
    expect(conflict(fresh, stored)).not.toBeNull();
  });
});

describe('what was, will be or would be', () => {
  it.each([
    ['I lived in Bonn as a child.', 'I live in Graz.'],
    ['I lived in Bonn until 2015.', 'I live in Graz.'],
    ['I lived in Bonn from 2010 to 2015.', 'I live in Graz.'],
    ['I will live in Bonn next year.', 'I live in Graz.'],
    ["Next year I'll be living in Bonn.", 'I live in Graz.'],
    ['I am going to live in Bonn.', 'I live in Graz.'],
    ['If I lived in Bonn, I would cycle.', 'I live in Graz.'],
    ['If I live in Bonn, I cycle.', 'I live in Graz.'],
    ['I lived in Graz as a child.', 'I live in Graz.'],
    ['I would live in Bonn.', 'I live in Graz.'],
    ['I may live in Bonn.', 'I live in Graz.'],
    ['I might work at Bosch.', 'I work at Siemens.'],
    ['I worked at Bosch for ten years.', 'I work at Siemens.'],
    ['I used to work at Bosch.', 'I work at Siemens.'],
    ['Als Kind wohnte ich in Bonn.', 'Ich wohne in Graz.'],
    ['Meine Schwester hat bis 2015 in Bonn gewohnt.', 'Meine Schwester wohnt in Graz.'],
    ['Meine Schwester wird in Bonn wohnen.', 'Meine Schwester wohnt in Graz.'],
    ['Wenn meine Schwester in Bonn wohnt, besuche ich sie.', 'Meine Schwester wohnt in Graz.'],
    ['Wenn ich in Bonn wohnen würde, führe ich Rad.', 'Ich wohne in Graz.'],
    ['Ana vivió en Madrid hasta 2015.', 'Ana vive en Sevilla.'],
    ['De niña mi hermana vive en Madrid.', 'Mi hermana vive en Sevilla.'],
    ['El año que viene mi hermana va a vivir en Madrid.', 'Mi hermana vive en Sevilla.'],
    ['Si mi hermana vive en Madrid, voy en tren.', 'Mi hermana vive en Sevilla.'],
  ])('%s leaves %s, and the other way round', (fresh, stored) => {
    for (const verdict of [...verdicts(fresh, stored), ...verdicts(stored, fresh)])
      expect(['conflict', 'update', 'same']).not.toContain(verdict);
  });

  it.each([
    ['I moved to Bonn.', 'I live in Graz.'],
    ['I moved to Bonn two years ago.', 'I live in Graz.'],
    ['Since May I live in Bonn.', 'I live in Graz.'],
    ['I will live in Bonn from now on.', 'I live in Graz.'],
    ['I have worked at Bosch for ten years.', 'I work at Siemens.'],
    ['I now work at Bosch.', 'I work at Siemens.'],
    ['The meeting will be on Friday.', 'The meeting is on Monday.'],
    ['The contract runs until 2027.', 'The contract runs until 2026.'],
    ['If it rains, the job runs on Friday.', 'If it rains, the job runs on Monday.'],
    ['Next year Ada will live in Bonn.', 'Next year Ada will live in Graz.'],
    ['The flag is used to disable caches.', 'The flag is used to enable caches.'],
  ])('%s still contradicts %s', (fresh, stored) => {
    expect(conflict(fresh, stored)).not.toBeNull();
  });

  it('is merged beside what is so', () => {
    const stored = read('I live in Graz. I like tea.');
    expect(mergeContent(stored, read('I lived in Graz as a child.'), 'auto', 0.6)).toBe(
      'I live in Graz. I like tea. I lived in Graz as a child.',
    );
  });

  it('"I\'ll be living there from now on" is a change', () => {
    expect(verdicts("I'll be living in Bonn from now on.", 'I live in Graz.')).toEqual(['possible', 'conflict']);
  });
});

describe('whose it is, and another one', () => {
  it.each([
    ['The other server runs in Dublin.', 'The server runs in Frankfurt.'],
    ['Another server runs in Dublin.', 'The server runs in Frankfurt.'],
    ['The second server runs in Dublin.', 'The server runs in Frankfurt.'],
    ['My other sister lives in Bonn.', 'My sister lives in Graz.'],
    ['Der andere Server ist in Dublin.', 'Der Server ist in Frankfurt.'],
    ['Der zweite Server ist in Dublin.', 'Der Server ist in Frankfurt.'],
    ['Mi otra hermana vive en Madrid.', 'Mi hermana vive en Sevilla.'],
    ['Her dog is called Rex.', 'His dog is called Bella.'],
    ['Her birthday is in May.', 'His birthday is in June.'],
    ['Their office is in Bonn.', 'Our office is in Graz.'],
    ['Her name is Ada.', 'My name is Bo.'],
    ['Seine Wohnung ist in Bonn.', 'Meine Wohnung ist in Graz.'],
  ])('%s and %s are about two', (fresh, stored) => {
    for (const verdict of verdicts(fresh, stored)) expect(['related', 'unrelated']).toContain(verdict);
  });

  it.each([
    ['Our office is in Bonn.', 'My office is in Graz.'],
    ['Our office is in Bonn.', 'The office is in Graz.'],
    ["The user's sister lives in Bonn.", 'My sister lives in Graz.'],
    ['My other sister lives in Bonn.', 'My other sister lives in Graz.'],
    ['Her dog is called Rex.', 'Her dog is called Bella.'],
  ])('%s and %s are about one', (fresh, stored) => {
    expect(conflict(fresh, stored)).toBe('value');
  });
});

describe('other days of the week', () => {
  it.each([
    ['On Sundays I take it at 11.', 'On weekdays I take it at 9.'],
    ['I take it at 11 on Sundays.', 'I take it at 9 on weekdays.'],
    ['On Sundays I take it at 11.', 'I take it at 9.'],
    ['On Sundays I now take it at 11.', 'On weekdays I take it at 9.'],
    ['On Sunday I take it at 11.', 'On weekdays I take it at 9.'],
    ['On Tuesdays I take it at 11.', 'On Mondays I take it at 9.'],
    ['At the weekend the shop opens at 10.', 'On weekdays the shop opens at 8.'],
    ['The shop is closed on Sundays.', 'The shop is open on weekdays.'],
    ['On Sundays I drink coffee.', 'On weekdays I drink tea.'],
    ['On Sundays I do not take it.', 'I take it.'],
    ['On Fridays I work from home.', 'On Mondays I work in the office.'],
    ['I take 10 mg on Sundays.', 'I take 5 mg daily.'],
    ['On Sundays I take it at 11. Dr Mann said so.', 'On weekdays I take it at 9. It helps.'],
    ['Sonntags nehme ich es um 11.', 'Werktags nehme ich es um 9.'],
    ['Am Wochenende nehme ich es um 11.', 'Unter der Woche nehme ich es um 9.'],
    ['Am Sonntag arbeite ich in Bonn.', 'An Werktagen arbeite ich in Köln.'],
    ['Los domingos vivo en Toledo.', 'Entre semana vivo en Madrid.'],
    ['Le dimanche je travaille à Lyon.', 'En semaine je travaille à Paris.'],
  ])('%s leaves as it was: %s', (fresh, stored) => {
    for (const verdict of verdicts(fresh, stored)) expect(['related', 'unrelated']).toContain(verdict);
  });

  it.each([
    ['On weekdays I take it at 11.', 'On weekdays I take it at 9.'],
    ['On weekdays the shop opens at 10.', 'On Mondays the shop opens at 8.'],
    ['The gym is on Tuesdays.', 'The gym is on Mondays.'],
    ['The rehearsal is on Tuesdays at 20:00 now.', 'The rehearsal is on Mondays at 19:00.'],
    ['Chorprobe ist mittwochs.', 'Chorprobe ist dienstags.'],
    ['The meeting is on Thursday at 10.', 'The meeting is on Tuesday at 9.'],
  ])('%s replaces %s', (fresh, stored) => {
    expect(conflict(fresh, stored)).not.toBeNull();
  });
});

it('no name of a month or a day names a thing, in full or short', () => {
  const names = 'january february march april may june july august september october november december jan feb aug dec';
  const days = 'monday tuesday wednesday thursday friday saturday sunday januar märz montag sonntag';
  expect(`${names} ${days}`.split(' ').filter((word) => !saysNothing(word))).toEqual([]);
  expect(['uary', 'day', 'rsday', 'ember'].filter((word) => word !== 'day' && saysNothing(word))).toEqual([]);
});

it('a text with another date is no extension', () => {
  const fresh = 'Finance gave us more air: tax export is due end of January instead.';
  expect(verdicts(fresh, 'The tax export has to be out by 15 December.')).toEqual(['possible', 'conflict']);
});

it('the time of a long sentence is read in linear time', () => {
  for (const part of [
    'a',
    'a ',
    'will ',
    'worked for ',
    'if ',
    "i've ",
    'until ',
    'vor ',
    'als ich ',
    "'ll be ",
    '1',
    'used to ',
  ]) {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    expect([part, busyMs(() => timeOf(text)) < 500]).toEqual([part, true]);
  }
});

it('the order of names is compared in linear time', () => {
  for (const part of ['A', 'Ab', 'A-', 'A1', 'Ab and ', 'Ab, ']) {
    const [claim] = read('Ada owes Tom.').claims;
    const long = { ...claim!, text: part.repeat(Math.ceil(100_000 / part.length)) };
    expect([part, busyMs(() => isSwapped(long, long)) < 500]).toEqual([part, true]);
  }
});
