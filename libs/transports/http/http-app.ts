import type { IncomingMessage } from 'node:http';
import type { DynamicModule, NestInterceptor, Type } from '@nestjs/common';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { AuditTrail } from '@governance/audit/audit-trail.js';
import { Capacity } from '@governance/limits/capacity.js';
import { RateLimits } from '@governance/limits/rate-limits.js';
import { RequestUsage } from '@governance/limits/request-usage.js';
import { RecollectError } from '@kernel/errors.js';
import type { Config } from '@platform/config/config.js';
import { componentLogger, type Logger } from '@platform/observability/logger.js';
import { Metrics } from '@platform/observability/metrics.js';
import { NestLogger } from '@platform/observability/nest-logger.js';
import { admitRequests, keepToCapacity, FindCaller } from './admission.js';
import { AnswerInterceptor, compressAnswers, TurnsInterceptor } from './answer.js';
import { allowOrigins, sendSecurityHeaders } from './browser-headers.js';
import { CursorInterceptor, Cursors } from './cursor.js';
import type { Doors } from './door.js';
import { ErrorFilter, sendUnreadablePath } from './error.filter.js';
import {
  AuditInterceptor,
  auditRequests,
  countUsage,
  endSlowRequests,
  measureRequests,
  refuseDoubledHeaders,
  refuseWithoutHost,
  requestId,
  RequestTimeInterceptor,
  tagRequests,
} from './hooks.js';
import { readJsonBodies } from './json-body.js';
import { KeyGuard } from './key.guard.js';
import { InputInterceptor, operationOf } from './operation.decorator.js';
import { OpenStreams } from './open-streams.js';
import { serveDocuments, serveFrontPage } from './pages.js';
import { PositionTokens, readOwnWrites } from './read-after.js';
import { endUnreadAnswers } from './slow-readers.js';
import { letGoWhenStopping, Stopping } from './stopping.js';
import { answerOddRequests, answerUnreadable } from './unreadable.js';

/**
 * Checks that exactly one controller method serves each operation of the catalogue, that each operation belongs to
 * one door, and that every served operation is in the catalogue. @throws Error naming the violations: the process
 * must not start
 */
function checkOperations(discovery: DiscoveryService, doors: Doors): void {
  const served = discovery.getControllers().flatMap(({ metatype }) => {
    const prototype = (metatype as { prototype?: object } | undefined)?.prototype;
    return prototype ? operationsOf(prototype) : [];
  });
  const faults = [
    ...OPERATIONS.filter(({ name }) => !served.includes(name)).map(({ name }) => `${name} has no server`),
    ...served.filter((name, i) => served.indexOf(name) !== i).map((name) => `${name} has two servers`),
    ...served
      .filter((name) => !OPERATIONS.some((operation) => operation.name === name))
      .map((name) => `${name} is not in the catalogue`),
    ...OPERATIONS.filter((one) => doors.all.filter(({ operations }) => operations.includes(one)).length !== 1).map(
      ({ name }) => `${name} belongs to no door, or to two`,
    ),
  ];
  if (faults.length > 0) throw new Error(`operations: ${faults.join('; ')}`);
}

function operationsOf(prototype: object): string[] {
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const method: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    const operation = typeof method === 'function' ? operationOf(method) : undefined;
    return operation ? [operation.name] : [];
  });
}

/**
 * Builds the HTTP application of a module, ready to `listen`. Fails if an operation has no server, or two. A request passes:
 * 1. Before its body: its id, its time limit and the headers of its response (`hooks.ts`, `browser-headers.ts`).
 * 2. Admission: its key, the rate limits, and a place among those that are worked on (`admission.ts`).
 * 3. Its body, as JSON (`json-body.ts`), and its audit context (`hooks.ts`).
 * 4. The key guard: whether the key may do this, and what it can see (`key.guard.ts`).
 * 5. Its input, checked by the schemas of its operation (`operation.decorator.ts`), and its cursor (`cursor.ts`).
 * 6. The method of a controller, which calls a use case.
 * 7. Back: the audit, the status and headers, the bytes (`answer.ts`); then it is counted and measured (`hooks.ts`).
 */
