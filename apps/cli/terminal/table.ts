import { styled, type Terminal } from './terminal.js';
import { fit, padTo, widthOf } from './text.js';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
  /** Takes what the others leave, and is cut where that is not enough. One column at most. */
  readonly flexible?: boolean;
}

const GAP = 2;
const LEAST_FLEXIBLE = 20;

/** Rows under their titles, as wide as the terminal. Cells are one line each. */
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
