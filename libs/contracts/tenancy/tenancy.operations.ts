import { PERMISSIONS } from '@kernel/scope.js';
import { z } from 'zod';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryFlag, scopeName, timeZone, trustCap, userId } from '../primitives.js';
import { analysisLanguage, USER_OPERATIONS } from '../users/users.operations.js';
import { SCHEMAS } from '../schema-name.js';

const permission = z.enum(PERMISSIONS);
const name = label.describe('A display name, shown in lists and in the audit log.');

/** Maximum time that a rotated key's old secret stays valid, in seconds. */
const MAX_GRACE_SECONDS = 30 * 24 * 3_600;
const tenantOutput = z.object({
  tenant_id: z.string(),
  name: z.string(),
  time_zone: z.string(),
  language: z.string(),
  rate_limit: z
    .int()
    .optional()
    .describe('Units per minute for all its keys together. Absent: the installation’s default.'),
  key_rate_limit: z
    .int()
    .optional()
    .describe('Units per minute for each of its keys. Absent: the installation’s default.'),
  quota_records: z.int().optional().describe('Maximum number of records. Absent: no limit.'),
  quota_bytes: z.int().optional().describe('Maximum bytes of text. Absent: no limit.'),
  created_at: instantOutput,
  updated_at: instantOutput,
});
SCHEMAS.add(tenantOutput, { id: 'Tenant', description: 'A tenant: one customer of the installation.' });
export type TenantOutput = z.input<typeof tenantOutput>;

const KEY_STATES = ['live', 'expired', 'revoked'] as const;

const keyOutput = z.object({
  key_id: z.string().describe('The public part of the key.'),
  name: z.string(),
  state: z.enum(KEY_STATES),
  status: z.enum(KEY_STATES).describe('Older name of `state`, until 1.0.').meta({ deprecated: true }),
  permissions: z.array(permission),
  user_id: z.string().optional().describe('The key is bound to this user and cannot access any other.'),
  agent: z.string().optional().describe('The key is bound to this agent and cannot access any other.'),
  project: z.string().optional().describe('The key is bound to this project and cannot access any other.'),
  default_user_id: z.string().optional(),
  include_shared: z.boolean(),
  trust_cap: z.number().optional().describe('The highest trust of what the key writes. Absent: 1.'),
  rate_limit: z.int().optional().describe('Units per minute. Absent: the tenant’s default for keys.'),
  created_at: instantOutput,
  expires_at: instantOutput.optional(),
  revoked_at: instantOutput.optional(),
  last_used_at: instantOutput.optional().describe('Accurate to about half a minute.'),
  previous_secret_until: instantOutput.optional().describe('The previous secret is valid until then.'),
});
SCHEMAS.add(keyOutput, { id: 'Key', description: 'An API key without its secret.' });
export type KeyOutput = z.input<typeof keyOutput>;

const newKeyOutput = z.object({ ...keyOutput.shape, key: z.string().describe('The whole key. Returned only once.') });
SCHEMAS.add(newKeyOutput, {
  id: 'NewKey',
  description: 'An API key with its secret. The secret is returned only once.',
});
export type NewKeyOutput = z.input<typeof newKeyOutput>;

const tenantSettings = {
  name: name.optional(),
  time_zone: timeZone.optional().describe('IANA name. Decides when a day starts, unless the user has a time zone.'),
  language: analysisLanguage
    .optional()
    .describe('The language for text analysis, unless the record or the user names one.'),
};
/** A higher limit would have no effect. */
const MOST_RATE = 100_000_000;
const rateLimit = z.int().min(1).max(MOST_RATE).nullable().optional();
const quota = z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().optional();
const tenantLimits = {
  rate_limit: rateLimit.describe('Units per minute for all its keys together. Null: the installation’s default.'),
  key_rate_limit: rateLimit.describe('Units per minute for each of its keys. Null: the installation’s default.'),
  quota_records: quota.describe('Maximum number of records. Null: no limit.'),
  quota_bytes: quota.describe('Maximum bytes of text. Null: no limit.'),
};
const tenantParams = z.object({ tenant_id: label });

export const createTenant = operation({
  name: 'tenants.create',
  method: 'POST',
  path: '/v1/admin/tenants',
  summary: 'Create a tenant',
  description:
    'Also creates a first admin key, which has every permission except `install`. Its secret is returned only once.',
  permission: 'install',
  touches: 'install',
  reads: false,
  body: z.strictObject({
    ...tenantSettings,
    ...tenantLimits,
    name,
    admin_key: z
      .boolean()
      .default(true)
      .describe('Whether to create the first key. Without a key nobody can use the tenant.'),
    default_user_id: userId.optional().describe('The default user of the first key.'),
  }),
  output: z.object({ ...tenantOutput.shape, admin_key: newKeyOutput.optional() }),
  status: 201,
});

export const listTenants = operation({
  name: 'tenants.list',
  method: 'GET',
  path: '/v1/admin/tenants',
  summary: 'List tenants',
  permission: 'install',
  touches: 'install',
  reads: true,
  query: z.strictObject(page),
  output: z.object({ tenants: z.array(tenantOutput), ...pageEnd }),
  status: 200,
});

export const getTenant = operation({
  name: 'tenants.get',
  method: 'GET',
  path: '/v1/admin/tenants/{tenant_id}',
  summary: 'Read a tenant',
  permission: 'install',
  touches: 'install',
  reads: true,
  params: tenantParams,
  output: tenantOutput,
  status: 200,
  errors: ['not_found'],
});

