import { ConfigError } from '@platform/config/config.js';
import { DatabaseSetupError } from '@platform/database/database-setup-error.js';
import { EmbeddedServerError } from '@platform/database/embedded/embedded-server.js';
import { FolderInUseError, FolderRefusedError } from '@platform/database/embedded/folder-lock.js';
import { FolderNotMadeError } from '@platform/files/make-folder.js';

/** Errors that the operator can correct. Their message is printed without a stack. */
const EXPLAINED = [
  ConfigError,
  DatabaseSetupError,
  FolderInUseError,
  FolderRefusedError,
  FolderNotMadeError,
  EmbeddedServerError,
];

/**
 * Runs a process. An error that ends it is printed after `failed`, in one or two lines if the operator can correct it, and the exit
 * code is 1.
 */
export async function runOrExplain(start: () => Promise<void>, failed = 'Recollect did not start.'): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`\n${failed}\n${explain(error)}\n\n`);
    process.exit(1);
  }
}

/** What an operator is told. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use. Set PORT (of a worker WORKER_PORT) to a free one, or stop what uses it.';
  if ('syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo'))
    return `HOST, PORT: the server cannot listen there (${String((error as NodeJS.ErrnoException).code)}).`;
  // A write that fails, unlike a copy, names no path.
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'))
    return `There is no room left on a disk: make some, then run this again.\n${error.message}`;
  // Of a file: its message names what failed, and the path.
  if ('syscall' in error && 'path' in error) return error.message;
  if (EXPLAINED.some((type) => error instanceof type)) return error.message;
  return error.stack ?? error.message;
}
