import {
  coreMemoryAppend, coreMemoryReplace, memoryApplyPatch, memoryCommand, memoryFinishEdits, memoryInsert, memoryReplace,
  memoryRethink, renderCoreMemory,
} from '@contracts/blocks/memory-tools.operations.js'; // prettier-ignore
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { RenderBlocks, showRendered } from '@memory/blocks/rendering/render-blocks.js';
import { CallMemoryTool } from '@memory/blocks/tools/call-memory-tool.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

/** Letta's memory tools over HTTP. */
@Controller()
export class MemoryToolsController {
  constructor(
    private readonly tool: CallMemoryTool,
    private readonly rendering: RenderBlocks,
  ) {}

  @Operation(coreMemoryAppend)
  append(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof coreMemoryAppend>) {
    return this.tool.run(scope, coreMemoryAppend, input);
  }

  @Operation(coreMemoryReplace)
  replaceAll(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof coreMemoryReplace>) {
    return this.tool.run(scope, coreMemoryReplace, input);
  }

  @Operation(memoryReplace)
  replace(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof memoryReplace>) {
    return this.tool.run(scope, memoryReplace, input);
  }

  @Operation(memoryInsert)
  insert(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof memoryInsert>) {
    return this.tool.run(scope, memoryInsert, input);
  }

  @Operation(memoryRethink)
  rethink(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof memoryRethink>) {
    return this.tool.run(scope, memoryRethink, input);
  }

  @Operation(memoryApplyPatch)
  applyPatch(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof memoryApplyPatch>) {
    return this.tool.run(scope, memoryApplyPatch, input);
  }

  @Operation(memoryCommand)
  command(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof memoryCommand>) {
    return this.tool.run(scope, memoryCommand, input);
  }

  @Operation(memoryFinishEdits)
  finish(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof memoryFinishEdits>) {
    return this.tool.run(scope, memoryFinishEdits, input);
  }

  @Operation(renderCoreMemory)
  async render(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof renderCoreMemory>) {
    return showRendered(await this.rendering.run(scope, params.agent_id, { lineNumbers: query.line_numbers }));
  }
}
