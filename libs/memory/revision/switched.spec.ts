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
])('the plan that somebody switched to ends the one before: "%s", "%s"', (stored, fresh) => {
  const [switched] = asSwitched(read(fresh), [read(stored)]);
  expect(verdictOf(matchOf(switched!.fresh, switched!.stored, NOWHERE_NEAR), REVISION_DEFAULTS)).toBe('conflict');
});

it.each([
  ['the plan of somebody else', ['Tom is on the Starter plan.'], 'I upgraded to the Growth plan.'],
  ['a plan for somebody else', ["I'm on the Starter plan."], 'I switched to the Growth plan for my brother.'],
  ['a plan of another kind', ['I have a travel plan.'], 'I switched to the Growth plan.'],
  ['one of two plans', ["I'm on the Starter plan.", 'I have the Family plan.'], 'I upgraded to the Growth plan.'],
  ['a wish', ["I'm on the Starter plan."], 'I would like to move to the Growth plan.'],
])('but not %s', (_, stored, fresh) => {
  expect(asSwitched(read(fresh), stored.map(read))).toEqual(stored.map(() => null));
});
