import { z } from 'zod';
import { operation } from '../operation.js';
import { label, storedUserId, userId } from '../primitives.js';

const userHold = z.object({ user_id: z.string(), legal_hold: z.boolean() });
const recordHold = z.object({ id: z.string(), legal_hold: z.boolean() });
const userParams = z.object({ user_id: storedUserId });
const idParams = z.object({ id: label });
const named = z.strictObject({ user_id: userId.optional() });

const ofUser = {
  permission: 'privacy',
  touches: 'tenant',
  reads: false,
  params: userParams,
  output: userHold,
  status: 200,
} as const;
const ofRecord = {
  permission: 'privacy',
  touches: 'user',
  reads: false,
  params: idParams,
  query: named,
  output: recordHold,
  status: 200,
  errors: ['not_found', 'user_required', 'user_mismatch'],
} as const;

export const holdUser = operation({
  ...ofUser,
  name: 'privacy.hold_user',
  method: 'PUT',
  path: '/v1/admin/users/{user_id}/legal-hold',
  summary: 'Put a user under legal hold',
  description:
    'Until it is lifted, nothing of the user is forgotten, swept or erased. Creates the user if there is none.',
  errors: ['not_found', 'erasure_pending'],
});

export const releaseUser = operation({
  ...ofUser,
  name: 'privacy.release_user',
  method: 'DELETE',
  path: '/v1/admin/users/{user_id}/legal-hold',
  summary: 'Lift the legal hold of a user',
  description: 'Records with a legal hold of their own keep it.',
  errors: ['not_found'],
});

export const holdRecord = operation({
  ...ofRecord,
  name: 'privacy.hold_record',
  method: 'PUT',
  path: '/v1/records/{id}/legal-hold',
  summary: 'Put a memory under legal hold',
  description: 'Until the hold is lifted, it is not forgotten, deleted or erased.',
});

export const releaseRecord = operation({
  ...ofRecord,
  name: 'privacy.release_record',
  method: 'DELETE',
  path: '/v1/records/{id}/legal-hold',
  summary: 'Lift the legal hold of a memory',
});

export const LEGAL_HOLD_OPERATIONS = [holdUser, releaseUser, holdRecord, releaseRecord] as const;
