import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The current unit of work and its owner: one request, one run of a job, or one run of a schedule. The code that starts
 * it fills in what it knows, and any code called within it can read it. Contains only our own names, ids and codes.
 */
export interface AuditContext {
  readonly kind: 'operation' | 'job' | 'schedule';
  /** Name of the operation, job or schedule. Null until known. */
  name: string | null;
  readonly requestId: string | null;
  /** The tenant of the key. Null until known, and for work that belongs to no tenant. */
  tenantId: string | null;
  keyId: string | null;
  /** The user concerned, if the scope of its transactions names none. */
  userId: string | null;
  /** It only reads. What it writes on the side (that something was recalled) is not a change that anybody requested. */
  reads: boolean;
  /** It reads administrative data, or memory of the whole tenant. */
  privileged: boolean;
  /** Our ids in the request, in their public form. */
  named: readonly string[];
  /** Why it was refused. */
  code: string | null;
  /** The number of audit entries that its transactions have written for its tenant. */
  entries: number;
  /** What they have changed of another tenant, whose audit has the entry. */
  elsewhere: Readonly<Record<string, number>> | null;
}

const current = new AsyncLocalStorage<AuditContext>();

export function newAuditContext(
  kind: AuditContext['kind'],
  name: string | null,
  requestId: string | null = null,
): AuditContext {
  return {
    kind,
    name,
    requestId,
    tenantId: null,
    keyId: null,
    userId: null,
    reads: false,
    privileged: false,
    named: [],
    code: null,
    entries: 0,
    elsewhere: null,
  };
}

/** Runs `work`, and everything it awaits, within this context. */
export function within<T>(context: AuditContext, work: () => T): T {
  return current.run(context, work);
}

export function currentAuditContext(): AuditContext | undefined {
  return current.getStore();
}
