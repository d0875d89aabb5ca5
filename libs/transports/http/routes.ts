import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import type { FastifyRequest } from 'fastify';

const BY_ROUTE = new Map<string, AnyOperation>(OPERATIONS.map((one) => [`${one.method} ${one.path}`, one]));

/** The operation whose route was found for a request; known before its body is read. */
export function routedOperation({ method, routeOptions }: FastifyRequest): AnyOperation | undefined {
  const path = routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}') ?? '';
  // Fastify serves a HEAD wherever it serves a GET.
  return BY_ROUTE.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}
