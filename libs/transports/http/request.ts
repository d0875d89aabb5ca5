import type { AnyOperation, InputOf } from '@contracts/operation.js';
import type { HeldPlace } from '@governance/limits/capacity.js';
import type { Caller } from '@governance/tenancy/caller.js';
import type { Scope } from '@kernel/scope.js';
import type { AuditContext } from '@platform/observability/audit-context.js';
import type { RequestPositions } from '@platform/database/positions.js';
import type { FastifyRequest } from 'fastify';

/** A request after admission and the key guard. */
export interface RecollectRequest extends FastifyRequest {
  /** The caller that its key identifies, set before the body is read (`admission.ts`). Absent for public operations. */
  caller?: Caller;
  /** Its slot among the requests being processed (`admission.ts`). Absent for public operations. */
  place?: HeldPlace;
  /** Its work, if that goes on after the response has begun. It keeps the slot until it settles. Never rejects. */
  working?: Promise<void>;
  /** The log positions it must see and has written (`read-after.ts`). */
  positions?: RequestPositions;
  /** The scope of this request. Absent for public operations. */
  scope?: Scope;
  /** Its parameters, query and body, validated by the operation's schemas. */
  input?: InputOf<AnyOperation>;
  /** Its entry in the audit log. */
  act?: AuditContext;
}
