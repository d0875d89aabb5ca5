import { setTimeout as sleep } from 'node:timers/promises';
import { Unerased } from '@application/unerased.js';
import { Authenticate } from '@governance/tenancy/authenticate.js';
import { RecollectError } from '@kernel/errors.js';
import { isObject } from '@kernel/is-object.js';
import type { Scope } from '@kernel/scope.js';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { from, mergeMap, type Observable } from 'rxjs';
import { endRequest } from './leaving.js';
import { operationOf } from './operation.decorator.js';
import type { RecollectRequest } from './request.js';

/** How often an open stream is checked. */
const EVERY_MS = 5_000;
/** Between the abort and the end of the connection: what arrived of an answer is stored meanwhile. */
const GRACE_MS = 5_000;

/**
 * Ends a streamed response or an archive's arrival, which may take minutes, when its key is revoked or its user is erased. First the work
 * is aborted, which tells the client why; a connection that is still open after a while is closed.
 */
@Injectable()
export class OpenStreams implements NestInterceptor {
  everyMs = EVERY_MS;

  constructor(
    private readonly authenticate: Authenticate,
    private readonly unerased: Unerased,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<RecollectRequest>();
    const { scope, caller, body, params } = request;
    const { media, bodyMedia } = operationOf(context.getHandler()) ?? {};
    const streams = (isObject(body) && body['stream'] === true) || media !== undefined || bodyMedia !== undefined;
    if (!scope || !caller || !streams) return next.handle();
    const { raw } = http.getResponse<FastifyReply>();
    const begun = this.unerased.since(ofNamedUser(scope, params)).then((unerased) => {
      void this.watch(raw, () => this.authenticate.recheck(caller).then(unerased));
    });
    return from(begun).pipe(mergeMap(() => next.handle()));
  }

  /** @param check rejects with a RecollectError when the client may no longer send or receive */
  private async watch(raw: FastifyReply['raw'], check: () => Promise<void>): Promise<void> {
    const over = new AbortController();
    raw.setMaxListeners(raw.getMaxListeners() + 1).once('close', () => over.abort());
    const stillOpenAfter = (ms: number) => sleep(ms, true, { ref: false, signal: over.signal }).catch(() => false);
    while (await stillOpenAfter(this.everyMs)) {
      const reason = await check().catch((error: unknown) => error);
      // Anything else, such as a database that is away, says nothing about the caller.
      if (!(reason instanceof RecollectError) || reason.status >= 500) continue;
      endRequest(raw, reason);
      if (await stillOpenAfter(GRACE_MS)) raw.destroy();
      return;
    }
  }
}

/** Of an export or import, which is an operation of the tenant, only the path says whose data it is. */
function ofNamedUser(scope: Scope, params: unknown): Scope {
  const named = isObject(params) ? params['user_id'] : undefined;
  return scope.userId === null && typeof named === 'string' ? { ...scope, userId: named, allUsers: false } : scope;
}
