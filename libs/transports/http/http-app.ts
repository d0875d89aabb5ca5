import type { IncomingMessage } from 'node:http';
import { Capacity } from '@governance/limits/capacity.js';
import { RateLimits } from '@governance/limits/rate-limits.js';
import { RequestUsage } from '@governance/limits/request-usage.js';
import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import type { DynamicModule, Type } from '@nestjs/common';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AuditTrail } from '@governance/audit/audit-trail.js';
import { type Config } from '@platform/config/config.js';
import { componentLogger, type Logger } from '@platform/observability/logger.js';
import { Metrics } from '@platform/observability/metrics.js';
import { NestLogger } from '@platform/observability/nest-logger.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admitRequests } from './admission.js';
import { AnswerInterceptor } from './answer.interceptor.js';
import { AuditInterceptor, auditRequests } from './audit.interceptor.js';
import { checkOperations } from './boot-check.js';
import { compressAnswers } from './compression.js';
import { allowOrigins } from './cors.js';
import { Cursors } from './cursor.js';
import { CursorInterceptor } from './cursor.interceptor.js';
import { refuseDoubledHeaders } from './doubled-headers.js';
import { serveFrontPage } from './front-page.js';
import { serveDocuments } from './document-pages.js';
import type { Doors } from './door.js';
import { FindCaller } from './find-caller.js';
import { ErrorFilter, sendUnreadablePath } from './error.filter.js';
import { InputInterceptor } from './input.interceptor.js';
import { RequestTimeInterceptor } from './request-time.interceptor.js';
import { readJsonBodies } from './json-body.js';
import { KeyGuard } from './key.guard.js';
import { measureRequests } from './http-metrics.js';
import { keepToCapacity } from './load-shedding.js';
import { PositionTokens, readOwnWrites } from './read-after.js';
import { requestId } from './request-id.js';
import { sendSecurityHeaders } from './security-headers.js';
import { endSlowRequests } from './slow-requests.js';
import { letGoWhenStopping, Stopping } from './stopping.js';
import { answerUnreadable } from './unreadable.js';
import { countUsage } from './usage.js';

/** A module as HTTP: ready to `listen`. Refuses to be made when an operation has no server, or two. */
export async function createHttpApp(
  module: DynamicModule | Type,
  doors: Doors,
  config: Config,
  logger: Logger,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: config.http.bodyLimitBytes,
    // A path holds one id; what is longer is refused by its schema, with the field named.
    // Letta's clients end some paths with a slash.
    routerOptions: { maxParamLength: 4_096, ignoreTrailingSlash: true },
    genReqId: requestId,
    rewriteUrl: (request: IncomingMessage) => doors.lead(request),
    trustProxy: config.http.trustProxy,
    // What still arrives on an open connection while we stop is served; Fastify's refusal would be in no form of ours.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    http: { headersTimeout: config.http.requestSeconds * 1_000, connectionsCheckingInterval: 1_000 },
    frameworkErrors: (_: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendUnreadablePath(request, reply, doors),
  });
  // Throwing instead of exiting lets whoever starts say what is wrong in one line.
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  const fastify = app.getHttpAdapter().getInstance();
  // JSON and nothing else, but for bodies that an operation names.
  fastify.removeAllContentTypeParsers();
  readJsonBodies(fastify);
  endSlowRequests(fastify, config.http.requestSeconds);
  await sendSecurityHeaders(fastify, config.http.hstsSeconds);
  compressAnswers(fastify);
  serveFrontPage(fastify, config.http);
  streamOtherBodies(fastify);
  tagRequests(fastify);
  measureRequests(fastify, app.get(Metrics), doors);
  auditRequests(fastify, app.get(AuditTrail));
  for (const { route } of doors.all) route?.guardOrigins(fastify, config);
  allowOrigins(fastify, config.http.corsOrigins, doors);
  admitRequests(fastify, { findCaller: app.get(FindCaller), limits: app.get(RateLimits), doors });
  keepToCapacity(fastify, app.get(Capacity));
  if (config.database.readUrl !== undefined) readOwnWrites(fastify, app.get(PositionTokens));
  refuseDoubledHeaders(fastify);
  countUsage(fastify, app.get(RequestUsage));
  letGoWhenStopping(fastify, app.get(Stopping));
  app.useGlobalGuards(app.get(KeyGuard));
  app.useGlobalInterceptors(
    new AnswerInterceptor(),
    new AuditInterceptor(app.get(AuditTrail)),
    new CursorInterceptor(app.get(Cursors)),
    new InputInterceptor(),
    new RequestTimeInterceptor(config.http.allowRequestTime),
  );
  app.useGlobalFilters(new ErrorFilter(doors, componentLogger(logger, 'http')));
  // A stop that was asked for and went well is no failure: without this the process ends by the signal, not with code 0.
  app.enableShutdownHooks([], { useProcessExit: true });
  checkOperations(app.get(DiscoveryService), doors);
  serveDocuments(app, doors, config);
  for (const { serve } of doors.all) await serve?.(app, config);
  return app;
}

/**
 * A body that is no JSON is handed to whoever serves it as it comes, unread: it may be longer than fits in memory. To any
 * other operation it is of a kind that is not supported.
 */
function streamOtherBodies(fastify: FastifyInstance): void {
  for (const media of new Set(OPERATIONS.flatMap(({ bodyMedia }) => bodyMedia ?? []))) {
    const paths = OPERATIONS.filter((operation) => operation.bodyMedia === media).map(pathOf);
    fastify.addContentTypeParser(media, (request, body, done) => {
      if (paths.includes(request.routeOptions.url ?? '')) done(null, body);
      else done(new RecollectError('unsupported_media_type'));
    });
  }
}

function pathOf({ path }: AnyOperation): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function tagRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    done();
  });
}
