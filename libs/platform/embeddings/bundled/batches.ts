/** Texts a call of the model. Past 16 a bigger batch is no faster a text. */
const MAX_TEXTS = 16;

/**
 * Characters a call of the model, padding included: the model pays for every text of a batch as if it were the
 * longest (one text of 800 characters made fifteen of 100 four times slower). 800 keeps a call near 0.1 s, which
 * is what a query may have to wait for, and costs 5 % of the throughput of calls twice as big.
 */
const MAX_PADDED_CHARACTERS = 800;

/** Where the cost of a text stops growing: 128 pieces, which is all the model reads, of about four characters. */
const COSTLY_CHARACTERS = 520;

/** Splits texts into calls of the model, like lengths together. Answers indexes into `texts`, each exactly once. */
export function planBatches(texts: readonly string[]): number[][] {
  const cost = (index: number) => Math.min((texts[index] as string).length, COSTLY_CHARACTERS);
  const batches: number[][] = [];
  let batch: number[] = [];
  for (const index of [...texts.keys()].sort((a, b) => cost(a) - cost(b))) {
    const full = batch.length === MAX_TEXTS || (batch.length + 1) * cost(index) > MAX_PADDED_CHARACTERS;
    if (full && batch.length > 0) {
      batches.push(batch);
      batch = [];
    }
    batch.push(index);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
