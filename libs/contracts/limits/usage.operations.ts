import { z } from 'zod';
import { operation } from '../operation.js';
import { label, queryWhole } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

/** Maximum number of days that are kept. */
export const USAGE_DAYS = 400;

const usageOutput = z.object({
  tenant_id: z.string(),
  stored: z.object({ records: z.int(), bytes: z.int() }).describe('What is stored now. The quotas limit this.'),
  quota_records: z.int().optional(),
  quota_bytes: z.int().optional(),
  days: z
    .array(
      z.object({
        day: z.string().describe('UTC.'),
        requests: z.int().describe('Requests with a valid key, including refused ones.'),
        limited: z.int().describe('Requests refused by a rate limit.'),
        errors: z.int().describe('Requests answered with a status of 500 or above.'),
        searches: z.int(),
        records_written: z.int().describe('New records, including those that jobs created.'),
        bytes_written: z.int().describe('Bytes of their title, content, fields and metadata.'),
      }),
    )
    .describe('Days with activity, newest first. Request counts are accurate to about half a minute.'),
});
SCHEMAS.add(usageOutput, { id: 'Usage', description: 'The usage of one day.' });
export type UsageOutput = z.input<typeof usageOutput>;

const query = z.strictObject({
  days: queryWhole(1, USAGE_DAYS).default(30).describe('The number of days, including today.'),
});

export const getOwnUsage = operation({
  name: 'tenants.own_usage',
  method: 'GET',
  path: '/v1/admin/usage',
  summary: 'Read the usage of the key’s own tenant',
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
  summary: 'Read the usage of a tenant',
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
