import { setTimeout as sleep } from 'node:timers/promises';
import { inTurn, openLoop } from './open-loop.js';

describe('an open loop', () => {
  it('charges a stall to everybody who would have come meanwhile, and knows the server’s own share', async () => {
    // One at a time; the first takes 300 ms, all others none.
    let busy = Promise.resolve();
    const send = (n: number): Promise<void> => (busy = busy.then(() => sleep(n === 0 ? 300 : 0)));
    const { timings, errors } = await openLoop({ rate: 50, seconds: 0.4 }, send);
    expect(errors).toBe(0);
    expect(timings).toHaveLength(20);
    expect(timings.filter(({ response }) => response > 100).length).toBeGreaterThanOrEqual(8);
    for (const { response, service } of timings) expect(response).toBeGreaterThanOrEqual(service);
  });

  it('keeps to its rate, and counts late answers as such', async () => {
    const { achieved, offered } = await openLoop({ rate: 100, seconds: 0.3 }, () => sleep(300));
    expect(offered).toBe(100);
    expect(achieved).toBeLessThan(60);
    expect(achieved).toBeGreaterThan(30);
  });

  it('counts errors apart, and shows the first', async () => {
    const result = await openLoop({ rate: 100, seconds: 0.1 }, (n) =>
      n % 2 ? Promise.reject(new Error(`no ${n}`)) : Promise.resolve(),
    );
    expect(result).toMatchObject({ errors: 5, firstError: 'no 1' });
    expect(result.timings).toHaveLength(5);
  });
});

it('measures one after the other', async () => {
  const times = await inTurn([30, 1], (ms) => sleep(ms));
  expect(times[0]).toBeGreaterThan(25);
  expect(times[1]).toBeLessThan(times[0] ?? 0);
});
