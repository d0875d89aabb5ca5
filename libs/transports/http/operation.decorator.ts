import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { AnyOperation, InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import type { FastifyRequest } from 'fastify';
import { check, coreOf, NOT_KNOWN } from '@contracts/field-errors.js';
import { findHostile, isTooDeep } from '@contracts/hostile.js';
import { LIMITS } from '@contracts/limits.js';
import { RecollectError, type FieldError, invalid } from '@kernel/errors.js';
import { isObject } from '@kernel/is-object.js';
import type { Observable } from 'rxjs';
import { z } from 'zod';
import type { Preferences } from '@application/preferences.js';
import type { RecollectRequest } from './request.js';
import { Answer } from './answer.js';

const OPERATION = 'recollect:operation';

/**
 * Serves one operation. Path, method and success status come from the contract. The key guard reads its permission,
 * the input decorator its schemas, and OpenAPI all of it.
 */
export function Operation(operation: AnyOperation): MethodDecorator {
  return applyDecorators(
    SetMetadata(OPERATION, operation),
    RequestMapping({
      method: RequestMethod[operation.method],
      path: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    }),
    HttpCode(Array.isArray(operation.status) ? operation.status[0] : (operation.status as number)),
  );
}

const KEY_ONLY = 'recollect:key-only';
/** The same mark for code that runs before the framework: see `admitRequests`. */
const KEY_ONLY_ROUTE = 'recollectKeyOnly';

/**
 * For a protocol that carries many operations over one path. The guard only identifies the key; `makeScope`
 * determines the scope of each operation inside.
 */
export function KeyOnly(): MethodDecorator {
  return applyDecorators(SetMetadata(KEY_ONLY, true), RouteConfig({ [KEY_ONLY_ROUTE]: true }));
}

/** Whether the route of a request needs only a key and serves no operation of its own. */
export function isKeyOnlyRoute({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return KEY_ONLY_ROUTE in (routeOptions.config ?? {});
}

export function isKeyOnly(handler: object): boolean {
  return Reflect.getMetadata(KEY_ONLY, handler) === true;
}

/** The operation that a controller method serves. */
export function operationOf(handler: object): AnyOperation | undefined {
  return Reflect.getMetadata(OPERATION, handler) as AnyOperation | undefined;
}

/**
 * The parameters, query and body of the request, validated by the operation's schemas. Usually the `InputInterceptor`
 * has done it already.
 */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext): InputOf<AnyOperation> => {
  const operation = operationOf(context.getHandler());
  if (!operation) throw new Error(`${context.getHandler().name} takes @Input() but serves no operation`);
  const request = context.switchToHttp().getRequest<RecollectRequest>();
  return (request.input ??= readInput(operation, request));
});

/** The scope of the request, set by the key guard. */
export const CurrentScope = createParamDecorator((_: unknown, context: ExecutionContext): Scope => {
  const { scope } = context.switchToHttp().getRequest<RecollectRequest>();
  if (!scope) throw new Error(`${context.getHandler().name} takes @CurrentScope() but the key guard made no scope`);
  return scope;
});

/** Validates every request with its operation's schemas, even if the controller method does not use the input. */
export class InputInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = operationOf(context.getHandler());
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    if (operation) request.input = readInput(operation, request);
    return next.handle();
  }
}

/** The parts of a request that contain an operation's fields. */
export interface InputParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Validates a request with its operation's schemas. @throws RecollectError `invalid_input`, naming every wrong field
 */
export function readInput<O extends AnyOperation>(operation: O, request: FastifyRequest): InputOf<O> {
  const { params, query, body } = request;
  refuseUnknownQuery(operation, query);
  return readParts(operation, { params, query, body });
}

/** Says whose memory a request is for, in any query (`readScopeRequest`). */
const WHOSE: ReadonlySet<string> = new Set(['user_id', 'include_shared', 'all_users']);

/**
 * A query parameter that an operation does not read is refused, because one that should narrow it (`dry_run`, `tags`) would
 * otherwise be ignored. An operation with a query schema checks its own; one of a protocol that ignores unknown fields ignores
 * these too.
 */
