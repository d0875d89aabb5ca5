import { z } from 'zod';
import { contextDocument, TIERS, tierRules, TOKEN_BUDGET } from './context.settings.js';
import { filter } from '../records/filter.js';
import { readContent, saidContent } from '../messages/content-parts.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { instantInput, instantOutput, label, scopeName, tag, unit, userId } from '../primitives.js';
import { readerQuery, timeTravel } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

export const CONTEXT_FORMATS = ['xml', 'markdown', 'json', 'messages'] as const;
export type ContextFormat = (typeof CONTEXT_FORMATS)[number];

/** Why a result is not in the context. */
export const LEFT_OUT = [
  'budget',
  'cap',
  'max_items',
  'duplicate_of',
  'source_of',
  'derived_from',
  'summarised_by',
  'originals_included',
  'below_min_score',
  'not_permitted',
  'switched_off',
  'other_agent',
] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

const tier = z.enum(TIERS);

const turn = z.strictObject({
  role: z.string().min(1).max(LIMITS.typeLength),
  content: saidContent
    .refine((content) => readContent(content).text !== '', 'must not be empty')
    .describe('A text, or a list of parts in the format of model APIs. A part that is not text is shown as a marker.'),
  name: label.optional().describe('The name of the speaker.'),
  at: instantInput.optional(),
});
SCHEMAS.add(turn, { id: 'ContextTurn', description: 'One turn of the conversation that the context is for.' });

const contextInput = z
  .strictObject({
    query: z
      .string()
      .regex(/\S/, 'must not be blank')
      .max(LIMITS.queryLength)
      .optional()
      .describe('The query to search memory with. Default: the last messages.'),
    messages: z
      .array(turn)
      .min(1)
      .max(100)
      .optional()
      .describe('The conversation so far, oldest first. Default: the last turns of the stored history.'),
    user_id: userId.optional(),
    include_shared: z.boolean().optional(),
    agent: scopeName.optional(),
    project: scopeName.optional(),
    session_id: scopeName.optional(),
    tags: z.array(tag).max(LIMITS.tags).optional().describe('Only records with any of these tags.'),
    filter: filter.optional().describe('Only records that match this filter.'),
    valid_at: timeTravel.valid_at,
    token_budget: z
      .int()
      .min(TOKEN_BUDGET.min)
      .max(TOKEN_BUDGET.max)
      .optional()
      .describe('Maximum number of tokens of the whole text, including delimiters and headings.'),
    model: z
      .string()
      .min(1)
      .max(128)
      .optional()
      .describe(
        'The model that the context is for. Decides how tokens are counted and, without `token_budget`, the budget.',
      ),
    format: z.enum(CONTEXT_FORMATS).default('xml'),
    ids: z
      .enum(['short', 'full'])
      .default('short')
      .describe(
        'How the text refers to its sources. `short`: by a number that `included` resolves. `full`: by the id.',
      ),
    min_score: unit.optional().describe('Leaves out search results that score lower. See docs/search.md.'),
    tiers: tierRules.optional().describe('Overrides the settings of the user and the tenant.'),
  })
  .superRefine(({ token_budget: budget, model }, context) => {
    if (budget === undefined && model === undefined) {
      context.addIssue({ code: 'custom', path: ['token_budget'], message: 'is required where no model is named' });
    }
  });

const included = z.object({
  ref: z.string().describe('The reference used in the text.'),
  id: z.string().optional().describe('Absent for a message of the request itself.'),
  external_id: z.string().optional(),
  tier,
  type: z.string(),
  tokens: z.int(),
  score: z.number(),
  occurred_at: instantOutput.optional(),
  truncated: z.literal(true).optional().describe('Only the beginning fit.'),
  sources: z
    .array(z.string())
    .optional()
    .describe('For a summary: the ids of the records that its content comes from.'),
});
SCHEMAS.add(included, { id: 'ContextItem', description: 'One item of a context.' });

const leftOut = z.object({
  reason: z.enum(LEFT_OUT),
  tier,
  id: z.string().optional().describe('Absent if a whole tier is left out, and for a message of the request.'),
  external_id: z.string().optional(),
  of: z.string().optional().describe('The id or `ref` of the item that represents it instead.'),
  score: z.number().optional(),
  tokens: z.int().optional(),
});
SCHEMAS.add(leftOut, { id: 'ContextLeftOut', description: 'An item that was left out of a context, and why.' });

