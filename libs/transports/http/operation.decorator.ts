import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { AnyOperation, InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { readInput } from './read-input.js';
import type { RecollectRequest } from './request.js';

export const OPERATION = 'recollect:operation';

/**
 * Serves one operation: its path, method and success status come from the contract; the key guard reads its
 * permission, the input decorator its schemas, OpenAPI all of it.
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

/**
 * For a protocol that carries many operations over one path: the guard finds out whose key it is, and what exists is
 * decided for each operation inside, by `makeScope`.
 */
export function KeyOnly(): MethodDecorator {
  return SetMetadata(KEY_ONLY, true);
}

export function isKeyOnly(handler: object): boolean {
  return Reflect.getMetadata(KEY_ONLY, handler) === true;
}

/** The operation that a controller method serves. */
export function operationOf(handler: object): AnyOperation | undefined {
  return Reflect.getMetadata(OPERATION, handler) as AnyOperation | undefined;
}

/** The request's parameters, query and body, checked by the operation's schemas: as a rule by the `InputInterceptor` already. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext): InputOf<AnyOperation> => {
  const operation = operationOf(context.getHandler());
  if (!operation) throw new Error(`${context.getHandler().name} takes @Input() but serves no operation`);
  const request = context.switchToHttp().getRequest<RecollectRequest>();
  return (request.input ??= readInput(operation, request));
});

/** Who asks. Made by the key guard. */
export const CurrentScope = createParamDecorator((_: unknown, context: ExecutionContext): Scope => {
  const { scope } = context.switchToHttp().getRequest<RecollectRequest>();
  if (!scope) throw new Error(`${context.getHandler().name} takes @CurrentScope() but the key guard made no scope`);
  return scope;
});
