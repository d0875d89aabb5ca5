import { RecollectError } from '@kernel/errors.js';

/** Rejects an archive. `message` names files, lines and fields, never their content. */
export function badArchive(message: string, options?: ErrorOptions): RecollectError {
  return new RecollectError('invalid_input', `(archive): ${message}`, [{ field: '(archive)', message }], options);
}

export function archiveTooLarge(what: string, most: number): RecollectError {
  const message = `${what} must not be longer than ${most} bytes`;
  return new RecollectError('too_large', `(archive): ${message}`, [{ field: '(archive)', message }]);
}
