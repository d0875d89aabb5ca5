import {
  coreMemoryAppend, coreMemoryReplace, memoryApplyPatch, memoryCommand, memoryFinishEdits, memoryInsert, memoryReplace,
  memoryRethink, renderCoreMemory, type ToolOutput,
} from '@contracts/blocks/memory-tools.operations.js'; // prettier-ignore
import { RenderBlocks, showRendered } from '@memory/blocks/rendering/render-blocks.js';
import { CallMemoryTool } from '@memory/blocks/tools/call-memory-tool.js';
import { Injectable } from '@nestjs/common';
import { tool, type Tool, type ToolSet } from './tool.js';

/** Options shared by all editing tools. */
const editing = {
  agentField: 'agent_id',
  failed: ({ ok }: ToolOutput): boolean => !ok,
  show: ({ error, result }: ToolOutput): string => error ?? result ?? 'Done.',
};

/** No tool creates an agent: the first edit under its name does. */
const FROM_THE_FIRST_CALL = { firstUse: 'makes' } as const;

/** Letta's memory tools, under Letta's names. An agent edits its own core memory with them. */
@Injectable()
export class CoreMemoryTools implements ToolSet {
  readonly subject = 'blocks';
  readonly all: readonly Tool[];

  constructor(rendering: RenderBlocks, calling: CallMemoryTool) {
    this.all = [reading(rendering), ...smallEdits(calling), ...largeEdits(calling)];
  }
}

function reading(rendering: RenderBlocks): Tool {
  return tool(renderCoreMemory, {
    title: 'Read core memory',
    description: 'Shows your memory blocks with label, description, size and value. Read them before you edit a block.',
    agentField: 'agent_id',
    run: async (scope, { params, query }) =>
      showRendered(await rendering.runForTool(scope, params.agent_id, { lineNumbers: query.line_numbers })),
    show: ({ text }) => text || 'There are no blocks yet. memory_rethink makes one.',
  });
}

function smallEdits(calling: CallMemoryTool): Tool[] {
  return [
    tool(coreMemoryAppend, {
      ...editing,
      title: 'Append to a memory block',
      description:
        'Adds a text as a new line at the end of one of your memory blocks. To create a block, use memory_rethink.',
      run: (scope, input) => calling.run(scope, coreMemoryAppend, input, FROM_THE_FIRST_CALL),
    }),
    tool(coreMemoryReplace, {
      ...editing,
      title: 'Replace in a memory block, everywhere',
      description:
        'Replaces every exact occurrence of a text in one of your memory blocks. An empty new text deletes it.',
      destructive: true,
      run: (scope, input) => calling.run(scope, coreMemoryReplace, input, FROM_THE_FIRST_CALL),
    }),
    tool(memoryReplace, {
      ...editing,
      title: 'Replace in a memory block, once',
      description:
        'Replaces a text that occurs exactly once in one of your memory blocks: include enough around it. No line numbers.',
      destructive: true,
      run: (scope, input) => calling.run(scope, memoryReplace, input, FROM_THE_FIRST_CALL),
    }),
    tool(memoryInsert, {
      ...editing,
      title: 'Insert into a memory block',
      description:
        'Inserts lines into one of your memory blocks after line insert_line (0: at the top, -1: at the end).',
      run: (scope, input) => calling.run(scope, memoryInsert, input, FROM_THE_FIRST_CALL),
    }),
  ];
}

function largeEdits(calling: CallMemoryTool): Tool[] {
  return [
    tool(memoryRethink, {
      ...editing,
      title: 'Overwrite a memory block',
      description:
        'Replaces the whole text of one of your memory blocks, or creates the block. Use it for large changes; for small ones use memory_replace or memory_insert.',
      destructive: true,
      idempotent: true,
      run: (scope, input) => calling.run(scope, memoryRethink, input, FROM_THE_FIRST_CALL),
    }),
    tool(memoryApplyPatch, {
      ...editing,
      title: 'Patch memory blocks',
      description: memoryApplyPatch.description,
      destructive: true,
      run: (scope, input) => calling.run(scope, memoryApplyPatch, input, FROM_THE_FIRST_CALL),
    }),
    tool(memoryCommand, {
      ...editing,
      name: 'memory',
      title: 'Edit memory blocks by path',
      description: memoryCommand.description,
      destructive: true,
      run: (scope, input) => calling.run(scope, memoryCommand, input, FROM_THE_FIRST_CALL),
    }),
    tool(memoryFinishEdits, {
      ...editing,
      title: 'Finish editing memory',
      description: 'Call it when you have made all your edits. Changes nothing.',
      idempotent: true,
      run: (scope, input) => calling.run(scope, memoryFinishEdits, input),
    }),
  ];
}
