import type { IncomingMessage } from 'node:http';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import type { RecollectError } from '@kernel/errors.js';
import type { Config } from '@platform/config/config.js';

const BY_ROUTE = new Map<string, AnyOperation>(OPERATIONS.map((one) => [`${one.method} ${one.path}`, one]));

/** The operation of the route that matches a request. Known before the body is read. */
export function routedOperation({ method, routeOptions }: FastifyRequest): AnyOperation | undefined {
  const path = routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}') ?? '';
  // Fastify serves HEAD for every GET route.
  return BY_ROUTE.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}

/** How a protocol formats a refusal. */
export interface Refusals {
  readonly contentType: string;
  render(error: RecollectError, request: FastifyRequest): unknown;
  /** Headers beside the body. */
  headers?(error: RecollectError): Readonly<Record<string, string>>;
  /** The schema of a refusal in the OpenAPI document. */
  readonly schema: { readonly name: string; readonly shape: z.ZodType };
}

/** A path that carries a whole protocol and has no operation of its own. */
interface Route {
  readonly path: string;
  /** What a request costs, in units of the rate limits. */
  readonly weight: number;
  /** Its own rules for web pages, instead of the rules for all other paths. */
  readonly guardOrigins: (fastify: FastifyInstance, config: Config) => void;
}

/** One protocol over HTTP. Several doors share path prefixes, so a request belongs to the door of its operation. */
export interface Door {
  /** Also the name in metrics and in the audit for requests whose operation is only in the body. */
  readonly name: string;
  readonly module: Type;
  readonly operations: readonly AnyOperation[];
  /** The start of its OpenAPI document. A door without operations has none. */
  readonly document?: { readonly title: string; readonly description: string };
  readonly route?: Route;
  /** Paths that it only refuses, if they look like no path of its operations. */
  readonly refused?: readonly string[];
  /** A second header with the id of the request, if the protocol's clients read that one. */
  readonly idHeader?: string;
  /** Rewrites the address of a request before routing, if the protocol's clients use an address of another door. */
  readonly lead?: (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => string;
  /** Serves pages of its own, besides operations. */
  readonly serve?: (app: NestFastifyApplication, config: Config) => Promise<void>;
  readonly refusals: Refusals;
}

interface Way {
  readonly door: Door;
  /** The segments of its path. `null` matches any segment. */
  readonly parts: readonly (string | null)[];
}

/** The doors of an application. The first one handles whatever belongs to no other. */
export class Doors {
  private readonly byOperation = new Map<string, Door>();
  private readonly byRoute = new Map<string, Door>();
  private readonly ways: readonly Way[];

  constructor(readonly all: readonly [Door, ...Door[]]) {
    for (const door of all) {
      for (const { name } of door.operations) this.byOperation.set(name, door);
      if (door.route) this.byRoute.set(door.route.path, door);
    }
    this.ways = all.flatMap((door) => {
      const { operations, route, refused = [] } = door;
      const paths = [...operations.map(({ path }) => path), ...(route ? [route.path] : []), ...refused];
      return paths.map((path) => ({ door, parts: path.split('/').slice(1).map((part) => (/^\{\w+\}$/.test(part) ? null : part)) })); // prettier-ignore
    });
  }

  /** The door of the requested operation. Without an operation: the door with the longest matching path. */
  of(request: FastifyRequest): Door {
    const operation = routedOperation(request);
    return (operation && this.ofOperation(operation)) ?? this.withRoute(request) ?? this.nearest(request.url);
  }

  /** The address by which a request is routed. */
  lead(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string {
    const { method, headers } = request;
    return this.all.reduce((url, { lead }) => lead?.({ method, headers, url }) ?? url, request.url ?? '/');
  }

  ofOperation({ name }: AnyOperation): Door | undefined {
    return this.byOperation.get(name);
  }

  /** For a request to a path that carries a whole protocol. */
  withRoute({ routeOptions }: FastifyRequest): Door | undefined {
    return this.byRoute.get(routeOptions.url ?? '');
  }

  private nearest(url: string): Door {
    const asked = (url.split('?', 1)[0] ?? '').split('/').slice(1);
    let best = { door: this.all[0], agrees: 0 };
    for (const { door, parts } of this.ways) {
      let agrees = 0;
      while (agrees < parts.length && agrees < asked.length && (parts[agrees] ?? asked[agrees]) === asked[agrees]) agrees += 1; // prettier-ignore
      if (agrees > best.agrees) best = { door, agrees };
    }
    return best.door;
  }
}
