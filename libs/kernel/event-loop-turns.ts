import { setImmediate as others } from 'node:timers/promises';

/** A request notices no wait of this length. */
const LONGEST_MS = 20;

/** Runs what stops after each of its steps, and lets others have their turn between them. */
export async function inTurns<Result>(work: Generator<void, Result, void>): Promise<Result> {
  const turns = new EventLoopTurns();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await turns.yieldToEventLoop();
  }
}

/**
 * For long work on the one thread of a process: asked between its steps, it lets everything else have its turn as soon as
 * the work has taken long enough. Awaiting what is already there would let nobody else.
 */
export class EventLoopTurns {
  private since = performance.now();

  async yieldToEventLoop(): Promise<void> {
    if (performance.now() - this.since < LONGEST_MS) return;
    await others();
    this.since = performance.now();
  }
}
