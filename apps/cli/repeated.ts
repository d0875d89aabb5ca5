/** What is done, and the rest again after each wait. @throws what `wait` throws */
export async function* repeated<T>(
  rest: () => AsyncIterable<T>,
  wait: (error: unknown) => Promise<void>,
): AsyncGenerator<T, void, undefined> {
  for (;;) {
    try {
      yield* rest();
      return;
    } catch (error) {
      await wait(error);
    }
  }
}
