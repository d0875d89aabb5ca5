/** The value of a table for a name from outside. `table[name]` would also return what every object inherits: `constructor`, `toString`. */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
