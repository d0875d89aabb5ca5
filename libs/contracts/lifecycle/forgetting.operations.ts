import { z } from 'zod';
import { FORGETTING_MODELS, forgettingSettings } from './forgetting.js';
import { FORGETTING_POLICY_OPERATIONS } from './forgetting-policy.operations.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { ENDS_EARLY, page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryFlag, recordType, userId } from '../primitives.js';
import { recordOutput } from '../records/record.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

const idParams = z.object({ id: label });
const types = z.array(recordType).min(1).max(64).optional();
const actions = z.enum(['forgotten', 'restored', 'purged']);
const reasons = z
  .enum(['retention', 'expired', 'grace_over', 'max_age', 'asked', 'stored_again'])
  .describe(
    'retention: R fell below the threshold. expired: reached expires_at. grace_over: forgotten longer than the grace period. max_age: older than its type allows. asked, stored_again: by a key.',
  );

export const getRetention = operation({
  name: 'records.retention',
  method: 'GET',
  path: '/v1/records/{id}/retention',
  summary: 'Read how well a memory is retained',
  description:
    'Returns the retention R, when the memory will be forgotten if it is not recalled, and what keeps it from fading. R is computed for this request, which does not count as a recall. Also works for a forgotten memory, with the time until which it can be restored.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: idParams,
  query: z.strictObject(readerQuery),
  output: z.object({
    id: z.string(),
    type: z.string(),
    model: z.enum(FORGETTING_MODELS),
    retention: z.number().describe('R, from 0 to 1.'),
    threshold: z.number().describe('θ: the memory is forgotten when R falls below it.'),
    strength: z.int().describe('1 plus the number of recalls.'),
    stability: z.number().describe('S, in the policy’s `unit`.'),
    last_recalled_at: instantOutput,
    due_at: instantOutput.optional().describe('When R falls below θ. Absent: never.'),
    exempt: z
      .array(z.enum(['pinned', 'legal_hold', 'importance', 'pending', 'model']))
      .describe('Why it does not fade. Empty: it fades.'),
    legal_hold: z
      .boolean()
      .describe('Whether it is under a legal hold of its own. `exempt` also names the hold of its user.'),
    forgotten_at: instantOutput.optional(),
    expires_at: instantOutput.optional(),
    purge_at: instantOutput.optional().describe('When it is deleted permanently unless something changes.'),
  }),
  status: 200,
  errors: ['not_found'],
});

export const forgetRecord = operation({
  name: 'records.forget',
  method: 'POST',
  path: '/v1/records/{id}/forget',
  summary: 'Forget a memory, reversibly',
  description:
    'Removes it from all responses at once. It is deleted permanently after the grace period; until then `restore` brings it back. Works on a pinned memory, but not on one under legal hold. To delete it at once, use DELETE.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: idParams,
  body: z.strictObject({ user_id: userId.optional() }).prefault({}),
  output: z.object({
    id: z.string(),
    forgotten_at: instantOutput,
    purge_at: instantOutput.optional().describe('Absent: never.'),
  }),
  status: 200,
  errors: ['user_required', 'not_found', 'conflict'],
});

export const restoreRecord = operation({
  name: 'records.restore',
  method: 'POST',
  path: '/v1/records/{id}/restore',
  summary: 'Restore a forgotten memory',
  description:
    'Restores it exactly as it was. Its time since the last recall restarts, because otherwise it would be due again at once. 404 if it is not forgotten or was deleted permanently.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: idParams,
  body: z.strictObject({ user_id: userId.optional() }).prefault({}),
  output: z.object({ id: z.string(), restored: z.literal(true), restored_at: instantOutput }),
  status: 200,
  errors: ['user_required', 'not_found'],
});

export const restoreRecords = operation({
  name: 'forgetting.restore',
  method: 'POST',
  path: '/v1/forgetting/restore',
  summary: 'Restore several forgotten memories',
  description:
    'Restores the memories in `ids`, or those forgotten between two instants, which undoes a sweep. At most 1,000 per request; repeat while `has_more` is true.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: z
    .strictObject({
      user_id: userId.optional(),
      ids: z.array(label).min(1).max(LIMITS.batch).optional(),
      forgotten_from: instantInput.optional(),
      forgotten_to: instantInput.optional(),
      types,
    })
    .refine((body) => body.ids !== undefined || body.forgotten_from !== undefined || body.forgotten_to !== undefined, {
      path: ['ids'],
      message: 'name ids, forgotten_from or forgotten_to',
    }),
  output: z.object({ restored: z.array(z.object({ id: z.string(), type: z.string() })), has_more: z.boolean() }),
  status: 200,
  errors: ['user_required', 'user_mismatch'],
});

