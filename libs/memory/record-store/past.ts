import type { recordAccess } from '@schema/record-access.js';
import type { recordVersions } from '@schema/record-versions.js';
import type { records } from '@schema/records.js';

type Owned = 'tenantId' | 'userId';
export type PastVersion = Omit<typeof recordVersions.$inferInsert, Owned>;
export type PastAccess = Omit<typeof recordAccess.$inferInsert, Owned>;

/** What a record has been through before it is stored here. */
export interface Past {
  /** The id that it gets where its own is somebody else's already. */
  readonly otherId: string;
  readonly state: Pick<
    typeof records.$inferInsert,
    'version' | 'updatedAt' | 'supersededAt' | 'compressed' | 'quarantined' | 'forgottenAt'
  >;
  readonly versions: readonly PastVersion[];
  readonly access: PastAccess | null;
}
