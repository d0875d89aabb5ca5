/** What one side puts in and another reads, each in its own time. Nothing is dropped: an answer is as long as a model may write. */
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
