import { styled, type Terminal } from './terminal.js';
import { fit, padTo, widthOf } from './text.js';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
  /** Takes the remaining width, and is truncated if that is too small. At most one column. */
  readonly flexible?: boolean;
}

const GAP = 2;
const LEAST_FLEXIBLE = 20;

/** Rows under their column titles, fitted to the width of the terminal. Each cell is one line. */
export function table<Row>(terminal: Terminal, columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const widths = columns.map(({ title }, i) =>
    Math.max(widthOf(title), ...cells.map((line) => widthOf(line[i] ?? ''))),
  );
  const flexible = columns.findIndex((column) => column.flexible);
  const others = widths.reduce((sum, width, i) => sum + (i === flexible ? 0 : width), 0) + GAP * (columns.length - 1);
  if (flexible >= 0) {
    const rest = Math.max(LEAST_FLEXIBLE, terminal.columns - others);
    widths[flexible] = Math.min(widths[flexible] ?? rest, rest);
  }
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, i) => padTo(fit(text, widths[i] ?? 0), widths[i] ?? 0))
      .join(' '.repeat(GAP))
      .trimEnd();
  const titles = styled(terminal, 'dim', line(columns.map(({ title }) => title)));
  return [titles, ...cells.map(line)].map((text) => `${text}\n`).join('');
}
