const QUOTE = '"';

/** One row of a CSV, which is read line by line: inside quotes, a value goes on in the next line. */
export class CsvRow {
  readonly cells: string[] = [];
  /** The parts of a quoted value whose end was not read yet. */
  #open: string[] | undefined;

  constructor(private readonly delimiter: string) {}

  /** Whether the row ends with this line, goes on in the next one, or has a quote in the middle of a value. */
  take(line: string): 'ended' | 'open' | 'broken' {
    this.#open?.push('\n');
    for (let at = 0; ; at += this.delimiter.length) {
      if (this.#open === undefined && line[at] === QUOTE) {
        this.#open = [];
        at += 1;
      }
      const end = this.#open ? this.#quoted(line, at, this.#open) : this.#plain(line, at);
      if (end === undefined) return this.#open ? 'open' : 'broken';
      if (end === line.length) return 'ended';
      if (!line.startsWith(this.delimiter, end)) return 'broken';
      at = end;
    }
  }

  /** @returns the end of the value; undefined if it contains a quote */
  #plain(line: string, start: number): number | undefined {
    const found = line.indexOf(this.delimiter, start);
    const end = found < 0 ? line.length : found;
    const cell = line.slice(start, end);
    if (cell.includes(QUOTE)) return undefined;
    this.cells.push(cell);
    return end;
  }

  /** @returns the position after the closing quote; undefined if the value does not end in this line */
  #quoted(line: string, start: number, parts: string[]): number | undefined {
    let from = start;
    for (;;) {
      const quote = line.indexOf(QUOTE, from);
      if (quote < 0) {
        parts.push(line.slice(from));
        return undefined;
      }
      parts.push(line.slice(from, quote));
      from = quote + 1;
      if (line[from] !== QUOTE) break;
      parts.push(QUOTE);
      from += 1;
    }
    this.cells.push(parts.join(''));
    this.#open = undefined;
    return from;
  }
}
