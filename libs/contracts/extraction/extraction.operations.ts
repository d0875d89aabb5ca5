import { z } from 'zod';
import { tenantExtraction, userExtraction } from './extraction.settings.js';
import { operation } from '../operation.js';
import { instantOutput, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';

export const getExtractionSettings = operation({
  name: 'extraction.settings',
  method: 'GET',
  path: '/v1/extraction/settings',
  summary: 'Read whether facts are drawn from what is said, and how far that is',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({ user_id: readerQuery.user_id }),
  output: z.object({
    effective: z.object({ enabled: z.boolean(), turns: z.int(), silence_seconds: z.int() }),
    model: z.boolean().describe('Whether there is a model for it. Without one nothing is drawn.'),
    tenant: tenantExtraction.nullable(),
    user: userExtraction.nullable(),
    tenant_version: z.int(),
    user_version: z.int(),
    histories: z
      .array(
        z.object({
          agent: z.string().optional(),
          read_to: z.int().describe('The sequence of the last message that was read.'),
          windows: z.int(),
          kept: z.int().describe('Facts that were stored.'),
          refused: z.int().describe('Facts of the model that its own words do not bear out.'),
          skipped: z.int().describe('Windows of which it gave nothing that can be used.'),
          waiting_for: z.string().optional().describe('The code of an error. Absent: it does not wait.'),
          waiting_until: instantOutput.optional(),
        }),
      )
      .describe('Of the user, by agent.'),
  }),
  status: 200,
});

export const putTenantExtraction = operation({
  name: 'extraction.put_tenant_settings',
  method: 'PUT',
  path: '/v1/admin/extraction/settings',
  summary: 'Set for the tenant whether facts are drawn from what is said',
  description: 'Replaces the document. For what is said from now on.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: tenantExtraction,
  output: z.object({ settings: tenantExtraction }),
  status: 200,
  errors: ['version_mismatch'],
  headers: ['If-Match'],
});

export const putUserExtraction = operation({
  name: 'extraction.put_user_settings',
  method: 'PUT',
  path: '/v1/extraction/settings',
  summary: 'Set for one user whether facts are drawn from what is said',
  description: 'Replaces the user’s document; an empty one leaves everything to the tenant’s.',
  permission: 'admin',
  touches: 'user',
  reads: false,
  query: z.strictObject({ user_id: userId.optional() }),
  body: userExtraction,
  output: z.object({ settings: userExtraction }),
  status: 200,
  errors: ['user_required', 'version_mismatch'],
  headers: ['If-Match'],
});

export const EXTRACTION_OPERATIONS = [getExtractionSettings, putTenantExtraction, putUserExtraction] as const;
