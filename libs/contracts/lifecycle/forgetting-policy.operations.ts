import { z } from 'zod';
import { effectiveForgetting, forgettingSettings } from './forgetting.js';
import { operation } from '../operation.js';
import { storedUserId, userId } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

const policyAnswer = z.object({
  set: forgettingSettings.nullable().describe('The settings at this level. Null: none.'),
  effective: effectiveForgetting.describe('The effective settings, with all levels above.'),
});
SCHEMAS.add(policyAnswer, {
  id: 'ForgettingPolicy',
  description: 'The forgetting settings of a level, and the effective settings.',
});
const userParams = z.object({ user_id: storedUserId });

const common = <const Name extends string, const Method extends 'GET' | 'PUT' | 'DELETE'>(
  name: Name,
  method: Method,
  summary: string,
) =>
  ({ name, method, summary, permission: 'admin', reads: method === 'GET', output: policyAnswer, status: 200 }) as const;

const TENANT_PATH = '/v1/admin/forgetting/settings' as const;
const USER_PATH = '/v1/forgetting/settings' as const;
const TENANT_PUT =
  'Replaces the settings. Settings that are left out get their defaults. Takes effect at the next sweep and rewrites no memory; preview it first. A key that is bound to a user, an agent or a project is refused.';
const USER_PUT = 'Overrides the tenant’s settings for this user, for every type.';

export const getTenantForgetting = operation({
  ...common('forgetting.tenant_settings', 'GET', 'Read how memory fades in the tenant'),
  path: TENANT_PATH,
  touches: 'tenant',
});
export const putTenantForgetting = operation({
  ...common('forgetting.put_tenant_settings', 'PUT', 'Set how memory fades in the tenant'),
  path: TENANT_PATH,
  touches: 'tenant',
  description: TENANT_PUT,
  body: forgettingSettings,
});
export const deleteTenantForgetting = operation({
  ...common('forgetting.delete_tenant_settings', 'DELETE', 'Remove the tenant’s settings: nothing fades'),
  path: TENANT_PATH,
  touches: 'tenant',
});

const ofUser = {
  path: USER_PATH,
  touches: 'user',
  query: z.strictObject({ user_id: userId.optional() }),
  errors: ['user_required', 'not_found'],
} as const;
export const getUserForgetting = operation({
  ...common('forgetting.settings', 'GET', 'Read how memory fades for a user'),
  ...ofUser,
});
export const putUserForgetting = operation({
  ...common('forgetting.put_user_settings', 'PUT', 'Set how memory fades for a user'),
  ...ofUser,
  description: USER_PUT,
  body: forgettingSettings,
});
export const deleteUserForgetting = operation({
  ...common('forgetting.delete_user_settings', 'DELETE', 'Remove a user’s settings: the tenant’s apply'),
  ...ofUser,
});

const OLD_TENANT_PATH = '/v1/forgetting/policy' as const;
const OLD_USER_PATH = '/v1/forgetting/users/{user_id}/policy' as const;
const older = (path: string) => `Older path of \`${path}\`.`;
/** This path does not indicate that it is the tenant's, so a client that names a user probably means that user. */
const oldTenant = { path: OLD_TENANT_PATH, touches: 'tenant', tenantAlone: USER_PATH } as const;
const oldUser = { path: OLD_USER_PATH, touches: 'tenant', params: userParams, errors: ['not_found'] } as const;

export const getPolicy = operation({
  ...common('forgetting.policy', 'GET', 'Read how memory fades in the tenant'),
  ...oldTenant,
  description: older(TENANT_PATH),
});
export const putPolicy = operation({
  ...common('forgetting.set_policy', 'PUT', 'Set how memory fades in the tenant'),
  ...oldTenant,
  description: `${TENANT_PUT} ${older(TENANT_PATH)}`,
  body: forgettingSettings,
});
export const deletePolicy = operation({
  ...common('forgetting.unset_policy', 'DELETE', 'Remove the tenant’s settings: nothing fades'),
  ...oldTenant,
  description: older(TENANT_PATH),
});
export const getUserPolicy = operation({
  ...common('forgetting.user_policy', 'GET', 'Read how memory fades for a user'),
  ...oldUser,
  description: older(USER_PATH),
});
export const putUserPolicy = operation({
  ...common('forgetting.set_user_policy', 'PUT', 'Set how memory fades for a user'),
  ...oldUser,
  description: `${USER_PUT} ${older(USER_PATH)}`,
  body: forgettingSettings,
});
export const deleteUserPolicy = operation({
  ...common('forgetting.unset_user_policy', 'DELETE', 'Remove a user’s policy: the tenant’s applies'),
  ...oldUser,
  description: older(USER_PATH),
});

export const FORGETTING_POLICY_OPERATIONS = [
  getTenantForgetting, putTenantForgetting, deleteTenantForgetting, getUserForgetting, putUserForgetting,
  deleteUserForgetting, getPolicy, putPolicy, deletePolicy, getUserPolicy, putUserPolicy, deleteUserPolicy,
] as const; // prettier-ignore
