import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Capacity, HeldPlace } from '@governance/limits/capacity.js';
import { costOf, RateExceeded, rateHeaders, type RateLimits, refuseExceeded } from '@governance/limits/rate-limits.js';
import { inPlace } from '@kernel/place.js';
import { type AuditContext, newAuditContext } from '@platform/observability/audit-context.js';
import { type Doors, routedOperation } from './door.js';
import type { FindCaller } from './find-caller.js';
import { isKeyOnlyRoute } from './operation.decorator.js';
import { setRefusalHeaders } from './refusal-headers.js';
import type { RecollectRequest } from './request.js';

interface AdmissionParts {
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

/** A body that takes longer to arrive than this does not hold a slot. */
const SLOW_BODY_MS = 250;

/**
 * Makes each request wait for a slot before its body is read, and refuses it if that would take too long. Probes and
 * other public operations are always served.
 */
export function keepToCapacity(fastify: FastifyInstance, capacity: Capacity): void {
  fastify.addHook('onRequest', async (request: RecollectRequest, reply) => {
    if (!request.caller) return;
    const { tenantId } = request.caller;
    try {
      request.place = capacity.enter(tenantId) ?? (await waitFor(capacity, tenantId, reply));
    } catch (error) {
      setRefusalHeaders(reply, error);
      throw error;
    }
    const { place } = request;
    reply.raw.once('close', () => place.leave());
    if (reply.raw.destroyed) place.leave();
    stepAsideForBody(request, place);
  });
  fastify.addHook('preHandler', ({ place }: RecollectRequest, _, done) => {
    if (place) inPlace(place, done);
    else done();
  });
  fastify.addHook('onSend', async ({ place, working }: RecollectRequest, _, payload) => {
    // The client determines the pace of a stream, so a slot is held only for the work behind it.
    if (payload instanceof Readable && place) void Promise.resolve(working).finally(() => place.leave());
    return payload;
  });
}

async function waitFor(capacity: Capacity, tenantId: string, { raw }: FastifyReply): Promise<HeldPlace> {
  const gone = new AbortController();
  const onClose = (): void => gone.abort();
  raw.once('close', onClose);
  try {
    return await capacity.wait(tenantId, gone.signal);
  } finally {
    raw.off('close', onClose);
  }
}

function stepAsideForBody({ raw }: RecollectRequest, place: HeldPlace): void {
  if (raw.complete) return;
  const timer = setTimeout(() => {
    if (raw.complete || raw.destroyed) return;
    void place.stepAside(() => new Promise<void>((resolve) => raw.once('end', resolve).once('close', resolve)));
  }, SLOW_BODY_MS).unref();
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
