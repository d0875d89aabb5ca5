const { jest } = import.meta;

// If a test times out within `work`, they would stay held for the next one.
afterEach(() => void jest.useRealTimers());

/**
 * Runs `work` while the timers of our code fire only when it advances the time. Everything else continues: clocks,
 * promises, immediates and sockets, and Node's internal timers.
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

/** Like `holdingTimers`, but the clocks are stopped as well, so that every time is exact. */
export async function holdingTime<T>(work: (pass: (ms: number) => Promise<void>) => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  try {
    return await work(async (ms) => void (await jest.advanceTimersByTimeAsync(ms)));
  } finally {
    jest.useRealTimers();
  }
}

/** Turns the event loop until it holds. For tests whose timers are held. */
export async function turnsUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((next) => setImmediate(next));
}
