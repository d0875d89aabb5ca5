import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { instantOutput, label, tag } from '../primitives.js';
import { openObject } from '../records/record.js';
import { SCHEMAS } from '../schema-name.js';

/** Default maximum length of a block, in characters. Same as Letta's. */
export const DEFAULT_BLOCK_LIMIT = 100_000;

const value = z.string().max(LIMITS.blockLength).describe('The text. NUL characters are dropped.');

/** The fields of a block that a client can set. Null means not set, as in Letta. */
const blockFields = {
  title: z.string().max(LIMITS.titleLength).nullish(),
  limit: z
    .int()
    .min(1)
    .max(LIMITS.blockLength)
    .nullish()
    .describe('Maximum length of `value`, in characters (Unicode code points).'),
  description: z.string().max(LIMITS.contentLength).nullish().describe('What the block is for. The agent reads it.'),
  memory_type: z.string().max(LIMITS.typeLength).nullish(),
  read_only: z.boolean().nullish().describe('Agents cannot edit the block. A key with `admin` can.'),
  hidden: z.boolean().nullish().describe('Not listed unless it is named.'),
  metadata: openObject.nullish(),
  tags: z.array(tag).max(LIMITS.tags).nullish(),
};

/** Letta's fields that have no meaning here. They are accepted and returned as constants. */
const MEANINGLESS = {
  project_id: z.unknown(),
  template_name: z.unknown(),
  is_template: z.unknown(),
  template_id: z.unknown(),
  base_template_id: z.unknown(),
  deployment_id: z.unknown(),
  entity_id: z.unknown(),
  preserve_on_migration: z.unknown(),
};

export const blockInput = {
  block_id: label.nullish().describe('The client’s own id, unique per user.'),
  label: label.describe('The name by which an agent refers to the block.'),
  value: value.nullish(),
  ...blockFields,
  ...z.object(MEANINGLESS).partial().shape,
};
export const blockEdit = {
  label: label.nullish(),
  value: value.nullish(),
  ...blockFields,
  ...z.object(MEANINGLESS).partial().shape,
};
export type BlockInput = z.output<z.ZodObject<typeof blockInput>>;
export type BlockEdit = z.output<z.ZodObject<typeof blockEdit>>;

/** The fields of one state of a block, as the history stores it. */
export const blockState = {
  label: z.string(),
  title: z.string().nullable(),
  value: z.string(),
  limit: z.int(),
  description: z.string().nullable(),
  memory_type: z.string().nullable(),
  read_only: z.boolean(),
  hidden: z.boolean(),
  metadata: openObject,
  tags: z.array(z.string()),
};

/** Letta's BlockResponse, plus the client's own id, owner, versions and times. */
export const blockOutput = z.object({
  id: z.string().describe('`block-<uuid>`'),
  block_id: z.string().nullable().describe('The client’s own id.'),
  ...blockState,
  user_id: z.string().nullable().describe('Null: the block belongs to the whole tenant.'),
  shared: z.boolean(),
  version: z.int().describe('Increases with every change. Also sent as the ETag.'),
  sequence: z.int().describe('Position in its history. Undo and redo move it.'),
  created_at: instantOutput,
  updated_at: instantOutput,
  created_by_id: z.string().describe('The key that created it.'),
  last_updated_by_id: z.string().describe('The key that last changed it.'),
  project_id: z.null(),
  template_name: z.null(),
  is_template: z.literal(false),
  template_id: z.null(),
  base_template_id: z.null(),
  deployment_id: z.null(),
  entity_id: z.null(),
  preserve_on_migration: z.literal(false),
});
SCHEMAS.add(blockOutput, { id: 'Block', description: 'A durable, named, editable piece of core memory.' });
export type BlockOutput = z.input<typeof blockOutput>;
