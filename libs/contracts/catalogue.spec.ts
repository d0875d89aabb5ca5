import { OPERATIONS } from './catalogue.js';

it.each([
  'compaction.preview',
  'compaction.run',
  'keys.rotate',
  'privacy.erase_user',
  'tokens.mint',
  'webhooks.replay',
  'webhooks.rotate_secret',
])('%s, whose fields all have defaults, needs no body', (name) => {
  const body = OPERATIONS.find((operation) => operation.name === name)?.body;
  expect(body?.parse(undefined)).toEqual(body?.parse({}));
});

it.each(['dead_letters.replay_matching', 'dead_letters.discard_matching'])(
  '%s, which without a filter touches everything, needs one',
  (name) => {
    const body = OPERATIONS.find((operation) => operation.name === name)?.body;
    expect([body?.safeParse(undefined).success, body?.safeParse({}).success]).toEqual([false, true]);
  },
);
