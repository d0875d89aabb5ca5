export interface BatchLimits {
  /** Maximum texts per call of the model. */
  readonly texts: number;
  /**
   * Maximum characters per call of the model, padding included: every text of a batch costs as much as the longest. A
   * query may have to wait for one such call.
   */
  readonly padded: number;
  /** The length, in characters, above which a text costs no more: the model reads no more of it at once. */
  readonly costly: number;
}

/** Groups texts of similar length into calls of the model. Returns indexes into `texts`, each exactly once. */
export function planBatches(texts: readonly string[], limits: BatchLimits): number[][] {
  const cost = (index: number) => Math.min((texts[index] as string).length, limits.costly);
  const batches: number[][] = [];
  let batch: number[] = [];
  for (const index of [...texts.keys()].sort((a, b) => cost(a) - cost(b))) {
    const full = batch.length === limits.texts || (batch.length + 1) * cost(index) > limits.padded;
    if (full && batch.length > 0) {
      batches.push(batch);
      batch = [];
    }
    batch.push(index);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
