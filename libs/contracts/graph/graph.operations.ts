import { z } from 'zod';
import { graphSettings } from './graph.settings.js';
import { operation } from '../operation.js';
import { instantOutput, label, queryUnit, queryWhole, unit, userId } from '../primitives.js';
import { openObject, recordOutput } from '../records/record.js';
import { readerQuery } from '../records/records.operations.js';
import { relationName, relationType } from './relations.js';
import { SCHEMAS } from '../schema-name.js';

const id = z.string();
const named = { user_id: userId.optional() };
const idParams = z.object({ id: label });
const directions = ['out', 'in', 'both'] as const;
/** Names in a query string: repeated, or with commas between them. */
const namesInQuery = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .pipe(z.array(relationName).min(1).max(32))
  .describe('Relations as the record sees them, such as depends_on or required_by. All where absent.');
const edge = z.object({
  from: id,
  to: id,
  type: z.string().describe('As it is seen from `from`.'),
  strength: z.number(),
  metadata: openObject,
  rule: z.string().optional().describe('The rule that made it; absent when somebody did.'),
  created_at: instantOutput,
});
SCHEMAS.add(edge, { id: 'Edge', description: 'A typed link between two records.' });

/** How far to follow relations. */
const reach = {
  depth: z.int().min(1).max(5).default(1),
  direction: z.enum(directions).default('both'),
  min_strength: unit.optional().describe('Of every edge on the way.'),
};

export const relatedQuery = z.strictObject({
  types: z.array(relationName).min(1).max(32).optional(),
  ...reach,
  limit: z.int().min(1).max(20).default(3).describe('For each result.'),
});
export type RelatedQuery = z.output<typeof relatedQuery>;

export const relatedRecord = z.object({
  id,
  relation: z.string().describe('Of the last step, as the record before it sees it: supersedes, superseded_by, …'),
  strength: z.number().describe('The product of the strengths on the way.'),
  depth: z.int(),
  via: z.array(id).optional().describe('The records between, from the nearest on.'),
  record: recordOutput,
});
SCHEMAS.add(relatedRecord, { id: 'RelatedRecord', description: 'A record that is linked to another.' });
export type RelatedRecord = z.input<typeof relatedRecord>;

export const createEdge = operation({
  name: 'edges.create',
  method: 'POST',
  path: '/v1/records/{id}/edges',
  summary: 'Link a memory to another',
  description:
    'From this record, which the caller may write, to one that they may read. The same link again changes its strength and metadata. consolidates and supersedes are written by folding and revising alone.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: idParams,
  body: z.strictObject({
    ...named,
    type: relationType,
    to: label.describe('The other record.'),
    strength: unit.default(1),
    metadata: openObject.default({}),
  }),
  output: z.object({ ...edge.shape, status: z.enum(['created', 'updated', 'unchanged']) }),
  status: [201, 200],
  errors: ['user_required', 'user_mismatch', 'not_found', 'conflict'],
});

export const listEdges = operation({
  name: 'edges.list',
  method: 'GET',
  path: '/v1/records/{id}/edges',
  summary: 'The links of a memory',
  description: 'Strongest first. A link whose other end the reader may not see is not told.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: idParams,
  query: z.strictObject({
    ...readerQuery,
    types: namesInQuery.optional(),
    direction: z.enum(directions).default('both'),
    limit: queryWhole(1, 1_000).default(100),
  }),
  output: z.object({ edges: z.array(z.object({ ...edge.shape, relation: z.string() })), has_more: z.boolean() }),
  status: 200,
  errors: ['not_found'],
});

export const deleteEdge = operation({
  name: 'edges.delete',
  method: 'DELETE',
  path: '/v1/records/{id}/edges',
  summary: 'Take a link away',
  description: 'Lineage (derives_from, consolidates, supersedes) goes with its records alone.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: idParams,
  query: z.strictObject({ ...named, type: relationType, to: label.describe('The other record.') }),
  output: z.object({ deleted: z.literal(true) }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'not_found', 'conflict'],
});

export const relatedRecords = operation({
  name: 'graph.related',
  method: 'GET',
  path: '/v1/records/{id}/related',
  summary: 'What a memory is related to',
  description:
    'Follows links up to `depth` steps, each record once, by the strongest way. It leads through nothing that the reader may not see.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: idParams,
  query: z.strictObject({
    ...readerQuery,
    types: namesInQuery.optional(),
    depth: queryWhole(1, 5).default(1),
    direction: reach.direction,
    min_strength: queryUnit.optional().describe('Of every edge on the way.'),
    limit: queryWhole(1, 200).default(50),
  }),
  output: z.object({ related: z.array(relatedRecord) }),
  status: 200,
  errors: ['not_found'],
});

export const getGraphSettings = operation({
  name: 'graph.settings',
  method: 'GET',
  path: '/v1/admin/graph/settings',
  summary: 'Read the rules that link records',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  output: z.object({ settings: graphSettings.schema }),
  status: 200,
});

export const putGraphSettings = operation({
  name: 'graph.put_settings',
  method: 'PUT',
  path: '/v1/admin/graph/settings',
  summary: 'Set the rules that link records',
  description: 'For what is stored from now on. A key that is bound to a user, an agent or a project may not.',
  permission: 'admin',
  touches: 'tenant',
  reads: false,
  body: graphSettings.schema,
  output: z.object({ settings: graphSettings.schema }),
  status: 200,
});

export const GRAPH_OPERATIONS = [
  createEdge,
  listEdges,
  deleteEdge,
  relatedRecords,
  getGraphSettings,
  putGraphSettings,
] as const;
