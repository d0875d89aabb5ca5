import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { ENDS_EARLY, page } from '../page.js';
import { instantOutput, label, queryWhole, scopeName, unit, userId } from '../primitives.js';
import { recordOutput } from '../records/record.js';
import { readerQuery } from '../records/records.operations.js';
import { SECRET_POLICIES, tenantSafety, userSafety } from './safety.settings.js';

const id = z.string();
const idParams = z.object({ id: label });
const reason = z.string().min(1).max(1_000).optional().describe('The reason, kept in the version history.');

export const quarantineRecord = operation({
  name: 'records.quarantine',
  method: 'POST',
  path: '/v1/records/{id}/quarantine',
  summary: 'Quarantine a memory',
  description:
    'Removes it from all responses at once. Summaries of it are rebuilt without it, and records that name it in `derived_from` are quarantined too. Nothing is deleted; `promote` releases it.',
  permission: 'admin',
  touches: 'user',
  reads: false,
  params: idParams,
  body: z.strictObject({ user_id: userId.optional() }).prefault({}),
  output: z.object({
    id,
    quarantined: z.literal(true),
    also: z.array(id).describe('Records derived from it that were quarantined with it.'),
  }),
  status: 200,
  errors: ['not_found'],
});

export const promoteRecord = operation({
  name: 'records.promote',
  method: 'POST',
  path: '/v1/records/{id}/promote',
  summary: 'Release a memory from quarantine',
  description:
    'Returns it to all responses, with the trust given here, because somebody reviewed it. The trust cannot exceed that of the key, and cannot be below the tenant’s threshold. Creates a new version.',
  permission: 'admin',
  touches: 'user',
  reads: false,
  params: idParams,
  body: z.strictObject({ user_id: userId.optional(), trust: unit.default(1), reason }).prefault({}),
  output: z.object({ id, quarantined: z.literal(false), trust: z.number(), version: z.int() }),
  status: 200,
  errors: ['not_found', 'conflict'],
});

export const listQuarantined = operation({
  name: 'records.list_quarantined',
  method: 'GET',
  path: '/v1/quarantine',
  summary: 'List quarantined memories',
  description: `Newest first. ${ENDS_EARLY}`,
  permission: 'admin',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    ...readerQuery,
    limit: queryWhole(1, LIMITS.listLimit).default(50),
    cursor: page.cursor,
  }),
  output: z.object({
    records: z.array(recordOutput),
    total: z.int(),
    has_more: z.boolean(),
    next_cursor: z.string().optional(),
  }),
  status: 200,
});

/** A purge deletes at most this many records per request. Repeating the request continues it. */
export const PURGED_AT_ONCE = 10_000;

export const purgeSource = operation({
  name: 'records.purge_source',
  method: 'POST',
  path: '/v1/admin/records/purge-source',
  summary: 'Delete everything that came from one source',
  description:
    'For all users of the tenant, or for one. Deletes what the source wrote, every record that the key wrote to, and everything derived from these. Summaries are rebuilt without them. Deletion is permanent and includes versions, passages and vectors. Records under legal hold stay and are counted. Shared memory is included if the key has `shared:write`.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: z
    .strictObject({
      user_id: userId.optional().describe('Only this user.'),
      source: label.optional().describe('The value of `provenance.source`.'),
      key_id: label.optional().describe('The public part of a key: everything that it stored or edited.'),
      session_id: scopeName.optional(),
      agent: scopeName.optional(),
      dry_run: z.boolean().default(false).describe('Only counts; deletes nothing.'),
    })
    .superRefine(({ source, key_id: key, session_id: session, agent }, context) => {
      if ([source, key, session, agent].filter((one) => one !== undefined).length === 1) return;
      context.addIssue({
        code: 'custom',
        path: ['source'],
        message: 'name one of source, key_id, session_id and agent',
      });
    }),
  output: z.object({
    dry_run: z.boolean(),
    records: z.int().describe('Records from the source.'),
    derived: z.int().describe('Records derived from these, without summaries.'),
    summaries: z.int().describe('Summaries of any of these. A job rebuilds them without these records.'),
    held: z.int().describe('Records under legal hold. They are kept.'),
    users: z.int().describe('The number of users that the records belong to.'),
    remaining: z.boolean().describe(`Whether there are more. At most ${PURGED_AT_ONCE} are deleted per request.`),
    purged_at: instantOutput.optional(),
  }),
  status: 200,
});

const policy = z.enum(SECRET_POLICIES);

export const getSafetySettings = operation({
  name: 'safety.settings',
  method: 'GET',
  path: '/v1/safety/settings',
  summary: 'Read the settings for secrets and quarantine',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({ user_id: readerQuery.user_id }),
  output: z.object({
    effective: z.object({ secrets: policy, quarantine_below: z.number() }),
    tenant: tenantSafety.nullable(),
    user: userSafety.nullable(),
    tenant_version: z.int(),
    user_version: z.int(),
  }),
  status: 200,
});

export const putTenantSafety = operation({
  name: 'safety.put_tenant_settings',
  method: 'PUT',
  path: '/v1/admin/safety/settings',
  summary: 'Set the secrets policy and quarantine of the tenant',
  description: 'Replaces the document. Applies to what is written from now on.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: tenantSafety,
  output: z.object({ settings: tenantSafety }),
  status: 200,
  errors: ['version_mismatch'],
  headers: ['If-Match'],
});

export const putUserSafety = operation({
  name: 'safety.put_user_settings',
  method: 'PUT',
  path: '/v1/safety/settings',
  summary: 'Set the secrets policy of one user',
  description: 'Replaces the user’s document. An empty document inherits everything from the tenant.',
  permission: 'admin',
  touches: 'user',
  reads: false,
  query: z.strictObject({ user_id: userId.optional() }),
  body: userSafety,
  output: z.object({ settings: userSafety }),
  status: 200,
  errors: ['user_required', 'version_mismatch'],
  headers: ['If-Match'],
});

export const TRUST_OPERATIONS = [
  quarantineRecord, promoteRecord, listQuarantined, purgeSource, getSafetySettings, putTenantSafety, putUserSafety,
] as const; // prettier-ignore
