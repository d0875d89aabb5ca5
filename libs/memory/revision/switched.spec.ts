import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { verdictOf } from './decide.js';
import { matchOf, NOWHERE_NEAR } from './match.js';
import { readStatement } from './reading.js';
import { asSwitched } from './switched.js';

const read = (content: string) => readStatement({ content, tags: [], concept: null, speaker: null, language: 'en' });

it.each([
  ["I'm on the Starter plan.", 'I upgraded to the Growth plan.'],
  ['I have the Basic plan.', 'I switched from the Basic plan to the Pro plan today.'],
  ['The customer is on the Starter plan.', 'The customer has upgraded to the Growth plan.'],
  ['Ada pays for the Pro tier.', 'Ada downgraded to the Free tier.'],
  ['We use the Team subscription.', 'We moved to the Business subscription last week.'],
  ['Mr Brandt pays by invoice.', 'Mr Brandt switched to direct debit.'],
  ['I pay by direct debit.', 'I pay by card now.'],
  ['The customer pays by cheque.', 'The customer now pays by bank transfer.'],
  ['Checkout is written in Go.', 'Checkout has been rewritten in Rust.'],
  ['The search service is written in Python.', 'We ported the search service to Rust.'],
  ['Our importer was built in Ruby.', 'The rewrite of our importer in Kotlin is live.'],
  ['Marek is on the billing team.', 'Marek moved over to the platform team.'],
  ['I work in the sales department.', 'I moved to the support department.'],
  ['We keep logs for 30 days.', 'Logs are kept for 14 days now.'],
  ['Invoices are stored for six years.', 'We store invoices for ten years now.'],
  ['The gym costs 29 euros a month.', 'The gym is at 35 euros a month now.'],
  ['The pool has 20 connections.', 'The pool is down to 10 connections now.'],
  ['My rent is £640.', 'My rent went up to £695.'],
  ['The parking permit costs 40 pounds.', 'The parking permit went up to 55 pounds.'],
  ['Ana works at HSBC.', "Ana's at Barclays these days."],
  ["We're on Postgres 14.", "We're on Postgres 16 since the weekend."],
  ["We're on Node 18.", 'We upgraded to Node 22.'],
])('what somebody or something switched to ends the one before: "%s", "%s"', (stored, fresh) => {
  const [switched] = asSwitched(read(fresh), [read(stored)]);
  expect(verdictOf(matchOf(switched!.fresh, switched!.stored, NOWHERE_NEAR), REVISION_DEFAULTS)).toBe('conflict');
});

it.each([
  ['the plan of somebody else', ['Tom is on the Starter plan.'], 'I upgraded to the Growth plan.'],
  ['a plan for somebody else', ["I'm on the Starter plan."], 'I switched to the Growth plan for my brother.'],
  ['a plan of another kind', ['I have a travel plan.'], 'I switched to the Growth plan.'],
  ['one of two plans', ["I'm on the Starter plan.", 'I have the Family plan.'], 'I upgraded to the Growth plan.'],
  ['a wish', ["I'm on the Starter plan."], 'I would like to move to the Growth plan.'],
  ['a means of payment of somebody else', ['My brother pays by invoice.'], 'I pay by card now.'],
  [
    'what is written in another language too',
    ['The docs are written in German.'],
    'Checkout has been rewritten in Rust.',
  ],
  ['a part of it', ['The search service is written in Python.'], 'We ported the tests of the search service to Rust.'],
  ['a team beside the other', ['Marek is on the billing team.'], 'Marek joined the football team.'],
  ['a team after work', ['Marek is on the football team.'], 'Marek moved to the platform team.'],
  ['a team that somebody works with', ['I work with the billing team.'], 'I moved to the platform team.'],
  ['what was translated', ['The manual is written in English.'], 'The manual has been translated into German.'],
  ['what else is kept', ['We keep logs for 30 days.'], 'Metrics are kept for 14 days now.'],
  ['what was kept', ['We keep logs for 30 days.'], 'We kept logs for 14 days.'],
  ['another unit', ['The gym costs 29 euros a month.'], 'The gym is at 19 degrees now.'],
  ['the price of something else', ['The gym costs 29 euros a month.'], 'The pool is at 35 euros a month now.'],
  ['how old somebody is', ['Tom is 40.'], 'Tom is up to 3 beers now.'],
  ['a number without a unit', ['The gym has 3 pools.'], 'The gym is at 35 now.'],
  ['a share', ['My rent is 700 euros.'], 'My rent went up to 40% of what I earn.'],
  ['where somebody is', ['Ana works at HSBC.'], "Ana's at her mother's these days."],
  ['another program', ["We're on Node 18."], "We're on Postgres 16 since last week."],
  ['the version of others', ["We're on Node 18."], 'Billing upgraded to Node 22.'],
  ['another kind of group', ['Marek is on the football team.'], 'Marek joined the choir.'],
])('but not %s', (_, stored, fresh) => {
  expect(asSwitched(read(fresh), stored.map(read))).toEqual(stored.map(() => null));
});
