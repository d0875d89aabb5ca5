import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { AnyOperation, InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import type { FastifyRequest } from 'fastify';
import { readInput } from './read-input.js';
import type { RecollectRequest } from './request.js';

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
