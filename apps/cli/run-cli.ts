import { CommanderError } from 'commander';
import { NetworkError, RecollectError, TimeoutError } from '../../packages/client/src/recollect.js';
import { EXIT, exitCodeOf, UsageError } from './exit-codes.js';
import type { Outside, RunState } from './invocation.js';
import { buildProgram } from './program.js';
import { ofErrors, styled, type Terminal } from './terminal/terminal.js';
import { jsonText, printable } from './terminal/text.js';

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

const HINTS: Readonly<Record<string, string>> = {
  unauthorized: 'Run `amp login`, or set RECOLLECT_API_KEY to a live key.',
  forbidden: 'Use a key with this permission; an admin makes one with `amp keys create`.',
  user_required: 'Name a user with --user, or set RECOLLECT_USER_ID.',
  too_many_requests: 'Run it again after that time; an import waits longer with --max-wait.',
  unexpected_answer: 'Is this the address of a Recollect server? See --url.',
};

/** An error as text: what failed, in which field, and what to do. */
function showError(terminal: Terminal, error: unknown, url: string | undefined): string {
  const colors = ofErrors(terminal);
  const lines = [`${styled(colors, 'red', 'error:')} ${printable(messageOf(error, url))}`];
  if (error instanceof RecollectError) {
    // A single wrong field is already in the message.
    if (error.errors.length > 1)
      lines.push(...error.errors.map((one) => `  ${one.field}: ${one.message}`).map(printable));
    const hint = HINTS[error.code];
    if (hint) lines.push(styled(colors, 'dim', hint));
    if (error.status >= 500 && error.requestId) lines.push(styled(colors, 'dim', `request id ${error.requestId}`));
  }
  return `${lines.join('\n')}\n`;
}

/** The same for programs, in AMP's envelope. */
function errorEnvelope(error: unknown, url: string | undefined): Record<string, unknown> {
  const code = error instanceof RecollectError || error instanceof UsageError ? error.code : 'internal';
  const errors = error instanceof RecollectError && error.errors.length > 0 ? error.errors : undefined;
  return { success: false, error: code, message: messageOf(error, url), ...(errors && { errors }) };
}

function messageOf(error: unknown, url: string | undefined): string {
  if (error instanceof TimeoutError) return `no answer from ${url ?? 'the server'} in time`;
  if (error instanceof NetworkError) {
    return `no Recollect server answers at ${url ?? 'that address'}. Start one with \`npm start\`, or name another with --url or RECOLLECT_URL.`;
  }
  if (error instanceof RecollectError) return error.detail;
  return error instanceof Error ? error.message : String(error);
}
