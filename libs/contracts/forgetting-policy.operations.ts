import { z } from 'zod';
import { effectiveForgetting, forgettingSettings } from './forgetting.js';
import { operation } from './operation.js';
import { userId } from './primitives.js';
import { SCHEMAS } from './schema-name.js';

const policyAnswer = z.object({
  set: forgettingSettings.nullable().describe('What was set on this level. Null: nothing.'),
  effective: effectiveForgetting.describe('What holds, with every level above.'),
});
SCHEMAS.add(policyAnswer, { id: 'ForgettingPolicy', description: 'What was set of forgetting, and what holds.' });
const userParams = z.object({ user_id: userId });

const policyOperation = <const Name extends string, const Method extends 'GET' | 'PUT' | 'DELETE'>(
  name: Name,
  method: Method,
  summary: string,
) =>
  ({
    name,
    method,
    summary,
    permission: 'admin',
    touches: 'tenant',
    reads: method === 'GET',
    output: policyAnswer,
    status: 200,
  }) as const;
const TENANT_PATH = '/v1/forgetting/policy' as const;
const USER_PATH = '/v1/forgetting/users/{user_id}/policy' as const;

export const getPolicy = operation({
  ...policyOperation('forgetting.policy', 'GET', 'How memory fades in the tenant'),
  path: TENANT_PATH,
});
export const putPolicy = operation({
  ...policyOperation('forgetting.set_policy', 'PUT', 'Set how memory fades in the tenant'),
  path: TENANT_PATH,
  description:
    'Replaces what was set. What is not named holds as it is by default. Takes effect at the next sweep and rewrites no memory; preview it first. A key that is bound to a user, an agent or a project may not.',
  body: forgettingSettings,
});
export const deletePolicy = operation({
  ...policyOperation('forgetting.unset_policy', 'DELETE', 'Set nothing for the tenant: nothing fades'),
  path: TENANT_PATH,
});
export const getUserPolicy = operation({
  ...policyOperation('forgetting.user_policy', 'GET', 'How memory fades for a user'),
  path: USER_PATH,
  params: userParams,
  errors: ['not_found'],
});
export const putUserPolicy = operation({
  ...policyOperation('forgetting.set_user_policy', 'PUT', 'Set how memory fades for a user'),
  path: USER_PATH,
  description: 'What is named holds for this user instead of what the tenant has set, for every type.',
  params: userParams,
  body: forgettingSettings,
  errors: ['not_found'],
});
export const deleteUserPolicy = operation({
  ...policyOperation('forgetting.unset_user_policy', 'DELETE', 'Let the tenant’s policy hold for a user'),
  path: USER_PATH,
  params: userParams,
  errors: ['not_found'],
});

export const FORGETTING_POLICY_OPERATIONS = [
  getPolicy, putPolicy, deletePolicy, getUserPolicy, putUserPolicy, deleteUserPolicy,
] as const; // prettier-ignore
