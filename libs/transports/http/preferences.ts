import type { Preferences } from '@application/preferences.js';
import { LIMITS } from '@contracts/limits.js';
import { invalid } from '@kernel/errors.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answer } from './answer.js';
import { operationOf } from './operation.decorator.js';

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

/** What is stored, with the ETag of its version. */
export function withEtag<T>({ stored, version }: { readonly stored: T; readonly version: number }): Answer<T> {
  return new Answer(stored, { headers: { ETag: etagOf(version) } });
}

function readWait(prefer: string | undefined, usual = 0): number {
  const seconds = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?/i.exec(prefer ?? '')?.[1];
  return Math.min(Number(seconds ?? usual), LIMITS.waitSeconds);
}

/** @throws RecollectError `invalid_input` if it is not an ETag of this server */
function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  if (version === undefined) throw invalid('If-Match', 'must be one ETag as it was answered, such as "3"');
  return Number(version);
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
