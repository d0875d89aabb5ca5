declare global {
  /**
   * How often the time that a test declares it may take, right now. Such limits only end what hangs, and are declared for
   * a quiet machine. The test environment gives it (`jest/shared-environment.cjs`).
   */
  var patience: () => number;
}

/** Until a time has passed that is declared for a quiet machine, and is longer on a busy one. */
export function patient(timeoutMs: number): { readonly isOver: () => boolean } {
  const from = performance.now();
  return { isOver: () => performance.now() - from > timeoutMs * globalThis.patience() };
}
