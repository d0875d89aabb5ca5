import { Readable } from 'node:stream';
import type { Capacity, HeldPlace } from '@governance/limits/capacity.js';
import { inPlace } from '@kernel/place.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setRefusalHeaders } from './refusal-headers.js';
import type { RecollectRequest } from './request.js';

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
