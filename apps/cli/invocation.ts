import type { CliEnvironment } from '@platform/config/cli-environment.js';
import type { Command } from 'commander';
import { Recollect } from '../../packages/client/src/recollect.js';
import { type Connection, type ConnectionFlags, findConnection } from './connection.js';
import type { Terminal } from './terminal/terminal.js';
import { jsonText } from './terminal/text.js';

/** The environment of a command. */
export interface Outside {
  readonly terminal: Terminal;
  readonly environment: CliEnvironment;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

interface GlobalOptions extends ConnectionFlags {
  readonly json?: boolean;
  readonly timeout?: number;
  /** Of `export`. */
  readonly allUsers?: boolean;
}

/** One run of a command that talks to the server. */
export interface Invocation extends Outside {
  readonly client: Recollect;
  readonly connection: Connection;
  /** The connection flags of the command line. */
  readonly flags: ConnectionFlags;
  /** Timeout of one call, if the command line has one. */
  readonly timeoutMs: number | undefined;
  /** JSON for programs instead of text for people. */
  readonly json: boolean;
}

/** What a run has already printed, for the code that shows errors. */
export interface RunState {
  json: boolean;
  url: string | undefined;
  exitCode: number;
}

export async function invocationOf(outside: Outside, state: RunState, command: Command): Promise<Invocation> {
  const options = command.optsWithGlobals<GlobalOptions>();
  state.json = options.json === true;
  // `login` overwrites the file, so an invalid old one must not prevent that.
  const connection = await findConnection(options, outside.environment, { forgiving: command.name() === 'login' });
  state.url = connection.url;
  const timeoutMs = options.timeout === undefined ? undefined : options.timeout * 1_000;
  // Of every user, so not of the one whom the environment or the login names; --user contradicts it.
  const userId = options.allUsers && options.user === undefined ? undefined : connection.userId;
  const client = new Recollect({
    url: connection.url,
    ...(connection.apiKey !== undefined && { apiKey: connection.apiKey }),
    ...(userId !== undefined && { userId }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return { ...outside, client, connection, flags: options, timeoutMs, json: state.json };
}

/** Prints the result, for people or for programs. */
export function answer(
  { terminal, json }: Pick<Invocation, 'terminal' | 'json'>,
  output: unknown,
  text: () => string,
): void {
  terminal.out(json ? `${jsonText(output, terminal.outIsTerminal ? 2 : 0)}\n` : text());
}
