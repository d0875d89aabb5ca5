import type { Weighed } from './statement.js';

/** Whether so many statements contain a word that it distinguishes none of them, such as a name before each line of a log. */
export function isCommon(count: number, all: number): boolean {
  return count > Math.max(3, all / 3);
}

export interface Rarities {
  of(stem: string): number;
  isCommon(stem: string): boolean;
  /** Total rarity of the words of a statement. */
  readonly whole: ReadonlyMap<Weighed, number>;
}

/** Of the words of all candidates. */
export function raritiesAmong(weighed: readonly Weighed[]): Rarities {
  const counts = new Map<string, number>();
  for (const { statement } of weighed)
    for (const stem of statement.reading.content) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const of = (stem: string) => Math.log(1 + weighed.length / (counts.get(stem) ?? 1));
  const whole = weighed.map((one) => [one, sumOf(one.statement.reading.content, of)] as const);
  return { of, isCommon: (stem) => isCommon(counts.get(stem) ?? 0, weighed.length), whole: new Map(whole) };
}

export function sumOf(stems: Iterable<string>, rarityOf: (stem: string) => number): number {
  let sum = 0;
  for (const stem of stems) sum += rarityOf(stem);
  return sum;
}
