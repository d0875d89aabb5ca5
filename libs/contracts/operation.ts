import type { ErrorCode } from '@kernel/errors.js';
import type { Permission } from '@kernel/scope.js';
import type { z } from 'zod';
import type { CHAT_HEADERS } from './chat/chat-headers.js';

/** Of protocols whose clients ask at once for what they have just stored, and know no header to wait by. */
export const SOON_SECONDS = 1;

type Shape = z.ZodType<object>;

/** Whose memory a request means, where its protocol lets it mean several. */
export interface Owners {
  readonly named: readonly string[];
  /** Who owns what belongs to no person; taken where nobody is named, before the key's default user. */
  readonly reserved: readonly string[];
  /** Also anybody else of the tenant. */
  readonly anybody: boolean;
  /** Where they were named; `user_id` where absent. */
  readonly field?: string;
}

/**
 * One thing a caller may ask. REST, AMP, MCP, CLI, OpenAPI and the isolation test walk the same list
 * (`catalogue.ts`); boot fails when an operation has no server, or two.
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
  /** With `{name}` for path parameters. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** What the key needs. `null`: any live key. `public`: no key at all. */
  readonly permission: Permission | null | 'public';
  /**
   * Whose rows it touches. `user`: of the named user (and shared memory); `tenant`: of the key's tenant;
   * `install`: of the installation; `none`: no rows.
   */
  readonly touches: 'user' | 'tenant' | 'install' | 'none';
  /** Whether it only reads. A write that names nobody is refused; a read then sees shared memory only. */
  readonly reads: boolean;
  /** For an operation that stands for others: the one that a body means. Its permission and rules then hold. */
  readonly dispatch?: (body: unknown) => AnyOperation | undefined;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Of a body that is not JSON; who serves it reads it as a stream. */
  readonly bodyMedia?: string;
  /** A list in the body whose items are checked one by one by the use case, so that one bad item refuses no other. */
  readonly itemwise?: string;
  /** NUL characters in its texts are dropped, where others refuse them. */
  readonly dropsNul?: true;
  /** How deep its body may nest, where that is more than a body of ours may: it carries schemas of others. */
  readonly deepest?: number;
  readonly output: Output;
  /** Of an answer that is a text and not JSON. */
  readonly media?: string;
  /** An object in the body that stands for the body: what it says of whose memory is meant counts as well. */
  readonly wrappedIn?: string;
  /** An object in the body whose `user_id` names the user as well. */
  readonly namesUserIn?: string;
  /**
   * It names one memory by the server's id, and its protocol knows no place for the user. Where a request names nobody
   * and its key may read the whole tenant, the owner is found by the id.
   */
  readonly ownerById?: true;
  /**
   * Of a protocol that says in a place of its own whose memory is meant, maybe of several users: reads it from what was
   * sent, before it is checked. Who it names counts like `user_id`, which then is not looked for.
   * @throws RecollectError `invalid_input` when it cannot be read
   */
  readonly owners?: (sent: { readonly query: unknown; readonly body: unknown }) => Owners;
  /** It is the tenant's, and its path does not say so: a request that names a user is refused, and told this path. */
  readonly tenantAlone?: string;
  /** So many seconds it waits for the vectors where no `Prefer: wait=N` says otherwise; none where absent. */
  readonly waits?: number;
  /** Of a success. Several where the outcome decides. */
  readonly status: number | readonly number[];
  /** Beyond those that every operation may answer (400, 401, 403, 413, 500, 503). */
  readonly errors?: readonly ErrorCode[];
  /** It searches, whatever its protocol calls it: searches are counted. */
  readonly searches?: true;
  /** What it costs of the rate limits, where that is more than the 1 of any request. */
  readonly weight?: number;
  /** Request headers that it heeds beside the usual ones. */
  readonly headers?: readonly ('If-Match' | 'Idempotency-Key' | 'Prefer' | (typeof CHAT_HEADERS)[number])[];
}

/** Any operation, whatever its types: what catalogues hold. */
// The variance of zod types makes a plain Operation too narrow; nothing is read through this type but data.
export type AnyOperation = Operation<Shape, Shape, Shape, z.ZodType>;

export interface InputOf<O extends AnyOperation> {
  readonly params: O extends { params: infer P extends z.ZodType } ? z.output<P> : Record<string, never>;
  readonly query: O extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<string, never>;
  readonly body: O extends { body: infer B extends z.ZodType } ? z.output<B> : Record<string, never>;
}

export type OutputOf<O extends AnyOperation> = z.input<O['output']>;

/** Keeps the literal types. */
export function operation<const O extends AnyOperation>(definition: O): O {
  return Object.freeze(definition);
}
