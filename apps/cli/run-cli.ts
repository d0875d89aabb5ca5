import { CommanderError } from 'commander';
import { EXIT, exitCodeOf } from './exit-codes.js';
import type { Outside, RunState } from './invocation.js';
import { buildProgram } from './program.js';
import { errorEnvelope, showError } from './show-error.js';

/** Runs one command line. Never throws. @returns the exit code, see `exit-codes.ts` */
export async function runCli(args: readonly string[], outside: Outside): Promise<number> {
  const state: RunState = { json: args.includes('--json'), url: undefined, exitCode: EXIT.ok };
  try {
    await buildProgram(outside, state).parseAsync(args, { from: 'user' });
    return state.exitCode;
  } catch (error) {
    // Commander has told already what is wrong with the words; help and version are no failures.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.invalid;
    const code = exitCodeOf(error);
    if (code === EXIT.interrupted) return code;
    if (state.json) outside.terminal.out(`${JSON.stringify(errorEnvelope(error, state.url))}\n`);
    else outside.terminal.err(showError(outside.terminal, error, state.url));
    return code;
  }
}
