import { PERMISSIONS } from '@kernel/scope.js';
import { z } from 'zod';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantOutput, languageTag, storedUserId, timeZone, trustCap, userId } from '../primitives.js';
import { openObject } from '../records/record.js';
import { SCHEMAS } from '../schema-name.js';

const permission = z.enum(PERMISSIONS);

/** Texts are analysed by language, not by region: of `pt-BR`, only `pt` is kept. */
export const analysisLanguage = languageTag.transform((tag) => tag.replace(/-.*$/, '').toLowerCase());

/** Maximum lifetime of a user token, in seconds. */
const MAX_TOKEN_SECONDS = 24 * 3_600;
const DEFAULT_TOKEN_SECONDS = 3_600;

const userOutput = z.object({
  user_id: z.string(),
  time_zone: z.string().optional(),
  language: z.string().optional(),
  metadata: openObject,
  paused_at: instantOutput.optional().describe('Since when learning is paused for them.'),
  legal_hold: z.boolean().describe('Whether everything of theirs is under legal hold.'),
  created_at: instantOutput,
  updated_at: instantOutput,
});
SCHEMAS.add(userOutput, { id: 'User', description: 'A user of the tenant.' });
export type UserOutput = z.input<typeof userOutput>;

const userParams = z.object({ user_id: storedUserId });

export const listUsers = operation({
  name: 'users.list',
  method: 'GET',
  path: '/v1/admin/users',
  summary: 'List users',
  description:
    'Every user for whom something was stored or set, ordered by id. A key that is bound to a user sees only that user.',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject(page),
  output: z.object({ users: z.array(userOutput), ...pageEnd }),
  status: 200,
});

export const getUser = operation({
  name: 'users.get',
  method: 'GET',
  path: '/v1/admin/users/{user_id}',
  summary: 'Read a user’s settings',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  params: userParams,
  output: userOutput,
  status: 200,
  errors: ['not_found'],
});

export const putUser = operation({
  name: 'users.put',
  method: 'PUT',
  path: '/v1/admin/users/{user_id}',
  summary: 'Set a user’s settings',
  description: 'Replaces all settings: those that are left out are unset. Creates the user if there is none.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  params: z.object({ user_id: userId }),
  body: z.strictObject({
    time_zone: timeZone.nullable().default(null),
    language: analysisLanguage.nullable().default(null),
    metadata: openObject.default({}),
  }),
  output: userOutput,
  status: [200, 201],
  errors: ['not_found', 'too_large', 'erasure_pending'],
});

export const mintToken = operation({
  name: 'tokens.mint',
  method: 'POST',
  path: '/v1/tokens',
  summary: 'Mint a user token',
  description:
    'Mints a short-lived key for one user, for an agent that must not be able to name another user. It is valid only while the key that minted it is. It never carries admin, install or privacy, and cannot mint tokens itself.',
  permission: null,
  touches: 'user',
  reads: false,
  body: z
    .strictObject({
      user_id: userId.optional(),
      permissions: z
        .array(permission)
        .min(1)
        .max(PERMISSIONS.length)
        .optional()
        .describe('Default: every permission that a token may carry.'),
      include_shared: z.boolean().optional(),
      trust_cap: trustCap.optional().describe('The highest trust of what is written with it. Never above the key’s.'),
      expires_in: z.int().min(1).max(MAX_TOKEN_SECONDS).default(DEFAULT_TOKEN_SECONDS).describe('Lifetime in seconds.'),
    })
    .prefault({}),
  output: z.object({
    token: z.string().describe('Sent like a key. Returned only once.'),
    user_id: z.string(),
    permissions: z.array(permission),
    include_shared: z.boolean(),
    trust_cap: z.number().optional().describe('Absent: 1.'),
    expires_at: instantOutput,
  }),
  status: 201,
  errors: ['user_required', 'user_mismatch', 'not_found'],
});

export const getMe = operation({
  name: 'tokens.me',
  method: 'GET',
  path: '/v1/me',
  summary: 'Read the identity of the key',
  permission: null,
  touches: 'user',
  reads: true,
  query: z.strictObject({ user_id: userId.optional() }),
  output: z.object({
    tenant: z.object({ tenant_id: z.string(), name: z.string() }),
    key: z.object({ key_id: z.string(), name: z.string() }),
    token: z.boolean().describe('Whether the request was made with a user token instead of the key itself.'),
    permissions: z.array(permission),
    bindings: z.object({
      user_id: z.string().optional(),
      agent: z.string().optional(),
      project: z.string().optional(),
    }),
    default_user_id: z.string().optional(),
    user_id: z
      .string()
      .optional()
      .describe('The user that this request acts for. Absent: none, so reads see only shared memory.'),
    include_shared: z.boolean(),
    expires_at: instantOutput.optional(),
  }),
  status: 200,
  errors: ['user_mismatch', 'not_found'],
});

export const USER_OPERATIONS = [listUsers, getUser, putUser, mintToken, getMe] as const;
