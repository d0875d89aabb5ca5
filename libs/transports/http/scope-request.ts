import type { AnyOperation } from '@contracts/operation.js';
import { isObject } from '@kernel/is-object.js';
import type { NamedUser, ScopeRequest } from '@governance/tenancy/make-scope.js';
import type { FastifyRequest } from 'fastify';

/** Clients use both spellings. */
const USER_HEADERS = { 'x-user-id': 'X-User-Id', 'user-id': 'user-id' } as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads which users a request refers to, before the schema validates it. The values have no known type yet: anything
 * that is not a string is ignored here and rejected by the schema.
 */
export function readScopeRequest(
  request: Pick<FastifyRequest, 'headers' | 'query' | 'body'>,
  operation: AnyOperation,
): ScopeRequest {
  const query = fieldsOf(request.query);
  const body = fieldsOf(request.body);
  const { namesUserIn, wrappedIn } = operation;
  const wrapped = wrappedIn === undefined ? {} : fieldsOf(body[wrappedIn]);
  const users: NamedUser[] = [];
  for (const [header, field] of Object.entries(USER_HEADERS)) {
    const id = request.headers[header];
    if (typeof id === 'string') users.push({ field, in: 'header', id: readHeaderText(id) });
  }
  const name = (field: string, from: 'query' | 'body', id: unknown): void => {
    if (typeof id === 'string') users.push({ field, in: from, id });
  };
  // If the protocol has its own place for users, only that place is read.
  const { owners } = operation;
  if (!owners) {
    name('user_id', 'query', query['user_id']);
    name('user_id', 'body', body['user_id']);
  }
  if (wrappedIn !== undefined) name(`${wrappedIn}.user_id`, 'body', wrapped['user_id']);
  if (namesUserIn !== undefined) name(`${namesUserIn}.user_id`, 'body', fieldsOf(body[namesUserIn])['user_id']);
  const flag = (field: string): boolean | undefined => readFlag(body[field]) ?? readFlag(query[field]);
  return {
    users,
    shared: body['shared'] === true || wrapped['shared'] === true,
    includeShared: flag('include_shared'),
    allUsers: owners ? false : flag('all_users'),
    ...(owners && { owners: () => owners({ query, body }) }),
  };
}

/**
 * Node decodes header bytes as Latin-1. Most clients that send other characters send UTF-8. Those that send Latin-1
 * (as `fetch` does) send bytes that are not valid UTF-8.
 */
export function readHeaderText(text: string): string {
  // eslint-disable-next-line no-control-regex
  if (!/[^\x00-\x7f]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}
