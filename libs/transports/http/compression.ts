import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createGzip, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { routedOperation } from './door.js';

/** A shorter response fits in one packet uncompressed. */
const WORTH_BYTES = 1_000;
const TEXTS =
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
    if (!TEXTS.test(String(reply.getHeader('Content-Type') ?? ''))) return payload;
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
