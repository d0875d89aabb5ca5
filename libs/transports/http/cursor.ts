import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AnyOperation } from '@contracts/operation.js';
import { invalid } from '@kernel/errors.js';
import { isObject } from '@kernel/is-object.js';
import type { Scope } from '@kernel/scope.js';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { map, type Observable } from 'rxjs';
import { z } from 'zod';
import { Answer } from './answer.js';
import { operationOf } from './operation.decorator.js';
import type { RecollectRequest } from './request.js';

/** 128 bits in base64url. */
const SIGNATURE_LENGTH = 22;

/** Whose list it is. A cursor signed for one reader is invalid for another. */
type Reader = Pick<Scope, 'tenantId' | 'userId' | 'allUsers'>;

/**
 * A cursor: the position that a list returned, signed together with the list and its reader. A list therefore
 * continues only from a position that it returned to the same reader.
 */
@Injectable()
export class Cursors {
  constructor(private readonly secrets: ServerSecrets) {}

  write(reader: Reader, operation: AnyOperation, place: string): string {
    return signature(this.secrets.newest, reader, operation, place) + place;
  }

  /** @throws RecollectError `invalid_input` if the list did not return this cursor to this reader */
  read(reader: Reader, operation: AnyOperation, cursor: string): string {
    const place = cursor.slice(SIGNATURE_LENGTH);
    const given = Buffer.from(cursor.slice(0, SIGNATURE_LENGTH));
    const signed = this.secrets.all.some((secret) => {
      const right = Buffer.from(signature(secret, reader, operation, place));
      return right.length === given.length && timingSafeEqual(right, given);
    });
    if (!signed) throw invalid('cursor', 'must be a `next_cursor` that this list returned for the same user');
    return place;
  }

  /** Replaces the cursor in the input by its position. If it is not a string, the operation's schema rejects it. */
  readIn<Fields extends object>(reader: Reader, operation: AnyOperation, fields: Fields): Fields {
    const { cursor } = fields as { cursor?: unknown };
    return typeof cursor === 'string' ? { ...fields, cursor: this.read(reader, operation, cursor) } : fields;
  }

  /** Replaces the position in a response by a cursor. */
  writeIn<Value>(reader: Reader, operation: AnyOperation, answer: Value): Value {
    if (typeof answer !== 'object' || answer === null) return answer;
    const { next_cursor: place } = answer as { next_cursor?: unknown };
    if (typeof place !== 'string') return answer;
    return { ...answer, next_cursor: this.write(reader, operation, place) };
  }
}

/** Whether an operation is a list with cursors. */
export function takesCursor({ query, body }: AnyOperation): boolean {
  return [query, body].some((part) => part !== undefined && 'cursor' in shapeOf(part));
}

function shapeOf(part: z.ZodType): object {
  if (part instanceof z.ZodOptional || part instanceof z.ZodDefault || part instanceof z.ZodPrefault)
    return shapeOf(part.unwrap() as z.ZodType);
  return part instanceof z.ZodObject ? part.shape : {};
}

function signature(secret: string, { tenantId, userId, allUsers }: Reader, { name }: AnyOperation, place: string) {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['cursor', tenantId, allUsers, userId, name, place]))
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);
}

/** Converts between list positions and the cursors that clients hold, in requests and in responses of every list. */
export class CursorInterceptor implements NestInterceptor {
  constructor(private readonly cursors: Cursors) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = operationOf(context.getHandler());
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    const { scope } = request;
    if (!operation || !scope || !takesCursor(operation)) return next.handle();
    request.query = this.cursors.readIn(scope, operation, request.query ?? {});
    if (isObject(request.body)) request.body = this.cursors.readIn(scope, operation, request.body);
    const write = (body: unknown) => this.cursors.writeIn(scope, operation, body);
    return next
      .handle()
      .pipe(
        map((value: unknown) =>
          value instanceof Answer ? new Answer(write(value.body), value.options) : write(value),
        ),
      );
  }
}
