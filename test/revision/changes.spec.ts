import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { verdictOf } from '@memory/revision/decide.js';
import { scaleOf } from '@memory/revision/judge.js';
import { tellsChange } from '@memory/revision/occasions.js';
import { matchOf, nearness, NOWHERE_NEAR } from '@memory/revision/match.js';
import { readStatement } from '@memory/revision/reading.js';

/** Everyday changes, found by hand: each was missed, or ended something that still holds. */
const read = (content: string) =>
  readStatement({ content, tags: [], concept: null, speaker: null, language: detectLanguage(content, 'en') });
const SCALE = scaleOf({ provider: 'bundled', model: '', dimensions: 512 });
const verdict = (stored: string, fresh: string, cosine: number) =>
  verdictOf(
    matchOf(read(fresh), read(stored), { ...NOWHERE_NEAR, vector: nearness(cosine, SCALE) }),
    REVISION_DEFAULTS,
  );

it.each([
  ['Standup is at 9:30.', 'Standup moved to 10.'],
  ['My Spanish class is on Tuesdays.', 'Spanish class moved to Wednesdays.'],
  ['Lunch is at 12.', 'Lunch has been brought forward to 11:30.'],
  ['The release is planned for 12 September.', 'Release slipped a week to 19 September.'],
  ['The sync with Sara is at 3 pm.', 'The sync with Sara was moved to 4 pm.'],
  ['My flight leaves at 9:40.', 'They pushed the flight back to 11:15.'],
  ['Our budget is 20k.', 'Finance cut our budget to 15k.'],
  ['Prod runs on Postgres 14.', 'We upgraded prod to Postgres 16.'],
  ['The service runs three replicas.', 'Scaled the service down to two replicas.'],
  ["My mum's number is 0170 111.", 'Mum changed her number to 0151 222.'],
  ['Imani owns the billing service.', 'Oskar owns the billing service.'],
  ['Our accountant is Mrs. Nilsson.', 'Our accountant is Mr. Tran.'],
])('a new value said by its form: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh, 0.6)).toBe('conflict');
});

it.each([
  ['I share a flat with Jo.', 'Jo moved out, I have the place to myself.'],
  ['Is dating Sam.', 'Broke up with Sam.'],
  ['My password manager is LastPass.', 'I migrated from LastPass to Bitwarden.'],
  ['Errors go to Sentry.', 'We replaced Sentry with GlitchTip.'],
  ['Ben is the team lead.', 'Ben stepped down as team lead, Iris is doing it.'],
  ['I am allergic to nuts.', 'I am no longer allergic to nuts.'],
])('an end: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh, 0.6)).toBe('conflict');
});

it.each([
  ['Our rent is 1,200 euros.', 'Landlord put the rent up by 100, so 1,300 from May.'],
  ['I park in bay 14.', 'My parking bay is 22 now.'],
  ['We bank with Barclays.', 'We moved all our accounts to Monzo.'],
  ["I'm on the Basic plan.", 'I upgraded to the Pro plan.'],
])('the change of something of one\'s own: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh, 0.8)).toBe('conflict');
});

it.each([
  ['Lives in Berlin.', 'Lives in Hamburg.'],
  ['User lives in Berlin.', 'User moved to Hamburg.'],
  ['Works at Acme.', 'Now works for Globex.'],
  ['Lives in an apartment in Kyoto.', 'Relocated to Osaka in March.'],
  ['i live in york', 'moved to leeds last week btw'],
  ['Location: Uppsala', 'Location: Knivsta'],
  ['Rent: 9,500 SEK', 'Rent: 10,200 SEK'],
])('who is meant need not be said: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh, 0.6)).toBe('conflict');
});

it.each([
  ['I prefer window seats.', 'I prefer morning flights.'],
  ['I prefer email over phone.', 'I prefer tea over coffee.'],
  ['I keep my bike in the cellar.', 'I keep my skis in the attic.'],
  ['We use Jenkins for CI.', 'We use Terraform for infrastructure.'],
  ['We use Slack.', 'We use Terraform.'],
  ['I planned the party.', 'I planned the holiday.'],
  ['User lives in Berlin.', "User's sister lives in Hamburg."],
  ['Anna moved to Paris.', 'Standup moved to 10.'],
  ['Allergies: shellfish', 'Allergies: cats'],
  ['My allergies include shellfish.', 'My allergies include cats.'],
  ['Pet: dog named Sixten', 'Pet: cat named Miso'],
  ['I am allergic to nuts.', 'I am allergic to dust.'],
  ['My sister is allergic to nuts.', 'My sister is allergic to dust.'],
  ["I'm afraid of heights.", "I'm afraid of spiders."],
  ['Note: buy milk', 'Note: call Sara'],
])('both hold: "%s", "%s"', (stored, fresh) => {
  expect(['related', 'unrelated', 'possible']).toContain(verdict(stored, fresh, 0.5));
});

it.each([['Got a raise'], ['The price has gone up'], ['They gave us until Friday'], ['Has resigned']])(
  '"%s" tells of a change',
  (text) => expect(tellsChange(text)).toBe(true),
);

it.each([
  ['The lamp is kept red.', 'The lamp is kept in amber.'],
  ['The lamp is kept in bright red.', 'The lamp is kept at soft amber.'],
])('a thing has one value: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh, 0.5)).toBe('conflict');
});

it('of two things of one kind the later one holds', () => {
  expect(verdict('I use Vim.', 'I use Emacs.', 0.5)).toBe('conflict');
  expect(verdict('I prefer tea.', 'I prefer coffee.', 0.75)).toBe('conflict');
});

it('"isn\'t due until" says when it is due', () => {
  expect(
    matchOf(read("The report isn't due until Tuesday."), read('The report is due on Friday.'), NOWHERE_NEAR).conflict,
  ).toBe('date');
});
