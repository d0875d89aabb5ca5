import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What this process is doing now, and for whom: one request, one run of a job, one run of a schedule. Whoever begins it
 * enters what he knows; whoever is called within it may ask, whatever stands between. Names, ids and codes of ours only.
 */
export interface AuditContext {
  readonly kind: 'operation' | 'job' | 'schedule';
  /** Of the operation, job or schedule. Null until it is known. */
  name: string | null;
  readonly requestId: string | null;
  /** Whose key it is. Null until it is known, and for what belongs to no tenant. */
  tenantId: string | null;
  keyId: string | null;
  /** The user whom it is about, where the scope of its transactions names none. */
  userId: string | null;
  /** It only reads: what it writes beside (that something was recalled) is no change that anybody asked for. */
  reads: boolean;
  /** It reads what is administered, or memory of the whole tenant. */
  privileged: boolean;
  /** Ids of ours that the request names, as they are shown. */
  named: readonly string[];
  /** Why it was refused. */
  code: string | null;
  /** Entries of the audit that its transactions have left. */
  entries: number;
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
  };
}

/** Runs `work`, and all that it awaits, within this context. */
export function within<T>(context: AuditContext, work: () => T): T {
  return current.run(context, work);
}

export function currentAuditContext(): AuditContext | undefined {
  return current.getStore();
}
