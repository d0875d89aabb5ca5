// Loaded into the measured server by `--import`. Measures how long its main thread works without a break, separately
// from how long it waits for a core: on a machine shared by client, server and database, a late event loop says nothing
// about the server. Linux only.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5;
const file = process.env.LOOP_WATCH_FILE;
/** Of the main thread alone: nanoseconds on a core, and waiting for one. */
const times = () => readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ').map(Number);

function watch() {
  let [worked, waited] = times();
  let longest = { workedMs: 0, waitedMs: 0 };
  setInterval(() => {
    const [now, queued] = times();
    const stretch = { workedMs: (now - worked) / 1e6, waitedMs: (queued - waited) / 1e6 };
    [worked, waited] = [now, queued];
    if (stretch.workedMs <= longest.workedMs) return;
    longest = stretch;
    writeFileSync(file, JSON.stringify(longest));
  }, EVERY_MS).unref();
  // Requested by the bench; earlier measurements are discarded.
  process.on('SIGUSR1', () => {
    longest = { workedMs: 0, waitedMs: 0 };
  });
}

// The threads of the model load it too.
if (isMainThread) watch();
