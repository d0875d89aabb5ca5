import { readCliEnvironment } from '@platform/config/cli-environment.js';
import { runCli } from './run-cli.js';
import { processTerminal } from './terminal/terminal.js';

const environment = readCliEnvironment();
const stop = new AbortController();
// The first Ctrl-C lets the command finish cleanly, the second ends it at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop.abort(new DOMException('interrupted', 'AbortError')));
}
process.exitCode = await runCli(process.argv.slice(2), {
  terminal: processTerminal(environment.color),
  environment,
  signal: stop.signal,
});
