import { Progress } from './progress.js';

/** Processes all items with limited concurrency, and shows progress. */
export async function inLanes<T>(
  lanes: number,
  label: string,
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const progress = new Progress(label, items.length);
  const queue = items.entries();
  let done = 0;
  const lane = async () => {
    for (const [index, item] of queue) {
      await work(item, index);
      progress.to(++done);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  progress.end();
}
