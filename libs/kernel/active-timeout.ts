/** In how many steps the wait is counted; a step that took longer than two of them is counted as two. */
const STEPS = 20;

export interface ActiveTimeout {
  /** Aborts with a `TimeoutError`, as `AbortSignal.timeout` does. */
  readonly signal: AbortSignal;
  /** When the answer is there. */
  end(): void;
}

/**
 * Waits for `ms` milliseconds in which this process ran. While it stood still (a laptop asleep, a container throttled, a
 * long pause of the garbage collector) it could not have taken the answer either, so that is not held against who was
 * asked: after a stand-still a plain timer is the first to be heard, before the answer that has long been there.
 */
export function activeTimeout(ms: number): ActiveTimeout {
  const controller = new AbortController();
  const step = ms / STEPS;
  let left = ms;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    left -= Math.min(now - last, 2 * step);
    last = now;
    if (left > 0) return;
    clearInterval(timer);
    controller.abort(new DOMException('The answer took too long.', 'TimeoutError'));
  }, step);
  timer.unref();
  return { signal: controller.signal, end: () => clearInterval(timer) };
}
