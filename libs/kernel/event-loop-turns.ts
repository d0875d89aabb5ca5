import { setImmediate as others } from 'node:timers/promises';

/** A delay of this length is not noticeable to a request. */
const LONGEST_MS = 20;

/** Runs a generator, and lets other work run between its steps. */
export async function inTurns<Result>(work: Generator<void, Result, void>): Promise<Result> {
  const turns = new EventLoopTurns();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await turns.yieldToEventLoop();
  }
}

/**
 * For long work on the only thread of a process. Called between its steps, it lets other work run once the work has
 * taken long enough. Awaiting a resolved promise would not.
 */
export class EventLoopTurns {
  private since = performance.now();

  async yieldToEventLoop(): Promise<void> {
    if (performance.now() - this.since < LONGEST_MS) return;
    await others();
    this.since = performance.now();
  }
}
