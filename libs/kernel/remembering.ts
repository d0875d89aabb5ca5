/**
 * Keeps what `make` gives for a key, for the first `most` keys. For any other it is made each time, so that keys which callers choose
 * fill no memory.
 */
export function remembering<T>(most: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (kept.size < most) kept.set(key, made);
    return made;
  };
}
