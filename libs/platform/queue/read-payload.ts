import type { Job, PayloadOf } from '@contracts/jobs.js';

/**
 * Parses a stored payload. During a rolling update a newer version may have stored it: fields that this version does
 * not know are left out at every level.
 * @returns undefined if the payload is not valid for the job
 */
export function readPayload<J extends Job>(job: J, stored: unknown): PayloadOf<J> | undefined {
  const strict = job.payload.safeParse(stored);
  if (strict.success) return strict.data as PayloadOf<J>;
  const known = structuredClone(stored);
  for (const issue of strict.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) remove(known, [...issue.path, key]);
  }
  const { data } = job.payload.safeParse(known);
  return data as PayloadOf<J> | undefined;
}

function remove(value: unknown, [name, ...further]: readonly PropertyKey[]): void {
  if (typeof value !== 'object' || value === null || name === undefined) return;
  if (further.length === 0) Reflect.deleteProperty(value, name);
  else remove((value as Record<PropertyKey, unknown>)[name], further);
}
