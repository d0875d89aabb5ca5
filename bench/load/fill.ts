import { RecollectClient } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { Progress } from '../support/progress.js';
import { turn } from './conversation.js';

/** The user who is searched under load. */
export const MEASURED_USER = 'measured';
const BATCH = 250;
/** Concurrent batches. */
const AT_A_TIME = 3;

export interface Filled {
  readonly records: number;
  readonly recordsPerSecond: number;
  /** From the last acknowledged record until all vectors exist. */
  readonly vectorsSecondsLater: number;
}

interface Owner {
  readonly client: RecollectClient;
  readonly user: string;
  readonly number: number;
  readonly records: number;
}

/**
 * Stores `scope` records of the measured user and up to `table` in all: half of the others belong to other users of the
 * same tenant, half to another tenant. They are written alternately, so that their rows are interleaved on disk.
 */
export async function fill(
  url: string,
  client: RecollectClient,
  size: { readonly scope: number; readonly table: number },
): Promise<Filled> {
  const owners = await ownersOf(url, client, size);
  const batches = inTurns(owners);
  const total = owners.reduce((sum, { records }) => sum + records, 0);
  const progress = new Progress('storing', total);
  const start = performance.now();
  let stored = 0;
  const work = async (): Promise<void> => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const { owner, from, to } = batch;
      const records = Array.from({ length: to - from }, (_, i) => turn(owner.number, from + i));
      const { failed } = await owner.client.storeBatch(owner.user, records);
      if (failed > 0) throw new Error(`${failed} records of ${owner.user} were refused`);
      progress.to((stored += records.length));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  const seconds = (performance.now() - start) / 1000;
  progress.end(`${Math.round(total / seconds)} a second`);
  const acknowledged = performance.now();
  for (const owner of owners) await waitForEmbeddings(owner.client, owner.user, () => undefined);
  const vectorsSecondsLater = (performance.now() - acknowledged) / 1000;
  return { records: total, recordsPerSecond: total / seconds, vectorsSecondsLater };
}

async function ownersOf(
  url: string,
  client: RecollectClient,
  { scope, table }: { scope: number; table: number },
): Promise<Owner[]> {
  const others = Math.ceil((table - scope) / scope);
  const tenant = others > 1 ? await client.createTenant('other') : undefined;
  const stranger = tenant && new RecollectClient(url, tenant.admin_key.key);
  return Array.from({ length: others + 1 }, (_, number) => ({
    client: number % 2 === 0 || !stranger ? client : stranger,
    user: number === 0 ? MEASURED_USER : `user-${number}`,
    number,
    records: number === 0 ? scope : Math.min(scope, table - scope * number),
  }));
}

function inTurns(owners: readonly Owner[]): { owner: Owner; from: number; to: number }[] {
  const most = Math.max(...owners.map(({ records }) => records));
  const starts = Array.from({ length: Math.ceil(most / BATCH) }, (_, i) => i * BATCH);
  return starts.flatMap((from) =>
    owners
      .filter(({ records }) => from < records)
      .map((owner) => ({ owner, from, to: Math.min(from + BATCH, owner.records) })),
  );
}
