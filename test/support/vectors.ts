import type { TestApp } from './app.js';
import { waitUntil } from './wait-until.js';

/**
 * Waits until the vectors of everything that this user has stored are made or given up, so that no job changes a row of
 * theirs from then on. `Prefer: wait` does not promise this: behind the jobs of others it ends earlier.
 */
export async function vectorsMade(app: TestApp, user: string): Promise<void> {
  const open = () => app.count('outbox', `user_id = $1 and job = 'embed-records' and closed_at is null`, [user]);
  await waitUntil('the vectors', open, (jobs) => jobs === 0, 50_000);
}
