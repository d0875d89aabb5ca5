import { OPERATIONS } from '@contracts/catalogue.js';
import { RecollectError } from '@kernel/errors.js';
import type { FastifyReply } from 'fastify';

const ROUTES = OPERATIONS.map(({ method, path }) => ({
  method,
  form: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
/** The path of a message: its own, or that of its record if the id shows that it is a message. */
const MESSAGE = /^\/v1\/(?:messages\/[^/]+|records\/message_[0-9a-z]{26})$/;
const EDITS: readonly string[] = ['PUT', 'PATCH', 'DELETE'];

/** The methods that a path serves. Empty if no operation has it. */
function servedMethods(url: string): string[] {
  const path = pathOf(url);
  return [...new Set(ROUTES.filter(({ form }) => form.test(path)).map(({ method }) => method))];
}

/** The refusal of a request without a route. It says if the path serves other methods. */
export function refusalOfMethod(method: string, url: string): RecollectError | null {
  if (servedMethods(url).length === 0) return null;
  const edits = EDITS.includes(method) && MESSAGE.test(pathOf(url));
  return new RecollectError(edits ? 'message_immutable' : 'method_not_allowed');
}

/** The Allow header of a 405. A message does not allow edits, although its path may allow them for other records. */
export function allowOf({ code }: RecollectError, url: string): string {
  return servedMethods(url)
    .filter((method) => code !== 'message_immutable' || !EDITS.includes(method))
    .join(', ');
}

/** Refuses a route that is deliberately not served. RFC 9110: a 405 names the methods that the path supports. */
export function refuseMethod(reply: FastifyReply, why: string, allow = ''): never {
  void reply.header('Allow', allow);
  throw new RecollectError('method_not_allowed', why);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
