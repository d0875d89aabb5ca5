import type { FieldError } from '@kernel/errors.js';
import type { z } from 'zod';

/** How many wrong fields one answer names. */
const MOST = 20;

/** zod's issues as field errors: unknown keys are unfolded to the field they are about. */
export function fieldErrorsOf(error: z.ZodError): FieldError[] {
  const errors = error.issues.flatMap((issue): FieldError[] => {
    const field = fieldPath(issue.path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: field ? `${field}.${key}` : key || '(empty)',
        message: 'is not a known field',
      }));
    }
    return [{ field: field || '(body)', message: issue.message }];
  });
  return errors.slice(0, MOST);
}

function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  );
}
