declare global {
  /**
   * The current factor for the timeout that a test declares. Such timeouts only end what hangs and are declared for a
   * quiet machine. The test environment sets it (`jest/shared-environment.cjs`).
   */
  var patience: () => number;
}

/** Waits for a time that is declared for a quiet machine, and is longer on a busy one. */
export function patient(timeoutMs: number): { readonly isOver: () => boolean } {
  const from = performance.now();
  return { isOver: () => performance.now() - from > timeoutMs * globalThis.patience() };
}
