import type { AnyOperation } from '@contracts/operation.js';
import type { NamedUser, ScopeRequest } from '@governance/tenancy/make-scope.js';
import type { FastifyRequest } from 'fastify';

/** Both spellings that clients use. */
const USER_HEADERS = { 'x-user-id': 'X-User-Id', 'user-id': 'user-id' } as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a request says about whose memory it means. Read before the request is checked by its schema, so nothing is
 * of a known type: what is no text is passed over here and refused there.
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
  // Where a protocol has a place of its own for it, that is asked alone.
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
 * Node reads header bytes as Latin-1. Most clients that send other letters at all send UTF-8; those that send
 * Latin-1 (as `fetch` does) send what is not valid UTF-8.
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
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
