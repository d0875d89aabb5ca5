import type { AnyOperation, InputOf } from '@contracts/operation.js';
import type { HeldPlace } from '@governance/limits/capacity.js';
import type { Caller } from '@governance/tenancy/caller.js';
import type { Scope } from '@kernel/scope.js';
import type { AuditContext } from '@platform/observability/audit-context.js';
import type { RequestPositions } from '@platform/database/positions.js';
import type { FastifyRequest } from 'fastify';

/** A request as admission and the key guard leave it. */
export interface RecollectRequest extends FastifyRequest {
  /** Whose key it is, found before the body was read (`admission.ts`); absent on public operations. */
  caller?: Caller;
  /** Among those that are worked on (`load-shedding.ts`); absent on public operations. */
  place?: HeldPlace;
  /** What it must see, and has written (`read-after.ts`). */
  positions?: RequestPositions;
  /** What exists for this request; absent on public operations. */
  scope?: Scope;
  /** Its parameters, query and body, checked by the operation's schemas. */
  input?: InputOf<AnyOperation>;
  /** What the audit will tell of it. */
  act?: AuditContext;
}
