import { z } from 'zod';
import { compactionDocument } from './compaction.settings.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryWhole, scopeName, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

export const FOLD_KINDS = ['batch', 'day', 'global', 'personality', 'portrait'] as const;
export type FoldKind = (typeof FOLD_KINDS)[number];
const strategy = z.enum(['summarize', 'archive']);

/** Which records a run looks at. */
const runRequest = {
  user_id: userId.optional(),
  shared: z.boolean().optional().describe('Fold the tenant’s shared memory instead. Needs shared:write.'),
  agent: scopeName.optional().describe('Only what this agent stored.'),
  project: scopeName.optional(),
  before: instantInput.optional().describe('Only what was said or happened before.'),
  force: z
    .boolean()
    .default(false)
    .describe(
      'Whatever its age, use and computed importance. What is pinned, held, or rated important by its writer is spared still.',
    ),
  partial: z.boolean().default(false).describe('Fold the rest as well when it is less than a batch.'),
  strategy: strategy.optional().describe('Instead of the one in the settings.'),
};

const plannedFold = z.object({
  agent: z.string().optional(),
  project: z.string().optional(),
  from: instantOutput,
  to: instantOutput,
  sources: z.array(z.string()),
  tokens_before: z.int(),
  tokens_after: z.int(),
  estimated: z
    .boolean()
    .describe('Whether `tokens_after` is the budget only: beyond the first few folds no summary is made.'),
  summary: z.string().optional(),
});
SCHEMAS.add(plannedFold, { id: 'PlannedFold', description: 'A fold that would be made.' });

export const previewCompaction = operation({
  name: 'compaction.preview',
  weight: 10,
  method: 'POST',
  path: '/v1/compaction/preview',
  summary: 'What a run would fold',
  description: 'Plans a run and makes the first few summaries. Writes nothing.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  body: z.strictObject({
    ...runRequest,
    summaries: z.int().min(0).max(10).default(3).describe('How many summaries are made and shown.'),
  }),
  output: z.object({
    strategy,
    folds: z.array(plannedFold),
    truncated: z.boolean().describe('Whether more would be folded than is listed here.'),
    records: z.int(),
    spared: z.int().describe('Episodes that were looked at and stay as they are.'),
    tokens_before: z.int(),
    tokens_after: z.int(),
    shrink: z.number().describe('By which share of its tokens the scope would have shrunk in all.'),
    refused: z.boolean().describe('Whether it would shrink by more than `max_shrink`.'),
  }),
  status: 200,
  errors: ['user_required', 'unavailable'],
});

const RUN_STATES = ['done', 'refused', 'undone'] as const;

const run = z.object({
  id: z.string(),
  user_id: z.string().optional(),
  agent: z.string().optional(),
  project: z.string().optional(),
  kind: z.enum(FOLD_KINDS),
  strategy,
  trigger: z.string().describe('explicit, age, count, schedule, or source_changed.'),
  state: z.enum(RUN_STATES),
  status: z.enum(RUN_STATES).describe('The older name of `state`, until 1.0.').meta({ deprecated: true }),
  reason: z.string().optional(),
  sources: z.int(),
  summaries: z.int(),
  tokens_before: z.int(),
  tokens_after: z.int(),
  shrink: z.number(),
  actor: z.string().describe('The id of the key that asked, or `job`.'),
  started_at: instantOutput,
  finished_at: instantOutput.optional(),
  undone_at: instantOutput.optional(),
});
SCHEMAS.add(run, { id: 'CompactionRun', description: 'A fold that was made, refused or undone.' });
export type RunOutput = z.input<typeof run>;

export const runCompaction = operation({
  name: 'compaction.run',
  weight: 10,
  method: 'POST',
  path: '/v1/compaction/runs',
  summary: 'Fold now',
  description:
    'Leaves a job that folds what the settings allow, whether or not they are enabled, batch by batch; each fold is one run in the list. `Prefer: wait=30` waits for its end and answers the runs.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: z.strictObject(runRequest),
  output: z.object({
    job: z.string().describe('Its id, as `GET /v1/jobs/{id}` takes it.'),
    state: z.enum(['queued', 'done', 'failed']).describe('failed: it was given up, and is a dead letter.'),
    runs: z.array(run).describe('What the job has done so far, oldest first; at most 1,000.'),
  }),
  status: 202,
  errors: ['user_required', 'user_mismatch'],
  headers: ['Prefer'],
});

export const listRuns = operation({
  name: 'compaction.runs',
  method: 'GET',
  path: '/v1/compaction/runs',
  summary: 'List what was folded',
  description: 'Newest first.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z
    .strictObject({
      ...readerQuery,
      ...page,
      kind: z.enum(FOLD_KINDS).optional(),
      state: z.enum(RUN_STATES).optional(),
      status: z
        .enum(RUN_STATES)
        .optional()
        .describe('The older name of `state`, until 1.0.')
        .meta({ deprecated: true }),
    })
    .refine(({ state, status = state }) => state === undefined || state === status, {
      path: ['status'],
      error: 'is the older name of state, which says something else',
    }),
  output: z.object({ runs: z.array(run), ...pageEnd }),
  status: 200,
});

