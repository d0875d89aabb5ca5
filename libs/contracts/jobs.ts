import { z } from 'zod';

/** Order of a queue's jobs within a tenant's turn. */
export type Priority = 'high' | 'normal' | 'low';

/** The pauses between retries: `firstMs`, then at most doubled each time, up to `longestMs`. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** When two jobs of the same owner count as duplicates, so that one is enough. */
export interface Dedupe {
  /** The text in the table of docs/jobs.md. */
  readonly words: string;
  /**
   * - `closed`: no second job while the first is open. For work that is found due again before it is done.
   * - `begun`: no second job until the first has started. After that, the first may already have read its input.
   */
  readonly until: 'closed' | 'begun';
  /** Built from ids and labels of the payload, never from content. `null`: this job is always enqueued. */
  key(payload: Record<string, unknown>): string | null;
}

/**
 * A kind of background job and its limits. The payload contains only ids, because content in a queue would outlive
 * its erasure. Boot fails if a job has no handler or two. A test compares the jobs with the table in docs/jobs.md.
 *
 * During a rolling update, versions read each other's jobs. Therefore a changed job must stay compatible: a new field
 * is optional, and without it the job behaves as before, because an older version drops the field when it reads the
 * payload (`readPayload` of the queue), and from whatever it passes on or records. Anything that an older version must not do,
 * such as a new value of an old field, needs a job with a new name: only versions that know it receive it.
 */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** The BullMQ queue. Jobs of similar kinds share one. */
  readonly queue: string;
  readonly payload: Payload;
  /** Attempts before the job is given up. `JOB_ATTEMPTS` can override it. */
  readonly attempts: number;
  /** Completion was promised to somebody: an installation can raise the number of attempts but not lower it. */
  readonly promised?: true;
  /** `JOB_BACKOFF_MS` can override the first pause. */
  readonly backoff: Backoff;
  readonly priority: Priority;
  /** Time limit of the handler in milliseconds. After it, the signal is aborted and the attempt counts as failed. */
  readonly timeoutMs: number;
  /** `null`: no two jobs are duplicates. */
  readonly dedupe: Dedupe | null;
  /**
   * Error codes of temporary failures that the job did not cause. A job that is given up with one of them is retried
   * automatically for some days, at growing intervals.
   */
  readonly passing?: readonly string[];
  /** Maximum number of passages that one run sends to a model at a time. This limits a tenant's share of the model. */
  readonly passagesAtOnce?: number;
  /** Some of these jobs are bulk work that nobody waits for. They leave a slot free for the others. */
  readonly comesInBulk?: boolean;
  /** Giving up this job creates no event, because the job itself delivers events. */
  readonly untold?: true;
}

export type PayloadOf<J extends Job> = z.output<J['payload']>;

function job<const J extends Job>(definition: J): J {
  return Object.freeze(definition);
}

/** Attempts and pauses that outlast an outage of about an hour. */
const AN_HOUR = { attempts: 16, backoff: { firstMs: 1_000, longestMs: 600_000 } } as const;
const FLAG = z.literal(true).optional();

/** For jobs that a schedule finds due again before they are done. */
const ONE_OPEN_OF_USER: Dedupe = { words: 'one open of a user', until: 'closed', key: () => 'user' };

/** A passage, by its position in processing order. */
const passagePlace = z.strictObject({ record_id: z.uuid(), ordinal: z.int().min(0) });
export type PassagePlace = z.output<typeof passagePlace>;

