import { z } from 'zod';
import { operation } from '../operation.js';
import { label, queryWhole } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

/** Longest that days are kept. */
export const USAGE_DAYS = 400;

const usageOutput = z.object({
  tenant_id: z.string(),
  stored: z.object({ records: z.int(), bytes: z.int() }).describe('Now. What the quotas hold.'),
  quota_records: z.int().optional(),
  quota_bytes: z.int().optional(),
  days: z
    .array(
      z.object({
        day: z.string().describe('UTC.'),
        requests: z.int().describe('With a live key, also refused ones.'),
        limited: z.int().describe('Of those, refused by a rate limit.'),
        errors: z.int().describe('Of those, answered with 500 or above.'),
        searches: z.int(),
        records_written: z.int().describe('New ones, also those that jobs made.'),
        bytes_written: z.int().describe('Of their title, content, fields and metadata.'),
      }),
    )
    .describe('Days on which something happened, the newest first. Requests to about half a minute.'),
});
SCHEMAS.add(usageOutput, { id: 'Usage', description: 'What was used on one day.' });
export type UsageOutput = z.input<typeof usageOutput>;

const query = z.strictObject({
  days: queryWhole(1, USAGE_DAYS).default(30).describe('How many days back, today included.'),
});

export const getOwnUsage = operation({
  name: 'tenants.own_usage',
  method: 'GET',
  path: '/v1/admin/usage',
  summary: 'What the key’s own tenant stores and has used',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query,
  output: usageOutput,
  status: 200,
});

export const getUsage = operation({
  name: 'tenants.usage',
  method: 'GET',
  path: '/v1/admin/tenants/{tenant_id}/usage',
  summary: 'What a tenant stores and has used',
  permission: 'install',
  touches: 'install',
  reads: true,
  params: z.object({ tenant_id: label }),
  query,
  output: usageOutput,
  status: 200,
  errors: ['not_found'],
});

export const USAGE_OPERATIONS = [getOwnUsage, getUsage] as const;
