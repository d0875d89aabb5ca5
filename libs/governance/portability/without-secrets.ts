import { scanForSecrets } from '@memory/secret-scanning/scan.js';
import type { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import type { SettingsOwner } from '@memory/settings/settings.js';
import type { Tx } from '@platform/database/database.js';

/** Ids, labels and codes are not texts. If they were changed, they would name something else. */
const NAMES = new Set([
  'id', 'externalId', 'recordId', 'blockId', 'fromId', 'toId', 'supersededBy', 'type', 'agent', 'project', 'sessionId',
  'role', 'language', 'label', 'memoryType', 'timeZone', 'time_zone', 'rule', 'foldKey', 'kind', 'strategy', 'trigger',
  'status', 'actor', 'actorAgent', 'changedBy', 'createdBy', 'updatedBy',
]); // prettier-ignore

/**
 * Applies the owner's policy to rows of a file, so that a file cannot bypass it. Reads the policy once, and only if
 * something was found. @throws RecollectError `secret_detected`
 */
export async function withoutSecrets<Row extends object>(
  secrets: SecretGuard,
  tx: Tx,
  owner: SettingsOwner,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const scanned = rows.map((row) => scanForSecrets(row, NAMES));
  const decision = await secrets.decide(tx, owner, scanned.flatMap(({ found }) => found)); // prettier-ignore
  return decision === 'off' ? rows : scanned.map(({ cleaned }) => cleaned);
}
