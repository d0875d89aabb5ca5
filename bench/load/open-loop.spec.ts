import { holdingTime } from '@test/support/held-timers.js';
import { inTurn, openLoop } from './open-loop.js';

/** With the test's fake timers, which the test advances. */
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The outcome within a span of the test's fake time. */
async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return holdingTime(async (pass) => {
    const working = work();
    await pass(ms);
    return working;
  });
}

describe('an open loop', () => {
  it('charges a stall to every request due meanwhile, and reports the server’s own share', async () => {
    // One at a time; the first takes 300 ms, the others none.
    let busy = Promise.resolve();
    const send = (n: number): Promise<void> => (busy = busy.then(() => (n === 0 ? sleep(300) : undefined)));
    const { timings, errors } = await within(1_000, () => openLoop({ rate: 50, seconds: 0.4 }, send));
    expect(errors).toBe(0);
    expect(timings).toHaveLength(20);
    // Those due in the first 200 of the 300 ms.
    expect(timings.filter(({ response }) => response > 100)).toHaveLength(10);
    expect(timings.filter(({ service }) => service > 0)).toHaveLength(15);
    for (const { response, service } of timings) expect(response).toBeGreaterThanOrEqual(service);
  });

  it('keeps its rate, and counts late responses as late', async () => {
    const { achieved, offered } = await within(1_000, () => openLoop({ rate: 100, seconds: 0.3 }, () => sleep(300)));
    expect(offered).toBe(100);
    // 30 requests, the last of which is due at 290 ms and answered at 590.
    expect(achieved).toBeCloseTo(30 / 0.59);
  });

  it('counts errors separately, and shows the first', async () => {
    const result = await within(1_000, () =>
      openLoop({ rate: 100, seconds: 0.1 }, (n) => (n % 2 ? Promise.reject(new Error(`no ${n}`)) : Promise.resolve())),
    );
    expect(result).toMatchObject({ errors: 5, firstError: 'no 1' });
    expect(result.timings).toHaveLength(5);
  });
});

it('measures one after the other', async () => {
  expect(await within(1_000, () => inTurn([30, 1], sleep))).toEqual([30, 1]);
});
