/** The wait is counted in this many steps. A step that took longer than two counts as two. */
const STEPS = 20;

export interface ActiveTimeout {
  /** Aborts with a `TimeoutError`, as `AbortSignal.timeout` does. */
  readonly signal: AbortSignal;
  /** Call when the response has arrived. */
  end(): void;
}

/**
 * Waits for `ms` milliseconds during which this process ran. Time during which the process was paused (a laptop asleep,
 * a container throttled, a long garbage collection) does not count, because it could not have received the response
 * then. After a pause a plain timer would fire before a response that had long arrived.
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