export const updateTenant = operation({
  name: 'tenants.update',
  method: 'PATCH',
  path: '/v1/admin/tenants/{tenant_id}',
  summary: 'Change a tenant’s settings',
  permission: 'install',
  touches: 'install',
  reads: false,
  params: tenantParams,
  body: z.strictObject({ ...tenantSettings, ...tenantLimits }),
  output: tenantOutput,
  status: 200,
  errors: ['not_found'],
});

export const getOwnTenant = operation({
  name: 'tenants.get_own',
  method: 'GET',
  path: '/v1/admin/tenant',
  summary: 'Read the key’s own tenant',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  output: tenantOutput,
  status: 200,
});

export const updateOwnTenant = operation({
  name: 'tenants.update_own',
  method: 'PATCH',
  path: '/v1/admin/tenant',
  summary: 'Change the settings of the key’s own tenant',
  description: 'A key that is bound to a user, an agent or a project is refused.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: z.strictObject(tenantSettings),
  output: tenantOutput,
  status: 200,
});

const LOWERS = 'Units per minute. Only lowers the tenant’s limit for keys, never raises it. Null: the tenant’s limit.';
const keyParams = z.object({ key_id: label });

export const createKey = operation({
  name: 'keys.create',
  method: 'POST',
  path: '/v1/admin/keys',
  summary: 'Create a key',
  description:
    'Returns the whole key, only this once. A new key cannot have more access than the key that creates it: it gets no permission that the creator lacks, and must keep the creator’s bindings. If the creator has an `expires_at` or a `rate_limit`, the new key needs one that is not looser.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: z.strictObject({
    name,
    permissions: z.array(permission).min(1).max(PERMISSIONS.length),
    user_id: userId.optional().describe('Binds the key to this user.'),
    agent: scopeName.optional().describe('Binds the key to this agent.'),
    project: scopeName.optional().describe('Binds the key to this project.'),
    default_user_id: userId.optional().describe('The user of requests that name no user.'),
    include_shared: z.boolean().default(true).describe('false: the key never reads shared memory.'),
    source_class: z
      .enum(['user', 'tool_output'])
      .optional()
      .describe('`tool_output`: for the output of tools, web pages and mails. Sets a `trust_cap` of 0.3.'),
    trust_cap: trustCap
      .optional()
      .describe(
        'The highest trust of what the key writes. What falls below the tenant’s threshold is quarantined. A key with less than 1 cannot edit records of higher trust, and cannot have `blocks:write`, `privacy`, `admin` or `install`.',
      ),
    expires_at: instantInput.optional(),
    rate_limit: rateLimit.describe(LOWERS),
  }),
  output: newKeyOutput,
  status: 201,
});

export const listKeys = operation({
  name: 'keys.list',
  method: 'GET',
  path: '/v1/admin/keys',
  summary: 'List keys',
  description: 'Oldest first. A bound key sees only keys with the same binding.',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({ ...page, include_revoked: queryFlag.default(true) }),
  output: z.object({ keys: z.array(keyOutput), ...pageEnd }),
  status: 200,
});

export const getKey = operation({
  name: 'keys.get',
  method: 'GET',
  path: '/v1/admin/keys/{key_id}',
  summary: 'Read a key',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  params: keyParams,
  output: keyOutput,
  status: 200,
  errors: ['not_found'],
});

export const updateKey = operation({
  name: 'keys.update',
  method: 'PATCH',
  path: '/v1/admin/keys/{key_id}',
  summary: 'Change the name or expiry of a key',
  description:
    'Refused for a revoked key, and for a key that has more access than the caller’s. A new `expires_at` or `rate_limit` cannot be looser than the caller’s own.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  params: keyParams,
  body: z.strictObject({
    name: name.optional(),
    expires_at: instantInput.nullable().optional().describe('Null: never.'),
    rate_limit: rateLimit.describe(LOWERS),
  }),
  output: keyOutput,
  status: 200,
  errors: ['not_found', 'conflict'],
});

export const revokeKey = operation({
  name: 'keys.revoke',
  method: 'DELETE',
  path: '/v1/admin/keys/{key_id}',
  summary: 'Revoke a key',
  description:
    'Permanent. Also revokes every user token that the key minted. Takes effect on every process within one second. Refused for a key that has more access than the caller’s.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  params: keyParams,
  output: keyOutput,
  status: 200,
  errors: ['not_found'],
});

export const rotateKey = operation({
  name: 'keys.rotate',
  method: 'POST',
  path: '/v1/admin/keys/{key_id}/rotate',
  summary: 'Rotate the secret of a key',
  description:
    'Returns the whole new key, only this once. The old secret stays valid for the grace period; a secret from before an earlier rotation becomes invalid at once. Refused for a key that has more access than the caller’s, a later `expires_at` or a higher `rate_limit`.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  params: keyParams,
  body: z.strictObject({ grace_seconds: z.int().min(0).max(MAX_GRACE_SECONDS).default(3_600) }).prefault({}),
  output: newKeyOutput,
  status: 200,
  errors: ['not_found', 'conflict'],
});

export const TENANCY_OPERATIONS = [
  createTenant, listTenants, getTenant, updateTenant, getOwnTenant, updateOwnTenant,
  createKey, listKeys, getKey, updateKey, revokeKey, rotateKey,
  ...USER_OPERATIONS,
] as const; // prettier-ignore
