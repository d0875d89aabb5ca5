/** The permissions of a key, in the order of the documentation. */
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
 * Who the caller is, and what it can see. Every use case takes one as its first argument.
 *
 * Invariant: a Scope is created by the key guard (or by the job host from an outbox row, or for a schedule) and only
 * ever narrowed afterwards. Nothing widens it.
 */
export interface Scope {
  readonly tenantId: string;
  /**
   * The user that the request acts for. `null`: no user was named, so reads see shared memory only and writes are
   * refused.
   */
  readonly userId: string | null;
  /** Reads the whole tenant. Only with the permission `admin` and an explicit request. */
  readonly allUsers: boolean;
  /** Whether reads include the tenant's shared memory. */
  readonly includeShared: boolean;
  readonly permissions: ReadonlySet<Permission>;
  /** The key's bindings: rows of another agent or project do not exist for it. `null`: unbound. */
  readonly agent: string | null;
  readonly project: string | null;
  /** The key that acts: recorded in version history and audit. Never a person. */
  readonly keyId: string;
  /** 0…1: the highest trust of what this caller writes. Absent: 1. */
  readonly trustCap?: number;
}

/** In single precision, as stored, so that it can be compared with stored values. */
export function trustCapOf({ trustCap = 1 }: Scope): number {
  return Math.fround(trustCap);
}

/** The `keyId` of work that no caller requested: jobs and schedules. */
export const JOB_KEY = 'job';

/**
 * For schedules and similar work: sees the rows of all users of a tenant, and writes nothing except what it enqueues.
 * Never for a request.
 */
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

/**
 * For work on what belongs to the tenant itself: sees nothing of its users, and none of its memory.
 * @param keyId what does the work
 */
export function nobodyOf(tenantId: string, keyId: string): Scope {
  return {
    tenantId,
    userId: null,
    allUsers: false,
    includeShared: false,
    permissions: new Set(),
    agent: null,
    project: null,
    keyId,
  };
}

/** The scope without the tenant's shared memory. */
export function ownOnly(scope: Scope): Scope {
  return { ...scope, includeShared: false };
}

/** Whether the key is bound to an agent or a project, so that it sees only a part of a user's memory. */
export function seesPart({ agent, project }: Pick<Scope, 'agent' | 'project'>): boolean {
  return agent !== null || project !== null;
}

export function may(scope: Scope, permission: Permission): boolean {
  return scope.permissions.has(permission);
}
