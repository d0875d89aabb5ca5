import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { SCHEMAS } from '../schema-name.js';

/**
 * The filter language of list and search.
 *
 * A filter is an object. `AND`, `OR` take a list of filters and `NOT` takes one (or a list, none of which may
 * hold). Every other key is a field; its value is either a plain value (equals) or an object of operators. Several
 * keys in one object must all hold.
 *
 *     { "type": "lesson", "metadata.stars": { "gte": 3 }, "NOT": { "tags": { "any": ["draft"] } } }
 */
export const FILTER_OPERATORS = [
  'eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'contains', 'icontains', 'exists', 'any', 'all',
] as const; // prettier-ignore

export type FilterOperator = (typeof FILTER_OPERATORS)[number];

export const TEXT_FIELDS = [
  'type', 'agent', 'project', 'session_id', 'role', 'speaker', 'language', 'title', 'content', 'external_id',
  'user_id',
] as const; // prettier-ignore
export const TIME_FIELDS = [
  'created_at', 'updated_at', 'occurred_at', 'recorded_at', 'valid_from', 'valid_to', 'expires_at',
] as const; // prettier-ignore
export const NUMBER_FIELDS = ['importance', 'sequence', 'trust', 'version'] as const;
export const FLAG_FIELDS = ['pinned', 'shared'] as const;
/** Fields that contain record ids of the server. */
export const ID_FIELDS = ['id'] as const;

const scalar = z.union([z.string().max(1_024), z.number(), z.boolean(), z.null()]);
export type FilterScalar = z.output<typeof scalar>;

const operand = z.union([scalar, z.array(scalar).max(LIMITS.filterValues)]);
export type FilterOperand = z.output<typeof operand>;

const operators = z.strictObject({
  eq: operand.optional(),
  ne: operand.optional(),
  gt: scalar.optional(),
  gte: scalar.optional(),
  lt: scalar.optional(),
  lte: scalar.optional(),
  in: z.array(scalar).max(LIMITS.filterValues).optional(),
  nin: z.array(scalar).max(LIMITS.filterValues).optional(),
  contains: scalar.optional(),
  icontains: z.string().max(1_024).optional(),
  exists: z.boolean().optional(),
  any: z.array(scalar).max(LIMITS.filterValues).optional(),
  all: z.array(scalar).max(LIMITS.filterValues).optional(),
});
export type FilterOperators = z.output<typeof operators>;

export type Filter = { [key: string]: Filter | Filter[] | FilterOperand | FilterOperators };

/** The outer shape. Fields, operators and their values are checked by name where the filter is compiled. */
export const filter: z.ZodType<Filter> = z
  .record(z.string().min(1).max(300), z.unknown())
  .describe(
    'AND / OR / NOT over fields with eq ne gt gte lt lte in nin contains icontains exists. Tags also support any and all. Metadata: metadata.path.to.key.',
  ) as unknown as z.ZodType<Filter>;
SCHEMAS.add(filter, {
  id: 'Filter',
  description: 'Conditions on fields, tags and metadata, combined by AND, OR and NOT.',
});

export const filterOperators = operators;
