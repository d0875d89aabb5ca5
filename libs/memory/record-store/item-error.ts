import type { itemError } from '@contracts/records/write-notes.js';
import { RecollectError } from '@kernel/errors.js';
import type { z } from 'zod';

export type ItemError = z.input<typeof itemError>;

/** Why one of several items was refused. @throws any error that is not the client's: it fails the whole batch */
export function itemErrorOf(error: unknown): ItemError {
  if (!(error instanceof RecollectError) || error.status >= 500) throw error;
  const errors = error.errors.length > 0 ? [...error.errors] : undefined;
  return { code: error.code, detail: error.detail, errors };
}
