import {
  lettaEmbeddingModels, lettaHealth, lettaModels, lettaTags, lettaTools,
} from '@contracts/letta/letta-messages.operations.js'; // prettier-ignore
import { LIMITS } from '@contracts/limits.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { VERSION } from '@kernel/version.js';
import { ListAgents } from '@memory/blocks/agents/list-agents.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

/** Requests that Letta programs send on startup. */
@Controller()
export class StartupController {
  constructor(private readonly agents: ListAgents) {}

  @Operation(lettaHealth)
  health() {
    return { version: VERSION, status: 'ok' as const };
  }

  @Operation(lettaTools)
  tools() {
    return [];
  }

  @Operation(lettaModels)
  models() {
    return [];
  }

  @Operation(lettaEmbeddingModels)
  embeddingModels() {
    return [];
  }

  @Operation(lettaTags)
  async tags(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof lettaTags>) {
    const { before, after, order, limit, name = query.query_text } = query;
    const agents = await this.agents.run(scope, { limit: LIMITS.listLimit, orderBy: 'created_at', order: 'desc' });
    const tags = [...new Set(agents.flatMap((agent) => agent.tags))].sort();
    const named = tags.filter((tag) => !name || tag.toLowerCase().includes(name.toLowerCase()));
    const ordered = order === 'asc' ? named : named.reverse();
    const start = after === undefined ? 0 : ordered.indexOf(after) + 1;
    const end = before === undefined ? ordered.length : ordered.indexOf(before);
    const within = ordered.slice(start, Math.max(start, end));
    return before !== undefined && after === undefined ? within.slice(-limit) : within.slice(0, limit);
  }
}
