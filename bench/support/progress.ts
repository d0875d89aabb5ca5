const WIDTH = 28;

/** One line, such as `storing   ███████░░░  120/159`. `total` 0 counts as done. */
export function bar(label: string, done: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(1, Math.max(0, done / total));
  const filled = Math.round(share * WIDTH);
  return `${label.padEnd(12)}${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  ${done}/${total}`;
}

/** A progress bar that redraws its line on a terminal. To a file or a pipe it writes one line, at the end. */
export class Progress {
  private done = 0;

  constructor(
    private readonly label: string,
    private readonly total: number,
    private readonly out: NodeJS.WriteStream = process.stderr,
  ) {
    this.to(0);
  }

  to(done: number): void {
    this.done = done;
    if (this.out.isTTY) this.out.write(`\r\x1b[2K${bar(this.label, done, this.total)}`);
  }

  end(note = ''): void {
    this.to(this.done);
    this.out.write(this.out.isTTY ? `  ${note}\n` : `${bar(this.label, this.done, this.total)}  ${note}\n`);
  }
}
