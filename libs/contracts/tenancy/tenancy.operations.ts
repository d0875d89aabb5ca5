import { PERMISSIONS } from '@kernel/scope.js';
import { z } from 'zod';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryFlag, scopeName, timeZone, unit, userId } from '../primitives.js';
import { analysisLanguage, USER_OPERATIONS } from '../users/users.operations.js';
import { SCHEMAS } from '../schema-name.js';

const permission = z.enum(PERMISSIONS);
const name = label.describe('For people; shown in lists and in the audit.');

/** Longest a rotated key's old secret stays valid, in seconds. */
const MAX_GRACE_SECONDS = 30 * 24 * 3_600;
const tenantOutput = z.object({
  tenant_id: z.string(),
  name: z.string(),
  time_zone: z.string(),
  language: z.string(),
  rate_limit: z
    .int()
    .optional()
    .describe('Units a minute, of all its keys together. Absent: as the installation has it.'),
  key_rate_limit: z
    .int()
    .optional()
    .describe('Units a minute, of each of its keys. Absent: as the installation has it.'),
  quota_records: z.int().optional().describe('The most records that it may store. Absent: no end.'),
  quota_bytes: z.int().optional().describe('The most bytes of text that it may store. Absent: no end.'),
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
  status: z.enum(KEY_STATES).describe('The older name of `state`, until 1.0.').meta({ deprecated: true }),
  permissions: z.array(permission),
  user_id: z.string().optional().describe('Bound: no other user exists for the key.'),
  agent: z.string().optional().describe('Bound: no other agent exists for the key.'),
  project: z.string().optional().describe('Bound: no other project exists for the key.'),
  default_user_id: z.string().optional(),
  include_shared: z.boolean(),
  trust_cap: z.number().optional().describe('What it writes is believed no more than this. Absent: 1.'),
  rate_limit: z.int().optional().describe('Units a minute. Absent: as the tenant’s keys have it.'),
  created_at: instantOutput,
  expires_at: instantOutput.optional(),
  revoked_at: instantOutput.optional(),
  last_used_at: instantOutput.optional().describe('To about half a minute.'),
  previous_secret_until: instantOutput.optional().describe('The secret before the last rotation is valid until then.'),
});
SCHEMAS.add(keyOutput, { id: 'Key', description: 'An API key without its secret.' });
export type KeyOutput = z.input<typeof keyOutput>;

const newKeyOutput = z.object({ ...keyOutput.shape, key: z.string().describe('The whole key. Shown this once.') });
SCHEMAS.add(newKeyOutput, { id: 'NewKey', description: 'An API key with its secret, which is shown this once.' });
export type NewKeyOutput = z.input<typeof newKeyOutput>;

const tenantSettings = {
  name: name.optional(),
  time_zone: timeZone.optional().describe('IANA name; decides what a day is where a user sets none.'),
  language: analysisLanguage.optional().describe('How text is analysed where neither record nor user says.'),
};
/** Beyond this a limit is none. */
const MOST_RATE = 100_000_000;
const rateLimit = z.int().min(1).max(MOST_RATE).nullable().optional();
const quota = z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().optional();
const tenantLimits = {
  rate_limit: rateLimit.describe('Units a minute, of all its keys together. Null: as the installation has it.'),
  key_rate_limit: rateLimit.describe('Units a minute, of each of its keys. Null: as the installation has it.'),
  quota_records: quota.describe('The most records that it may store. Null: no end.'),
  quota_bytes: quota.describe('The most bytes of text that it may store. Null: no end.'),
};
const tenantParams = z.object({ tenant_id: label });

export const createTenant = operation({
  name: 'tenants.create',
  method: 'POST',
  path: '/v1/admin/tenants',
  summary: 'Create a tenant',
  description: 'With a first admin key, which may do all but `install` and is shown once.',
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
      .describe('Whether to make the first key. Without one nobody can use the tenant.'),
    default_user_id: userId.optional().describe('Of the first key.'),
  }),
  output: z.object({ ...tenantOutput.shape, admin_key: newKeyOutput.optional() }),
  status: 201,
});

export const listTenants = operation({
  name: 'tenants.list',
  method: 'GET',
  path: '/v1/admin/tenants',
  summary: 'List the tenants',
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
  description: 'A key that is bound to a user, an agent or a project may not.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: z.strictObject(tenantSettings),
  output: tenantOutput,
  status: 200,
});

const LOWERS = 'Units a minute. It lowers what the tenant’s keys have, and never raises it. Null: no less than they.';
const keyParams = z.object({ key_id: label });

export const createKey = operation({
  name: 'keys.create',
  method: 'POST',
  path: '/v1/admin/keys',
  summary: 'Create a key',
  description:
    'Answers the whole key this once. No key can be made that may do, or see, more than the one that asks: a permission that it lacks or a binding that it has and the new key has not is refused.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: z.strictObject({
    name,
    permissions: z.array(permission).min(1).max(PERMISSIONS.length),
    user_id: userId.optional().describe('Binds the key to this user.'),
    agent: scopeName.optional().describe('Binds the key to this agent.'),
    project: scopeName.optional().describe('Binds the key to this project.'),
    default_user_id: userId.optional().describe('Spoken for when a request names nobody.'),
    include_shared: z.boolean().default(true).describe('False: shared memory is never part of what the key reads.'),
    source_class: z
      .enum(['user', 'tool_output'])
      .optional()
      .describe('`tool_output`: for what tools, pages and mails say. Stands for a `trust_cap` of 0.3.'),
    trust_cap: unit
      .optional()
      .describe(
        'What the key writes is believed no more than this, and below the tenant’s threshold held back. A key under 1 never edits what is believed more, nor has `blocks:write`, `privacy`, `admin` or `install`.',
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
  summary: 'List the keys',
  description: 'Oldest first. A bound key sees keys of the same binding only.',
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
  summary: 'Rename a key or change when it expires',
  description: 'Refused for a key that may do more than the one that asks, and for a revoked one.',
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
    'For good, and with every user token that it minted; within one second on every process. Refused for a key that may do more than the one that asks.',
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
  summary: 'Give a key a new secret',
  description:
    'Answers the whole new key this once. The old secret stays valid for the grace period; a secret from before an earlier rotation ends at once. Refused for a key that may do more than the one that asks.',
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
