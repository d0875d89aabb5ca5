import { CommanderError } from 'commander';
import { EXIT, exitCodeOf, UsageError } from './exit-codes.js';
import type { Outside, RunState } from './invocation.js';
import { buildProgram } from './program.js';
import { errorEnvelope, showError } from './show-error.js';
import { jsonText } from './terminal/text.js';

/** Runs one command line. Never throws. @returns the exit code, see `exit-codes.ts` */
export async function runCli(args: readonly string[], outside: Outside): Promise<number> {
  const state: RunState = { json: args.includes('--json'), url: undefined, exitCode: EXIT.ok };
  try {
    await buildProgram(outside, state).parseAsync(args, { from: 'user' });
    return state.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has already printed what is wrong with the arguments. Help and version are not failures.
      if (error.exitCode === 0) return EXIT.ok;
      if (state.json) outside.terminal.out(`${jsonText(errorEnvelope(misused(error), state.url))}\n`);
      return EXIT.invalid;
    }
    const code = exitCodeOf(error);
    if (code === EXIT.interrupted) return code;
    if (state.json) outside.terminal.out(`${jsonText(errorEnvelope(error, state.url))}\n`);
    else outside.terminal.err(showError(outside.terminal, error, state.url));
    return code;
  }
}

function misused({ code, message }: CommanderError): UsageError {
  return new UsageError(code === 'commander.help' ? 'no command: see amp --help' : message.replace(/^error: /, ''));
}
