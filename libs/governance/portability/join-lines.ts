/** Lines of a kind in the order of the rows that they belong to. `keyOf` returns the key of that row. */
export interface Hanging<Line> {
  readonly lines: AsyncIterator<Line, void>;
  readonly keyOf: (line: Line) => string;
}

/** Reads one line ahead, so that a line of a later row is kept for it. */
export class Ahead<Line> {
  #next: Promise<IteratorResult<Line, void>> | undefined;
  /** Lines whose row is not in the file. */
  orphans = 0;

  constructor(private readonly hanging: Hanging<Line>) {}

  /** The lines of the row with this key. Must be called in rising key order. */
  async of(key: string): Promise<Line[]> {
    const found: Line[] = [];
    for (;;) {
      const { done, value } = await (this.#next ??= this.hanging.lines.next());
      if (done || value === undefined) return found;
      const own = this.hanging.keyOf(value);
      if (own > key) return found;
      if (own === key) found.push(value);
      else this.orphans += 1;
      this.#next = undefined;
    }
  }

  /** Reads the rest, whose rows are not in the file. */
  async end(): Promise<number> {
    await this.of('\uffff');
    return this.orphans;
  }
}

/** Batches of at most `most` lines and a bounded number of characters, so that a transaction stays short. */
export async function* inBatches<Line>(
  lines: AsyncIterable<Line>,
  most: number,
  lengthOf: (line: Line) => number = () => 0,
  longest = 1_000_000,
): AsyncGenerator<Line[], void, undefined> {
  let batch: Line[] = [];
  let length = 0;
  for await (const line of lines) {
    batch.push(line);
    length += lengthOf(line);
    if (batch.length < most && length < longest) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** A line under the schema's TypeScript names: `occurred_at` becomes `occurredAt`. Values stay the same. */
export function rowOf<Row>(line: object): Row {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as Row;
}
