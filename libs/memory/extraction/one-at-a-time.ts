/**
 * Runs one piece of work per key at a time, in this process. A second caller does not wait: the running caller repeats
 * the work for it. If the process dies, that caller's job is retried.
 */
export class OneAtATime {
  readonly #running = new Map<string, { again: boolean }>();

  /** @param work returns whether it could be repeated */
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
