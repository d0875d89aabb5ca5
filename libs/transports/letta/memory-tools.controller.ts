import {
  coreMemoryAppend, coreMemoryReplace, memoryApplyPatch, memoryCommand, memoryFinishEdits, memoryInsert, memoryReplace,
  memoryRethink, renderCoreMemory,
} from '@contracts/memory-tools.operations.js'; // prettier-ignore
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { RenderBlocks, showRendered } from '@memory/blocks/rendering/render-blocks.js';
import { CallMemoryTool } from '@memory/blocks/tools/call-memory-tool.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '../http/operation.decorator.js';

/** Letta's memory tools over HTTP. */
@Controller()
export class MemoryToolsController {
  constructor(
    private readonly tool: CallMemoryTool,
    private readonly rendering: RenderBlocks,
  ) {}

  @Operation(coreMemoryAppend)
  append(@Asker() scope: Scope, @Input() input: InputOf<typeof coreMemoryAppend>) {
    return this.tool.run(scope, coreMemoryAppend, input);
  }

  @Operation(coreMemoryReplace)
  replaceAll(@Asker() scope: Scope, @Input() input: InputOf<typeof coreMemoryReplace>) {
    return this.tool.run(scope, coreMemoryReplace, input);
  }

  @Operation(memoryReplace)
  replace(@Asker() scope: Scope, @Input() input: InputOf<typeof memoryReplace>) {
    return this.tool.run(scope, memoryReplace, input);
  }

  @Operation(memoryInsert)
  insert(@Asker() scope: Scope, @Input() input: InputOf<typeof memoryInsert>) {
    return this.tool.run(scope, memoryInsert, input);
  }

  @Operation(memoryRethink)
  rethink(@Asker() scope: Scope, @Input() input: InputOf<typeof memoryRethink>) {
    return this.tool.run(scope, memoryRethink, input);
  }

  @Operation(memoryApplyPatch)
  applyPatch(@Asker() scope: Scope, @Input() input: InputOf<typeof memoryApplyPatch>) {
    return this.tool.run(scope, memoryApplyPatch, input);
  }

  @Operation(memoryCommand)
  command(@Asker() scope: Scope, @Input() input: InputOf<typeof memoryCommand>) {
    return this.tool.run(scope, memoryCommand, input);
  }

  @Operation(memoryFinishEdits)
  finish(@Asker() scope: Scope, @Input() input: InputOf<typeof memoryFinishEdits>) {
    return this.tool.run(scope, memoryFinishEdits, input);
  }

  @Operation(renderCoreMemory)
  async render(@Asker() scope: Scope, @Input() { params, query }: InputOf<typeof renderCoreMemory>) {
    return showRendered(await this.rendering.run(scope, params.agent_id, { lineNumbers: query.line_numbers }));
  }
}