const contextOutput = z.object({
  format: z.enum(CONTEXT_FORMATS),
  text: z.string().optional().describe('For `xml` and `markdown`. Empty if nothing is remembered.'),
  json: z
    .object({
      begin: z.string(),
      note: z.string(),
      tiers: z.partialRecord(
        tier,
        z.array(
          z.object({
            ref: z.string(),
            at: z.string().optional(),
            by: z.string().optional(),
            title: z.string().optional(),
            text: z.string(),
          }),
        ),
      ),
      end: z.string(),
    })
    .nullable()
    .optional()
    .describe(
      'For `json`. Its tokens are counted as `JSON.stringify` writes it, without spaces. Null if nothing is remembered.',
    ),
  messages: z
    .array(z.object({ role: z.string(), content: z.string(), name: z.string().optional() }))
    .optional()
    .describe('For `messages`: one system message with the memories, then the turns of the request that fit.'),
  nonce: z.string().describe('The nonce in the delimiters. Text between them is cut out when it is stored.'),
  tokens: z.int().describe('The tokens of the whole context, never more than the budget.'),
  budget: z.object({
    tokens: z.int(),
    encoding: z.string(),
    exact: z.boolean().describe('Whether the encoding is the model’s own. If not, a safety margin is kept.'),
    model: z.string().optional(),
    context_limit: z.int().optional().describe('The context window of the model, in tokens.'),
  }),
  included: z.array(included),
  left_out: z.array(leftOut),
  tiers: z.record(tier, z.object({ tokens: z.int(), items: z.int() })),
  degraded: z.array(z.string()).describe('What was unavailable, with the same codes as in search.'),
});
SCHEMAS.add(contextOutput, { id: 'Context', description: 'What is remembered, formatted for a prompt.' });

export const buildContext = operation({
  name: 'context.build',
  searches: true,
  weight: 5,
  method: 'POST',
  path: '/v1/context',
  summary: 'Build a context for a prompt',
  description:
    'Combines recent messages, memory blocks and search results within a token budget. Items are dated and not repeated; the response lists what was left out and why. The text is marked, and is cut out of anything that is stored later. Blocks need blocks:read and stored messages need messages:read; without them these tiers are left out.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  body: contextInput,
  output: contextOutput,
  status: 200,
});

const layer = contextDocument.nullable();
const effective = z.object({
  tiers: z.record(
    tier,
    z.object({
      enabled: z.boolean(),
      floor: z.int().nullable().describe('Null: a share of the budget.'),
      cap: z.int().nullable().describe('Null: a share of the budget.'),
      max_items: z.int(),
    }),
  ),
  memory_share: z.number(),
});

export const getContextSettings = operation({
  name: 'context.settings',
  method: 'GET',
  path: '/v1/context/settings',
  summary: 'Read the context settings',
  description: 'The effective settings of the user, and the settings of the tenant and of the user.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject(readerQuery),
  output: z.object({
    effective,
    tenant: layer,
    user: layer,
    tenant_version: z.int(),
    user_version: z.int(),
  }),
  status: 200,
});

/** The version is sent as the ETag. */
const stored = z.object({ settings: contextDocument });

export const putTenantContext = operation({
  name: 'context.put_tenant_settings',
  method: 'PUT',
  path: '/v1/admin/context/settings',
  summary: 'Set the context settings of the tenant',
  description: 'Replaces the document.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: contextDocument,
  output: stored,
  status: 200,
  errors: ['version_mismatch'],
  headers: ['If-Match'],
});

export const putUserContext = operation({
  name: 'context.put_user_settings',
  method: 'PUT',
  path: '/v1/context/settings',
  summary: 'Set the context settings of one user',
  description: 'Replaces the user’s document. An empty document inherits everything from the tenant.',
  permission: 'admin',
  touches: 'user',
  reads: false,
  query: z.strictObject({ user_id: userId.optional() }),
  body: contextDocument,
  output: stored,
  status: 200,
  errors: ['user_required', 'version_mismatch'],
  headers: ['If-Match'],
});

export const CONTEXT_OPERATIONS = [buildContext, getContextSettings, putTenantContext, putUserContext] as const;
