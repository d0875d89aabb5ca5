import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import type { FastifyRequest } from 'fastify';

const BY_ROUTE = new Map<string, AnyOperation>(OPERATIONS.map((one) => [`${one.method} ${one.path}`, one]));

/** The operation of the route that matches a request. Known before the body is read. */
export function routedOperation({ method, routeOptions }: FastifyRequest): AnyOperation | undefined {
  const path = routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}') ?? '';
  // Fastify serves HEAD for every GET route.
  return BY_ROUTE.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}
