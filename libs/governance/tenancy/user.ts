import type { UserOutput } from '@contracts/users/users.operations.js';
import type { UserRow } from '@memory/users/users.repository.js';

export function showUser(row: UserRow): UserOutput {
  return {
    user_id: row.userId,
    time_zone: row.timeZone ?? undefined,
    language: row.language ?? undefined,
    metadata: row.metadata,
    paused_at: row.pausedAt?.toISOString(),
    legal_hold: row.legalHold,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
