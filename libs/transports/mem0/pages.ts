import type { FastifyRequest } from 'fastify';
import type { Slice } from './mem0-reads.js';

const PAGE_SIZE = 100;
/** Used if no page is requested. */
const WHOLE = 100;

export interface PageQuery {
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
}

export function namesPage({ page, page_size: size }: PageQuery): boolean {
  return page !== undefined || size !== undefined;
}

export function sliceOf({ page = 1, page_size: limit = PAGE_SIZE }: PageQuery): Slice {
  return { offset: (page - 1) * limit, limit };
}

/** The range that is returned if no page is requested. */
export function firstOf(most: number | undefined): Slice {
  return { offset: 0, limit: most ?? WHOLE };
}

type Addressed = Pick<FastifyRequest, 'url' | 'protocol' | 'host'>;

/** The address of the request. The client writes the host, so it may be anything; an invalid one becomes `localhost`. */
function addressOf({ url, protocol, host }: Addressed): URL {
  const sent = `${protocol}://${host}`;
  const origin = new URL(URL.canParse(sent) ? sent : 'http://localhost');
  // A proxy may send the whole address instead of the path.
  const path = url.replace(/^https?:\/\/[^/]*/u, '');
  return new URL(`${origin.protocol}//${origin.host}${path}`);
}

/** A page, and the addresses of the pages beside it: the same request with another page number. */
export function pageOf<T>(request: Addressed, query: PageQuery, { count, results }: { count: number; results: T[] }) {
  const { offset, limit } = sliceOf(query);
  const { page = 1 } = query;
  const at = (number: number): string => {
    const address = addressOf(request);
    address.searchParams.set('page', String(number));
    address.searchParams.set('page_size', String(limit));
    return address.href;
  };
  return {
    count,
    next: offset + results.length < count && results.length > 0 ? at(page + 1) : null,
    previous: page > 1 ? at(page - 1) : null,
    results,
  };
}
