/**
 * An unbounded queue between a producer and a reader. Nothing is dropped: its length is limited by the longest answer
 * of a model.
 */
export class Pieces<T> implements AsyncIterable<T> {
  private readonly waiting: T[] = [];
  private closed = false;
  private wake: () => void = () => undefined;

  push(piece: T): void {
    this.waiting.push(piece);
    this.wake();
  }

  close(): void {
    this.closed = true;
    this.wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      const next = this.waiting.shift();
      if (next !== undefined) yield next;
      else if (this.closed) return;
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
