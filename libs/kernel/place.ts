import { AsyncLocalStorage } from 'node:async_hooks';

/** One of the few places for requests that a process works on at a time (`governance/limits/capacity.ts`). */
export interface Place {
  /**
   * Gives the place to another request until `wait` ends. A request that waits for a job or another server needs no CPU
   * here.
   */
  stepAside<T>(wait: () => Promise<T>): Promise<T>;
}

const current = new AsyncLocalStorage<Place>();

/** Runs `work`, and all that it awaits, in this place. */
export function inPlace<T>(place: Place, work: () => T): T {
  return current.run(place, work);
}

/** Waits without blocking other requests. Outside a request it only waits. */
export function withoutPlace<T>(wait: () => Promise<T>): Promise<T> {
  const place = current.getStore();
  return place ? place.stepAside(wait) : wait();
}
