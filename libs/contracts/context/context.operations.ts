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

/** Why something that was found is not in the context. */
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
    .describe('A text, or a list of parts as model APIs have them; a part that is no text is told as a mark.'),
  name: label.optional().describe('Who spoke, by name.'),
  at: instantInput.optional(),
});
SCHEMAS.add(turn, { id: 'ContextTurn', description: 'One turn of the conversation that a context is built for.' });

const contextInput = z
  .strictObject({
    query: z
      .string()
      .regex(/\S/, 'must not be blank')
      .max(LIMITS.queryLength)
      .optional()
      .describe('What memory is looked for. Where absent: what the last messages say.'),
    messages: z
      .array(turn)
      .min(1)
      .max(100)
      .optional()
      .describe('The conversation so far, oldest first. Where absent, the last turns of the stored history are taken.'),
    user_id: userId.optional(),
    include_shared: z.boolean().optional(),
    agent: scopeName.optional(),
    project: scopeName.optional(),
    session_id: scopeName.optional(),
    tags: z.array(tag).max(LIMITS.tags).optional().describe('Of what is searched: any of them.'),
    filter: filter.optional().describe('Of what is searched.'),
    valid_at: timeTravel.valid_at,
    token_budget: z
      .int()
      .min(TOKEN_BUDGET.min)
      .max(TOKEN_BUDGET.max)
      .optional()
      .describe('The most tokens of the whole text, delimiters and headings included.'),
    model: z
      .string()
      .min(1)
      .max(128)
      .optional()
      .describe('Whom it is for: decides how tokens are counted and, without a budget, how many there are.'),
    format: z.enum(CONTEXT_FORMATS).default('xml'),
    ids: z
      .enum(['short', 'full'])
      .default('short')
      .describe('How the text names its sources: by a number that `included` resolves, or by the id.'),
    min_score: unit.optional().describe('Of what is searched; see docs/search.md.'),
    tiers: tierRules.optional().describe('Instead of what the user and the tenant have set.'),
  })
  .superRefine(({ token_budget: budget, model }, context) => {
    if (budget === undefined && model === undefined) {
      context.addIssue({ code: 'custom', path: ['token_budget'], message: 'is required where no model is named' });
    }
  });

const included = z.object({
  ref: z.string().describe('How the text names it.'),
  id: z.string().optional().describe('Absent for a message of the request itself.'),
  external_id: z.string().optional(),
  tier,
  type: z.string(),
  tokens: z.int(),
  score: z.number(),
  occurred_at: instantOutput.optional(),
  truncated: z.literal(true).optional().describe('Only the beginning had room.'),
  sources: z.array(z.string()).optional().describe('Of a summary: ids of the records whose words it holds.'),
});
SCHEMAS.add(included, { id: 'ContextItem', description: 'What a context tells.' });

const leftOut = z.object({
  reason: z.enum(LEFT_OUT),
  tier,
  id: z.string().optional().describe('Absent where a whole tier is left out, and for a message of the request.'),
  external_id: z.string().optional(),
  of: z.string().optional().describe('What stands in its place, by id or `ref`.'),
  score: z.number().optional(),
  tokens: z.int().optional(),
});
SCHEMAS.add(leftOut, { id: 'ContextLeftOut', description: 'What a context does not tell, and why.' });

export const contextOutput = z.object({
  format: z.enum(CONTEXT_FORMATS),
  text: z.string().optional().describe('For `xml` and `markdown`. Empty when nothing is remembered.'),
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
    .describe('For `json`: counted as `JSON.stringify` writes it, without spaces. Null when nothing is remembered.'),
  messages: z
    .array(z.object({ role: z.string(), content: z.string(), name: z.string().optional() }))
    .optional()
    .describe(
      'For `messages`: one system message with what is remembered, then the turns of the request that had room.',
    ),
  nonce: z.string().describe('Of the delimiters. Text between them is cut out when it is stored.'),
  tokens: z.int().describe('Of the whole, never more than the budget.'),
  budget: z.object({
    tokens: z.int(),
    encoding: z.string(),
    exact: z.boolean().describe('Whether the encoding is the model’s own. Where not, a margin is kept.'),
    model: z.string().optional(),
    context_limit: z.int().optional().describe('Of the model, in tokens.'),
  }),
  included: z.array(included),
  left_out: z.array(leftOut),
  tiers: z.record(tier, z.object({ tokens: z.int(), items: z.int() })),
  degraded: z.array(z.string()).describe('What could not be asked, as a search says it.'),
});
SCHEMAS.add(contextOutput, { id: 'Context', description: 'What a model is told of memory.' });

export const buildContext = operation({
  name: 'context.build',
  searches: true,
  weight: 5,
  method: 'POST',
  path: '/v1/context',
  summary: 'Build a context for a prompt',
  description:
    'Recent messages, memory blocks and what a search finds, within a budget of tokens, dated, without repetitions, and with what was left out and why. The text is marked: when it comes back in what is stored, it is cut out. Blocks need blocks:read and stored messages messages:read; without them these tiers are left out.',
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
  summary: 'Read how contexts are divided',
  description: 'What holds for the user, and what the tenant and the user have set.',
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

/** The version stands in the ETag. */
const stored = z.object({ settings: contextDocument });

export const putTenantContext = operation({
  name: 'context.put_tenant_settings',
  method: 'PUT',
  path: '/v1/admin/context/settings',
  summary: 'Set for the tenant how contexts are divided',
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
  summary: 'Set for one user how contexts are divided',
  description: 'Replaces the user’s document; an empty one leaves everything to the tenant’s.',
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
