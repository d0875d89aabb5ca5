import { InvalidRequestError } from './errors.js';
import type { RecordsStoreBatchOutput, RecordsStoreBody as RecordInput } from './generated/records.js';
import { jsonText } from './request.js';
import type { WriteOptions } from './transport.js';

/** The result of one record. `index`: its position in the source, from 0. */
export type ImportedRecord = RecordsStoreBatchOutput['results'][number];

export interface ImportOptions extends Omit<WriteOptions, 'idempotencyKey'> {
  /** Records per request: 200 by default, 1,000 at most. */
  readonly batchSize?: number;
}

type StoreBatch = (records: readonly RecordInput[], options: WriteOptions) => Promise<RecordsStoreBatchOutput>;

const DEFAULT_BATCH = 200;
/**
 * Under the server's default limit of 16 MB, in UTF-16 code units of JSON, each of which takes at most 3 bytes in
 * UTF-8.
 */
const BATCH_LENGTH = 4_000_000;

/** Sends a source batch by batch and reads on only after a batch is stored, so only one batch is in memory. */
export async function* importRecords(
  storeBatch: StoreBatch,
  source: Iterable<RecordInput> | AsyncIterable<RecordInput>,
  { batchSize = DEFAULT_BATCH, ...options }: ImportOptions = {},
): AsyncGenerator<ImportedRecord, void, undefined> {
  let first = 0;
  for await (const batch of batchesOf(source, batchSize)) {
    for await (const result of storeApart(storeBatch, batch, options)) yield { ...result, index: first + result.index };
    first += batch.length;
  }
}

/**
 * If the server refuses a body because of one record, it is sent in halves until that record is alone. What is stored is
 * told before more is sent, so that a caller who goes on after an error sends nothing twice.
 */
async function* storeApart(
  storeBatch: StoreBatch,
  records: readonly RecordInput[],
  options: WriteOptions,
): AsyncGenerator<ImportedRecord, void, undefined> {
  let results: readonly ImportedRecord[];
  try {
    results = (await storeBatch(records, options)).results;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const { code, detail, errors } = error;
    if (records.length === 1) {
      yield { index: 0, status: 'failed', error: { code, detail, errors: [...errors] } };
      return;
    }
    const half = Math.ceil(records.length / 2);
    yield* storeApart(storeBatch, records.slice(0, half), options);
    for await (const result of storeApart(storeBatch, records.slice(half), options)) {
      yield { ...result, index: half + result.index };
    }
    return;
  }
  yield* results;
}

/** Too long or too deep. Anything else that refuses a whole request would refuse each of its records. */
function isUnreadable(error: unknown): error is InvalidRequestError {
  return error instanceof InvalidRequestError && error.errors.some(({ field }) => field === '(body)');
}

async function* batchesOf(
  source: Iterable<RecordInput> | AsyncIterable<RecordInput>,
  size: number,
): AsyncGenerator<RecordInput[], void, undefined> {
  let batch: RecordInput[] = [];
  let length = 0;
  for await (const record of source) {
    const own = jsonText('records', record).length;
    if (batch.length > 0 && (batch.length >= size || length + own > BATCH_LENGTH)) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(record);
    length += own;
  }
  if (batch.length > 0) yield batch;
}
