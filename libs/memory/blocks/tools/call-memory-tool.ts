import { Injectable } from '@nestjs/common';
import {
  coreMemoryAppend,
  coreMemoryReplace,
  memoryApplyPatch,
  memoryCommand,
  memoryFinishEdits,
  memoryInsert,
  memoryReplace,
  memoryRethink,
  type ToolOutput,
} from '@contracts/blocks/memory-tools.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Database } from '@platform/database/database.js';
import { type Block, showBlockId } from '../block.js';
import { AgentOfTool, type FirstUse } from './agent-of-tool.js';
import { BlockTools } from './block-tools.js';
import type { Call } from './core-memory-editor.js';
import { runCommand } from './memory-command.js';
import { ToolError } from './tool-error.js';

/** The outcome for the agent: `result` as Letta's tools return it, or the error. */
type ToolOutcome =
  | { readonly ok: true; readonly result: string | null; readonly blocks: readonly Block[] }
  | { readonly ok: false; readonly error: string };

/** Errors that an agent can react to. All others fail the request. */
const FOR_THE_AGENT = new Set(['limit_exceeded', 'conflict', 'forbidden', 'not_found', 'invalid_input', 'too_large']);

/** Runs one memory tool in the name of an agent. Its changes are stored together, or not at all. */
@Injectable()
export class MemoryTools {
  constructor(
    private readonly database: Database,
    private readonly agents: AgentOfTool,
    private readonly tools: BlockTools,
  ) {}

  /**
   * If the tool fails, an agent created by its first use is rolled back too.
   * @throws RecollectError `not_found` for the agent; errors of the tool itself are its outcome
   */
  async run(
    scope: Scope,
    { agentKey, firstUse }: { readonly agentKey: string; readonly firstUse: FirstUse },
    tool: string,
    work: (tools: BlockTools, call: Call) => Promise<string | null>,
  ): Promise<ToolOutcome> {
    try {
      return await this.database.withScope(scope, async (tx) => {
        const agent = await this.agents.runIn(tx, scope, agentKey, firstUse);
        const call: Call = { tx, scope, agent, tool, touched: new Map() };
        const result = await work(this.tools, call).catch(asToolError);
        return { ok: true, result, blocks: [...call.touched.values()] };
      });
    } catch (error) {
      if (error instanceof ToolError) return { ok: false, error: error.message };
      throw error;
    }
  }
}

function asToolError(error: unknown): never {
  if (error instanceof RecollectError && FOR_THE_AGENT.has(error.code))
    throw new ToolError(error.detail, { cause: error });
  throw error;
}

type Operation =
  | typeof coreMemoryAppend
  | typeof coreMemoryReplace
  | typeof memoryReplace
  | typeof memoryInsert
  | typeof memoryRethink
  | typeof memoryApplyPatch
  | typeof memoryCommand
  | typeof memoryFinishEdits;
type Work<O extends Operation> = (tools: BlockTools, call: Call, body: InputOf<O>['body']) => Promise<string | null>;

/** Letta's names of the tools, for the history, and their implementations. */
const TOOLS: { readonly [O in Operation as O['name']]: { readonly tool: string; readonly work: Work<O> } } = {
  'core_memory.append': { tool: 'core_memory_append', work: (tools, call, body) => tools.append(call, body) },
  'core_memory.replace': { tool: 'core_memory_replace', work: (tools, call, body) => tools.replaceAll(call, body) },
  'memory.replace': { tool: 'memory_replace', work: (tools, call, body) => tools.replace(call, body) },
  'memory.insert': { tool: 'memory_insert', work: (tools, call, body) => tools.insert(call, body) },
  'memory.rethink': { tool: 'memory_rethink', work: (tools, call, body) => tools.rethink(call, body) },
  'memory.apply_patch': { tool: 'memory_apply_patch', work: (tools, call, body) => tools.applyPatch(call, body) },
  'memory.command': { tool: 'memory', work: runCommand },
  'memory.finish_edits': { tool: 'memory_finish_edits', work: () => Promise.resolve(null) },
};

/** One call of a memory tool, for every protocol. */
@Injectable()
export class CallMemoryTool {
  constructor(private readonly tools: MemoryTools) {}

  /** @throws RecollectError `not_found` for the agent; errors of the tool itself are returned */
  async run<O extends Operation>(
    scope: Scope,
    operation: O,
    input: InputOf<O>,
    { firstUse = 'refuses' }: { readonly firstUse?: FirstUse } = {},
  ): Promise<ToolOutput> {
    const { tool, work } = TOOLS[operation.name] as { tool: string; work: Work<O> };
    const { agent_id: agentKey } = input.params as { agent_id: string };
    const outcome = await this.tools.run(scope, { agentKey, firstUse }, tool, (tools, call) =>
      work(tools, call, input.body),
    );
    if (!outcome.ok) return outcome;
    const blocks = outcome.blocks.map(({ id, label, version }) => ({ id: showBlockId(id), label, version }));
    return { ok: true, result: outcome.result, blocks };
  }
}
