import type { recordAccess } from '@schema/record-access.js';
import type { recordVersions } from '@schema/record-versions.js';
import type { StateColumns } from './record-columns.js';

type Owned = 'tenantId' | 'userId';
export type PastVersion = Omit<typeof recordVersions.$inferInsert, Owned>;
export type PastAccess = Omit<typeof recordAccess.$inferInsert, Owned>;

/** What a record has been through before it is stored here. */
export interface Past {
  /** The id that it gets where its own is somebody else's already. */
  readonly otherId: string;
  readonly state: StateColumns;
  readonly versions: readonly PastVersion[];
  readonly access: PastAccess | null;
}
