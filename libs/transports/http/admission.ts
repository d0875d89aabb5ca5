import { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Capacity, HeldPlace } from '@governance/limits/capacity.js';
import { costOf, RateExceeded, rateHeaders, type RateLimits, refuseExceeded } from '@governance/limits/rate-limits.js';
import { inPlace } from '@kernel/place.js';
import { type AuditContext, newAuditContext } from '@platform/observability/audit-context.js';
import { FindSession } from '@governance/sessions/find-session.js';
import { Authenticate, REFUSED } from '@governance/tenancy/authenticate.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { RecollectError } from '@kernel/errors.js';
import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { HeaderAPIKeyStrategy } from 'passport-headerapikey';
import { type Doors, routedOperation } from './door.js';
import { isKeyOnlyRoute } from './operation.decorator.js';
import { setRefusalHeaders } from './refusal-headers.js';
import type { RecollectRequest } from './request.js';
import { CSRF_HEADER, requireSameOrigin, sessionCookie } from './session-cookie.js';

const STRATEGIES = ['x-api-key', 'bearer'] as const;
const BEARER = 'Bearer ';
/** A console session is valid only for the API itself. All other protocols are for programs, which send a key. */
const SESSION_PATHS = /^\/v1\//;

/** The request for passport. Not the Fastify request, which passport would decorate like an Express request. */
interface SeenRequest {
  readonly headers: { readonly 'x-api-key'?: string; readonly authorization?: string };
  readonly ip: string;
}
type Done = (error: Error | null, caller?: Caller) => void;

/** Identifies the caller by the key, once per request: admission calls it before the body is read. */
@Injectable()
export class FindCaller {
  /**
   * One instance per application. Passport's own registry is per process, so two applications would share strategies.
   */
  private readonly passport = new passport.Authenticator();

  constructor(
    authenticate: Authenticate,
    private readonly sessions: FindSession,
  ) {
    const verify = (key: string, done: Done, request: unknown): void => {
      authenticate.run(key, (request as SeenRequest).ip).then((caller) => done(null, caller), done);
    };
    this.passport
      .use('x-api-key', new HeaderAPIKeyStrategy({ header: 'X-API-Key', prefix: '' }, true, verify))
      .use('bearer', new HeaderAPIKeyStrategy({ header: 'Authorization', prefix: BEARER }, true, verify));
  }

  /**
   * `X-API-Key` and `Authorization: Bearer` (or `Token`) both accept a key or a user token. If both are sent, they
   * must be equal. If neither is sent, a console session may act.
   * @throws RecollectError `unauthorized`, and `rate_limited` after too many failures from the same address
   */
  run(request: Pick<FastifyRequest, 'headers' | 'ip' | 'host' | 'url'>): Promise<Caller> {
    const { headers, ip } = request;
    const { header, bearer } = presentedKey(headers);
    if (header === undefined && bearer === undefined && SESSION_PATHS.test(request.url)) {
      const cookie = sessionCookie(request);
      if (cookie !== undefined) return this.ofSession(cookie, request);
    }
    const seen: SeenRequest = {
      headers: { 'x-api-key': header, authorization: bearer && `${BEARER}${bearer}` },
      ip,
    };
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, caller?: unknown): void => {
        if (error) reject(error);
        else if (caller) resolve(caller as Caller);
        else reject(new RecollectError('unauthorized', REFUSED.missing));
      };
      this.passport.authenticate(STRATEGIES, { session: false }, done)(seen, {}, reject);
    });
  }

  private async ofSession(cookie: string, request: Pick<FastifyRequest, 'headers' | 'ip' | 'host'>): Promise<Caller> {
    requireSameOrigin(request);
    const token = request.headers[CSRF_HEADER];
    return this.sessions.act(cookie, typeof token === 'string' ? token : undefined, request.ip);
  }
}

/** The credentials that a request sends. Undefined: none. */
interface PresentedKey {
  readonly header: string | undefined;
  readonly bearer: string | undefined;
}

/** @throws RecollectError `unauthorized` if both headers carry a key and the keys differ */
function presentedKey(headers: IncomingHttpHeaders): PresentedKey {
  const header = textOf(headers['x-api-key']);
  // The scheme is case-insensitive. Other schemes are ignored (a proxy may use Basic). mem0's clients send Token.
  const bearer = /^(?:bearer|token) +(.+)$/i.exec(headers.authorization ?? '')?.[1]?.trim();
  if (header !== undefined && bearer !== undefined && header !== bearer) {
    throw new RecollectError('unauthorized', 'X-API-Key and Authorization carry two different keys: send one.');
  }
  return { header, bearer };
}

/** Empty counts as absent: clients send an unset variable like that. */
function textOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(', ') : header;
  return text?.trim() || undefined;
}

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
    // The client determines the pace at which it reads, so a slot is held only for the work behind the response.
    if (payload instanceof Readable) void Promise.resolve(working).finally(() => place?.leave());
    else place?.leave();
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