const runParams = z.object({ run_id: label });

export const getRun = operation({
  name: 'compaction.get_run',
  method: 'GET',
  path: '/v1/compaction/runs/{run_id}',
  summary: 'Read one run with its records',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: runParams,
  query: z.strictObject(readerQuery),
  output: z.object({
    ...run.shape,
    members: z.array(z.object({ id: z.string(), type: z.string(), role: z.enum(['source', 'summary']) })),
  }),
  status: 200,
  errors: ['not_found'],
});

export const undoRun = operation({
  name: 'compaction.undo',
  method: 'POST',
  path: '/v1/compaction/runs/{run_id}/undo',
  summary: 'Take a run back',
  description:
    'Deletes the summary and gives the originals their flags back; nothing else of them had changed. A run that was undone already answers 409.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: runParams,
  body: z.strictObject({ user_id: userId.optional() }).optional().default({}),
  output: run,
  status: 200,
  errors: ['not_found', 'conflict'],
});

const effective = z.looseObject({ enabled: z.boolean(), strategy });
const layer = compactionDocument.nullable();

export const getCompactionSettings = operation({
  name: 'compaction.settings',
  method: 'GET',
  path: '/v1/compaction/settings',
  summary: 'Read the settings of compaction',
  description:
    'What holds for the user, and what the tenant and the user have set. A key that is bound to an agent or a project sees what holds for it alone.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({ ...readerQuery, agent: scopeName.optional(), project: scopeName.optional() }),
  output: z.object({
    effective,
    tenant: layer,
    user: layer,
    tenant_version: z.int(),
    user_version: z.int(),
  }),
  status: 200,
});

/** The version stands in the ETag. */
const stored = z.object({ settings: compactionDocument });

export const putTenantCompaction = operation({
  name: 'compaction.put_tenant_settings',
  method: 'PUT',
  path: '/v1/admin/compaction/settings',
  summary: 'Set compaction for the tenant',
  description: 'Replaces the document. `{"enabled": true}` switches compaction on.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: compactionDocument,
  output: stored,
  status: 200,
  errors: ['version_mismatch'],
  headers: ['If-Match'],
});

export const putUserCompaction = operation({
  name: 'compaction.put_user_settings',
  method: 'PUT',
  path: '/v1/compaction/settings',
  summary: 'Set compaction for one user',
  description: 'Replaces the user’s document; an empty one leaves everything to the tenant’s.',
  permission: 'admin',
  touches: 'user',
  reads: false,
  query: z.strictObject({ user_id: userId.optional() }),
  body: compactionDocument,
  output: stored,
  status: 200,
  errors: ['user_required', 'version_mismatch'],
  headers: ['If-Match'],
});

export const getCompactionMetrics = operation({
  name: 'compaction.metrics',
  method: 'GET',
  path: '/v1/compaction/metrics',
  summary: 'How well memory folds',
  description: 'For the tenant, over the last days. What searches did is counted in memory and written twice a minute.',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({ days: queryWhole(1, 365).default(30) }),
  output: z.object({
    days: z.int(),
    records: z.object({
      created: z.int(),
      updated: z.int(),
      update_rate: z.number().describe('Updates in parts of updates and new records.'),
    }),
    old: z.object({
      episodes: z.int().describe('Older than the tenant’s `age_days`.'),
      compressed: z.int(),
      share: z.number(),
    }),
    runs: z.object({ done: z.int(), refused: z.int(), undone: z.int(), tokens_saved: z.int() }),
    searches: z.object({
      answered: z.int(),
      through_summaries: z.int().describe('Of them with at least one result that is a summary of folded records.'),
      compressed_facts: z.int().describe('Folded records that answered through their summary.'),
      fell_back: z.int().describe('Folded records that answered themselves.'),
      tokens_saved: z.int().describe('By answering through summaries.'),
    }),
    recall: z
      .object({
        answers: z.int().describe('Searches, contexts and chats that told at least one memory.'),
        acknowledged: z
          .int()
          .describe('How often somebody said which memories an answer used: an acknowledgement, or a chat that cited.'),
        relevance: z.number().describe('Acknowledged in parts of answers, 1 at most.'),
        tokens_told: z.int(),
        tokens_used: z.int().describe('Of the memories that were acknowledged, at four characters a token.'),
        context_quality: z.number().describe('Tokens used in parts of tokens told, 1 at most.'),
      })
      .describe('How much of what was told was of use, as far as whoever was told says so.'),
  }),
  status: 200,
});

export const COMPACTION_OPERATIONS = [
  previewCompaction, runCompaction, listRuns, getRun, undoRun, getCompactionSettings, putTenantCompaction,
  putUserCompaction, getCompactionMetrics,
] as const; // prettier-ignore
