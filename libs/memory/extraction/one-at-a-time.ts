/**
 * Does the same for a key once at a time, in this process. Who comes meanwhile is not kept waiting: it is done once more for them by whoever
 * is at it, whose job is tried again when this process dies.
 */
export class OneAtATime {
  readonly #running = new Map<string, { again: boolean }>();

  /** @param work whether it could be done once more */
  async run(key: string, work: () => Promise<boolean>): Promise<void> {
    const running = this.#running.get(key);
    if (running) {
      running.again = true;
      return;
    }
    const own = { again: true };
    this.#running.set(key, own);
    try {
      while (own.again) {
        own.again = false;
        if (!(await work())) return;
      }
    } finally {
      this.#running.delete(key);
    }
  }
}
