export interface BatchLimits {
  /** Texts a call of the model. */
  readonly texts: number;
  /**
   * Characters a call of the model, padding included: a model pays for every text of a batch as if it were the longest.
   * It is also what a query may have to wait for.
   */
  readonly padded: number;
  /** Where the cost of a text stops growing, in characters: the model reads no more of it at once. */
  readonly costly: number;
}

/** Splits texts into calls of the model, like lengths together. Answers indexes into `texts`, each exactly once. */
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
