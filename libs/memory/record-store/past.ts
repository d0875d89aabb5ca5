import type { recordAccess } from '@schema/record-access.js';
import type { recordVersions } from '@schema/record-versions.js';
import type { StateColumns } from './record-columns.js';

type Owned = 'tenantId' | 'userId';
export type PastVersion = Omit<typeof recordVersions.$inferInsert, Owned>;
export type PastAccess = Omit<typeof recordAccess.$inferInsert, Owned>;

/** The history and state of an imported record. */
export interface Past {
  /** The id that it gets if its own is already used by another user. */
  readonly otherId: string;
  readonly state: StateColumns;
  readonly versions: readonly PastVersion[];
  readonly access: PastAccess | null;
}
