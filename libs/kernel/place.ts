import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request is worked on, among the few that are at a time (`governance/limits/capacity.ts`). */
export interface Place {
  /** Gives the place to somebody else until `wait` ends. What waits for a job or another server needs no processor here. */
  stepAside<T>(wait: () => Promise<T>): Promise<T>;
}

const current = new AsyncLocalStorage<Place>();

/** Runs `work`, and all that it awaits, in this place. */
export function inPlace<T>(place: Place, work: () => T): T {
  return current.run(place, work);
}

/** Waits without keeping others from their turn. Outside a request it only waits. */
export function withoutPlace<T>(wait: () => Promise<T>): Promise<T> {
  const place = current.getStore();
  return place ? place.stepAside(wait) : wait();
}
