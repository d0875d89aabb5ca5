import type { Scope } from '@kernel/scope.js';
import { LEDGER } from './ledger-entry.js';

/** Appends entries for a tenant and sees nothing else of it. */
export function enteringFor(tenantId: string): Scope {
  return {
    tenantId,
    userId: null,
    allUsers: false,
    includeShared: false,
    permissions: new Set(),
    agent: null,
    project: null,
    keyId: LEDGER,
  };
}
