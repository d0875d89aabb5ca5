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

/** The agent, tool and transaction of an edit. */
export interface Call {
  readonly tx: Tx;
  readonly scope: Scope;
  readonly agent: Agent;
  /** Recorded in the history as the reason. */
  readonly tool: string;
  /** The changed blocks, by row id. */
  readonly touched: Map<string, Block>;
}

/** The operations of tools on an agent's blocks. None of them is allowed on a read-only block, because tools edit as agents. */
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

  /** An editable block of the agent, locked. @throws ToolError; `absent` is its message if there is none */
  async take(call: Call, wanted: string, absent?: string): Promise<Block> {
    const found = await this.find(call, wanted);
    if (!found) throw new ToolError(absent ?? (await this.absence(call, wanted)));
    if (found.readOnly) throw new ToolError(READ_ONLY);
    const locked = await this.open.lockFound(call.tx, call.scope, found);
    // Another transaction may have changed either.
    if (locked.readOnly || locked.label !== wanted)
      throw new RecollectError('conflict.version', 'The block has just changed.');
    return locked;
  }

  async edit(call: Call, block: Block, edits: Partial<BlockState>): Promise<Block> {
    if (edits.label !== undefined) checkLabel(edits.label);
    checkDescription(edits.description);
    const request = { agent: call.agent, reason: call.tool };
    const edited = await this.editing.runIn(call.tx, call.scope, block, edits, request);
    call.touched.set(edited.id, edited);
    return edited;
  }

  /** Creates a block for the agent's owner and attaches it. @throws ToolError if the agent has one with this label */
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

  /** A tool that deletes a block only detaches it, as in Letta, because other agents may hold it. */
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
