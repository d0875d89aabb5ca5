import { z } from 'zod';
import { compactionDocument } from './compaction.settings.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryWhole, scopeName, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

const FOLD_KINDS = ['batch', 'day', 'global', 'personality', 'portrait'] as const;
export type FoldKind = (typeof FOLD_KINDS)[number];
const strategy = z.enum(['summarize', 'archive']);

/** Which records a run considers. */
const runRequest = {
  user_id: userId.optional(),
  shared: z.boolean().optional().describe('Fold the tenant’s shared memory instead. Needs shared:write.'),
  agent: scopeName.optional().describe('Only records that this agent stored.'),
  project: scopeName.optional(),
  before: instantInput.optional().describe('Only what was said or happened before this time.'),
  force: z
    .boolean()
    .default(false)
    .describe(
      'Ignores age, use and computed importance. Records that are pinned, on hold, or rated important by their writer are still spared.',
    ),
  partial: z.boolean().default(false).describe('Also fold a last batch that is not full.'),
  strategy: strategy.optional().describe('Overrides the strategy in the settings.'),
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
    .describe(
      'Whether `tokens_after` is only the token budget. Only the first few folds of a preview get a real summary.',
    ),
  summary: z.string().optional(),
});
SCHEMAS.add(plannedFold, { id: 'PlannedFold', description: 'A fold that a run would make.' });

export const previewCompaction = operation({
  name: 'compaction.preview',
  weight: 10,
  method: 'POST',
  path: '/v1/compaction/preview',
  summary: 'Preview a run',
  description: 'Plans a run and generates the first few summaries. Writes nothing.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  body: z
    .strictObject({
      ...runRequest,
      summaries: z.int().min(0).max(10).default(3).describe('How many summaries to generate and return.'),
    })
    .prefault({}),
  output: z.object({
    strategy,
    folds: z.array(plannedFold),
    truncated: z.boolean().describe('Whether the run would make more folds than are listed.'),
    records: z.int(),
    spared: z.int().describe('Episodes that were considered and stay as they are.'),
    tokens_before: z.int(),
    tokens_after: z.int(),
    shrink: z.number().describe('The share of its tokens by which the scope would shrink in total.'),
    refused: z.boolean().describe('Whether the scope would shrink by more than `max_shrink`.'),
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
  status: z.enum(RUN_STATES).describe('Older name of `state`, until 1.0.').meta({ deprecated: true }),
  reason: z.string().optional(),
  sources: z.int(),
  summaries: z.int(),
  tokens_before: z.int(),
  tokens_after: z.int(),
  shrink: z.number(),
  actor: z.string().describe('The id of the key that requested it, or `job`.'),
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
    'Queues a job that folds what the settings allow, batch by batch, even if compaction is not enabled. Each fold is one run in the list. `Prefer: wait=30` waits for the job and returns its runs.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: z.strictObject(runRequest).prefault({}),
  output: z.object({
    job: z.string().describe('The job id for `GET /v1/jobs/{id}`.'),
    state: z.enum(['queued', 'done', 'failed']).describe('failed: the job was given up and is a dead letter.'),
    runs: z.array(run).describe('The runs of the job so far, oldest first, at most 1,000.'),
  }),
  status: 202,
  errors: ['user_required', 'user_mismatch'],
  headers: ['Prefer'],
});

export const listRuns = operation({
  name: 'compaction.runs',
  method: 'GET',
  path: '/v1/compaction/runs',
  summary: 'List runs',
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
      status: z.enum(RUN_STATES).optional().describe('Older name of `state`, until 1.0.').meta({ deprecated: true }),
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
  summary: 'Undo a run',
  description:
    'Deletes the summary and restores the flags of the originals; nothing else about them had changed. A run that is already undone returns 409.',
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
  summary: 'Read the compaction settings',
  description:
    'The effective settings of the user, and the settings of the tenant and of the user. A key that is bound to an agent or a project sees only the settings that apply to it.',
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

/** The version is sent as the ETag. */
const stored = z.object({ settings: compactionDocument });

export const putTenantCompaction = operation({
  name: 'compaction.put_tenant_settings',
  method: 'PUT',
  path: '/v1/admin/compaction/settings',
  summary: 'Set compaction for the tenant',
  description: 'Replaces the document. `{"enabled": true}` turns compaction on.',
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
  description: 'Replaces the user’s document. An empty document inherits everything from the tenant.',
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
  summary: 'Read compaction metrics',
  description:
    'For the tenant, over the last `days` days. Not for a bound key. Search metrics are counted in memory and written twice a minute.',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({ days: queryWhole(1, 365).default(30) }),
  output: z.object({
    days: z.int(),
    records: z.object({
      created: z.int(),
      updated: z.int(),
      update_rate: z.number().describe('Updates as a share of updates and new records.'),
    }),
    old: z.object({
      episodes: z.int().describe('Episodes older than the tenant’s `age_days`.'),
      compressed: z.int(),
      share: z.number(),
    }),
    runs: z.object({ done: z.int(), refused: z.int(), undone: z.int(), tokens_saved: z.int() }),
    searches: z.object({
      answered: z.int(),
      through_summaries: z.int().describe('Searches with at least one result that is a summary of folded records.'),
      compressed_facts: z.int().describe('Folded records that were returned as their summary.'),
      fell_back: z.int().describe('Folded records that were returned themselves.'),
      tokens_saved: z.int().describe('Tokens saved by returning summaries.'),
    }),
    recall: z
      .object({
        answers: z.int().describe('Searches, contexts and chats that returned at least one memory.'),
        acknowledged: z
          .int()
          .describe(
            'How often a client reported which memories an answer used: by an acknowledgement or a chat citation.',
          ),
        relevance: z.number().describe('`acknowledged` as a share of `answers`, at most 1.'),
        tokens_told: z.int(),
        tokens_used: z.int().describe('Tokens of the acknowledged memories, at four characters per token.'),
        context_quality: z.number().describe('Tokens used as a share of the tokens returned, at most 1.'),
      })
      .describe('How useful the returned memories were, as far as clients reported it.'),
  }),
  status: 200,
});

export const COMPACTION_OPERATIONS = [
  previewCompaction, runCompaction, listRuns, getRun, undoRun, getCompactionSettings, putTenantCompaction,
  putUserCompaction, getCompactionMetrics,
] as const; // prettier-ignore
