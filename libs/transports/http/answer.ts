import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createGzip, gzip, gzipSync } from 'node:zlib';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { isObject } from '@kernel/is-object.js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { concatMap, map, type Observable } from 'rxjs';
import { routedOperation } from './door.js';

/** Returned by a controller method if the status or a header depends on the outcome. */
export class Answer<T> {
  constructor(
    readonly body: T,
    readonly options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {}
}

/** JSON's `null`. Nest would send an empty body, which is not JSON. */
export function jsonNull(): Answer<string> {
  return json(null);
}

/** JSON that is not an object. Nest would send a bare string as text. */
export function json(value: string | null): Answer<string> {
  return new Answer(JSON.stringify(value), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}

/** Applies an `Answer`'s status and headers to the reply. */
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((value: unknown) => {
        if (!(value instanceof Answer)) return value;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        if (value.options.status) void reply.status(value.options.status);
        for (const [name, text] of Object.entries(value.options.headers ?? {})) void reply.header(name, text);
        return value.body as unknown;
      }),
    );
  }
}

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

/** A shorter response fits in one packet uncompressed. */
const WORTH_BYTES = 1_000;
const COMPRESSIBLE =
  /^(application\/(problem\+)?json|application\/(java|x-java)script|application\/yaml|text\/(?!event-stream))/;
/** Their responses contain a key. The compressed length must not reveal the rest of the response. */
const SECRET: readonly string[] = ['keys.create', 'keys.rotate', 'tenants.create', 'tokens.mint'];
/** Takes half the time of the default, for a few percent more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const squeeze = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** For less than this, waking another thread takes longer than compressing. */
const AT_ONCE_BYTES = 16_000;

/** Compresses text responses and the files of /docs if the client accepts it. Streams are not compressed. */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload: unknown) => {
    if (request.method === 'HEAD' || reply.hasHeader('Content-Encoding')) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('Content-Type') ?? ''))) return payload;
    if (SECRET.includes(routedOperation(request)?.name ?? '')) return payload;
    const whole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (whole ? payload.length < WORTH_BYTES : !isFile(payload, reply)) return payload;
    void reply.header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    const encoding = chosen(request.headers['accept-encoding'], whole);
    if (encoding === null) return payload;
    void reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    if (!whole) return (payload as Readable).on('error', (error) => reply.raw.destroy(error)).pipe(createGzip());
    const bytes = Buffer.from(payload as string);
    if (bytes.length <= AT_ONCE_BYTES) return encoding === 'br' ? brotliCompressSync(bytes, BROTLI) : gzipSync(bytes);
    return encoding === 'br' ? squeeze.br(bytes, BROTLI) : squeeze.gzip(bytes);
  });
}

/**
 * Whether it is a file: a file has a known length, a generated stream does not. Part of a file is not compressed,
 * because ranges count bytes of the whole.
 */
function isFile(payload: unknown, reply: FastifyReply): boolean {
  const stream = payload as { pipe?: unknown } | null;
  const length = Number(reply.getHeader('Content-Length') ?? 0);
  return typeof stream?.pipe === 'function' && reply.statusCode === 200 && length >= WORTH_BYTES;
}

/** The first of our encodings that the client accepts. `q=0` rejects one. */
function chosen(accepted: string | string[] | undefined, whole: boolean): 'br' | 'gzip' | null {
  const taken = String(accepted ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  const ours = whole ? (['br', 'gzip'] as const) : (['gzip'] as const);
  return ours.find((one) => taken.includes(one)) ?? null;
}
