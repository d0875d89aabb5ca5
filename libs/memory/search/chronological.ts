import { readId } from '@kernel/ids.js';
import type { Results } from './show-hit.js';

/** Oldest first; turns of one instant in the order of their session. */
export function chronological(results: Results): Results {
  const key = (id: string) => readId(id) ?? id;
  return [...results].sort(
    (a, b) =>
      Date.parse(a.record.occurred_at) - Date.parse(b.record.occurred_at) ||
      (a.record.sequence ?? 0) - (b.record.sequence ?? 0) ||
      (key(a.id) < key(b.id) ? -1 : 1),
  );
}
