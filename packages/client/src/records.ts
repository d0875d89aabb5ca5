import { RecollectError, TimeoutError } from './errors.js';
import type {
  RecordsAcknowledgeBody, RecordsForgetBody, RecordsGetOutput, RecordsGetQuery, RecordsListOutput, RecordsListQuery, RecordsMessagesQuery, RecordsPassagesQuery, RecordsPatchBody, RecordsPatchOutput,
  RecordsRestoreBody, RecordsRetentionQuery, RecordsReviseBody, RecordsUndoBody, RecordsStoreBatchOutput, RecordsStoreBody, RecordsStoreOutput, RecordsVersionsQuery,
} from './generated/records.js'; // prettier-ignore
import type { SearchFeedbackBody, SearchRecordsBody, SearchRecordsOutput } from './generated/search.js';
import { importRecords, type ImportOptions, type ImportedRecord } from './import-records.js';
import { type ItemOf, Paged, type Page, paged } from './pages.js';
import { sleep } from './retry.js';
import type { CallOptions, EditOptions, OutputOf, Transport, WriteOptions } from './transport.js';
import { Deadline } from './deadline.js';

/** A record to store. Unknown fields are kept and returned. */
export type RecordInput = RecordsStoreBody;
/** A record in lists and searches. */
export type MemoryRecord = RecordsListOutput['records'][number];
export type SearchInput = SearchRecordsBody;
export type SearchHit = SearchRecordsOutput['results'][number];
/** `AND`, `OR`, `NOT` over fields; see docs/search.md. */
export type Filter = Readonly<Record<string, unknown>>;
export type ListInput = Omit<RecordsListQuery, 'filter'> & { readonly filter?: Filter };
type VersionsOutput = OutputOf<'records.versions'>;
export type RecordVersion = VersionsOutput['versions'][number];

export interface WaitOptions {
  /** 60,000 by default. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** The time between two polls for a vector. */
const FIRST_LOOK_MS = 100;
const LONGEST_LOOK_MS = 2_000;
const DEFAULT_WAIT_MS = 60_000;

/** Memory records: `client.records`. */
export class Records {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Stores a record, or updates the one with the same `id`. Its words can be found at once; its vector follows. */
  store(record: RecordInput, options?: WriteOptions): Promise<RecordsStoreOutput> {
    return this.#transport.call('records.store', { body: record }, options);
  }

  /** Up to 1,000 records. Each succeeds or fails by itself: check `failed` and the `results`. */
  storeBatch(records: readonly RecordInput[], options?: WriteOptions): Promise<RecordsStoreBatchOutput> {
    return this.#transport.call('records.store_batch', { body: { records } }, options);
  }

  /** @deprecated The API calls it `store_batch`; this name is accepted until 1.0. */
  storeMany(records: readonly RecordInput[], options?: WriteOptions): Promise<RecordsStoreBatchOutput> {
    return this.storeBatch(records, options);
  }

  /** Any number of records, stored batch by batch while they are read, with the result of each. */
  import(
    source: Iterable<RecordInput> | AsyncIterable<RecordInput>,
    options?: ImportOptions,
  ): AsyncGenerator<ImportedRecord, void, undefined> {
    return importRecords((records, own) => this.storeBatch(records, own), source, options);
  }

  /** By the server's id or by your own. @throws NotFoundError */
  get(id: string, query?: RecordsGetQuery, options?: CallOptions): Promise<RecordsGetOutput> {
    return this.#transport.call('records.get', { params: { id }, query }, options);
  }

  /** Changes the named fields; `metadata` is merged. @throws VersionMismatchError, with `ifMatch` */
  patch(id: string, changes: RecordsPatchBody, options?: EditOptions): Promise<RecordsPatchOutput> {
    return this.#transport.call('records.patch', { params: { id }, body: changes }, options);
  }

  /**
   * Revises memory: finds what the content is about, and stores, edits, supersedes or leaves it. `mode: 'preview'` only
   * returns what would happen.
   */
  revise(news: RecordsReviseBody, options?: WriteOptions): Promise<OutputOf<'records.revise'>> {
    return this.#transport.call('records.revise', { body: news }, options);
  }

  /** Like `revise`, for up to 100 facts. Each succeeds or fails by itself: check `failed` and the `results`. */
  reviseBatch(news: readonly RecordsReviseBody[], options?: WriteOptions): Promise<OutputOf<'records.revise_batch'>> {
    return this.#transport.call('records.revise_batch', { body: { records: news } }, options);
  }

  /** @deprecated The API calls it `revise_batch`; this name is accepted until 1.0. */
  reviseMany(news: readonly RecordsReviseBody[], options?: WriteOptions): Promise<OutputOf<'records.revise_batch'>> {
    return this.reviseBatch(news, options);
  }

  /** Undoes the last change of a record, which must be `version`. @throws VersionMismatchError */
  undo(id: string, change: RecordsUndoBody, options?: CallOptions): Promise<OutputOf<'records.undo'>> {
    return this.#transport.call('records.undo', { params: { id }, body: change }, options);
  }

  /** Permanently, with its versions and vectors. @throws NotFoundError, VersionMismatchError with `ifMatch` */
  delete(id: string, options?: EditOptions): Promise<OutputOf<'records.delete'>> {
    return this.#transport.call('records.delete', { params: { id } }, options);
  }

