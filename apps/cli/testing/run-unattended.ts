import { PassThrough } from 'node:stream';
import { readCliEnvironment } from '@platform/config/cli-environment.js';
import { runCli } from '../run-cli.js';

/** Runs `amp` as a script does, without a person at the terminal. `told` is all that it printed. */
export async function runUnattended(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly told: string }> {
  let told = '';
  const keep = (text: string): void => void (told += text);
  const terminal = {
    out: keep, err: keep, input: Object.assign(new PassThrough(), { isTTY: false }), outIsTerminal: false,
    errIsTerminal: false, columns: 80, color: false, errColor: false, now: () => new Date(),
  }; // prettier-ignore
  const outside = { terminal, environment: readCliEnvironment(variables), signal: new AbortController().signal };
  return { code: await runCli([...args], outside), told };
}
