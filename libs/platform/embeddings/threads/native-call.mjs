import { workerData } from 'piscina';

/** Places in the memory that `model-threads.ts` shares with its threads. */
const RUNNING = 0;
const EXITING = 1;

/**
 * Runs `work`, which calls native code. Ending a thread inside native code aborts the process, so it counts while it runs, and the
 * process waits for it before it exits (`NativeCalls`). Once the process exits, no call begins.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function nativeCall(work) {
  const calls = workerData?.nativeCalls;
  // Not in a thread of a model.
  if (!calls) return work();
  Atomics.add(calls, RUNNING, 1);
  const exits = Atomics.load(calls, EXITING) === 1;
  try {
    if (!exits) return await work();
  } finally {
    Atomics.sub(calls, RUNNING, 1);
    Atomics.notify(calls, RUNNING);
  }
  return new Promise(() => undefined);
}
