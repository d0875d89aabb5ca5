import { z } from 'zod';
import { JOBS } from '../jobs.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryWhole, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

/**
 * `queued`: waits for a worker. `running`: a worker processes it. `retrying`: failed and waits for the next attempt.
 * `done`: finished. `dropped`: there was nothing left to do. `failed`: given up.
 */
const JOB_STATES = ['queued', 'running', 'retrying', 'done', 'dropped', 'failed'] as const;

/** Of any version: a dead letter may be of a job that this one does not know. */
const jobKind = z.string().min(1).max(64).describe('The name of the job, such as `embed-records`.');
const recordIds = z.array(z.string()).optional().describe('The records that the job processes.');

const jobOutput = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(JOB_STATES),
  user_id: z.string().optional(),
  record_ids: recordIds,
  attempts: z.int().describe('The number of failures so far.'),
  created_at: instantOutput,
  next_try_at: instantOutput.optional(),
  finished_at: instantOutput.optional(),
  error: z.string().optional().describe('The error code of the last failure.'),
});
SCHEMAS.add(jobOutput, { id: 'Job', description: 'A background job.' });
export type JobOutput = z.input<typeof jobOutput>;

export const getJob = operation({
  name: 'jobs.get',
  method: 'GET',
  path: '/v1/jobs/{id}',
  summary: 'Read a job',
  description:
    'Finished jobs are deleted after a day. A job is visible to callers that can see the records it processes.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: z.object({ id: label }),
  query: z.strictObject(readerQuery),
  output: jobOutput,
  status: 200,
  errors: ['not_found'],
});

export const listJobs = operation({
  name: 'jobs.list',
  method: 'GET',
  path: '/v1/jobs',
  summary: 'List jobs',
  description: 'Newest first. Finished jobs are deleted after a day.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    ...readerQuery,
    record: label.optional().describe('Only jobs for this record, by the server’s id or the client’s own.'),
    kind: z
      .enum(JOBS.map(({ name }) => name))
      .optional()
      .describe('The name of the job.'),
    state: z.enum(JOB_STATES).optional(),
    ...page,
  }),
  output: z.object({ jobs: z.array(jobOutput), ...pageEnd }),
  status: 200,
});

const letterOutput = z.object({
  id: z.string().describe('The id of the job.'),
  kind: z.string(),
  user_id: z.string().optional(),
  record_ids: recordIds,
  attempts: z.int(),
  error: z.string(),
  created_at: instantOutput,
  failed_at: instantOutput,
  retry_at: instantOutput.optional().describe('When it is retried automatically. Absent if only a replay retries it.'),
});
SCHEMAS.add(letterOutput, { id: 'DeadLetter', description: 'A job that was given up after it failed.' });
export type LetterOutput = z.input<typeof letterOutput>;

const letterFilter = { kind: jobKind.optional(), user_id: userId.optional(), failed_since: instantInput.optional() };
const letterParams = z.object({ id: label });
const batch = z.strictObject({
  ...letterFilter,
  limit: z
    .int()
    .min(1)
    .max(1_000)
    .default(100)
    .describe('Maximum number of jobs to process in this request, oldest first.'),
  cursor: page.cursor,
});

export const listDeadLetters = operation({
  name: 'dead_letters.list',
  method: 'GET',
  path: '/v1/admin/dead-letters',
  summary: 'List dead letters',
  description:
    'Oldest first. Dead letters are kept until they are replayed or discarded, or until their user is erased.',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({ ...letterFilter, limit: queryWhole(1, 1_000).default(50), cursor: page.cursor }),
  output: z.object({ dead_letters: z.array(letterOutput), ...pageEnd }),
  status: 200,
});

export const replayDeadLetter = operation({
  name: 'dead_letters.replay',
  method: 'POST',
  path: '/v1/admin/dead-letters/{id}/replay',
  summary: 'Replay a dead letter',
  description: 'Creates a new job. Returns 409 if its user was erased since, or if this version does not know the job.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  params: letterParams,
  output: z.object({ id: z.string(), job_id: z.string().describe('The id of the new job.') }),
  status: 200,
  errors: ['not_found', 'conflict'],
});

export const replayDeadLetters = operation({
  name: 'dead_letters.replay_matching',
  method: 'POST',
  path: '/v1/admin/dead-letters/replay',
  summary: 'Replay several dead letters',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: batch,
  output: z.object({
    replayed: z.int(),
    dropped: z.int().describe('Jobs of users who were erased since. They are discarded.'),
    kept: z.int().describe('Jobs that this version does not know.'),
    ...pageEnd,
  }),
  status: 200,
});

export const discardDeadLetter = operation({
  name: 'dead_letters.discard',
  method: 'DELETE',
  path: '/v1/admin/dead-letters/{id}',
  summary: 'Discard a dead letter',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  params: letterParams,
  output: z.object({ id: z.string(), discarded: z.literal(true) }),
  status: 200,
  errors: ['not_found'],
});

export const discardDeadLetters = operation({
  name: 'dead_letters.discard_matching',
  method: 'POST',
  path: '/v1/admin/dead-letters/discard',
  summary: 'Discard several dead letters',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: batch,
  output: z.object({ discarded: z.int(), ...pageEnd }),
  status: 200,
});

export const JOB_OPERATIONS = [
  getJob,
  listJobs,
  listDeadLetters,
  replayDeadLetter,
  replayDeadLetters,
  discardDeadLetter,
  discardDeadLetters,
] as const;
