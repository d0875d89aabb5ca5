import { costOf, rateHeaders } from '@governance/limits/rate.js';
import { RateExceeded, type RateLimits, refuseExceeded } from '@governance/limits/rate-limits.js';
import { type AuditContext, newAuditContext } from '@platform/observability/audit-context.js';
import type { FastifyInstance } from 'fastify';
import type { Doors } from './door.js';
import type { FindCaller } from './find-caller.js';
import { setRefusalHeaders } from './refusal-headers.js';
import type { RecollectRequest } from './request.js';
import { routedOperation } from './routes.js';

export interface AdmissionParts {
  readonly findCaller: FindCaller;
  readonly limits: RateLimits;
  readonly doors: Doors;
}

/**
 * Finds out who asks and charges their rate limits before the body of a request is read: what is refused here has cost
 * no more than its headers. Routes that need no key pass, and so does what is no route. The key guard stands behind
 * this and refuses whoever was not admitted.
 */
export function admitRequests(fastify: FastifyInstance, { findCaller, limits, doors }: AdmissionParts): void {
  fastify.addHook('onRequest', async (request: RecollectRequest, reply) => {
    const weight = doors.withRoute(request)?.route?.weight ?? weightOf(request);
    if (weight === undefined) return;
    try {
      request.caller = await findCaller.run(request);
      const chunked = request.headers['transfer-encoding'] !== undefined;
      const cost = costOf(weight, request.headers['content-length'], chunked);
      const standings = await limits.charge(request.caller, cost);
      void reply.headers(rateHeaders(standings));
      refuseExceeded(standings);
    } catch (error) {
      if (error instanceof RateExceeded) request.act = refusedAct(request, doors);
      setRefusalHeaders(reply, error);
      throw error;
    }
  });
}

/** For the audit: who asks is known, and nothing is done. What is asked stands in the body, where a path serves several. */
function refusedAct(request: RecollectRequest, doors: Doors): AuditContext {
  const context = newAuditContext('operation', routedOperation(request)?.name ?? doors.of(request).name, request.id);
  context.tenantId = request.caller?.tenantId ?? null;
  context.keyId = request.caller?.keyId ?? null;
  return context;
}

/** Undefined: no key is asked for. */
function weightOf(request: RecollectRequest): number | undefined {
  const operation = routedOperation(request);
  if (!operation || operation.permission === 'public') return undefined;
  return operation.weight ?? 1;
}
