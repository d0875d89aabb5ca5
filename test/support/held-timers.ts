const { jest } = import.meta;

// A test that ran out of time within `work` would leave them held for the next one.
afterEach(() => void jest.useRealTimers());

/**
 * Runs `work` while the timers of our code fire only when it lets time pass. Nothing else stands still: clocks, promises,
 * immediates and sockets go on, and so does what Node times by itself.
 */
export async function holdingTimers<T>(work: (pass: (ms: number) => Promise<void>) => Promise<T>): Promise<T> {
  jest.useFakeTimers({
    doNotFake: ['Date', 'performance', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
  try {
    return await work(async (ms) => void (await jest.advanceTimersByTimeAsync(ms)));
  } finally {
    jest.useRealTimers();
  }
}

/** As `holdingTimers`; the clocks stand still with them, so that every time is exact. */
export async function holdingTime<T>(work: (pass: (ms: number) => Promise<void>) => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  try {
    return await work(async (ms) => void (await jest.advanceTimersByTimeAsync(ms)));
  } finally {
    jest.useRealTimers();
  }
}

/** As long as it does not hold, the loop goes round. For tests whose timers are held. */
export async function turnsUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((next) => setImmediate(next));
}
