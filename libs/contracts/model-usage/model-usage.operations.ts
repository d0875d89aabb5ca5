import { z } from 'zod';
import { tenantModels } from './models.settings.js';
import { operation } from '../operation.js';
import { instantOutput, queryWhole } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';
import { USAGE_DAYS } from '../limits/usage.operations.js';

const limit = z.object({
  tokens: z.int().describe('Used, with what is reserved for calls under way.'),
  tokens_limit: z.int().nullable().describe('Null: none.'),
  usd: z.number(),
  usd_limit: z.number().nullable(),
  opens_at: instantOutput.describe('When it counts from zero again.'),
});
SCHEMAS.add(limit, { id: 'ModelBudget', description: 'What calls to language models have used of a day or a month.' });

const usageOutput = z.object({
  tenant_id: z.string(),
  allowed: z.boolean(),
  day: limit.describe('Today, UTC.'),
  month: limit,
  open: z
    .object({ calls: z.int(), tokens: z.int() })
    .describe('Calls that have not ended, and what is reserved for them.'),
  days: z
    .array(
      z.object({
        day: z.string().describe('UTC.'),
        purpose: z.string(),
        model: z.string(),
        calls: z.int().describe('Requests to the provider: a call that is tried again is several.'),
        failed: z.int().describe('Of those, without an answer that could be used.'),
        lapsed: z.int().describe('Of those, charged as reserved, because the process ended before them.'),
        estimated: z
          .int()
          .describe('Of those, charged as reserved, because the provider told nothing or more than can be.'),
        tokens_in: z.int(),
        tokens_out: z.int(),
        tokens_cached: z.int().describe('Of those in, what the provider had read before.'),
        usd: z.number(),
      }),
    )
    .describe('The newest day first.'),
});
SCHEMAS.add(usageOutput, { id: 'ModelUsage', description: 'What a tenant’s calls to language models have used.' });
export type ModelUsageOutput = z.input<typeof usageOutput>;

export const getModelUsage = operation({
  name: 'models.usage',
  method: 'GET',
  path: '/v1/admin/usage/models',
  summary: 'What the tenant’s calls to language models have used',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({
    days: queryWhole(1, USAGE_DAYS).default(30).describe('How many days back, today included.'),
  }),
  output: usageOutput,
  status: 200,
});

export const getModelSettings = operation({
  name: 'models.settings',
  method: 'GET',
  path: '/v1/admin/models/settings',
  summary: 'Read which language models are set, and what they may cost',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  output: z.object({
    effective: z.object({
      allowed: z.boolean(),
      tokens_per_day: z.int().nullable(),
      tokens_per_month: z.int().nullable(),
      usd_per_day: z.number().nullable(),
      usd_per_month: z.number().nullable(),
    }),
    tenant: tenantModels.nullable(),
    tenant_version: z.int(),
    models: z
      .array(z.object({ purpose: z.string(), provider: z.string(), model: z.string(), priced: z.boolean() }))
      .describe('As the operator has set them. Empty: there is none.'),
  }),
  status: 200,
});

export const putModelSettings = operation({
  name: 'models.put_settings',
  method: 'PUT',
  path: '/v1/admin/models/settings',
  summary: 'Set whether language models are asked for the tenant, and what they may cost',
  description: 'Replaces the document. Limits hold from the next call on.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: tenantModels,
  output: z.object({ settings: tenantModels }),
  status: 200,
  errors: ['version_mismatch'],
  headers: ['If-Match'],
});

export const MODEL_OPERATIONS = [getModelUsage, getModelSettings, putModelSettings] as const;
