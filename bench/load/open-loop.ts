/** One request of a load, in milliseconds. */
export interface Timing {
  /** From the instant at which it was due until its response: the time a caller at that instant waits. */
  readonly response: number;
  /** From the instant at which it was sent: the server's own share. */
  readonly service: number;
}

export interface LoadResult {
  /** Requests a second: intended, and answered between the first due time and the last response. */
  readonly offered: number;
  readonly achieved: number;
  readonly timings: readonly Timing[];
  readonly errors: number;
  readonly firstError: string | null;
}

/**
 * Sends requests at fixed instants, whether or not earlier ones have been answered, and measures from those instants. A
 * server that stalls is therefore charged for every request that would have waited.
 */
export async function openLoop(
  load: { readonly rate: number; readonly seconds: number },
  send: (n: number) => Promise<unknown>,
): Promise<LoadResult> {
  const timings: Timing[] = [];
  const errors: unknown[] = [];
  const start = performance.now();
  let last = start;
  const requests: Promise<void>[] = [];
  for (let n = 0; n < load.rate * load.seconds; n++) {
    const due = start + (n * 1000) / load.rate;
    await until(due);
    const sent = performance.now();
    const settle = (failure: unknown): void => {
      last = performance.now();
      if (failure !== undefined) errors.push(failure);
      else timings.push({ response: last - due, service: last - sent });
    };
    requests.push(
      send(n).then(
        () => settle(undefined),
        (error: unknown) => settle(error ?? 'unknown'),
      ),
    );
  }
  await Promise.all(requests);
  const [first] = errors;
  return {
    offered: load.rate,
    achieved: timings.length / Math.max((last - start) / 1000, load.seconds),
    timings,
    errors: errors.length,
    firstError: errors.length === 0 ? null : first instanceof Error ? first.message : String(first),
  };
}

async function until(due: number): Promise<void> {
  // A timer may fire slightly early.
  for (let wait = due - performance.now(); wait > 0; wait = due - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** One after the other, each as soon as the previous response arrives; milliseconds each. */
export async function inTurn<T>(items: readonly T[], send: (item: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const from = performance.now();
    await send(item);
    times.push(performance.now() - from);
  }
  return times;
}
