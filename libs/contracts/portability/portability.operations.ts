import { z } from 'zod';
import { operation } from '../operation.js';
import { instantOutput, label, storedUserId, userId } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

const userParams = z.object({ user_id: storedUserId });

export const exportUser = operation({
  name: 'users.export_data',
  method: 'GET',
  path: '/v1/admin/users/{user_id}/export',
  summary: 'Everything that is kept about a user',
  description:
    'A zip that is made while it is sent: a file of JSON lines for each kind of row, and at its end `manifest.json` with counts, SHA-256 sums and the names of providers that were sent content. An archive without a manifest was cut off. The format is a contract: docs/export.md.',
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
    .describe('interrupted: its process ended; send the archive again. failed: see `error`; what was stored stays.'),
  lines: z.object({ total: z.int(), done: z.int() }).describe('Of the archive, as far as they are imported.'),
  counts: z
    .record(z.string(), z.record(z.string(), z.int()))
    .describe(
      'By kind. stored; present: was there already and stayed; mapped: of the stored, under another id; left_out: leads out of the file, or the key may not set it.',
    ),
  error: z.string().optional().describe('A code, as in docs/errors.md.'),
  created_at: instantOutput,
  updated_at: instantOutput,
});
SCHEMAS.add(transferOutput, { id: 'Transfer', description: 'An import of a user, and how far it is.' });
export type TransferOutput = z.input<typeof transferOutput>;

export const importUser = operation({
  name: 'users.import_data',
  method: 'POST',
  path: '/v1/admin/users/{user_id}/import',
  summary: 'Store an export for a user',
  description:
    'The body is the zip of an export, of any tenant and user. It is checked as a whole before anything is stored: 200 when it is done, 202 while it goes on (`Prefer: wait=N`, and `GET /v1/transfers/{id}`). What the user has already stays, so sending it again changes nothing, and finishes what was cut off. Needs the permissions to write records, messages and blocks as well; settings are set with `admin` alone.',
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
  summary: 'How far an import is',
  permission: 'privacy',
  touches: 'tenant',
  reads: true,
  params: z.object({ id: label }),
  output: transferOutput,
  status: 200,
  errors: ['not_found'],
});

export const PORTABILITY_OPERATIONS = [exportUser, importUser, getTransfer] as const;
