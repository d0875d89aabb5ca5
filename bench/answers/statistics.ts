/** Wilson's 95 % interval of a share. */
export function interval(right: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = right / of;
  const middle = share + (z * z) / (2 * of);
  const width = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const under = 1 + (z * z) / of;
  return [Math.max(0, (middle - width) / under), Math.min(1, (middle + width) / under)];
}

/** The length in bytes of the common prefix of two texts. */
export function commonBytes(one: string, next: string): number {
  const [a, b] = [Buffer.from(one), Buffer.from(next)];
  const end = Math.min(a.length, b.length);
  let at = 0;
  while (at < end && a[at] === b[at]) at++;
  return at;
}