/** Computes the vectors that the passages of these records still lack, in every space that is being filled. */
export const embedRecordsJob = job({
  name: 'embed-records',
  queue: 'embeddings',
  payload: z.strictObject({
    record_ids: z.array(z.uuid()).min(1).max(64),
    /** For a continued job: the last passage that is done, by space id. */
    done_to: z.record(z.uuid(), passagePlace).optional(),
  }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 120_000,
  dedupe: null,
  passagesAtOnce: 32,
  comesInBulk: true,
  // Failures of the provider, not of the texts. A text that the model rejects fails only its passage, not the job.
  passing: ['unavailable', 'misconfigured', 'timeout'],
});

/** Creates, rebuilds or removes the cells of an owner's vectors in one space as their number grows or shrinks. */
export const indexVectorsJob = job({
  name: 'index-vectors',
  queue: 'indexing',
  payload: z.strictObject({ space_id: z.uuid() }),
  ...AN_HOUR,
  // Without it, search finds everything too, only more slowly.
  priority: 'low',
  timeoutMs: 600_000,
  dedupe: {
    words: 'one open of a user and space',
    until: 'closed',
    key: ({ space_id: space }: { space_id: string }) => space,
  },
});

/** Folds what the settings of a scope allow, batch by batch. */
export const compactScopeJob = job({
  name: 'compact-scope',
  queue: 'compaction',
  payload: z.strictObject({
    agent: z.string().nullable(),
    project: z.string().nullable(),
    before: z.iso.datetime().nullable(),
    force: z.boolean(),
    partial: z.boolean(),
    strategy: z.enum(['summarize', 'archive']).nullable(),
    trigger: z.enum(['explicit', 'schedule', 'age', 'count']),
    /** The key that requested it, or `job`. */
    actor: z.string(),
  }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 600_000,
  dedupe: {
    words: 'one open of a user that a schedule left',
    until: 'closed',
    // An explicit request gets its own run: records may have been stored since the open run read them.
    key: ({ trigger }: { trigger: string }) => (trigger === 'explicit' ? null : 'due'),
  },
});

/** Consolidates an agent's oldest episodes, batch by batch, until there is no full batch. */
export const consolidateEpisodesJob = job({
  name: 'consolidate-episodes',
  queue: 'compaction',
  payload: z.strictObject({ agent: z.string(), batch_size: z.int().min(2).max(100) }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 600_000,
  dedupe: null,
});

/** Folds the remaining sources of deleted summaries again. `ladder`: rebuilds rollups; with `if_built` only if there were any before. */
export const refoldRecordsJob = job({
  name: 'refold-records',
  queue: 'compaction',
  payload: z.strictObject({ record_ids: z.array(z.uuid()).max(1_000), ladder: z.boolean(), if_built: FLAG }),
  ...AN_HOUR,
  // Until it has run, the remaining sources are in no summary.
  priority: 'high',
  timeoutMs: 120_000,
  dedupe: null,
});

/** Updates a user's day summaries, global summary and portrait. */
export const buildRollupsJob = job({
  name: 'climb-ladder',
  queue: 'compaction',
  /** `due`: enqueued by a schedule; nobody waits for it. */
  payload: z.strictObject({ due: FLAG }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 600_000,
  dedupe: {
    words: 'one open of a user that a schedule left',
    until: 'closed',
    key: ({ due }: { due?: boolean }) => (due ? 'due' : null),
  },
});

/** Checks these records again and does what is due for each: forgets it, or deletes it permanently. */
export const sweepRecordsJob = job({
  name: 'sweep-records',
  queue: 'lifecycle',
  payload: z.strictObject({ record_ids: z.array(z.uuid()).min(1).max(500) }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 120_000,
  dedupe: null,
});

/** Deletes what an accepted erasure has hidden, batch by batch, and completes the erasure. */
export const eraseSubjectJob = job({
  name: 'erase-subject',
  queue: 'erasure',
  payload: z.strictObject({ erasure_id: z.uuid() }),
  // The erasure was promised, so this job is retried for about four hours, others for one.
  attempts: 64,
  promised: true,
  backoff: AN_HOUR.backoff,
  priority: 'normal',
  timeoutMs: 600_000,
  dedupe: null,
});

/** Reads the unread messages of a user, and stores the facts that a model finds and the messages support. */
export const extractFactsJob = job({
  name: 'extract-facts',
  queue: 'extraction',
  /** `after_pause`: waits until the conversation pauses. `tries`: unusable answers to the window from a message on. */
  payload: z.strictObject({ after_pause: z.literal(true).optional(), tries: z.record(z.uuid(), z.int()).optional() }),
  ...AN_HOUR,
  // Users ask first about what was just said.
  priority: 'high',
  timeoutMs: 600_000,
  dedupe: {
    words: 'one of a user that waits for a pause',
    until: 'begun',
    // A job for a full window runs at once, beside the waiting one.
    key: ({ after_pause: afterPause }: { after_pause?: boolean }) => (afterPause ? 'pause' : null),
  },
});

/** Extracts names from a user's records that were stored before name extraction existed, oldest first, in batches. */
export const readNamesJob = job({
  name: 'read-names',
  queue: 'extraction',
  payload: z.strictObject({
    /** For a continued job: the last record that was read. */
    after: z.strictObject({ created_at: z.iso.datetime(), id: z.uuid() }).optional(),
  }),
  ...AN_HOUR,
  // These records were found without their names until now, too.
  priority: 'low',
  timeoutMs: 120_000,
  dedupe: ONE_OPEN_OF_USER,
  comesInBulk: true,
});

/** Maximum number of facts per job. */
export const FACTS_AT_ONCE = 32;

/** Compares stored facts with the agent's other facts that share words, and links similar ones. */
export const linkFactsJob = job({
  name: 'link-facts',
  queue: 'extraction',
  payload: z.strictObject({ record_ids: z.array(z.uuid()).min(1).max(FACTS_AT_ONCE) }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 60_000,
  dedupe: null,
});

/** Maximum number of attempts that are kept for one delivery. */
export const MOST_WEBHOOK_ATTEMPTS = 30;

/** One delivery attempt. Without `error` it succeeded; without `url` nothing was sent. */
const webhookAttempt = z.strictObject({
  at: z.iso.datetime(),
  url: z.string().max(2_048).optional(),
  status: z.int().optional(),
  error: z.string().max(40).optional(),
  ms: z.int().min(0),
});

/** Delivers an event to a webhook. */
export const deliverWebhookJob = job({
  name: 'deliver-webhook',
  queue: 'webhooks',
  payload: z.strictObject({
    webhook_id: z.uuid(),
    event_id: z.uuid(),
    type: z.string().max(64),
    ids: z.array(z.string().max(128)).min(1).max(100),
    at: z.iso.datetime(),
    /** The last attempts, oldest first. They are kept when a delivery is given up and replayed. */
    attempts: z.array(webhookAttempt).max(MOST_WEBHOOK_ATTEMPTS).optional(),
  }),
  ...AN_HOUR,
  priority: 'normal',
  timeoutMs: 60_000,
  dedupe: null,
  untold: true,
  // Failures of the receiver, not of the event.
  passing: ['unavailable', 'timeout', 'busy'],
});

export const JOBS: readonly Job[] = [
  embedRecordsJob,
  indexVectorsJob,
  sweepRecordsJob,
  compactScopeJob,
  consolidateEpisodesJob,
  refoldRecordsJob,
  buildRollupsJob,
  eraseSubjectJob,
  extractFactsJob,
  readNamesJob,
  linkFactsJob,
  deliverWebhookJob,
];
