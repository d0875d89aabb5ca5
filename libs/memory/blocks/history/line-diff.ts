/** A line of both texts, of the first only, or of the second only. */
export interface DiffLine {
  readonly kind: ' ' | '-' | '+';
  readonly text: string;
}

/** Maximum number of edits for which the shortest script is computed; the cost is their number times the lines. */
const MOST_EDITS = 1_000;
const CONTEXT = 3;

/** The shortest edit script by lines (Myers). For very different texts, all lines of one and then of the other. */
export function diffLines(from: string, to: string): DiffLine[] {
  const [a, b] = [linesOf(from), linesOf(to)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return [
    ...lines(' ', a.slice(0, start)),
    ...(shortest(left, right) ?? [...lines('-', left), ...lines('+', right)]),
    ...lines(' ', end > 0 ? a.slice(-end) : []),
  ];
}

/** Formats it as a unified diff, without file names. Empty if there is no difference. */
export function unifiedDiff(diff: readonly DiffLine[]): string {
  const hunks: string[] = [];
  let [left, right] = [1, 1];
  let hunk: { lines: DiffLine[]; left: number; right: number; quiet: number } | null = null;
  const close = (): void => {
    if (!hunk) return;
    const shown = hunk.lines.slice(0, hunk.lines.length - Math.max(0, hunk.quiet - CONTEXT));
    const [removed, added] = (['+', '-'] as const).map((other) => shown.filter(({ kind }) => kind !== other).length);
    const header = `@@ -${spot(hunk.left, removed)} +${spot(hunk.right, added)} @@`;
    hunks.push([header, ...shown.map(({ kind, text }) => kind + text)].join('\n'));
    hunk = null;
  };
  for (const [index, line] of diff.entries()) {
    if (line.kind !== ' ' && !hunk) {
      const before = quietBefore(diff, index);
      hunk = { lines: before, left: left - before.length, right: right - before.length, quiet: 0 };
    }
    if (hunk) {
      hunk.lines.push(line);
      hunk.quiet = line.kind === ' ' ? hunk.quiet + 1 : 0;
      if (hunk.quiet > 2 * CONTEXT) close();
    }
    if (line.kind !== '+') left += 1;
    if (line.kind !== '-') right += 1;
  }
  close();
  return hunks.join('\n');
}

/** As in diff: an empty range is given by the line before it. */
function spot(start: number, count = 0): string {
  return `${count === 0 ? start - 1 : start},${count}`;
}

function quietBefore(diff: readonly DiffLine[], index: number): DiffLine[] {
  const before: DiffLine[] = [];
  for (let i = index - 1; i >= 0 && before.length < CONTEXT; i -= 1) {
    const line = diff[i];
    if (line?.kind !== ' ') break;
    before.unshift(line);
  }
  return before;
}

/** An empty text has no lines. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function lines(kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}

/** Myers' greedy algorithm. Null if more than MOST_EDITS are needed. */
function shortest(a: readonly string[], b: readonly string[]): DiffLine[] | null {
  const reached = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let edits = 0; edits <= Math.min(MOST_EDITS, a.length + b.length); edits += 1) {
    const before = new Map<number, number>();
    for (let k = -edits - 1; k <= edits + 1; k += 1) {
      const x = reached.get(k);
      if (x !== undefined) before.set(k, x);
    }
    trace.push(before);
    for (let k = -edits; k <= edits; k += 2) {
      let x = comesDown(reached, k, edits) ? at(reached, k + 1) : at(reached, k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reached.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a, b);
    }
  }
  return null;
}

function comesDown(reached: ReadonlyMap<number, number>, k: number, edits: number): boolean {
  return k === -edits || (k !== edits && at(reached, k - 1) < at(reached, k + 1));
}

function at(reached: ReadonlyMap<number, number>, k: number): number {
  return reached.get(k) ?? -1;
}

function walkBack(trace: readonly Map<number, number>[], a: readonly string[], b: readonly string[]): DiffLine[] {
  const diff: DiffLine[] = [];
  let [x, y] = [a.length, b.length];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const reached = trace[edits] ?? new Map<number, number>();
    const k = x - y;
    const fromK = comesDown(reached, k, edits) ? k + 1 : k - 1;
    const fromX = edits === 0 ? 0 : at(reached, fromK);
    const fromY = edits === 0 ? 0 : fromX - fromK;
    while (x > fromX && y > fromY) {
      diff.push({ kind: ' ', text: a[x - 1] ?? '' });
      x -= 1;
      y -= 1;
    }
    if (edits === 0) break;
    if (x === fromX) diff.push({ kind: '+', text: b[y - 1] ?? '' });
    else diff.push({ kind: '-', text: a[x - 1] ?? '' });
    [x, y] = [fromX, fromY];
  }
  return diff.reverse();
}
