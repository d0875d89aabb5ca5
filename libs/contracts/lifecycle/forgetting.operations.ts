import { z } from 'zod';
import { FORGETTING_MODELS, forgettingSettings } from './forgetting.js';
import { FORGETTING_POLICY_OPERATIONS } from './forgetting-policy.operations.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
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
    'retention: the curve. expired: expires_at. grace_over: forgotten long enough. max_age: older than its type may become. asked, stored_again: by a key.',
  );

export const getRetention = operation({
  name: 'records.retention',
  method: 'GET',
  path: '/v1/records/{id}/retention',
  summary: 'How much of a memory is left',
  description:
    'R, when it will be forgotten if nobody recalls it, and what keeps it from that. Computed now; asking is no recall. Answers for a forgotten memory too, with the time until which it can be restored.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: idParams,
  query: z.strictObject(readerQuery),
  output: z.object({
    id: z.string(),
    type: z.string(),
    model: z.enum(FORGETTING_MODELS),
    retention: z.number().describe('R, 0…1.'),
    threshold: z.number().describe('θ: forgotten when R falls under it.'),
    strength: z.int().describe('1 and the number of recalls.'),
    stability: z.number().describe('S, in units of the policy.'),
    last_recalled_at: instantOutput,
    due_at: instantOutput.optional().describe('When R falls under θ. Absent: never.'),
    exempt: z
      .array(z.enum(['pinned', 'legal_hold', 'importance', 'model']))
      .describe('Why it does not fade. Empty: it does.'),
    forgotten_at: instantOutput.optional(),
    expires_at: instantOutput.optional(),
    purge_at: instantOutput.optional().describe('When it is deleted for good, if nothing is done.'),
  }),
  status: 200,
  errors: ['not_found'],
});

export const forgetRecord = operation({
  name: 'records.forget',
  method: 'POST',
  path: '/v1/records/{id}/forget',
  summary: 'Forget a memory, restorably',
  description:
    'Out of every answer at once; deleted for good when the grace period is over, until then `restore` brings it back. Works on a pinned memory, not on one under legal hold. To delete at once there is DELETE.',
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
  summary: 'Bring back a forgotten memory',
  description:
    'Exactly as it was. Its time without a recall begins anew, since it would be due again at once. 404 when it is not forgotten, or is gone for good.',
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
  summary: 'Bring back many forgotten memories',
  description:
    'Those that are named by `ids`, or those that were forgotten between two instants: how a sweep is undone. At most 1,000 at a time; while `has_more` is true, ask again.',
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
  summary: 'List what is forgotten and can be restored',
  description: 'Latest first.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({ ...readerQuery, ...page, type: recordType.optional() }),
  output: z.object({
    records: z.array(
      z.looseObject({
        ...recordOutput.shape,
        forgotten_at: instantOutput,
        purge_at: instantOutput.optional().describe('When it is deleted for good. Absent: never.'),
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
  summary: 'What was forgotten, restored and deleted for good, and why',
  description:
    'Latest first. Ids and numbers without content, also of memories that are gone. A key that is bound to an agent or a project sees those of memories that still exist for it.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    ...readerQuery,
    ...page,
    record_id: label.optional().describe('Of this memory alone, by the server’s id.'),
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
        retention: z.number().optional().describe('R when it went, where a curve decided.'),
        strength: z.int().optional(),
        actor: z.string().describe('The key that asked, or `job`.'),
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
  summary: 'How much was forgotten, restored and deleted for good',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({ ...readerQuery, from: instantInput.optional().describe('The last 30 days where absent.') }),
  output: z.object({
    from: instantOutput,
    forgotten_now: z.int().describe('Out of every answer, and restorable.'),
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
  summary: 'What a sweep would forget and delete, and why',
  description:
    'Changes nothing. For the named user and shared memory, or with `all_users` for the tenant; with another `policy`, as if it were set for them; `at` another time. With `exempt: true` it lists instead what the curve would have taken but for a pin, a hold or its importance.',
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
        why: z.array(z.enum(['pinned', 'legal_hold', 'importance'])),
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
  summary: 'Forget and delete now what is due',
  description:
    'What the schedule does every few minutes: finds what is due in the tenant (for a key that is bound to a user, of that user) and queues the work. Each record is looked at again before it is touched.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  output: z.object({ due: z.int().describe('Records queued.'), jobs: z.int() }),
  status: 202,
});

export const FORGETTING_OPERATIONS = [
  getRetention, forgetRecord, restoreRecord, restoreRecords, listForgotten, listEvents, getForgettingStatus,
  previewForgetting, sweepNow, ...FORGETTING_POLICY_OPERATIONS,
] as const; // prettier-ignore
