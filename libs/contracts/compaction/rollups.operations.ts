import { z } from 'zod';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantOutput, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

const ROLLUP_KINDS = ['day', 'global'] as const;
const day = z.iso.date('must be a day of the calendar, such as 2026-11-22');

const rollup = z.object({
  id: z.string(),
  kind: z.enum(['batch', ...ROLLUP_KINDS, 'personality', 'portrait']),
  day: z.string().optional().describe('The day in the user’s time zone.'),
  content: z.string(),
  sources: z.int(),
  extractive: z
    .boolean()
    .describe('Whether all sentences were copied from what was said and none was written by a model.'),
  updated_at: instantOutput,
});
SCHEMAS.add(rollup, {
  id: 'Summary',
  description: 'A summary of a day, of all days, or of what a person says about themselves.',
});
export type RollupOutput = z.input<typeof rollup>;

export const listSummaries = operation({
  name: 'summaries.list',
  method: 'GET',
  path: '/v1/summaries',
  summary: 'Read the summaries',
  description: 'Newest day first. Without `kind`: the days and the global summary.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    user_id: readerQuery.user_id,
    ...page,
    kind: z.enum(['batch', ...ROLLUP_KINDS]).optional(),
    day: day.optional(),
  }),
  output: z.object({ summaries: z.array(rollup), ...pageEnd }),
  status: 200,
  errors: ['user_required'],
});

export const getPortrait = operation({
  name: 'summaries.portrait',
  method: 'GET',
  path: '/v1/portrait',
  summary: 'Read what a user says about themselves',
  description:
    'Likes, dislikes, feelings, traits and wishes, quoted from the user with their dates. Nothing is inferred.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({ user_id: readerQuery.user_id, day: day.optional() }),
  output: z.object({ portrait: rollup.nullable(), days: z.array(rollup) }),
  status: 200,
  errors: ['user_required'],
});

export const refreshSummaries = operation({
  name: 'summaries.refresh',
  method: 'POST',
  path: '/v1/summaries/refresh',
  summary: 'Refresh the summaries',
  description:
    'Queues a job that summarizes the days with new turns, then rebuilds the global summaries from them. `Prefer: wait=30` waits for the job.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: z.strictObject({ user_id: userId.optional() }).optional().default({}),
  output: z.object({
    job: z.string().nullable().describe('The job id for `GET /v1/jobs/{id}`.'),
    state: z.enum(['queued', 'done', 'failed']).describe('failed: the job was given up and is a dead letter.'),
  }),
  status: 202,
  errors: ['user_required', 'user_mismatch'],
  headers: ['Prefer'],
});

export const ROLLUP_OPERATIONS = [listSummaries, getPortrait, refreshSummaries] as const;
