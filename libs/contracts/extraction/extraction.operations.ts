import { z } from 'zod';
import { tenantExtraction, userExtraction } from './extraction.settings.js';
import { operation } from '../operation.js';
import { instantOutput, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';

export const getExtractionSettings = operation({
  name: 'extraction.settings',
  method: 'GET',
  path: '/v1/extraction/settings',
  summary: 'Read the extraction settings and progress',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({ user_id: readerQuery.user_id }),
  output: z.object({
    effective: z.object({ enabled: z.boolean(), turns: z.int(), silence_seconds: z.int() }),
    model: z.boolean().describe('Whether a model is configured for it. Without one nothing is extracted.'),
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
          kept: z.int().describe('The number of facts that were stored.'),
          refused: z
            .int()
            .describe('The number of facts from the model that the messages do not support. They are not stored.'),
          skipped: z.int().describe('The number of windows for which the model returned nothing usable.'),
          waiting_for: z.string().optional().describe('The error code it is waiting on. Absent: it is not waiting.'),
          waiting_until: instantOutput.optional(),
        }),
      )
      .describe('Progress for the user’s histories, by agent.'),
  }),
  status: 200,
});

export const putTenantExtraction = operation({
  name: 'extraction.put_tenant_settings',
  method: 'PUT',
  path: '/v1/admin/extraction/settings',
  summary: 'Set extraction for the tenant',
  description: 'Replaces the document. Applies to what is said from now on.',
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
  summary: 'Set extraction for one user',
  description: 'Replaces the user’s document. An empty document inherits everything from the tenant.',
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
