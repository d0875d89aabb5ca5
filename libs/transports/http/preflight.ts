import type { FastifyReply, FastifyRequest } from 'fastify';

/** The longest time for which every browser caches the response to a preflight, in seconds. */
const PREFLIGHT_SECONDS = 7_200;

/** What a page of another origin may send. */
interface Allowed {
  readonly methods: string;
  /** Always allowed. */
  readonly headers: readonly string[];
  /** Further ones, allowed if the page asks for them. In lower case. */
  readonly more: RegExp;
}

/** Browsers send preflights without the key. */
export function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

export function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply, allowed: Allowed): void {
  const asked = String(headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  void reply
    .headers({
      'Access-Control-Allow-Methods': allowed.methods,
      'Access-Control-Allow-Headers': [...allowed.headers, ...asked.filter((name) => allowed.more.test(name))].join(
        ', ',
      ),
      'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    })
    .status(204)
    .send();
}
