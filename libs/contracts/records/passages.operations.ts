import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { label, queryWhole } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';
import { embeddingState, includeQuarantined, readerQuery } from './records.operations.js';

const passage = z.object({
  start: z.int().describe('Start in the content, in UTF-16 code units.'),
  end: z.int().describe('End in the content, exclusive, in UTF-16 code units.'),
  text: z.string(),
  embedding: embeddingState,
});
SCHEMAS.add(passage, { id: 'RecordPassage', description: 'A piece of a record’s text that search indexes.' });

export const listPassages = operation({
  name: 'records.passages',
  method: 'GET',
  path: '/v1/records/{id}/passages',
  summary: 'List the passages of a memory',
  description: 'The pieces of its current text that search indexes, in order, each with the state of its vector.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: z.object({ id: label }),
  query: z.strictObject({
    ...readerQuery,
    include_quarantined: includeQuarantined,
    limit: queryWhole(1, LIMITS.listLimit).default(50),
    offset: queryWhole(0, LIMITS.listOffset).default(0),
  }),
  output: z.object({ passages: z.array(passage), total: z.int(), has_more: z.boolean() }),
  status: 200,
  errors: ['not_found'],
});

export const PASSAGE_OPERATIONS = [listPassages] as const;
