import { z } from 'zod';
import { operation } from './operation.js';
import { userId } from './primitives.js';

const userParams = z.object({ user_id: userId });

export const exportUser = operation({
  name: 'users.export',
  method: 'GET',
  path: '/v1/admin/users/{user_id}/export',
  summary: 'Everything that is kept about a user',
  description:
    'A zip that is made while it is sent: a file of JSON lines for each kind of row, and at its end `manifest.json` with counts, SHA-256 sums and the names of providers that were sent content. An archive without a manifest was cut off. The format is a contract: docs/export.md.',
  permission: 'privacy',
  touches: 'tenant',
  reads: true,
  params: userParams,
  output: z.string().describe('A zip.'),
  media: 'application/zip',
  status: 200,
  errors: ['not_found'],
});

export const PORTABILITY_OPERATIONS = [exportUser] as const;
