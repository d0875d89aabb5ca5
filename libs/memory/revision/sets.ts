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
