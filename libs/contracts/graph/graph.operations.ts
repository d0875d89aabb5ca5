import { z } from 'zod';
import { graphSettings } from './graph.settings.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantOutput, label, queryUnit, queryWhole, unit, userId } from '../primitives.js';
import { openObject, recordOutput } from '../records/record.js';
import { readerQuery } from '../records/records.operations.js';
import { relationName, relationType } from './relations.js';
import { SCHEMAS } from '../schema-name.js';

const id = z.string();
const named = { user_id: userId.optional() };
const idParams = z.object({ id: label });
const directions = ['out', 'in', 'both'] as const;
/** Names in a query string, either repeated or comma-separated. */
const namesInQuery = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .pipe(z.array(relationName).min(1).max(32))
  .describe('Relations as the record sees them, such as depends_on or required_by. Default: all.');
const edge = z.object({
  from: id,
  to: id,
  type: z.string().describe('The relation as seen from `from`.'),
  strength: z.number(),
  metadata: openObject,
  rule: z.string().optional().describe('The rule that created the link. Absent if it was created by hand.'),
  created_at: instantOutput,
});
SCHEMAS.add(edge, { id: 'Edge', description: 'A typed link between two records.' });

/** How far to follow relations. */
const reach = {
  depth: z.int().min(1).max(5).default(1),
  direction: z.enum(directions).default('both'),
  min_strength: unit.optional().describe('Minimum strength of every link on the way.'),
};

export const relatedQuery = z.strictObject({
  types: z.array(relationName).min(1).max(32).optional(),
  ...reach,
  limit: z.int().min(1).max(20).default(3).describe('Related records per result.'),
});

export const relatedRecord = z.object({
  id,
  relation: z
    .string()
    .describe('The relation of the last step, as seen from the record before it: supersedes, superseded_by, …'),
  strength: z.number().describe('The product of the strengths on the way.'),
  depth: z.int(),
  via: z.array(id).optional().describe('The records in between, nearest first.'),
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
    'Creates a link from this record, which the caller must be able to write, to a record that the caller can read. Creating the same link again updates its strength and metadata. Only folding and revising create consolidates and supersedes.',
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
  summary: 'List the links of a memory',
  description: 'Strongest first, without links to records that the reader cannot see.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: idParams,
  query: z.strictObject({
    ...readerQuery,
    types: namesInQuery.optional(),
    direction: z.enum(directions).default('both'),
    limit: queryWhole(1, 1_000).default(100),
    cursor: page.cursor,
  }),
  output: z.object({ edges: z.array(z.object({ ...edge.shape, relation: z.string() })), ...pageEnd }),
  status: 200,
  errors: ['not_found'],
});

export const deleteEdge = operation({
  name: 'edges.delete',
  method: 'DELETE',
  path: '/v1/records/{id}/edges',
  summary: 'Delete a link',
  description:
    'A relation that is the same both ways (contradicts, related, similar_to) is deleted from either end. Lineage (derives_from, consolidates, supersedes) cannot be deleted: it goes when its records do.',
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
  summary: 'List related memories',
  description:
    'Follows links up to `depth` steps. Each record appears once, by the strongest path. A path never leads through a record that the reader cannot see.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: idParams,
  query: z.strictObject({
    ...readerQuery,
    types: namesInQuery.optional(),
    depth: queryWhole(1, 5).default(1),
    direction: reach.direction,
    min_strength: queryUnit.optional().describe('Minimum strength of every link on the way.'),
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
  summary: 'Read the linking rules',
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
  summary: 'Set the linking rules',
  description:
    'Applies to what is stored from now on. A key that is bound to a user, an agent or a project is refused.',
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