  /** Up to 1,000 at once. A missing record is not an error: check the `results`. */
  deleteBatch(ids: readonly string[], options?: CallOptions): Promise<OutputOf<'records.delete_batch'>> {
    return this.#transport.call('records.delete_batch', { body: { ids } }, options);
  }

  /** @deprecated The API calls it `delete_batch`; this name is accepted until 1.0. */
  deleteMany(ids: readonly string[], options?: CallOptions): Promise<OutputOf<'records.delete_batch'>> {
    return this.deleteBatch(ids, options);
  }

  /** By creation time, newest first: `for await (const record of client.records.list())`. */
  list(query: ListInput = {}, options?: CallOptions): Paged<MemoryRecord, RecordsListOutput> {
    return paged(this.#transport, 'records.list', { query }, options);
  }

  /** The source messages of a record. */
  messages(
    id: string,
    query: RecordsMessagesQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'records.messages'>, OutputOf<'records.messages'>> {
    return paged(this.#transport, 'records.messages', { params: { id }, query }, options);
  }

  /** The versions of a record, newest first. */
  versions(id: string, query: RecordsVersionsQuery = {}, options?: CallOptions): Paged<RecordVersion, VersionsOutput> {
    const ask = async (own: RecordsVersionsQuery): Promise<Page<RecordVersion, VersionsOutput>> => {
      const output = await this.#transport.call('records.versions', { params: { id }, query: own }, options);
      const before = output.has_more ? output.versions.at(-1)?.version : undefined;
      return {
        items: output.versions,
        output,
        hasMore: before !== undefined,
        next: async () => (before === undefined ? undefined : ask({ ...own, before })),
      };
    };
    return new Paged(() => ask(query));
  }

  /** The passages of its text that search finds, in order. */
  passages(
    id: string,
    query: RecordsPassagesQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'records.passages'>, OutputOf<'records.passages'>> {
    return paged(this.#transport, 'records.passages', { params: { id }, query }, options);
  }

  /** By meaning and by words, best first. A string is the query. */
  search(input: string | SearchInput, options?: CallOptions): Promise<SearchRecordsOutput> {
    const body = typeof input === 'string' ? { query: input } : input;
    return this.#transport.call('search.records', { body }, options);
  }

  /** Rates the results of a search as useful or not, which slightly affects later searches of this user. */
  feedback(verdict: SearchFeedbackBody, options?: CallOptions): Promise<OutputOf<'search.feedback'>> {
    return this.#transport.call('search.feedback', { body: verdict }, options);
  }

  /** @deprecated The API calls it `feedback`; this name is accepted until 1.0. */
  judge(verdict: SearchFeedbackBody, options?: CallOptions): Promise<OutputOf<'search.feedback'>> {
    return this.feedback(verdict, options);
  }

  /** Reports which records were useful: recalled records fade more slowly. */
  acknowledge(
    recalled: RecordsAcknowledgeBody,
    options?: CallOptions & Pick<WriteOptions, 'idempotencyKey'>,
  ): Promise<OutputOf<'records.acknowledge'>> {
    return this.#transport.call('records.acknowledge', { body: recalled }, options);
  }

  /** The retention of a record, and when it will be forgotten. */
  retention(id: string, query?: RecordsRetentionQuery, options?: CallOptions): Promise<OutputOf<'records.retention'>> {
    return this.#transport.call('records.retention', { params: { id }, query }, options);
  }

  /** Removes it from lists and searches until it is restored or deleted. */
  forget(id: string, request?: RecordsForgetBody, options?: CallOptions): Promise<OutputOf<'records.forget'>> {
    return this.#transport.call('records.forget', { params: { id }, body: request }, options);
  }

  /** Restores a forgotten record. */
  restore(id: string, asked?: RecordsRestoreBody, options?: CallOptions): Promise<OutputOf<'records.restore'>> {
    return this.#transport.call('records.restore', { params: { id }, body: asked }, options);
  }

  /** Retries a failed vector. */
  retryEmbedding(id: string, options?: CallOptions): Promise<OutputOf<'embeddings.retry'>> {
    return this.#transport.call('embeddings.retry', { params: { id } }, options);
  }

  /**
   * Waits until a record can be found by its meaning, and returns it. It does not retry a failed vector;
   * `retryEmbedding` does.
   * @throws RecollectError `embedding_failed` if its vector has failed
   * @throws TimeoutError if it is not ready in time
   */
  async waitForEmbedding(
    id: string,
    { timeoutMs = DEFAULT_WAIT_MS, signal }: WaitOptions = {},
  ): Promise<RecordsGetOutput> {
    const deadline = new Deadline(timeoutMs, signal);
    try {
      for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 1.5, LONGEST_LOOK_MS)) {
        const record = await this.get(id, {}, { signal: deadline.signal });
        const { state, reason } = record.embedding;
        if (state === 'complete') return record;
        if (state === 'failed') {
          throw new RecollectError({ code: 'embedding_failed', status: 0, detail: reason ?? 'the vector has failed' });
        }
        await sleep(pause, deadline.signal);
      }
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      const detail = `the vector of ${id} was not ready within ${timeoutMs} ms`;
      throw new TimeoutError({ code: 'timeout', status: 0, detail, cause: error });
    } finally {
      deadline.release();
    }
  }
}
