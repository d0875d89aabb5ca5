import { LIMITS } from '@contracts/limits.js';
import { SOON_SECONDS } from '@contracts/operation.js';
import { invalid } from '@kernel/errors.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operationOf } from './operation.decorator.js';

/** What the request's headers ask beside its body. */
export interface Preferences {
  /** `Idempotency-Key`. */
  readonly idempotencyKey: string | undefined;
  /** `Prefer: wait=N` (RFC 7240), in seconds; where absent what the operation waits by itself. */
  readonly waitSeconds: number;
  /** `If-Match`: the version that the caller has read; null where absent or `*`. */
  readonly ifMatch: number | null;
}

/** Of a request that has no headers of its own. */
export const NO_PREFERENCES: Preferences = { idempotencyKey: undefined, waitSeconds: 0, ifMatch: null };
/** Of a store over MCP: what was stored is asked for next. */
export const SOON: Preferences = { ...NO_PREFERENCES, waitSeconds: SOON_SECONDS };

export const Preferred = createParamDecorator((_: unknown, context: ExecutionContext): Preferences => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    idempotencyKey: single(headers['idempotency-key']),
    waitSeconds: readWait(single(headers['prefer']), operationOf(context.getHandler())?.waits),
    ifMatch: readIfMatch(single(headers['if-match'])),
  };
});

/** The ETag of a version. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

export function readWait(prefer: string | undefined, usual = 0): number {
  const seconds = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?/i.exec(prefer ?? '')?.[1];
  return Math.min(Number(seconds ?? usual), LIMITS.waitSeconds);
}

/** @throws RecollectError `invalid_input` when it is no ETag of ours */
export function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  if (version === undefined) throw invalid('If-Match', 'must be one ETag as it was answered, such as "3"');
  return Number(version);
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
