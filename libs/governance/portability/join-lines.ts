/** Lines of a kind in the order of the rows that they hang on; `keyOf` names that row. */
export interface Hanging<Line> {
  readonly lines: AsyncIterator<Line, void>;
  readonly keyOf: (line: Line) => string;
}

/** One read ahead, so that what belongs to a later row stays. */
export class Ahead<Line> {
  #next: Promise<IteratorResult<Line, void>> | undefined;
  /** Lines that hang on no row of the file. */
  orphans = 0;

  constructor(private readonly hanging: Hanging<Line>) {}

  /** The lines of the row with this key. Rows must be asked for in rising order. */
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

  /** Reads the rest, which hangs on nothing. */
  async end(): Promise<number> {
    await this.of('\uffff');
    return this.orphans;
  }
}

/** As many as fit: at most `most`, and so many characters that a transaction stays short. */
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
