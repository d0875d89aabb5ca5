/** What a key may do. The order is the order in which documentation lists them. */
export const PERMISSIONS = [
  'records:read',
  'records:write',
  'shared:read',
  'shared:write',
  'blocks:read',
  'blocks:write',
  'messages:read',
  'messages:write',
  'models:use',
  'privacy',
  'admin',
  'install',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/**
 * Who asks, and what exists for them. Every use case takes one first.
 *
 * Invariant: a Scope is made by the key guard (or by the job host from an outbox row, or for a schedule) and only ever
 * narrowed afterwards. Nothing widens it.
 */
export interface Scope {
  readonly tenantId: string;
  /** The user spoken for. `null`: nobody was named, so reads see shared memory only and writes are refused. */
  readonly userId: string | null;
  /** The whole tenant is read. Only with the permission `admin` and an explicit request. */
  readonly allUsers: boolean;
  /** Whether the tenant's shared memory is part of what is read. */
  readonly includeShared: boolean;
  readonly permissions: ReadonlySet<Permission>;
  /** The key's bindings: rows of another agent or project do not exist for it. `null`: unbound. */
  readonly agent: string | null;
  readonly project: string | null;
  /** Which key acts: named in version history and audit, never a person. */
  readonly keyId: string;
  /** 0…1: what this caller writes is believed no more than this. Absent: 1. */
  readonly trustCap?: number;
}

/** As it is stored, with single precision, so that it can be compared with what is stored. */
export function trustCapOf({ trustCap = 1 }: Scope): number {
  return Math.fround(trustCap);
}

/** The `keyId` of what no caller asked for: jobs and schedules. */
export const JOB_KEY = 'job';

/** For schedules and their like: sees everybody's rows of a tenant, and writes but what it leaves for jobs. Of no request. */
export function everybodyOf(tenantId: string, includeShared = true): Scope {
  return {
    tenantId,
    userId: null,
    allUsers: true,
    includeShared,
    permissions: new Set(),
    agent: null,
    project: null,
    keyId: JOB_KEY,
  };
}

export function may(scope: Scope, permission: Permission): boolean {
  return scope.permissions.has(permission);
}