function refuseUnknownQuery(operation: AnyOperation, query: unknown): void {
  const isOfTenant = operation.touches === 'tenant' || operation.touches === 'install';
  if (operation.query !== undefined || !(isOfTenant || operation.keepsUnknown || refusesUnknown(operation.body)))
    return;
  const unknown = Object.keys(query ?? {}).filter((field) => isOfTenant || !WHOSE.has(field));
  if (unknown.length === 0) return;
  const inBody = objectIn(operation.body)?.shape ?? {};
  throw invalidInput(
    unknown.slice(0, 20).map((field) => ({
      field: field || '(empty)',
      message: Object.hasOwn(inBody, field) ? `${NOT_KNOWN} of the query; send it in the body` : NOT_KNOWN,
    })),
  );
}

function refusesUnknown(body: z.ZodType | undefined): boolean {
  return objectIn(body)?.def.catchall instanceof z.ZodNever;
}

function objectIn(part: z.ZodType | undefined): z.ZodObject | undefined {
  const core = part && coreOf(part);
  return core instanceof z.ZodObject ? core : undefined;
}

export function readParts<O extends AnyOperation>(operation: O, parts: InputParts): InputOf<O> {
  const errors: FieldError[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown, holdsJson = false): unknown => {
    if (!schema) return {};
    // Even input that is checked item by item is first hashed and walked as a whole.
    const { deepest } = operation;
    if (isTooDeep(value, deepest))
      return void errors.push({
        field: '(body)',
        message: `must not nest deeper than ${deepest ?? LIMITS.depth} levels`,
      });
    const own = schema === operation.body ? withoutItems(value, operation.itemwise) : value;
    const hostile = findHostile(own, '', 0, deepest, operation.roundsNumbers);
    if (hostile) return void errors.push(hostile);
    const { data, errors: wrong } = check(schema, value);
    // JSON inside a string (a filter in a query string) is checked again after parsing.
    const inside = holdsJson && !wrong ? findHostile(data, '') : null;
    if (inside) return void errors.push(inside);
    if (!wrong) return data;
    errors.push(...(holdsJson ? wrong.map((error) => asRepeated(schema, value, error)) : wrong));
  };
  const input = {
    params: read(operation.params, parts.params),
    query: read(operation.query, parts.query, true),
    body: read(operation.body, operation.dropsNul ? withoutNul(parts.body) : parts.body),
  };
  if (errors.length > 0) throw invalidInput(errors);
  return input as InputOf<O>;
}

/** A query parameter that was given several times arrives as a list. If a list is not allowed, that is the error to report. */
function asRepeated(schema: z.ZodType, query: unknown, error: FieldError): FieldError {
  const { field, message } = error;
  const values = isObject(query) ? query[field] : undefined;
  if (!Array.isArray(values) || message.startsWith(NOT_KNOWN)) return error;
  const { errors = [] } = check(schema, { ...(query as object), [field]: [] });
  if (!errors.some((other) => other.field === field)) return error;
  return { field, message: `was given ${values.length === 2 ? 'twice' : `${values.length} times`}; give it once` };
}

/** Does not recurse beyond the maximum depth, because such input is refused anyway. */
function withoutNul(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '');
  if (typeof value !== 'object' || value === null || depth > 2 * LIMITS.depth) return value;
  if (Array.isArray(value)) return value.map((item) => withoutNul(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutNul(item, depth + 1)]));
}

/** Items that the use case checks one by one must not reject the whole request here. */
function withoutItems(body: unknown, field: string | undefined): unknown {
  if (field === undefined || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
}

export function invalidInput(errors: readonly FieldError[]): RecollectError {
  return new RecollectError('invalid_input', undefined, errors);
}

export const Preferred = createParamDecorator((_: unknown, context: ExecutionContext): Preferences => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    idempotencyKey: single(headers['idempotency-key']),
    waitSeconds: readWait(single(headers['prefer']), operationOf(context.getHandler())?.waits),
    ifMatch: readIfMatch(single(headers['if-match'])),
  };
});

/** The ETag of a version. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** What is stored, with the ETag of its version. */
export function withEtag<T>({ stored, version }: { readonly stored: T; readonly version: number }): Answer<T> {
  return new Answer(stored, { headers: { ETag: etagOf(version) } });
}

function readWait(prefer: string | undefined, usual = 0): number {
  const seconds = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?/i.exec(prefer ?? '')?.[1];
  return Math.min(Number(seconds ?? usual), LIMITS.waitSeconds);
}

/** @throws RecollectError `invalid_input` if it is not an ETag of this server */
function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  if (version === undefined) throw invalid('If-Match', 'must be one ETag as it was returned, such as "3"');
  return Number(version);
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
