import {
  blockDiff,
  blockHistory,
  checkpointBlock,
  redoBlock,
  undoBlock,
} from '@contracts/blocks/block-history.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { CheckpointBlock } from '@memory/blocks/history/checkpoint-block.js';
import { ReadHistory } from '@memory/blocks/history/read-history.js';
import { StepBlock } from '@memory/blocks/history/step-block.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';
import { blockAnswer } from './blocks.controller.js';

@Controller()
export class BlockHistoryController {
  constructor(
    private readonly history: ReadHistory,
    private readonly naming: CheckpointBlock,
    private readonly steps: StepBlock,
  ) {}

  @Operation(blockHistory)
  list(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof blockHistory>) {
    return this.history.list(scope, params.block_id, query);
  }

  @Operation(blockDiff)
  diff(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof blockDiff>) {
    return this.history.diff(scope, params.block_id, query);
  }

  @Operation(checkpointBlock)
  async checkpoint(
    @CurrentScope() scope: Scope,
    @Input() { params, body }: InputOf<typeof checkpointBlock>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    const { name, reason } = body;
    return blockAnswer(await this.naming.run(scope, params.block_id, { name, reason, ifMatch }));
  }

  @Operation(undoBlock)
  async undo(
    @CurrentScope() scope: Scope,
    @Input() { params }: InputOf<typeof undoBlock>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return blockAnswer(await this.steps.undo(scope, params.block_id, ifMatch));
  }

  @Operation(redoBlock)
  async redo(
    @CurrentScope() scope: Scope,
    @Input() { params }: InputOf<typeof redoBlock>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return blockAnswer(await this.steps.redo(scope, params.block_id, ifMatch));
  }
}
