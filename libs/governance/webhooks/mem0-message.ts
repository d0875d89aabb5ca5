import { readId } from '@kernel/ids.js';
import type { RecordRow } from '@memory/record-store/record-row.js';

const EVENTS = { created: 'ADD', restored: 'ADD', updated: 'UPDATE', deleted: 'DELETE', forgotten: 'DELETE' } as const;
type Verb = keyof typeof EVENTS;

/** The event of one memory in mem0's format. Null: mem0 has no such event, or nothing of the memory is left. */
export function mem0Body(
  { type, ids }: { readonly type: string; readonly ids: readonly string[] },
  row: Pick<RecordRow, 'content'> | null,
): string | null {
  const verb = type.slice(type.indexOf('.') + 1);
  if (!(verb in EVENTS)) return null;
  const event = EVENTS[verb as Verb];
  if (event !== 'DELETE' && row === null) return null;
  const [id = ''] = ids.map(readId);
  return JSON.stringify({ event_details: { id, data: { memory: row?.content ?? '' }, event } });
}
