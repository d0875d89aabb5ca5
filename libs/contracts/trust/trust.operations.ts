import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { page } from '../page.js';
import { instantOutput, label, queryWhole, scopeName, unit, userId } from '../primitives.js';
import { recordOutput } from '../records/record.js';
import { readerQuery } from '../records/records.operations.js';
import { SECRET_POLICIES, tenantSafety, userSafety } from './safety.settings.js';

const id = z.string();
const idParams = z.object({ id: label });
const reason = z.string().min(1).max(1_000).optional().describe('Why, for the version history.');

export const quarantineRecord = operation({
  name: 'records.quarantine',
  method: 'POST',
  path: '/v1/records/{id}/quarantine',
  summary: 'Hold a memory back',
  description:
    'Out of every answer at once, with what was made of it: summaries are made anew without it, and what names it in `derived_from` is held back too. Nothing is deleted; `promote` lets it go.',
  permission: 'admin',
  touches: 'user',
  reads: false,
  params: idParams,
  body: z.strictObject({ user_id: userId.optional() }).prefault({}),
  output: z.object({
    id,
    quarantined: z.literal(true),
    also: z.array(id).describe('What was made of it, and is held back with it.'),
  }),
  status: 200,
  errors: ['not_found'],
});

export const promoteRecord = operation({
  name: 'records.promote',
  method: 'POST',
  path: '/v1/records/{id}/promote',
  summary: 'Let a memory go that was held back',
  description:
    'Into every answer, and believed as much as is said here: somebody has looked at it. No more than the key that asks, and no less than the tenant’s threshold. A new version says so.',
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
  summary: 'List what is held back',
  description: 'Newest first.',
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

/** A purge deletes no more at once; asked again it goes on. */
export const PURGED_AT_ONCE = 10_000;

export const purgeSource = operation({
  name: 'records.purge_source',
  method: 'POST',
  path: '/v1/admin/records/purge-source',
  summary: 'Delete all that came from one source',
  description:
    'Of every user of the tenant, or of one: what the source wrote, every record into which the key has written, and what was made of any of these; summaries are made anew without them. Deleted for good, with versions, passages and vectors. What is under legal hold stays and is counted. Shared memory goes where the key has `shared:write`.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: z
    .strictObject({
      user_id: userId.optional().describe('Of this user alone.'),
      source: label.optional().describe('As `provenance.source` names it.'),
      key_id: label.optional().describe('The public part of a key: what it stored or wrote into.'),
      session_id: scopeName.optional(),
      agent: scopeName.optional(),
      dry_run: z.boolean().default(false).describe('Counts, and deletes nothing.'),
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
    records: z.int().describe('From the source.'),
    derived: z.int().describe('Made of these, summaries not counted.'),
    summaries: z.int().describe('Made of any of these. Made anew without them, by a job.'),
    held: z.int().describe('Under legal hold: kept.'),
    users: z.int().describe('Whose records they are.'),
    remaining: z.boolean().describe(`Whether there are more: no more than ${PURGED_AT_ONCE} go at once.`),
    purged_at: instantOutput.optional(),
  }),
  status: 200,
});

const policy = z.enum(SECRET_POLICIES);

export const getSafetySettings = operation({
  name: 'safety.settings',
  method: 'GET',
  path: '/v1/safety/settings',
  summary: 'Read what is done about secrets, and what is held back',
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
  summary: 'Set secrets and quarantine for the tenant',
  description: 'Replaces the document. For what is written from now on.',
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
  summary: 'Set secrets for one user',
  description: 'Replaces the user’s document; an empty one leaves everything to the tenant’s.',
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
