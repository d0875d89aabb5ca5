/** The measurements of callers who each send a request as soon as the previous one is answered. */
export interface Loop {
  /** Each answered request, in milliseconds. */
  readonly times: readonly number[];
  readonly perSecond: number;
  readonly errors: number;
}

/** @param ask receives the number of the request, rising from 0 over all callers */
export async function closedLoop(
  callers: number,
  seconds: number,
  ask: (n: number) => Promise<unknown>,
): Promise<Loop> {
  const times: number[] = [];
  let [asked, errors] = [0, 0];
  const start = performance.now();
  const caller = async (): Promise<void> => {
    while (performance.now() - start < seconds * 1000) {
      const from = performance.now();
      await ask(asked++).then(
        () => times.push(performance.now() - from),
        () => errors++,
      );
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { times, perSecond: times.length / ((performance.now() - start) / 1000), errors };
}
