import type { MessageInput, RecollectClient, Status } from './client.js';

export interface IngestResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
  /** The first refusal of a single record, in the server's words. */
  readonly firstError: string | null;
}

/**
 * A batch ends at whichever comes first. The character limit keeps its body well under the server's default body limit.
 */
export const BATCH = { records: 200, characters: 2_000_000 };

/** Splits records into batches, in order. A record longer than the limit gets its own batch. */
export function batches(records: readonly MessageInput[], limit = BATCH): MessageInput[][] {
  const cut: MessageInput[][] = [];
  let current: MessageInput[] = [];
  let characters = 0;
  for (const record of records) {
    const full = current.length === limit.records || characters + record.content.length > limit.characters;
    if (current.length > 0 && full) {
      cut.push(current);
      current = [];
      characters = 0;
    }
    current.push(record);
    characters += record.content.length;
  }
  if (current.length > 0) cut.push(current);
  return cut;
}

/** Stores every record for one user, batch after batch. `onProgress` receives how many are done. */
export async function ingest(
  client: RecollectClient,
  user: string,
  records: readonly MessageInput[],
  onProgress: (done: number) => void,
  limit = BATCH,
): Promise<IngestResult> {
  const sum = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  let firstError: string | null = null;
  let done = 0;
  for (const batch of batches(records, limit)) {
    const answer = await client.storeBatch(user, batch);
    for (const key of ['created', 'updated', 'unchanged', 'failed'] as const) sum[key] += answer[key];
    const failure = answer.results.find((result) => result.status === 'failed');
    if (failure) firstError ??= `${batch[failure.index]?.id ?? failure.index}: ${JSON.stringify(failure.error)}`;
    done += batch.length;
    onProgress(done);
  }
  return { ...sum, firstError };
}

/**
 * Waits until none of the user's records waits for its vector. Gives up if the count has not fallen for `patienceMs`.
 * `onProgress` receives how many vectors are still to come.
 */
export async function waitForEmbeddings(
  client: RecollectClient,
  user: string,
  onProgress: (pending: number) => void,
  patienceMs = 120_000,
): Promise<Status> {
  let fewest = Number.POSITIVE_INFINITY;
  let since = performance.now();
  for (;;) {
    const status = await client.status(user);
    const { pending } = status.embeddings;
    onProgress(pending);
    if (pending === 0) return status;
    if (pending < fewest) {
      fewest = pending;
      since = performance.now();
    } else if (performance.now() - since > patienceMs) {
      throw new Error(`embeddings stand still: ${pending} pending for ${Math.round(patienceMs / 1000)} s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
