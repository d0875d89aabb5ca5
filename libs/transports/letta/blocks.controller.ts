import {
  countBlocks,
  createBlock,
  deleteBlock,
  getBlock,
  listBlocks,
  updateBlock,
} from '@contracts/blocks/blocks.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { type Block, editsOf, showBlock } from '@memory/blocks/block.js';
import { CreateBlock } from '@memory/blocks/create-block.js';
import { DeleteBlock } from '@memory/blocks/delete-block.js';
import { GetBlock } from '@memory/blocks/get-block.js';
import { ListBlocks } from '@memory/blocks/list-blocks.js';
import { UpdateBlock } from '@memory/blocks/update-block.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { Answer, jsonNull } from '../http/answer.js';
import { CurrentScope, Input, Operation, etagOf, Preferred } from '../http/operation.decorator.js';
import { filterOf, newBlockOf, pageOf } from './block-request.js';

@Controller()
export class BlocksController {
  constructor(
    private readonly make: CreateBlock,
    private readonly one: GetBlock,
    private readonly many: ListBlocks,
    private readonly edit: UpdateBlock,
    private readonly remove: DeleteBlock,
  ) {}

  @Operation(createBlock)
  async create(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof createBlock>) {
    return blockAnswer(await this.make.run(scope, newBlockOf(body)));
  }

  @Operation(listBlocks)
  async list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listBlocks>) {
    const page = pageOf(query);
    return page ? (await this.many.run(scope, page)).map(showBlock) : [];
  }

  @Operation(countBlocks)
  count(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof countBlocks>) {
    const filter = filterOf(query);
    return filter ? this.many.count(scope, filter) : 0;
  }

  @Operation(getBlock)
  async get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getBlock>) {
    return blockAnswer(await this.one.run(scope, params.block_id));
  }

  @Operation(updateBlock)
  async update(
    @CurrentScope() scope: Scope,
    @Input() { params, body }: InputOf<typeof updateBlock>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    const { reason } = body;
    return blockAnswer(await this.edit.run(scope, params.block_id, editsOf(body), { reason, ifMatch }));
  }

  @Operation(deleteBlock)
  async delete(
    @CurrentScope() scope: Scope,
    @Input() { params }: InputOf<typeof deleteBlock>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    await this.remove.run(scope, params.block_id, ifMatch);
    return jsonNull();
  }
}

/** A block with its ETag. */
export function blockAnswer(block: Block) {
  return new Answer(showBlock(block), { headers: { ETag: etagOf(block.version) } });
}
