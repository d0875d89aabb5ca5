import { EmbeddingError } from '@platform/embeddings/embedder.js';
import { holdingTime } from '@test/support/held-timers.js';
import { Patience } from './patience.js';

const going = new AbortController().signal;

/** A call that ends when its signal does. */
const never = (signal: AbortSignal): Promise<string> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
const answer = (): Promise<string> => Promise.resolve('answer');
const failsAtOnce = (): Promise<string> => Promise.reject(new EmbeddingError('unavailable', 'answered 500'));
const outcome = (asked: Promise<string>): Promise<string> => asked.catch((error: Error) => error.message);

it('leaves one call to a model that does not answer, and refuses others at once', () =>
  holdingTime(async (pass) => {
    const patience = new Patience();
    let ended = 0;
    const calls = [1, 2, 3].map(() => outcome(patience.ask(going, never)).finally(() => (ended += 1)));
    await pass(9_999);
    expect([ended, patience.isOver]).toEqual([0, false]);
    await pass(1);
    expect([ended, patience.isOver]).toEqual([2, true]);
    expect(await calls[1]).toBe('the model does not answer now');
    await expect(patience.ask(going, answer)).rejects.toMatchObject({ kind: 'unavailable' });
  }));

it('asks again half a minute after the last call failed, and trusts an answer', () =>
  holdingTime(async (pass) => {
    const patience = new Patience();
    const call = new AbortController();
    const first = outcome(patience.ask(call.signal, never));
    await pass(60_000);
    call.abort(new Error('time limit'));
    expect(await first).toBe('time limit');
    await pass(29_999);
    expect(await outcome(patience.ask(going, answer))).toBe('the model does not answer now');
    await pass(1);
    expect(await outcome(patience.ask(going, answer))).toBe('answer');
    expect(patience.isOver).toBe(false);
  }));

it('trusts a slow model again when it answers', () =>
  holdingTime(async (pass) => {
    const patience = new Patience();
    const slow = patience.ask(going, () => new Promise<string>((done) => setTimeout(() => done('late'), 50_000)));
    await pass(50_000);
    expect(await slow).toBe('late');
    expect(patience.isOver).toBe(false);
  }));

it('counts an early error as an answer', async () => {
  const patience = new Patience();
  expect(await outcome(patience.ask(going, failsAtOnce))).toBe('answered 500');
  expect(await outcome(patience.ask(going, answer))).toBe('answer');
});
