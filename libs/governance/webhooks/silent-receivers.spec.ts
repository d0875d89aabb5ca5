import { WebhookFailure } from './send-webhook.js';
import { SilentReceivers } from './silent-receivers.js';

const MINUTE = 60_000;
let now = 0;
let silent: SilentReceivers;
beforeEach(() => {
  now = 0;
  silent = new SilentReceivers(() => now);
});

const fails = (kind: WebhookFailure['kind']) => () => Promise.reject(new WebhookFailure(kind));
const told = (id: string, send: () => Promise<string>) =>
  silent.run(id, send).catch((error: WebhookFailure) => error.kind);
const answers = () => Promise.resolve('sent');

/** A delivery that waits for its answer. */
function waits(id: string) {
  let answer = (_text: string): void => undefined;
  const sent = told(id, () => new Promise<string>((resolve) => (answer = resolve)));
  return { sent, answer: () => answer('sent') };
}

it('asks a webhook that did not answer with one delivery at a time, and others as ever', async () => {
  expect(await told('a', fails('timeout'))).toBe('timeout');
  const asking = waits('a');
  expect([await told('a', answers), await told('b', answers)]).toEqual(['busy', 'sent']);
  asking.answer();
  expect(await asking.sent).toBe('sent');
  const both = [waits('a'), waits('a')];
  both.forEach(({ answer }) => answer());
  expect(await Promise.all(both.map(({ sent }) => sent))).toEqual(['sent', 'sent']);
});

it('waits for two silent webhooks at most, and for each again after a failure', async () => {
  for (const id of ['a', 'b', 'c']) await told(id, fails('timeout'));
  const asking = [waits('a'), waits('b')];
  expect(await told('c', answers)).toBe('busy');
  asking.forEach(({ answer }) => answer());
  await Promise.all(asking.map(({ sent }) => sent));
  expect(await told('c', fails('timeout'))).toBe('timeout');
  expect(await told('c', answers)).toBe('sent');
});

it.each(['unavailable', 'refused', 'gone'] as const)('takes "%s" for an answer', async (kind) => {
  await told('a', fails('timeout'));
  expect(await told('a', fails(kind))).toBe(kind);
  const first = waits('a');
  expect(await told('a', answers)).toBe('sent');
  first.answer();
  await first.sent;
});

it('forgets after ten minutes that a webhook was silent', async () => {
  await told('a', fails('timeout'));
  now = 9 * MINUTE;
  const asking = waits('a');
  expect(await told('a', answers)).toBe('busy');
  now = 10 * MINUTE;
  expect(await told('a', answers)).toBe('sent');
  asking.answer();
  await asking.sent;
});
