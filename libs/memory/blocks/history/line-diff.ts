/** Consecutive lines of both texts, of the first only, or of the second only. */
export interface DiffRun {
  readonly kind: ' ' | '-' | '+';
  readonly lines: readonly string[];
}

/** Maximum number of edits for which the shortest script is computed. */
const MOST_EDITS = 1_000;
/** Maximum number of lines compared for it: a few hundredths of a second. The worst texts would compare each line for every edit. */
const MOST_COMPARED = 2_000_000;
const CONTEXT = 3;

/** The shortest edit script by lines (Myers). For very different texts, all lines of one and then of the other. */
export function diffLines(from: string, to: string): DiffRun[] {
  const [a, b] = [linesOf(from), linesOf(to)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return joined([
    { kind: ' ', lines: a.slice(0, start) },
    ...(shortest(left, right) ?? [
      { kind: '-', lines: left },
      { kind: '+', lines: right },
    ]),
    { kind: ' ', lines: a.slice(a.length - end) },
  ]);
}

/** Formats it as a unified diff, without file names. Empty if there is no difference. */
export function unifiedDiff(diff: readonly DiffRun[]): string {
  const hunks: string[] = [];
  let [left, right] = [1, 1];
  let hunk: { readonly runs: DiffRun[]; readonly left: number; readonly right: number } | null = null;
  for (const [index, run] of diff.entries()) {
    const { length } = run.lines;
    if (run.kind !== ' ') {
      const before: readonly string[] = hunk ? [] : (diff[index - 1]?.lines.slice(-CONTEXT) ?? []);
      hunk ??= { runs: [{ kind: ' ', lines: before }], left: left - before.length, right: right - before.length };
      hunk.runs.push(run);
    } else if (hunk && index < diff.length - 1 && length <= 2 * CONTEXT) {
      hunk.runs.push(run);
    } else if (hunk) {
      hunks.push(written(hunk.left, hunk.right, [...hunk.runs, { kind: ' ', lines: run.lines.slice(0, CONTEXT) }]));
      hunk = null;
    }
    if (run.kind !== '+') left += length;
    if (run.kind !== '-') right += length;
  }
  if (hunk) hunks.push(written(hunk.left, hunk.right, hunk.runs));
  return hunks.join('\n');
}

/** Number of lines of this kind. */
export function countLines(diff: readonly DiffRun[], kind: DiffRun['kind']): number {
  return diff.reduce((sum, run) => sum + (run.kind === kind ? run.lines.length : 0), 0);
}

function written(left: number, right: number, runs: readonly DiffRun[]): string {
  const [same, removed, added] = ([' ', '-', '+'] as const).map((kind) => countLines(runs, kind)) as [number, number, number]; // prettier-ignore
  const header = `@@ -${spot(left, same + removed)} +${spot(right, same + added)} @@`;
  const shown = runs.filter(({ lines }) => lines.length > 0);
  return [header, ...shown.map(({ kind, lines }) => kind + lines.join(`\n${kind}`))].join('\n');
}

/** As in diff: an empty range is given by the line before it. */
function spot(start: number, count: number): string {
  return `${count === 0 ? start - 1 : start},${count}`;
}

/** An empty text has no lines. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** Without empty runs, and with one run where several of a kind follow each other. */
function joined(runs: readonly DiffRun[]): DiffRun[] {
  const found: { kind: DiffRun['kind']; lines: string[] }[] = [];
  for (const { kind, lines } of runs) {
    const last = found.at(-1);
    if (last?.kind === kind) last.lines = last.lines.concat(lines);
    else if (lines.length > 0) found.push({ kind, lines: [...lines] });
  }
  return found;
}

/**
 * Myers' greedy algorithm. Null if more than MOST_EDITS or MOST_COMPARED are needed. `reached` holds how far each diagonal `k` has
 * come, at `k + MOST_EDITS + 1`.
 */
function shortest(a: readonly string[], b: readonly string[]): DiffRun[] | null {
  const middle = MOST_EDITS + 1;
  const reached = new Int32Array(2 * middle + 1).fill(-1);
  reached[middle + 1] = 0;
  const trace: Int32Array[] = [];
  let compared = 0;
  for (let edits = 0; edits <= Math.min(MOST_EDITS, a.length + b.length); edits += 1) {
    trace.push(reached.slice(middle - edits - 1, middle + edits + 2));
    for (let k = -edits; k <= edits; k += 2) {
      const begin = comesDown(reached, middle, k, edits) ? reached[middle + k + 1]! : reached[middle + k - 1]! + 1;
      let x = begin;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reached[middle + k] = x;
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a, b);
      if ((compared += x - begin + 1) > MOST_COMPARED) return null;
    }
  }
  return null;
}

function comesDown(reached: Int32Array, middle: number, k: number, edits: number): boolean {
  return k === -edits || (k !== edits && reached[middle + k - 1]! < reached[middle + k + 1]!);
}

function walkBack(trace: readonly Int32Array[], a: readonly string[], b: readonly string[]): DiffRun[] {
  const runs: DiffRun[] = [];
  let [x, y] = [a.length, b.length];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const reached = trace[edits]!;
    const middle = edits + 1;
    const k = x - y;
    const fromK = comesDown(reached, middle, k, edits) ? k + 1 : k - 1;
    const fromX = edits === 0 ? 0 : reached[middle + fromK]!;
    const fromY = edits === 0 ? 0 : fromX - fromK;
    const same = Math.min(x - fromX, y - fromY);
    runs.push({ kind: ' ', lines: a.slice(x - same, x) });
    [x, y] = [x - same, y - same];
    if (edits === 0) break;
    if (x === fromX) runs.push({ kind: '+', lines: b.slice(y - 1, y) });
    else runs.push({ kind: '-', lines: a.slice(x - 1, x) });
    [x, y] = [fromX, fromY];
  }
  return runs.reverse();
}
