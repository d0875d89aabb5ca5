import { z } from 'zod';

/**
 * One thing a worker does. The payload carries ids only: content would outlive its erasure in a queue.
 * Boot fails when a job has no handler, or two.
 */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** The BullMQ queue; jobs of one kind of work share one. */
  readonly queue: string;
  readonly payload: Payload;
  /** Of the handler alone, in milliseconds; then its signal is aborted and the attempt counts as failed. */
  readonly timeoutMs: number;
}

export type PayloadOf<J extends Job> = z.output<J['payload']>;

function job<const J extends Job>(definition: J): J {
  return Object.freeze(definition);
}

/** Makes the vectors that the passages of these records still lack, in every space that is being filled. */
export const embedRecordsJob = job({
  name: 'embed-records',
  queue: 'embeddings',
  payload: z.strictObject({ record_ids: z.array(z.uuid()).min(1).max(64) }),
  timeoutMs: 120_000,
});

export const JOBS: readonly Job[] = [embedRecordsJob];
