import { Keys, Tenants, Tokens, Users } from './administration.js';
import { Agents, Archival } from './agents.js';
import { Answers } from './answers.js';
import { Audit } from './audit.js';
import { Amp } from './amp.js';
import { type Block, Blocks, CoreMemory } from './core-memory.js';
import { Context } from './context.js';
import { refuse } from './errors.js';
import { Cognitive } from './cognitive.js';
import { Entities } from './entities.js';
import { Edges, Graph } from './graph.js';
import { OPERATIONS } from './generated/operations.js';
import { Messages } from './messages.js';
import { type ItemOf, type ListName, type Paged, paged } from './pages.js';
import { Decisions } from './decisions.js';
import { Extraction } from './extraction.js';
import { Models } from './models.js';
import { Privacy } from './privacy.js';
import { Records } from './records.js';
import { headerText } from './request.js';
import { Embeddings, Health, Status } from './service.js';
import { type AnyOptions, type CallOptions, type InputOf, type OperationName, type OutputOf, Transport } from './transport.js'; // prettier-ignore
import { type Fact, remember, type Remembered, type RememberedBatch, type RememberOptions } from './remember.js';
import { Revision } from './revision.js';
import { Trust } from './trust.js';
import { Compaction, Forgetting, Summaries } from './upkeep.js';
import { ErasureLedger } from './erasure-ledger.js';
import { Webhooks } from './webhooks.js';
import { DeadLetters, Jobs } from './work.js';

export {
  AuthenticationError, ConflictError, InvalidRequestError, NetworkError, NotFoundError, PermissionDeniedError,
  RateLimitError, RecollectError, ServerError, TimeoutError, VersionMismatchError,
} from './errors.js'; // prettier-ignore
export type { ErrorCode, FieldError, ServerErrorCode } from './errors.js';
export type { Operations } from './generated/operations.js';
export type { ImportedRecord, ImportOptions } from './import-records.js';
export type { OperationInfo } from './operation.js';
export type { AppendRequest as AppendWish, MessageInput } from './messages.js';
export type { AmpRecord } from './amp.js';
export type { Page, Paged } from './pages.js';
export type {
  Filter, ListInput, MemoryRecord, RecordInput, RecordVersion, SearchHit, SearchInput, WaitOptions,
} from './records.js'; // prettier-ignore
export type { Archive } from './request.js';
export type {
  AnyOptions,
  CallOptions,
  EditOptions,
  InputOf,
  OperationName,
  OutputOf,
  WriteOptions,
} from './transport.js';
export type { Fact, Remembered, RememberedBatch, RememberOptions, Source } from './remember.js';
export type { Block };
export { OPERATIONS };

export interface RecollectOptions {
  /** The address of the server, such as `http://127.0.0.1:3000`; may have a path. */
  readonly url: string;
  /** A key (`rk_…`) or a user token. Without one only `health` works. */
  readonly apiKey?: string;
  /** The user of every call, by your own id. Not needed for a key that is bound or has a default user. */
  readonly userId?: string;
  /** The timeout of one call in milliseconds, including all retries: 60,000 by default. */
  readonly timeoutMs?: number;
  /** How often a call that may be repeated is retried: 3 times by default. */
  readonly maxRetries?: number;
  /** Sent with every request, for example for a proxy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the global one. */
  readonly fetch?: typeof fetch;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_RETRIES = 3;
/** setTimeout fires at once above 2^31 - 1. */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

/**
 * A client of one Recollect server, with one key. It holds no connection: create one and reuse it.
 *
 * Every method throws a `RecollectError` of the matching class, or the reason of its `AbortSignal`.
 */
export class Recollect {
  readonly records: Records;
  readonly messages: Messages;
  readonly context: Context;
  readonly answer: Answers;
  readonly edges: Edges;
  readonly graph: Graph;
  readonly cognitive: Cognitive;
  readonly entities: Entities;
  readonly agents: Agents;
  readonly archival: Archival;
  readonly amp: Amp;
  readonly blocks: Blocks;
  readonly coreMemory: CoreMemory;
  readonly forgetting: Forgetting;
  readonly compaction: Compaction;
  readonly summaries: Summaries;
  readonly revision: Revision;
  readonly trust: Trust;
  readonly jobs: Jobs;
  readonly deadLetters: DeadLetters;
  readonly webhooks: Webhooks;
  readonly privacy: Privacy;
  readonly audit: Audit;
  /** What was erased, kept for the restore of an older backup. */
  readonly erasureLedger: ErasureLedger;
  readonly keys: Keys;
  readonly users: Users;
  readonly tenants: Tenants;
  readonly tokens: Tokens;
  readonly embeddings: Embeddings;
  readonly models: Models;
  readonly decisions: Decisions;
  readonly extraction: Extraction;
  readonly status: Status;
  readonly health: Health;
  readonly #transport: Transport;
  readonly #options: RecollectOptions;
  readonly #written: string[];

