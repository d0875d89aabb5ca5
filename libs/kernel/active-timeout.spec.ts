import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { activeTimeout } from './active-timeout.js';

function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

it('ends after the time that it was given', async () => {
  const begun = performance.now();
  const { signal } = activeTimeout(100);
  await once(signal, 'abort');
  expect(performance.now() - begun).toBeGreaterThan(99);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('does not count a time in which the process stood still', async () => {
  const { signal, end } = activeTimeout(2_000);
  standStill(2_500);
  for (let i = 0; i < 5; i += 1) await turn();
  expect(signal.aborted).toBe(false);
  end();
});

it('does not abort once the answer is there', async () => {
  const { signal, end } = activeTimeout(20);
  end();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(signal.aborted).toBe(false);
});
