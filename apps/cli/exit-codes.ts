import {
  AuthenticationError, ConflictError, InvalidRequestError, NetworkError, NotFoundError, PermissionDeniedError,
  RateLimitError, ServerError, TimeoutError, VersionMismatchError,
} from '../../packages/client/src/recollect.js'; // prettier-ignore

/** What went wrong, by class: a script can tell what to do about it. docs/cli.md lists the same. */
export const EXIT = {
  ok: 0,
  /** Something that we did not foresee. */
  failed: 1,
  /** The command or its input is not valid; with several inputs, one of them. */
  invalid: 2,
  /** No valid key, or one that may not do this. */
  refused: 3,
  notFound: 4,
  conflict: 5,
  tooMany: 6,
  /** The server cannot be reached, or did not answer in time. */
  unreachable: 7,
  /** The server answered that it failed. */
  server: 8,
  /** As shells do for Ctrl-C. */
  interrupted: 130,
} as const;

/** The class that a thrown error belongs to. */
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

/** What the caller of the command can mend. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(
    message: string,
    /** A stable code, as the server has them. */
    readonly code = 'invalid_input',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