  /**
   * @param written where the writes of this client ended; `asUser` passes it on
   * @throws InvalidRequestError for an invalid option
   */
  constructor(options: RecollectOptions, written: string[] = []) {
    const transport = transportOf(options, written);
    this.#written = written;
    this.#options = options;
    this.#transport = transport;
    this.records = new Records(transport);
    this.messages = new Messages(transport);
    this.context = new Context(transport);
    this.answer = new Answers(transport);
    this.edges = new Edges(transport);
    this.graph = new Graph(transport);
    this.cognitive = new Cognitive(transport);
    this.entities = new Entities(transport);
    this.agents = new Agents(transport);
    this.archival = new Archival(transport);
    this.amp = new Amp(transport);
    this.blocks = new Blocks(transport);
    this.coreMemory = new CoreMemory(transport);
    this.forgetting = new Forgetting(transport);
    this.compaction = new Compaction(transport);
    this.revision = new Revision(transport);
    this.trust = new Trust(transport);
    this.summaries = new Summaries(transport);
    this.jobs = new Jobs(transport);
    this.deadLetters = new DeadLetters(transport);
    this.webhooks = new Webhooks(transport);
    this.privacy = new Privacy(transport);
    this.audit = new Audit(transport);
    this.erasureLedger = new ErasureLedger(transport);
    this.keys = new Keys(transport);
    this.users = new Users(transport);
    this.tenants = new Tenants(transport);
    this.tokens = new Tokens(transport);
    this.models = new Models(transport);
    this.decisions = new Decisions(transport);
    this.extraction = new Extraction(transport);
    this.embeddings = new Embeddings(transport);
    this.status = new Status(transport);
    this.health = new Health(transport);
  }

  /** The user of this client, if it names one. */
  get userId(): string | undefined {
    return this.#options.userId;
  }

  /**
   * The same client for one user. The server refuses its calls that name another user. It still holds the whole key:
   * for an agent that must not be able to name another user, mint a token.
   */
  asUser(userId: string): Recollect {
    // If nobody is signed in, the call would go to the key's own user and mix people in one memory.
    if (typeof userId !== 'string') throw refuse('userId', 'must be the id of a user');
    return new Recollect({ ...this.#options, userId }, this.#written);
  }

  /**
   * Remembers a fact, or up to 100: revises memory with it and keeps its source.
   * `await client.remember('Ada moved to Linz', { from: message })`. Of several, each succeeds or fails by itself.
   */
  remember(fact: Fact, options?: RememberOptions): Promise<Remembered>;
  remember(facts: readonly Fact[], options?: RememberOptions): Promise<RememberedBatch>;
  remember(facts: Fact | readonly Fact[], options: RememberOptions = {}): Promise<Remembered | RememberedBatch> {
    return remember(this.#transport, facts, options);
  }

  /** Any operation of the server by its name; `Operations` has the input and output of each. */
  call<N extends OperationName>(
    name: N,
    ...[input, options]: Record<string, never> extends InputOf<N>
      ? [input?: InputOf<N>, options?: AnyOptions]
      : [input: InputOf<N>, options?: AnyOptions]
  ): Promise<OutputOf<N>> {
    return this.#transport.call(name, input ?? {}, options);
  }

  /** Any paged operation, as one list. */
  list<N extends ListName>(name: N, input?: InputOf<N>, options?: CallOptions): Paged<ItemOf<N>, OutputOf<N>> {
    return paged(this.#transport, name, input ?? {}, options);
  }
}

function transportOf(options: RecollectOptions, written: string[]): Transport {
  const { apiKey, userId, timeoutMs = DEFAULT_TIMEOUT_MS, maxRetries = DEFAULT_RETRIES, headers = {} } = options;
  if (apiKey !== undefined) headerText('apiKey', apiKey);
  if (userId !== undefined) headerText('userId', userId);
  if (!(timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS)) throw refuse('timeoutMs', 'must be from 1 to 2147483647');
  if (!(Number.isInteger(maxRetries) && maxRetries >= 0)) throw refuse('maxRetries', 'must be a whole number from 0');
  // Called as a plain function, because browsers refuse a fetch that is called as another object's method.
  const send = options.fetch ?? globalThis.fetch;
  const own: typeof fetch = (input, init) => send(input, init);
  return new Transport({
    url: baseUrl(options.url),
    apiKey,
    userId,
    timeoutMs,
    maxRetries,
    headers,
    fetch: own,
    written,
  });
}

function baseUrl(text: string): string {
  if (!URL.canParse(text)) throw refuse('url', 'must be an address such as http://127.0.0.1:3000');
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) throw refuse('url', 'must begin with http:// or https://');
  if (url.username || url.password || url.search || url.hash) {
    throw refuse('url', 'must hold no name, password, query or fragment');
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
