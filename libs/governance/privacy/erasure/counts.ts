/** Rows, by table. */
export type Counts = Readonly<Record<string, number>>;

/** The sum of all counts. Tables without rows are left out. */
export function addCounts(...all: readonly Counts[]): Counts {
  const sum = new Map<string, number>();
  for (const counts of all) {
    for (const [table, rows] of Object.entries(counts)) if (rows > 0) sum.set(table, (sum.get(table) ?? 0) + rows);
  }
  return Object.fromEntries([...sum].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function totalOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0);
}
