import { z } from 'zod';
import { operation } from '../operation.js';
import { instantOutput, label, storedUserId, userId } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

const userParams = z.object({ user_id: storedUserId });

export const exportUser = operation({
  name: 'users.export_data',
  method: 'GET',
  path: '/v1/admin/users/{user_id}/export',
  summary: 'Export everything that is stored about a user',
  description:
    'A zip that is created while it is sent. It holds one JSON Lines file per kind of row and ends with `manifest.json`: counts, SHA-256 sums and the providers that content was sent to. An archive without a manifest is incomplete. The format is stable: see docs/export.md.',
  permission: 'privacy',
  touches: 'tenant',
  reads: true,
  params: userParams,
  output: z.string().meta({ format: 'binary', description: 'A zip.' }),
  media: 'application/zip',
  status: 200,
  errors: ['not_found'],
  weight: 10,
});

const transferOutput = z.object({
  id: z.string(),
  user_id: z.string(),
  state: z
    .enum(['running', 'done', 'failed', 'interrupted'])
    .describe('interrupted: the process ended; send the archive again. failed: see `error`; what was stored stays.'),
  lines: z.object({ total: z.int(), done: z.int() }).describe('Lines of the archive: all, and those imported so far.'),
  counts: z
    .record(z.string(), z.record(z.string(), z.int()))
    .describe(
      'By kind. stored: new rows. present: already existed and were kept. mapped: stored rows that got another id. left_out: refers to something outside the file, or the key may not set it.',
    ),
  error: z.string().optional().describe('An error code; see docs/errors.md.'),
  created_at: instantOutput,
  updated_at: instantOutput,
});
SCHEMAS.add(transferOutput, { id: 'Transfer', description: 'An import of a user’s data and its progress.' });
export type TransferOutput = z.input<typeof transferOutput>;

export const importUser = operation({
  name: 'users.import_data',
  method: 'POST',
  path: '/v1/admin/users/{user_id}/import',
  summary: 'Import an export for a user',
  description:
    'The body is the zip of an export from any tenant and user. The whole archive is validated before anything is stored. Returns 200 when the import is done, or 202 while it runs (use `Prefer: wait=N` or `GET /v1/transfers/{id}`). Existing data is kept, so sending the archive again changes nothing and completes an interrupted import. Also needs the permissions to write records, messages and blocks. Settings are imported only with `admin`.',
  permission: 'privacy',
  touches: 'tenant',
  reads: false,
  params: z.object({ user_id: userId }),
  bodyMedia: 'application/zip',
  output: transferOutput,
  status: [200, 202],
  headers: ['Prefer'],
  errors: ['not_found', 'learning_paused', 'unsupported_media_type', 'too_many_requests'],
  weight: 10,
});

export const getTransfer = operation({
  name: 'users.transfer',
  method: 'GET',
  path: '/v1/transfers/{id}',
  summary: 'Read the progress of an import',
  permission: 'privacy',
  touches: 'tenant',
  reads: true,
  params: z.object({ id: label }),
  output: transferOutput,
  status: 200,
  errors: ['not_found'],
});

export const PORTABILITY_OPERATIONS = [exportUser, importUser, getTransfer] as const;
