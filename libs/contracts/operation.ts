import type { ErrorCode } from '@kernel/errors.js';
import type { Permission } from '@kernel/scope.js';
import type { z } from 'zod';
import type { CHAT_HEADERS } from './chat/chat-headers.js';

/**
 * Wait time for protocols whose clients immediately query what they just stored and have no header to request
 * waiting.
 */
export const SOON_SECONDS = 1;

type Shape = z.ZodType<object>;

/** The users that a request refers to, for protocols that allow several. */
export interface Owners {
  readonly named: readonly string[];
  /** Reserved owners of memories that belong to no person. Used if no user is named, before the key's default user. */
  readonly reserved: readonly string[];
  /** Whether it also refers to any other user of the tenant. */
  readonly anybody: boolean;
  /** The field that named them. Default: `user_id`. */
  readonly field?: string;
}

/**
 * One operation of the API. REST, AMP, MCP, CLI, OpenAPI and the isolation test walk the same list (`catalogue.ts`).
 * Boot fails if an operation has no implementation or two.
 */
export interface Operation<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Output extends z.ZodType = z.ZodType,
> {
  /** `room.verb`, unique. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path parameters are written as `{name}`. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** The permission that the key needs. `null`: any valid key. `public`: no key. */
  readonly permission: Permission | null | 'public';
  /**
   * Whose rows it touches. `user`: the named user's (and shared memory); `tenant`: those of the key's tenant;
   * `install`: those of the installation; `none`: no rows.
   */
  readonly touches: 'user' | 'tenant' | 'install' | 'none';
  /** Whether it only reads. Without a user, a write is refused and a read sees only shared memory. */
  readonly reads: boolean;
  /**
   * For an operation that dispatches to others: the operation that a body refers to. Its permission and rules apply.
   */
  readonly dispatch?: (body: unknown) => AnyOperation | undefined;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Media type of a body that is not JSON. The handler reads it as a stream. */
  readonly bodyMedia?: string;
  /**
   * A list in the body whose items the use case checks one by one, so that one invalid item does not reject the
   * others.
   */
  readonly itemwise?: string;
  /** It keeps unknown fields of its body, so they are no parameters. In the query they are refused all the same. */
  readonly keepsUnknown?: true;
  /** NUL characters in its texts are removed. Other operations reject them. */
  readonly dropsNul?: true;
  /** Whole numbers beyond 2^53 in its body are accepted: it contains third-party schemas and a model's inputs. */
  readonly roundsNumbers?: true;
  /** Maximum nesting depth of its body, if larger than the default: it contains third-party schemas. */
  readonly deepest?: number;
  readonly output: Output;
  /** Media type of a response that is text instead of JSON. */
  readonly media?: string;
  /** An object in the body that wraps the actual body. User fields in it count too. */
  readonly wrappedIn?: string;
  /** An object in the body whose `user_id` also names the user. */
  readonly namesUserIn?: string;
  /**
   * It names one memory by the server's id, and its protocol has no parameter for the user. If the request names no
   * user and its key can read the whole tenant, the owner is looked up by the id.
   */
  readonly ownerById?: true;
  /**
   * For a protocol that has its own way to name the users of a request, possibly several. Reads them from the input
   * before it is validated. They replace `user_id`, which is then not read.
   * @throws RecollectError `invalid_input` if it cannot be read
   */
  readonly owners?: (sent: { readonly query: unknown; readonly body: unknown }) => Owners;
  /**
   * It belongs to the tenant, but its path does not show that. A request that names a user is refused with this path
   * as a hint.
   */
  readonly tenantAlone?: string;
  /** Seconds to wait for the vectors unless `Prefer: wait=N` is sent. Absent: it does not wait. */
  readonly waits?: number;
  /** Status of a success. Several if it depends on the outcome. */
  readonly status: number | readonly number[];
  /** Error codes besides those that every operation may return (400, 401, 403, 413, 500, 503). */
  readonly errors?: readonly ErrorCode[];
  /** It searches, whatever its protocol calls it. Searches are counted. */
  readonly searches?: true;
  /** Cost in units of the rate limits, if more than 1. */
  readonly weight?: number;
  /** Request headers that it uses besides the usual ones. */
  readonly headers?: readonly ('If-Match' | 'Idempotency-Key' | 'Prefer' | (typeof CHAT_HEADERS)[number])[];
}

/** Any operation, regardless of its types. Used by catalogues. */
// The variance of zod types makes a plain Operation too narrow. This type is only used to read data.
export type AnyOperation = Operation<Shape, Shape, Shape, z.ZodType>;

export interface InputOf<O extends AnyOperation> {
  readonly params: O extends { params: infer P extends z.ZodType } ? z.output<P> : Record<string, never>;
  readonly query: O extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<string, never>;
  readonly body: O extends { body: infer B extends z.ZodType } ? z.output<B> : Record<string, never>;
}

export type OutputOf<O extends AnyOperation> = z.input<O['output']>;

/** Preserves the literal types. */
export function operation<const O extends AnyOperation>(definition: O): O {
  return Object.freeze(definition);
}
