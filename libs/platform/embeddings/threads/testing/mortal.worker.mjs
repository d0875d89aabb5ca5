import { move } from 'piscina';

/** Reads every text as the same vector, and `die` as the end of its thread. */
export function embed({ texts }) {
  if (texts.includes('die')) process.exit(1);
  return move(Float32Array.from(texts.flatMap(() => [0, 1])));
}
