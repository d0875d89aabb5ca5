import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { type Agent, type AgentFields, changesTo, checkBinding } from './agent.js';
import { AgentsRepository, nameTaken } from './agents.repository.js';
import { AGENT_NAMES } from './create-agent.js';
import { GetAgent } from './get-agent.js';

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

/**
 * Whether anything of the agent's owner has the agent's name: a record, a past version, or a message. For a shared agent, memories
 * of the requesting user under its name count too.
 */
async function hasMemories(tx: Tx, scope: Scope, { userId, label }: Agent): Promise<boolean> {
  const owner = userId ?? scope.userId;
  const whose = (alias: string): SQL => {
    const column = sql.raw(`${alias}.user_id`);
    return owner === null ? sql`${column} is null` : sql`${column} = ${owner}`;
  };
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (
      select 1 from records r where r.tenant_id = ${scope.tenantId} and ${whose('r')} and r.agent = ${label}
    ) or exists (
      select 1 from message_histories m where m.tenant_id = ${scope.tenantId} and ${whose('m')} and m.agent = ${label}
    ) as found`);
  return rows[0]?.found ?? false;
}
