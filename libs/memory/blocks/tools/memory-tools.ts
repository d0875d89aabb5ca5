import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import type { Block } from '../block.js';
import { AgentOfTool, type FirstUse } from './agent-of-tool.js';
import { BlockTools } from './block-tools.js';
import type { Call } from './core-memory-editor.js';
import { ToolError } from './tool-error.js';

/** The outcome for the agent: `result` as Letta's tools return it, or the error. */
export type ToolOutcome =
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
