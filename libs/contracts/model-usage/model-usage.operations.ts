import { z } from 'zod';
import { tenantModels } from './models.settings.js';
import { operation } from '../operation.js';
import { instantOutput, queryWhole } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';
import { USAGE_DAYS } from '../limits/usage.operations.js';

const limit = z.object({
  tokens: z.int().describe('Tokens used, including those reserved for running calls.'),
  tokens_limit: z.int().nullable().describe('Null: no limit.'),
  usd: z.number(),
  usd_limit: z.number().nullable(),
  opens_at: instantOutput.describe('When the count restarts at zero.'),
});
SCHEMAS.add(limit, { id: 'ModelBudget', description: 'How much of a day’s or month’s language model budget is used.' });

const usageOutput = z.object({
  tenant_id: z.string(),
  allowed: z.boolean(),
  day: limit.describe('Today, UTC.'),
  month: limit,
  open: z.object({ calls: z.int(), tokens: z.int() }).describe('Running calls, and the tokens reserved for them.'),
  days: z
    .array(
      z.object({
        day: z.string().describe('UTC.'),
        purpose: z.string(),
        model: z.string(),
        calls: z.int().describe('Requests to the provider. Each retry counts.'),
        failed: z.int().describe('Calls without a usable response.'),
        lapsed: z.int().describe('Calls charged at their reservation because the process ended first.'),
        estimated: z
          .int()
          .describe('Calls charged at their reservation because the provider reported no usage or an impossible one.'),
        tokens_in: z.int(),
        tokens_out: z.int(),
        tokens_cached: z.int().describe('Input tokens that the provider had cached.'),
        usd: z.number(),
      }),
    )
    .describe('Newest day first.'),
});
SCHEMAS.add(usageOutput, { id: 'ModelUsage', description: 'A tenant’s usage of language models.' });
export type ModelUsageOutput = z.input<typeof usageOutput>;

export const getModelUsage = operation({
  name: 'models.usage',
  method: 'GET',
  path: '/v1/admin/usage/models',
  summary: 'Read the tenant’s language model usage',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({
    days: queryWhole(1, USAGE_DAYS).default(30).describe('The number of days, including today.'),
  }),
  output: usageOutput,
  status: 200,
});

export const getModelSettings = operation({
  name: 'models.settings',
  method: 'GET',
  path: '/v1/admin/models/settings',
  summary: 'Read the language model settings and prices',
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
      .describe('The models that the operator configured. Empty: none.'),
  }),
  status: 200,
});

export const putModelSettings = operation({
  name: 'models.put_settings',
  method: 'PUT',
  path: '/v1/admin/models/settings',
  summary: 'Set the tenant’s language model use and limits',
  description: 'Replaces the document. Limits apply from the next call on.',
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
