/** A progress bar on a terminal; elsewhere, one line per completed file. */
export function progressBar(stream: NodeJS.WriteStream) {
  const width = 24;
  let shown = '';
  let finished = '';
  const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return {
    show(path: string, done: number, total: number): void {
      if (!stream.isTTY) {
        if (done >= total && total > 0 && finished !== path) stream.write(`${path} ${inMegabytes(total)} MB\n`);
        if (done >= total) finished = path;
        return;
      }
      const filled = total > 0 ? Math.round((width * done) / total) : 0;
      const bar = total > 0 ? `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ` : '';
      const line = `${bar}${inMegabytes(done)}${total > 0 ? ` of ${inMegabytes(total)}` : ''} MB  ${path}`;
      if (line === shown) return;
      shown = line;
      stream.write(`\r\u001b[K${line}`);
    },
    end(): void {
      if (stream.isTTY && shown !== '') stream.write('\n');
      shown = '';
    },
  };
}
