import {
  AuthenticationError, ConflictError, InvalidRequestError, NetworkError, NotFoundError, PermissionDeniedError,
  RateLimitError, ServerError, TimeoutError, VersionMismatchError,
} from '../../packages/client/src/recollect.js'; // prettier-ignore

/** The kind of failure, so that a script can react to it. docs/cli.md has the same list. */
export const EXIT = {
  ok: 0,
  /** An unexpected error. */
  failed: 1,
  /** The command or its input is invalid, or one of several inputs is. */
  invalid: 2,
  /** There is no valid key, or the key lacks a permission. */
  refused: 3,
  notFound: 4,
  conflict: 5,
  tooMany: 6,
  /** The server cannot be reached, or did not respond in time. */
  unreachable: 7,
  /** The server responded with an internal failure. */
  server: 8,
  /** As shells report Ctrl-C. */
  interrupted: 130,
} as const;

/** The exit code for a response that refuses everything, or for none. */
export function exitCodeOfStatus(status: number | undefined): number {
  if (status === undefined) return EXIT.unreachable;
  if (status === 400) return EXIT.invalid;
  if (status === 404) return EXIT.notFound;
  if (status === 429) return EXIT.tooMany;
  return status >= 500 ? EXIT.server : EXIT.refused;
}

/** The exit code for a thrown error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError || error instanceof InvalidRequestError) return EXIT.invalid;
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) return EXIT.refused;
  if (error instanceof NotFoundError) return EXIT.notFound;
  if (error instanceof ConflictError || error instanceof VersionMismatchError) return EXIT.conflict;
  if (error instanceof RateLimitError) return EXIT.tooMany;
  if (error instanceof NetworkError || error instanceof TimeoutError) return EXIT.unreachable;
  if (error instanceof ServerError) return EXIT.server;
  if (error instanceof Error && error.name === 'AbortError') return EXIT.interrupted;
  return EXIT.failed;
}

/** An error that the caller of the command can correct. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(
    message: string,
    /** A stable code, the same as the server's. */
    readonly code = 'invalid_input',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
