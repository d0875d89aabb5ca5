import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type Agent, type AgentFields, changesTo, checkBinding } from './agent.js';
import { AgentsRepository, nameTaken } from './agents.repository.js';
import { AGENT_NAMES } from './create-agent.js';
import { GetAgent } from './get-agent.js';
import { hasMemories } from './memories-of-agent.query.js';

/** Changes the named fields of an agent. An edit without a change writes nothing. */
@Injectable()
export class UpdateAgent {
  constructor(
    private readonly database: Database,
    private readonly agents: AgentsRepository,
    private readonly one: GetAgent,
    private readonly secrets: SecretGuard,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, shownId: string, edits: Partial<AgentFields>): Promise<Agent> {
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, shownId, edits));
  }

  /** @throws RecollectError `not_found`, `forbidden`, `conflict` */
  async runIn(tx: Tx, scope: Scope, shownId: string, edits: Partial<AgentFields>): Promise<Agent> {
    checkBinding(scope, edits.label);
    const stored = await this.one.lockIn(tx, scope, shownId);
    const owner = { tenantId: scope.tenantId, userId: stored.userId };
    const { cleaned } = await this.secrets.guard(tx, owner, edits, AGENT_NAMES);
    const changes = changesTo(stored, {
      ...cleaned,
      ...(cleaned.fields && { fields: { ...stored.fields, ...cleaned.fields } }),
    });
    if (Object.keys(changes).length === 0) return stored;
    if (changes.label !== undefined) await this.checkRename(tx, scope, stored, changes.label);
    const change = { ...changes, updatedAt: this.clock.now(), updatedBy: scope.keyId };
    await this.agents.update(tx, scope.tenantId, stored.id, change);
    return { ...stored, ...change };
  }

  /** Memories refer to their agent by label: renaming it would lose them. */
  private async checkRename(tx: Tx, scope: Scope, stored: Agent, label: string): Promise<void> {
    if (await this.agents.hasLabel(tx, scope, stored, label)) throw nameTaken();
    if (await hasMemories(tx, scope, stored)) {
      throw new RecollectError('conflict.state', 'The agent has memories, which name it: it cannot be renamed.');
    }
  }
}
