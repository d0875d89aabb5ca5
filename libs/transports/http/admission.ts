import { costOf, RateExceeded, rateHeaders, type RateLimits, refuseExceeded } from '@governance/limits/rate-limits.js';
import { type AuditContext, newAuditContext } from '@platform/observability/audit-context.js';
import type { FastifyInstance } from 'fastify';
import type { Doors } from './door.js';
import type { FindCaller } from './find-caller.js';
import { isKeyOnlyRoute } from './operation.decorator.js';
import { setRefusalHeaders } from './refusal-headers.js';
import type { RecollectRequest } from './request.js';
import { routedOperation } from './routes.js';

export interface AdmissionParts {
  readonly findCaller: FindCaller;
  readonly limits: RateLimits;
  readonly doors: Doors;
}

/**
 * Identifies the caller and charges the rate limits before the body of a request is read, so that a refused request
 * costs no more than its headers. Routes without a key pass, and so do unknown routes. The key guard runs later and
 * refuses every request that was not admitted.
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

/**
 * For the audit: the caller is known, and nothing was done. If a path serves several operations, the body would name
 * the operation.
 */
function refusedAct(request: RecollectRequest, doors: Doors): AuditContext {
  const context = newAuditContext('operation', routedOperation(request)?.name ?? doors.of(request).name, request.id);
  context.tenantId = request.caller?.tenantId ?? null;
  context.keyId = request.caller?.keyId ?? null;
  return context;
}

/** Undefined: no key is needed. */
function weightOf(request: RecollectRequest): number | undefined {
  const operation = routedOperation(request);
  if (!operation) return isKeyOnlyRoute(request) ? 1 : undefined;
  return operation.permission === 'public' ? undefined : (operation.weight ?? 1);
}
