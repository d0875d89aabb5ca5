import { invalid, RecollectError } from '@kernel/errors.js';
import type { Owners } from '../operation.js';

/**
 * The user that a chat body names: in the protocol's own field, in `metadata`, or in `user_id`.
 * @throws RecollectError user_mismatch; invalid_input for a name that is no text, because without it the request would be
 * for the key's default user
 */
export function namedIn(body: unknown, field: string | null): Owners {
  const fields = fieldsOf(body);
  const places: readonly (readonly [string, unknown])[] = [
    ...(field === null ? [] : [[field, fields[field]] as const]),
    ['metadata.user_id', fieldsOf(fields['metadata'])['user_id']],
    ['user_id', fields['user_id']],
  ];
  const given = places.filter(([, name]) => name !== undefined && name !== null && name !== '');
  for (const [place, name] of given)
    if (typeof name !== 'string') throw invalid(place, 'must be a string: send the id of the user in quotes');
  const [found, ...more] = given;
  if (more.some(([, name]) => name !== found?.[1])) throw new RecollectError('user_mismatch');
  if (!found) return { named: [], reserved: [], anybody: false };
  return { named: [found[1] as string], reserved: [], anybody: false, field: found[0] };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
