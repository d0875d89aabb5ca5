import { createHmac, timingSafeEqual } from 'node:crypto';

/** The user of a query. A query without a user, on shared memory, cannot be judged. */
interface Asked {
  readonly tenantId: string;
  readonly userId: string | null;
}

/** The content of a query id. */
interface KnownQuery {
  /** Identifies the query without revealing it. */
  readonly queryHash: string;
  /** Whether the query returned this record, by row id. */
  returned(recordId: string): boolean;
}

const PREFIX = 'query_';
const DOMAIN = 'recollect search query\n';
const HASH_BYTES = 8;
/** Bytes per returned record. Another record matches by chance with odds of 1 to 2^32, and would gain 10 % for its own user only. */
const TAG_BYTES = 4;
const CHECK_BYTES = 16;
/** Maximum number of records in an id: the maximum of a search, and the sources of its summaries. */
const MOST_TAGS = 200;

/**
 * The id of a search: a hash of user and query, a short hash of each returned record, and a check of both under the server's secret.
 * Nothing is stored. The same question with the same answer has the same id.
 */
export function queryIdOf(asked: Asked, query: string, recordIds: readonly string[], secret: string): string {
  const hash = hmac(secret, 'query', asked, normal(query)).subarray(0, HASH_BYTES);
  const tags = recordIds.slice(0, MOST_TAGS).map((id) => tagOf(asked, hash, id, secret));
  const body = Buffer.concat([hash, ...tags]);
  return `${PREFIX}${Buffer.concat([body, checkOf(asked, body, secret)]).toString('base64url')}`;
}

/** @returns the content of the id, or null if it is invalid or was issued to somebody else */
export function readQueryId(text: string, asked: Asked, secrets: readonly string[]): KnownQuery | null {
  if (!text.startsWith(PREFIX) || !/^[\w-]+$/.test(text)) return null;
  const bytes = Buffer.from(text.slice(PREFIX.length), 'base64url');
  const body = bytes.subarray(0, -CHECK_BYTES);
  if (body.length < HASH_BYTES || (body.length - HASH_BYTES) % TAG_BYTES !== 0) return null;
  const check = bytes.subarray(-CHECK_BYTES);
  const secret = secrets.find((one) => timingSafeEqual(checkOf(asked, body, one), check));
  if (secret === undefined) return null;
  const hash = body.subarray(0, HASH_BYTES);
  const tags = new Set<string>();
  for (let at = HASH_BYTES; at < body.length; at += TAG_BYTES)
    tags.add(body.subarray(at, at + TAG_BYTES).toString('hex'));
  return {
    queryHash: hash.toString('hex'),
    returned: (recordId) => tags.has(tagOf(asked, hash, recordId, secret).toString('hex')),
  };
}

/** The hash under which verdicts on this query are stored. */
export function queryHashOf(asked: Asked, query: string, secret: string): string {
  return hmac(secret, 'query', asked, normal(query)).subarray(0, HASH_BYTES).toString('hex');
}

/** Ignores case and spaces. */
function normal(query: string): string {
  return query.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

function tagOf(asked: Asked, hash: Buffer, recordId: string, secret: string): Buffer {
  return hmac(secret, 'record', asked, hash.toString('hex'), recordId).subarray(0, TAG_BYTES);
}

function checkOf(asked: Asked, body: Buffer, secret: string): Buffer {
  return hmac(secret, 'check', asked, body.toString('hex')).subarray(0, CHECK_BYTES);
}

function hmac(secret: string, purpose: string, { tenantId, userId }: Asked, ...parts: readonly string[]): Buffer {
  // JSON distinguishes ['a', 'bc'] from ['ab', 'c'], and a user named null from no user.
  const text = JSON.stringify([purpose, tenantId, userId, ...parts]);
  return createHmac('sha256', secret).update(DOMAIN).update(text).digest();
}

/**
 * Creates and verifies the ids of searches. A process without secrets (a worker may have none) serves no searches, and creates and
 * recognises no ids.
 */
export class QueryIds {
  constructor(private readonly secrets: { readonly all: readonly string[] }) {}

  of(asked: Asked, query: string, recordIds: readonly string[]): string | undefined {
    const [newest] = this.secrets.all;
    return newest === undefined ? undefined : queryIdOf(asked, query, recordIds, newest);
  }

  hashesOf(asked: Asked, query: string): string[] {
    return this.secrets.all.map((secret) => queryHashOf(asked, query, secret));
  }

  read(text: string, asked: Asked): KnownQuery | null {
    return readQueryId(text, asked, this.secrets.all);
  }
}
