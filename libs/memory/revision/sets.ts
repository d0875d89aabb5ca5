/** Items of one set that the other lacks. */
export function minus(a: ReadonlySet<string>, b: ReadonlySet<string>): string[] {
  return [...a].filter((item) => !b.has(item));
}

export function differOnBothSides(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return minus(a, b).length > 0 && minus(b, a).length > 0;
}

export function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((term, i) => term === b[i]);
}

/** Shared items divided by the size of the smaller set. */
export function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((item) => b.has(item)).length;
  const least = Math.min(a.size, b.size);
  return least === 0 ? 0 : shared / least;
}
