import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { instantInput } from '@contracts/primitives.js';
import type { AuditTrail } from '@governance/audit/audit-trail.js';
import type { RequestUsage } from '@governance/limits/request-usage.js';
import { Clock } from '@kernel/clock.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { may } from '@kernel/scope.js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { newAuditContext, within } from '@platform/observability/audit-context.js';
import type { Metrics } from '@platform/observability/metrics.js';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import { mergeMap, Observable } from 'rxjs';
import { type Doors, routedOperation } from './door.js';
import { invalidInput } from './operation.decorator.js';
import type { RecollectRequest } from './request.js';
import { answerUnreadable, TIMED_OUT } from './unreadable.js';

/** Long enough for all common ids, and limited to characters that are harmless in logs, headers and pages. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The request id of the client or of a proxy, otherwise a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}

/** Sends it with every response. */
export function tagRequests(fastify: FastifyInstance, doors: Doors): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    const { idHeader } = doors.of(request);
    if (idHeader !== undefined) void reply.header(idHeader, request.id);
    done();
  });
}

/** HTTP/1.1 requires the header. */
export function refuseWithoutHost(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw: { httpVersion, headers } }, _reply, done) => {
    if (headers.host === undefined && httpVersion === '1.1') done(invalid('Host', 'is missing'));
    else done();
  });
}

/** Time limit of a body that is processed while it arrives: an archive of everything stored about a user. */
const ARCHIVE_SECONDS = 3_600;
/** It must also arrive at this pace, in bytes a second, because few are received at a time. A modem's line has half of it. */
const ARCHIVE_PACE = 10_000;

/**
 * Ends a request whose body takes longer than this to arrive, whoever sends it and whether it is read or not. Node's
 * own limit is the same for all requests. Node itself enforces its limit for headers. An archive may take longer, if it keeps
 * its pace in each such span.
 */
export function endSlowRequests(fastify: FastifyInstance, seconds: number): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { socket } = raw;
    const isArchive = routedOperation(request)?.bodyMedia !== undefined;
    let [left, read] = [isArchive ? ARCHIVE_SECONDS : seconds, socket.bytesRead];
    const timer = setInterval(() => {
      left -= seconds;
      const isInTime = left > 0 && socket.bytesRead - read >= seconds * ARCHIVE_PACE;
      read = socket.bytesRead;
      if (raw.complete || isInTime) return;
      clearInterval(timer);
      if (reply.raw.headersSent) socket.destroy();
      else answerUnreadable(TIMED_OUT, socket);
    }, seconds * 1_000).unref();
    raw.once('end', () => clearInterval(timer));
    raw.once('close', () => clearInterval(timer));
    done();
  });
}

/**
 * Node joins repeated headers with a comma, which would produce a third user, `alice, bob`, or a key that nobody sent. Of the
 * first three it reads the first, and a proxy before it may have read the last.
 */
const ONCE = [
  'Host',
  'Authorization',
  'Content-Type',
  'X-User-Id',
  'user-id',
  'X-Agent-Id',
  'X-Session-Id',
  'X-Project-Id',
  'X-Provider-Key',
  'Idempotency-Key',
  'If-Match',
  'X-Recollect-Now',
] as const;

/** Refuses a request that repeats a header that may occur only once. */
export function refuseDoubledHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headersDistinct } = request.raw;
    const doubled = ONCE.filter((name) => (headersDistinct[name.toLowerCase()]?.length ?? 0) > 1);
    if (doubled.length === 0) return done();
    done(invalidInput(doubled.map((field) => ({ field, message: 'is sent more than once' }))));
  });
}

/** Runs every request within its own audit context, and records how it ended. */
export function auditRequests(fastify: FastifyInstance, trail: AuditTrail): void {
  // After the body was read, because a stream's events do not run in the context that started it.
  fastify.addHook('preHandler', (request: RecollectRequest, _, done) => {
    request.act = newAuditContext('operation', null, request.id);
    within(request.act, done);
  });
  fastify.addHook('onResponse', (request: RecollectRequest, reply, done) => {
    if (request.act) trail.answered(request.act, reply.statusCode);
    done();
  });
}

/** A privileged response is sent only after its audit entry is stored. */
export class AuditInterceptor implements NestInterceptor {
  constructor(private readonly trail: AuditTrail) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { act } = context.switchToHttp().getRequest<RecollectRequest>();
    if (!act?.privileged) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.trail.beforeAnswer(act);
        return answer;
      }),
    );
  }
}

/** Counts every response to a key for its tenant. */
export function countUsage(fastify: FastifyInstance, usage: RequestUsage): void {
  fastify.addHook('onResponse', (request: RecollectRequest, reply, done) => {
    const { caller } = request;
    if (caller) usage.note(caller.tenantId, { status: reply.statusCode, search: searches(request) });
    done();
  });
}

/** Whether it is a search in any protocol. MCP tools are named only in the body and are not counted. */
function searches(request: RecollectRequest): boolean {
  const operation = routedOperation(request);
  return (operation?.dispatch?.(request.body) ?? operation)?.searches === true;
}

/** In seconds: from a ping to a batch that waits for its vectors. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts every response by operation and status class. Paths are not used as labels, because they contain ids. */
export function measureRequests(fastify: FastifyInstance, { registry }: Metrics, doors: Doors): void {
  const requests = new Counter({
    name: 'recollect_http_requests_total',
    help: 'Answers by operation and class of status.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'recollect_http_request_duration_seconds',
    help: 'How long answers took, by operation.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const operation = routedOperation(request)?.name ?? doors.withRoute(request)?.name ?? 'other';
    requests.inc({ operation, status: `${Math.floor(reply.statusCode / 100)}xx` });
    seconds.observe({ operation }, reply.elapsedTime / 1_000);
    done();
  });
}

/** The header with the time at which the request claims to arrive. */
const REQUEST_TIME = 'X-Recollect-Now';

/**
 * Serves a request as if it arrived at the time in its header, for tests that depend on time. Only if the operator
 * allows it, and only for admin keys, because stored data gets that time.
 */
export class RequestTimeInterceptor implements NestInterceptor {
  constructor(private readonly isAllowed: boolean) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    const named = request.headers[REQUEST_TIME.toLowerCase()];
    if (named === undefined) return next.handle();
    if (!this.isAllowed) throw invalid(REQUEST_TIME, 'works only if ALLOW_REQUEST_TIME is set');
    if (!request.scope || !may(request.scope, 'admin')) {
      throw new RecollectError('forbidden', `The key lacks the permission admin, which ${REQUEST_TIME} needs.`);
    }
    const { data: instant } = instantInput.safeParse(named);
    if (!instant) throw invalid(REQUEST_TIME, 'must be an RFC 3339 time with a zone');
    return new Observable((observer) => Clock.during(instant, () => next.handle().subscribe(observer)));
  }
}
