/** A line under the names that the schema has in TypeScript: `occurred_at` is `occurredAt`. Its values stay. */
export function rowOf<Row>(line: object): Row {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as Row;
}
