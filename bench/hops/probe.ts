import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';

/**
 * Runs inside the measured server. At SIGWINCH, which a server does not use otherwise, it writes the files in which a
 * function was called since the previous signal to `RECOLLECT_HOPS/N.json`; the first signal only starts the recording.
 */
const folder = process.env['RECOLLECT_HOPS'] ?? '';
const session = new Session();
session.connect();
let signals = 0;

function called(): string[] {
  const files = new Set<string>();
  session.post('Profiler.takePreciseCoverage', (error, taken) => {
    if (error) throw error;
    for (const { url, functions } of taken.result) {
      const file = /\/dist\/((?:apps|libs)\/.*)\.js$/.exec(url)?.[1];
      if (file && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0)) files.add(`${file}.ts`);
    }
  });
  return [...files].sort();
}

session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
mkdirSync(folder, { recursive: true });
process.on('SIGWINCH', () => {
  writeFileSync(path.join(folder, `${signals}.json`), JSON.stringify(called()));
  signals += 1;
});
