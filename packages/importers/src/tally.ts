import type { Place } from './item.js';

/** Something in the source that could not be imported as it is. */
export interface Problem extends Place {
  readonly field?: string;
  readonly message: string;
  /** `item`: it was left out. `field`: it was imported without that field. */
  readonly lost: 'item' | 'field';
}

export interface MappedField {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}
export interface DroppedField {
  readonly from: string;
  readonly why: string;
  readonly count: number;
}

/** Reported one by one up to this number; beyond it they are only counted. */
const MOST_PROBLEMS = 200;
/** A source may have a different field for each of its items. */
const MOST_NAMES = 400;
const FURTHER = '(further fields)';

/** What maps to what, what is dropped, and what is wrong. Contains names and numbers, never a value. */
export class Tally {
  readonly #mapped = new Map<string, number>();
  readonly #dropped = new Map<string, number>();
  readonly #problems: Problem[] = [];
  #lostItems = 0;
  #lostFields = 0;

  took(from: string, to: string): void {
    count(this.#mapped, from, to);
  }

  dropped(from: string, why: string): void {
    count(this.#dropped, from, why);
  }

  problem(problem: Problem): void {
    if (problem.lost === 'item') this.#lostItems += 1;
    else this.#lostFields += 1;
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem);
  }

  /** Items of the source that were left out because of an error in them. */
  get lostItems(): number {
    return this.#lostItems;
  }

  get lostFields(): number {
    return this.#lostFields;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  get mappedFields(): readonly MappedField[] {
    return sorted(this.#mapped).map(([from, to, count]) => ({ from, to, count }));
  }

  get droppedFields(): readonly DroppedField[] {
    return sorted(this.#dropped).map(([from, why, count]) => ({ from, why, count }));
  }
}

const BETWEEN = '\u0000';

function count(counts: Map<string, number>, from: string, to: string): void {
  const exact = `${from}${BETWEEN}${to}`;
  const key = counts.has(exact) || counts.size < MOST_NAMES ? exact : `${FURTHER}${BETWEEN}${to}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sorted(counts: ReadonlyMap<string, number>): (readonly [string, string, number])[] {
  return [...counts].map(([key, count]) => {
    const [from = '', to = ''] = key.split(BETWEEN);
    return [from, to, count] as const;
  });
}
