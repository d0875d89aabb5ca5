import type { ampRecord } from '@contracts/amp/amp.operations.js';
import type { RecordOutput } from '@contracts/records/record.js';
import type { z } from 'zod';

const INSTANTS = [
  'created_at', 'updated_at', 'occurred_at', 'recorded_at', 'superseded_at', 'valid_from', 'valid_to', 'expires_at',
] as const; // prettier-ignore

/** A record in AMP's format: the client's own id if there is one, and instants in Unix milliseconds. */
export function toAmp(record: RecordOutput): z.input<typeof ampRecord> {
  const { external_id: externalId, ...shown } = record;
  const fields: Record<string, unknown> = { ...shown, id: externalId ?? record.id };
  for (const name of INSTANTS) {
    const text = fields[name];
    if (typeof text === 'string') fields[name] = Date.parse(text);
  }
  return fields as z.input<typeof ampRecord>;
}