export async function createHttpApp(
  module: DynamicModule | Type,
  doors: Doors,
  config: Config,
  logger: Logger,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: config.http.bodyLimitBytes,
    // A path parameter holds one id. Its schema rejects a longer one and names the field. Letta's clients end some
    // paths with a slash.
    routerOptions: { maxParamLength: 4_096, ignoreTrailingSlash: true },
    genReqId: requestId,
    rewriteUrl: (request: IncomingMessage) => doors.lead(request),
    trustProxy: config.http.trustProxy,
    // Requests that arrive on open connections while the process stops are served. Fastify's own 503 would not have
    // our format.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    http: {
      headersTimeout: config.http.requestSeconds * 1_000,
      connectionsCheckingInterval: 1_000,
      // Node refuses it without a body. See `refuseWithoutHost`.
      requireHostHeader: false,
    },
    frameworkErrors: (_: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendUnreadablePath(request, reply, doors),
  });
  // Throwing instead of exiting lets the starter print the reason in one line.
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  const fastify = app.getHttpAdapter().getInstance();
  // Node leaves out every header after the first thousand, and the last may say whose memory it is. Their length is limited.
  fastify.server.maxHeadersCount = 0;
  answerOddRequests(fastify.server);
  // Only JSON, except for bodies that an operation declares.
  fastify.removeAllContentTypeParsers();
  readJsonBodies(fastify);
  endSlowRequests(fastify, config.http.requestSeconds);
  await sendSecurityHeaders(fastify, config.http.hstsSeconds);
  compressAnswers(fastify);
  serveFrontPage(fastify, config.http);
  streamOtherBodies(fastify);
  tagRequests(fastify, doors);
  refuseWithoutHost(fastify);
  measureRequests(fastify, app.get(Metrics), doors);
  auditRequests(fastify, app.get(AuditTrail));
  for (const { route } of doors.all) route?.guardOrigins(fastify, config);
  allowOrigins(fastify, config.http.corsOrigins, doors);
  admitRequests(fastify, { findCaller: app.get(FindCaller), limits: app.get(RateLimits), doors });
  keepToCapacity(fastify, app.get(Capacity));
  endUnreadAnswers(fastify, config.http.requestSeconds);
  if (config.database.readUrl !== undefined) readOwnWrites(fastify, app.get(PositionTokens));
  refuseDoubledHeaders(fastify);
  countUsage(fastify, app.get(RequestUsage));
  letGoWhenStopping(fastify, app.get(Stopping));
  app.useGlobalGuards(app.get(KeyGuard));
  app.useGlobalInterceptors(...interceptorsOf(app, config));
  app.useGlobalFilters(new ErrorFilter(doors, componentLogger(logger, 'http')));
  // A requested stop that succeeded is not a failure. Without this, the process ends by the signal instead of with
  // code 0.
  app.enableShutdownHooks([], { useProcessExit: true });
  checkOperations(app.get(DiscoveryService), doors);
  serveDocuments(app, doors, config);
  for (const { serve } of doors.all) await serve?.(app, config);
  return app;
}

/** The first is the outermost. */
function interceptorsOf(app: NestFastifyApplication, config: Config): NestInterceptor[] {
  return [
    new TurnsInterceptor(),
    new AnswerInterceptor(),
    new AuditInterceptor(app.get(AuditTrail)),
    new CursorInterceptor(app.get(Cursors)),
    new InputInterceptor(),
    app.get(OpenStreams),
    new RequestTimeInterceptor(config.http.allowRequestTime),
  ];
}

/**
 * A body that is not JSON is passed unread to the handler as a stream, because it may not fit in memory. All other
 * operations reject it as unsupported.
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
