import { LIMITS } from '@contracts/limits.js';
import { label } from '@contracts/primitives.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Agent } from '../agents/agent.js';
import { AttachmentsRepository } from '../attachments.repository.js';
import { type Block, type BlockState, READ_ONLY } from '../block.js';
import { CreateBlock } from '../create-block.js';
import { DetachBlock } from '../detach-block.js';
import { EditBlock } from '../edit-block.js';
import { OpenBlock } from '../open-block.js';
import { ToolError } from './tool-error.js';

/** Whose core memory is edited, by which tool, in which transaction. */
export interface Call {
  readonly tx: Tx;
  readonly scope: Scope;
  readonly agent: Agent;
  /** Stands in the history as the reason. */
  readonly tool: string;
  /** The blocks that it has changed, by their row keys. */
  readonly touched: Map<string, Block>;
}

/** What tools do to the blocks of an agent. None of it may be done to a read-only one: tools edit as agents do. */
@Injectable()
export class CoreMemoryEditor {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly open: OpenBlock,
    private readonly editing: EditBlock,
    private readonly creating: CreateBlock,
    private readonly detaching: DetachBlock,
  ) {}

  find({ tx, scope, agent }: Call, wanted: string): Promise<Block | null> {
    return this.attachments.findByLabel(tx, scope, agent.id, wanted);
  }

  /** A block of the agent that may be edited, locked. @throws ToolError; `absent` words that there is none */
  async take(call: Call, wanted: string, absent?: string): Promise<Block> {
    const found = await this.find(call, wanted);
    if (!found) throw new ToolError(absent ?? (await this.absence(call, wanted)));
    if (found.readOnly) throw new ToolError(READ_ONLY);
    const locked = await this.open.lockFound(call.tx, call.scope, found);
    // Meanwhile somebody may have changed either.
    if (locked.readOnly || locked.label !== wanted)
      throw new RecollectError('conflict.version', 'The block has just changed.');
    return locked;
  }

  async edit(call: Call, block: Block, edits: Partial<BlockState>): Promise<Block> {
    if (edits.label !== undefined) checkLabel(edits.label);
    checkDescription(edits.description);
    const request = { agent: call.agent.label, reason: call.tool };
    const edited = await this.editing.runIn(call.tx, call.scope, block, edits, request);
    call.touched.set(edited.id, edited);
    return edited;
  }

  /** Of the agent's owner, and held by the agent. @throws ToolError when it holds one of this label */
  async create(call: Call, state: Partial<BlockState> & Pick<BlockState, 'label'>): Promise<Block> {
    checkLabel(state.label);
    checkDescription(state.description);
    if (await this.find(call, state.label)) throw new ToolError(`Error: Memory block '${state.label}' already exists`);
    const made = await this.creating.runIn(call.tx, call.scope, {
      ...state,
      shared: call.agent.userId === null,
      holder: call.agent,
      reason: call.tool,
    });
    call.touched.set(made.id, made);
    return made;
  }

  /** Deleting by a tool lets go of the block, as in Letta: others may hold it. */
  async letGo(call: Call, block: Block): Promise<void> {
    await this.detaching.runIn(call.tx, call.scope, call.agent, block);
    call.touched.delete(block.id);
  }

  private async absence({ tx, scope, agent }: Call, wanted: string): Promise<string> {
    const held = (await this.attachments.blocksOf(tx, scope, [agent.id])).get(agent.id) ?? [];
    const labels = held.map((block) => block.label).join(', ');
    return `Block field ${wanted} does not exist (available sections = ${labels})`;
  }
}

function checkDescription(text: string | null | undefined): void {
  if ((text?.length ?? 0) <= LIMITS.contentLength) return;
  throw new ToolError(`Error: a description has at most ${LIMITS.contentLength} characters`);
}

function checkLabel(text: string): void {
  if (label.safeParse(text).success) return;
  throw new ToolError('Error: a label has 1 to 256 characters and no control characters');
}
