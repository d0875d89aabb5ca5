import { z } from 'zod';
import { operation } from '../operation.js';
import { label, userId } from '../primitives.js';
import { embeddingState } from './records.operations.js';
import { SCHEMAS } from '../schema-name.js';

export const retryEmbedding = operation({
  name: 'embeddings.retry',
  method: 'POST',
  path: '/v1/records/{id}/embedding/retry',
  summary: 'Retry a failed vector',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: z.object({ id: label }),
  body: z.strictObject({ user_id: userId.optional() }).optional().default({}),
  output: z.object({ id: z.string(), embedding: embeddingState }),
  status: 202,
  errors: ['not_found'],
});

const spaceName = z.object({ provider: z.string(), model: z.string(), dimensions: z.int() });

const reembedProgress = z.object({
  target: spaceName.describe('The space that is being filled.'),
  reading: spaceName.describe('The space that searches use.'),
  passages: z.int(),
  complete: z.int(),
  missing: z.int(),
  failed: z.int(),
  switched: z.boolean().describe('Whether searches use the target.'),
});
SCHEMAS.add(reembedProgress, { id: 'Reembedding', description: 'Progress of a change of the embedding model.' });

export const startReembed = operation({
  name: 'embeddings.reembed',
  weight: 10,
  method: 'POST',
  path: '/v1/admin/reembed',
  summary: 'Fill an embedding space and switch to it',
  description:
    'Queues a vector for every passage that lacks one in the target space: the model of EMBEDDING_NEXT_* if set, otherwise of EMBEDDING_*. Repeat the request to see the progress. When no vector is missing, searches switch to the target. A key that is bound to a user, an agent or a project is refused.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  output: z.object({ ...reembedProgress.shape, queued: z.int() }),
  status: 202,
  errors: ['unavailable'],
});

export const getReembed = operation({
  name: 'embeddings.reembed_status',
  method: 'GET',
  path: '/v1/admin/reembed',
  summary: 'Read the progress of a re-embed',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  output: reembedProgress,
  status: 200,
  errors: ['unavailable'],
});

export const EMBEDDING_OPERATIONS = [retryEmbedding, startReembed, getReembed] as const;
