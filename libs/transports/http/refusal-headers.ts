import { Overloaded } from '@governance/limits/capacity.js';
import { RateExceeded } from '@governance/limits/rate-limits.js';
import { ModelBudgetExhausted } from '@platform/models/tenant-models.js';
import { TooManyFailures } from '@governance/tenancy/authenticate.js';
import { RecollectError } from '@kernel/errors.js';
import type { FastifyReply } from 'fastify';

/** RFC 9110: a 401 says how to do better. */
const CHALLENGE = 'Bearer realm="recollect"';

/** Refusals that say when to come back. */
const COME_BACK = [TooManyFailures, RateExceeded, Overloaded, ModelBudgetExhausted];

/** What a refusal says beside its body: when to come back, or how to say who asks. */
export function setRefusalHeaders(reply: FastifyReply, error: unknown): void {
  if (COME_BACK.some((kind) => error instanceof kind)) {
    void reply.header('Retry-After', String((error as Overloaded).retryAfterSeconds));
  } else if (error instanceof RecollectError && error.code === 'unauthorized') {
    void reply.header('WWW-Authenticate', CHALLENGE);
  }
}
