import { Overloaded } from '@governance/limits/capacity.js';
import { RateExceeded } from '@governance/limits/rate-limits.js';
import { ModelBudgetExhausted } from '@platform/models/tenant-models.js';
import { TooManyFailures } from '@governance/tenancy/authenticate.js';
import { RecollectError, type ErrorCode } from '@kernel/errors.js';
import type { FastifyReply } from 'fastify';

/** RFC 9110: a 401 must name an authentication scheme. */
const CHALLENGE = 'Bearer realm="recollect"';

/** Refusals with a Retry-After header. */
const COME_BACK = [TooManyFailures, RateExceeded, Overloaded, ModelBudgetExhausted];

/** Sets the headers of a refusal: when to retry, or how to authenticate. */
export function setRefusalHeaders(reply: FastifyReply, error: unknown): void {
  if (COME_BACK.some((kind) => error instanceof kind)) {
    void reply.header('Retry-After', String((error as Overloaded).retryAfterSeconds));
  } else if (error instanceof RecollectError && error.code === 'unauthorized') {
    void reply.header('WWW-Authenticate', CHALLENGE);
  }
}

/** Refuses a route that is deliberately not served. RFC 9110: a 405 names the methods that the path supports. */
export function refuseMethod(reply: FastifyReply, why: string, allow = ''): never {
  void reply.header('Allow', allow);
  throw new RecollectError('method_not_allowed', why);
}

/** OpenAI's and Anthropic's clients retry these statuses automatically. With these codes a retry does not help. */
const LASTING: readonly ErrorCode[] = [
  'no_model',
  'learning_paused',
  'erasure_pending',
  'conflict',
  'model_budget_exhausted',
];

/** A header that both clients respect. */
export function shouldRetry({ code }: RecollectError): Readonly<Record<string, string>> {
  return LASTING.includes(code) ? { 'X-Should-Retry': 'false' } : {};
}
