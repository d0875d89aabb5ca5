type Given = Readonly<Record<string, string | undefined>>;

/** Shorter names resemble too many of other programs. */
const SHORTEST = 8;
/** From this length on, two slips may be made. */
const LONG = 12;
const OURS = 'RECOLLECT_';
const FILE = '_FILE';

/**
 * One line for each variable that is no setting but nearly has the name of one that is not set, so that it is not
 * ignored in silence. Values are never printed.
 */
export function misspelt(given: Given, settings: ReadonlySet<string>): string[] {
  return Object.keys(given)
    .filter((name) => !settings.has(name) && /^\w+$/.test(name))
    .flatMap((name) => {
      const base = name.slice(0, -FILE.length);
      if (name.endsWith(FILE) && settings.has(base))
        return given[base] === undefined ? [`${name}: is ignored, because ${base} cannot be given as a file`] : [];
      const meant = meantBy(name, given[name] ?? '', settings);
      if (meant === undefined || given[meant] !== undefined) return [];
      return [`${name}: is ignored, because no setting has this name. Is it meant to be ${meant}?`];
    });
}

function meantBy(name: string, value: string, settings: ReadonlySet<string>): string | undefined {
  const upper = name.toUpperCase();
  if (settings.has(upper)) return upper;
  const bare = upper.slice(OURS.length);
  // Kubernetes sets RECOLLECT_PORT=tcp://… for a service of that name.
  if (upper.startsWith(OURS) && settings.has(bare)) return value.startsWith('tcp://') ? undefined : bare;
  if (upper.length < SHORTEST) return undefined;
  const slips = upper.length < LONG ? 1 : 2;
  const near = [...settings]
    .filter((setting) => Math.abs(setting.length - upper.length) <= slips)
    .map((setting) => ({ setting, distance: distance(upper, setting) }))
    .filter((one) => one.distance <= slips);
  return near.sort((a, b) => a.distance - b.distance)[0]?.setting;
}

/** How many letters are added, left out, replaced or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swaps = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = swaps ? at(beforeLast, column - 2) + 1 : Infinity;
      line.push(Math.min(at(last, column) + 1, at(line, column - 1) + 1, replaced, swapped));
    }
    [beforeLast, last] = [last, line];
  }
  return at(last, b.length);
}

const at = (line: readonly number[] | undefined, column: number): number => line?.[column] ?? Infinity;
