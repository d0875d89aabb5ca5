/** A line under the schema's TypeScript names: `occurred_at` becomes `occurredAt`. Values stay the same. */
export function rowOf<Row>(line: object): Row {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as Row;
}
