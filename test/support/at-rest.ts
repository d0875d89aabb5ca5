import { RecordUses } from '@memory/records/record-uses.js';
import type { TestApp } from './app.js';
import { waitUntil } from './wait-until.js';

/**
 * Waits until no earlier request can change a row any more: until the recorded uses, which are written once a second,
 * are written, and no job is open.
 */
export async function atRest(app: TestApp): Promise<void> {
  await app.inside(RecordUses).flush();
  await waitUntil(
    'all jobs',
    () => app.count('outbox', 'closed_at is null'),
    (open) => open === 0,
  );
}
