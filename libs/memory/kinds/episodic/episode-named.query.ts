import type { Scope } from '@kernel/scope.js';
import type { RecordsRepository } from '@memory/record-store/records.repository.js';
import type { Tx } from '@platform/database/database.js';

/** The row id of the agent's episode with this id, or of the summary that replaced episodes; null if there is none. */
export async function episodeNamed(
  tx: Tx,
  scope: Scope,
  records: RecordsRepository,
  agent: string,
  key: string | undefined,
  now: Date,
): Promise<string | null> {
  if (key === undefined || key === '') return null;
  const found = await records.find(tx, { ...scope, includeShared: false }, key, {}, now);
  return found && found.agent === agent ? found.id : null;
}
