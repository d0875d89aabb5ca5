import type { IncomingMessage } from 'node:http';
import type { AnyOperation } from '@contracts/operation.js';
import type { RecollectError } from '@kernel/errors.js';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '@platform/config/config.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { routedOperation } from './routes.js';

/** How a protocol words a refusal. */
export interface Refusals {
  readonly contentType: string;
  render(error: RecollectError, request: FastifyRequest): unknown;
  /** What its clients are told beside the body. */
  headers?(error: RecollectError): Readonly<Record<string, string>>;
  /** What it answers so, in the OpenAPI document. */
  readonly schema: { readonly name: string; readonly shape: z.ZodType };
}

/** A path that carries a whole protocol and serves no operation of its own. */
export interface Route {
  readonly path: string;
  /** What a request costs of the rate limits. */
  readonly weight: number;
  /** Rules of its own for web pages, in place of those that hold for all other paths. */
  readonly guardOrigins: (fastify: FastifyInstance, config: Config) => void;
}

/**
 * One protocol over HTTP, as it describes itself. Several share the beginning of their paths, so a request belongs to the
 * door whose operation it asks for.
 */
export interface Door {
  /** Also what numbers and the audit call a request that is known in its body only. */
  readonly name: string;
  readonly module: Type;
  readonly operations: readonly AnyOperation[];
  /** How its OpenAPI document begins. A door without operations has none. */
  readonly document?: { readonly title: string; readonly description: string };
  readonly route?: Route;
  /** The address that a request means, where its protocol's clients use one that is another's. Before it is routed. */
  readonly lead?: (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => string;
  /** Pages of its own, beside operations. */
  readonly serve?: (app: NestFastifyApplication, config: Config) => Promise<void>;
  readonly refusals: Refusals;
}

interface Way {
  readonly door: Door;
  /** Of its path; `null`: any. */
  readonly parts: readonly (string | null)[];
}

/** The doors of an application. The first is that of whatever belongs to no other. */
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
      const paths = [...door.operations.map(({ path }) => path), ...(door.route ? [door.route.path] : [])];
      return paths.map((path) => ({ door, parts: path.split('/').slice(1).map((part) => (/^\{\w+\}$/.test(part) ? null : part)) })); // prettier-ignore
    });
  }

  /** Whose operation is asked for; where there is none, whose paths the request's agrees with for longest. */
  of(request: FastifyRequest): Door {
    const operation = routedOperation(request);
    return (operation && this.ofOperation(operation)) ?? this.withRoute(request) ?? this.nearest(request.url);
  }

  /** The address that a request is routed by. */
  lead(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string {
    const { method, headers } = request;
    return this.all.reduce((url, { lead }) => lead?.({ method, headers, url }) ?? url, request.url ?? '/');
  }

  ofOperation({ name }: AnyOperation): Door | undefined {
    return this.byOperation.get(name);
  }

  /** Of a request to a path that carries a whole protocol. */
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
