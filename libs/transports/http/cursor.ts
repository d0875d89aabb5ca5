import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AnyOperation } from '@contracts/operation.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { z } from 'zod';

/** 128 bits, as base64url. */
const SIGNATURE_LENGTH = 22;

/** Whose list it is: what was signed for one reader says nothing to another. */
type Reader = Pick<Scope, 'tenantId' | 'userId' | 'allUsers'>;

/**
 * Where a page ended, as a client holds it: the place that a list names, with a signature over the place, the list and
 * its reader. So a list goes on only from a place that it gave out itself, to the same reader.
 */
@Injectable()
export class Cursors {
  constructor(private readonly secrets: ServerSecrets) {}

  write(reader: Reader, operation: AnyOperation, place: string): string {
    return signature(this.secrets.newest, reader, operation, place) + place;
  }

  /** @throws RecollectError `invalid_input`: the list gave it to nobody, or to somebody else */
  read(reader: Reader, operation: AnyOperation, cursor: string): string {
    const place = cursor.slice(SIGNATURE_LENGTH);
    const given = Buffer.from(cursor.slice(0, SIGNATURE_LENGTH));
    const signed = this.secrets.all.some((secret) => {
      const right = Buffer.from(signature(secret, reader, operation, place));
      return right.length === given.length && timingSafeEqual(right, given);
    });
    if (!signed) throw invalid('cursor', 'must be the `next_cursor` that this list answered for the same user');
    return place;
  }

  /** What was sent, with the place in place of the cursor. What is no text is refused by the operation's schema. */
  readIn<Fields extends object>(reader: Reader, operation: AnyOperation, fields: Fields): Fields {
    const { cursor } = fields as { cursor?: unknown };
    return typeof cursor === 'string' ? { ...fields, cursor: this.read(reader, operation, cursor) } : fields;
  }

  /** An answer, with a cursor in place of the place. */
  writeIn<Value>(reader: Reader, operation: AnyOperation, answer: Value): Value {
    if (typeof answer !== 'object' || answer === null) return answer;
    const { next_cursor: place } = answer as { next_cursor?: unknown };
    if (typeof place !== 'string') return answer;
    return { ...answer, next_cursor: this.write(reader, operation, place) };
  }
}

/** Whether an operation is a list that goes on from a cursor. */
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