export const listForgotten = operation({
  name: 'forgetting.list',
  method: 'GET',
  path: '/v1/forgetting/records',
  summary: 'List forgotten memories that can be restored',
  description: `Latest first. ${ENDS_EARLY}`,
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({ ...readerQuery, ...page, type: recordType.optional() }),
  output: z.object({
    records: z.array(
      z.looseObject({
        ...recordOutput.shape,
        forgotten_at: instantOutput,
        purge_at: instantOutput.optional().describe('When it is deleted permanently. Absent: never.'),
      }),
    ),
    ...pageEnd,
  }),
  status: 200,
});

export const listEvents = operation({
  name: 'forgetting.events',
  method: 'GET',
  path: '/v1/forgetting/events',
  summary: 'List what was forgotten, restored and deleted, and why',
  description:
    'Latest first. Ids and numbers without content, including memories that are gone. A key that is bound to an agent or a project sees only events of memories that still exist for it.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    ...readerQuery,
    ...page,
    record_id: label.optional().describe('Only this memory, by the server’s id.'),
    action: actions.optional(),
    from: instantInput.optional(),
    to: instantInput.optional(),
  }),
  output: z.object({
    events: z.array(
      z.object({
        record_id: z.string(),
        type: z.string(),
        user_id: z.string().optional(),
        shared: z.boolean(),
        action: actions,
        reason: reasons,
        retention: z.number().optional().describe('R when the memory was forgotten, if the curve decided it.'),
        strength: z.int().optional(),
        actor: z.string().describe('The key that requested it, or `job`.'),
        at: instantOutput,
      }),
    ),
    ...pageEnd,
  }),
  status: 200,
});

export const getForgettingStatus = operation({
  name: 'forgetting.status',
  method: 'GET',
  path: '/v1/forgetting/status',
  summary: 'Count what was forgotten, restored and deleted',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({ ...readerQuery, from: instantInput.optional().describe('Default: 30 days ago.') }),
  output: z.object({
    from: instantOutput,
    forgotten_now: z.int().describe('Memories that are forgotten now and can be restored.'),
    forgotten: z.int(),
    restored: z.int(),
    purged: z.int(),
    by_reason: z.array(z.object({ action: actions, reason: reasons, count: z.int() })),
  }),
  status: 200,
});

const dueItem = z.object({
  id: z.string(),
  type: z.string(),
  user_id: z.string().optional(),
  shared: z.boolean(),
  action: z.enum(['forget', 'purge']),
  reason: z.enum(['retention', 'expired', 'grace_over', 'max_age']),
  retention: z.number().optional().describe('R at that time.'),
  strength: z.int().optional(),
  last_recalled_at: instantOutput.optional(),
  due_since: instantOutput,
});
SCHEMAS.add(dueItem, { id: 'DueRecord', description: 'A record that is due to be forgotten or purged.' });

export const previewForgetting = operation({
  name: 'forgetting.preview',
  weight: 10,
  method: 'POST',
  path: '/v1/forgetting/preview',
  summary: 'Preview what a sweep would forget and delete',
  description:
    'Changes nothing. Covers the named user and shared memory, or the whole tenant with `all_users`. `policy` previews other settings, and `at` another time. With `exempt: true`, lists instead what the curve would forget if it were not pinned, on hold or important.',
  permission: 'admin',
  touches: 'user',
  reads: true,
  body: z
    .strictObject({
      user_id: userId.optional(),
      include_shared: z.boolean().optional(),
      all_users: queryFlag.optional(),
      types,
      policy: forgettingSettings.optional(),
      at: instantInput.optional(),
      exempt: z.boolean().default(false),
      limit: z.int().min(1).max(1_000).default(50),
      cursor: page.cursor,
    })
    .prefault({}),
  output: z.object({
    at: instantOutput,
    counts: z.object({ forget: z.int(), purge_expired: z.int(), purge_forgotten: z.int(), purge_aged: z.int() }),
    items: z.array(dueItem),
    exempt: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        user_id: z.string().optional(),
        shared: z.boolean(),
        why: z.array(z.enum(['pinned', 'legal_hold', 'importance', 'pending'])),
        retention: z.number(),
        strength: z.int(),
        last_recalled_at: instantOutput,
        importance: z.number(),
      }),
    ),
    ...pageEnd,
  }),
  status: 200,
});

export const sweepNow = operation({
  name: 'forgetting.sweep',
  method: 'POST',
  path: '/v1/forgetting/sweep',
  summary: 'Forget and delete what is due now',
  description:
    'Does what the schedule does every few minutes: finds what is due in the tenant, or for a bound key in the memory of its user, and queues the work. Each record is checked again before it is changed.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  output: z.object({ due: z.int().describe('The number of queued records.'), jobs: z.int() }),
  status: 202,
});

export const FORGETTING_OPERATIONS = [
  getRetention, forgetRecord, restoreRecord, restoreRecords, listForgotten, listEvents, getForgettingStatus,
  previewForgetting, sweepNow, ...FORGETTING_POLICY_OPERATIONS,
] as const; // prettier-ignore
