import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { isObject } from '@kernel/is-object.js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { concatMap, type Observable } from 'rxjs';

/** In UTF-16 units. A shorter response is written at once, in a few milliseconds. */
const LONG = 2_000_000;
/** How deep the texts of a response are counted: `history`, an entry, its `state`, its `value`. */
const DEPTH = 4;

/**
 * Writes a long response as JSON member by member, so that a page of long texts does not hold the event loop. It runs
 * last, on what all others have made of the response.
 */
export class TurnsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      concatMap(async (body: unknown) => {
        if (!isData(body) || !isLong(body)) return body;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        if (!reply.hasHeader('Content-Type')) void reply.header('Content-Type', 'application/json; charset=utf-8');
        return jsonInTurns(body);
      }),
    );
  }
}

/** What `JSON.stringify` makes of it, in UTF-8. The members of its lists are written one by one. */
export async function jsonInTurns(value: object): Promise<Buffer> {
  const turns = new EventLoopTurns();
  const pieces: Buffer[] = [];
  const write = async (text: string): Promise<void> => {
    pieces.push(Buffer.from(text));
    await turns.yieldToEventLoop();
  };
  const writeList = async (list: readonly unknown[]): Promise<void> => {
    for (const [i, member] of list.entries()) await write(`${i === 0 ? '[' : ','}${JSON.stringify(member) ?? 'null'}`);
    await write(list.length === 0 ? '[]' : ']');
  };
  if (Array.isArray(value)) {
    await writeList(value);
  } else {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    for (const [i, [name, field]] of fields.entries()) {
      await write(`${i === 0 ? '{' : ','}${JSON.stringify(name)}:`);
      if (Array.isArray(field)) await writeList(field);
      else await write(JSON.stringify(field));
    }
    await write(fields.length === 0 ? '{}' : '}');
  }
  // Copied in turns as well: a hundred megabytes at once take a tenth of a second.
  const whole = Buffer.allocUnsafe(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    at += piece.copy(whole, at);
    await turns.yieldToEventLoop();
  }
  return whole;
}

/** Neither a stream, nor bytes, nor an object that writes itself. */
function isData(body: unknown): body is object {
  return Array.isArray(body) || (isObject(body) && Object.getPrototypeOf(body) === Object.prototype);
}

function isLong(body: object): boolean {
  let left = LONG;
  const count = (value: unknown, depth: number): void => {
    if (typeof value === 'string') left -= value.length;
    else if (typeof value === 'object' && value !== null && depth > 0) {
      for (const member of Array.isArray(value) ? value : Object.values(value)) {
        if (left <= 0) return;
        count(member, depth - 1);
      }
    }
  };
  count(body, DEPTH);
  return left <= 0;
}
