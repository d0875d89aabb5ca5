import { z } from 'zod';
import { ofAgent } from './core-memory.operations.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { queryFlag, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

/**
 * Letta's memory tools, with their names and arguments. If a tool fails, the result is `ok: false` with Letta's error
 * text, so that the calling agent can correct the call.
 */
export type ToolOutput = z.input<typeof outcome>;
const outcome = z.object({
  ok: z.boolean(),
  result: z.string().nullable().optional().describe('The result of Letta’s tool. After an edit: the new value.'),
  error: z.string().optional().describe('Why the tool failed. Nothing was changed.'),
  blocks: z
    .array(z.object({ id: z.string(), label: z.string(), version: z.int() }))
    .optional()
    .describe('The blocks that changed.'),
});
SCHEMAS.add(outcome, { id: 'ToolOutcome', description: 'The result of a memory tool.' });

const text = z.string().max(LIMITS.blockLength);
/** The label of a block of the agent. Any text is accepted: an unknown label is an error of the tool. */
const blockLabel = z.string().max(LIMITS.labelLength).describe('The label of one of the agent’s blocks.');
const named = { user_id: userId.optional() };

function memoryTool<const Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  tool: string,
  { summary, description, args, reads = false }: { summary: string; description: string; args: Shape; reads?: boolean },
) {
  return operation({
    name,
    method: 'POST',
    path: `/v1/agents/{agent_id}/core-memory/tools/${tool}`,
    summary,
    description,
    permission: 'blocks:write',
    touches: 'user',
    reads,
    dropsNul: true,
    params: z.object(ofAgent),
    body: z.strictObject({ ...named, ...args }),
    output: outcome,
    status: 200,
    errors: ['not_found', 'conflict'],
  });
}

export const coreMemoryAppend = memoryTool('core_memory.append', 'core_memory_append', {
  summary: 'Append to a block',
  description: 'Adds a text as a new line at the end of a block.',
  args: { label: blockLabel, content: text },
});

export const coreMemoryReplace = memoryTool('core_memory.replace', 'core_memory_replace', {
  summary: 'Replace every occurrence of a text in a block',
  description: 'Replaces every exact occurrence. An empty new text deletes it.',
  args: { label: blockLabel, old_content: text, new_content: text },
});

export const memoryReplace = memoryTool('memory.replace', 'memory_replace', {
  summary: 'Replace the only occurrence of a text in a block',
  description: 'The old text must occur exactly once. Give it verbatim and without line numbers.',
  args: { label: blockLabel, old_string: text, new_string: text },
});

export const memoryInsert = memoryTool('memory.insert', 'memory_insert', {
  summary: 'Insert lines into a block',
  description: 'Inserts after line `insert_line`. 0 inserts above the first line, -1 at the end.',
  args: { label: blockLabel, new_string: text, insert_line: z.int().default(-1) },
});

export const memoryRethink = memoryTool('memory.rethink', 'memory_rethink', {
  summary: 'Overwrite a block',
  description: 'Replaces the whole value. Creates the block if it does not exist.',
  args: { label: blockLabel, new_memory: text },
});

export const memoryApplyPatch = memoryTool('memory.apply_patch', 'memory_apply_patch', {
  summary: 'Apply a patch to one or several blocks',
  description:
    'Applies unified hunks to the block `label`, or to several blocks with the lines `*** Add Block: label` (and `Description: …`), `*** Update Block:`, `*** Delete Block:`, `*** Move to:`. All or nothing.',
  args: { label: blockLabel.default(''), patch: text },
});

export const memoryCommand = memoryTool('memory.command', 'memory', {
  summary: 'Edit blocks by path',
  description:
    '`create` (path, description, file_text), `str_replace` (path, old_string, new_string), `insert` (path, insert_text, insert_line), `delete` (path; detaches the block), `rename` (old_path, new_path; or path and description). A path is `/memories/label`.',
  args: {
    command: z.string().max(LIMITS.labelLength),
    path: text.nullish(),
    file_text: text.nullish(),
    description: text.nullish(),
    old_string: text.nullish(),
    new_string: text.nullish(),
    insert_line: z.int().nullish(),
    insert_text: text.nullish(),
    old_path: text.nullish(),
    new_path: text.nullish(),
  },
});

export const memoryFinishEdits = memoryTool('memory.finish_edits', 'memory_finish_edits', {
  summary: 'Report that editing is finished',
  description: 'Changes nothing.',
  args: {},
  reads: true,
});

export const renderCoreMemory = operation({
  name: 'core_memory.render',
  method: 'GET',
  path: '/v1/agents/{agent_id}/core-memory/render',
  summary: 'Render the blocks of an agent for a prompt',
  description: 'Values are escaped so that they cannot forge a tag. Empty if the agent has no blocks.',
  permission: 'blocks:read',
  touches: 'user',
  reads: true,
  params: z.object(ofAgent),
  query: z.strictObject({
    ...readerQuery,
    line_numbers: queryFlag.optional().describe('Prefixes each line of a value with its number.'),
  }),
  output: z.object({
    text: z.string(),
    blocks: z.array(z.object({ id: z.string(), label: z.string(), version: z.int() })),
  }),
  status: 200,
  errors: ['not_found'],
});

export const MEMORY_TOOL_OPERATIONS = [
  coreMemoryAppend, coreMemoryReplace, memoryReplace, memoryInsert, memoryRethink, memoryApplyPatch, memoryCommand,
  memoryFinishEdits, renderCoreMemory,
] as const; // prettier-ignore
