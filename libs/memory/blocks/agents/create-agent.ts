import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type Agent, type AgentFields, checkBinding, randomName } from './agent.js';
import { AgentsRepository, nameTaken } from './agents.repository.js';

export interface NewAgent extends Partial<AgentFields> {
  /** Owned by the whole tenant, instead of the user. */
  readonly shared?: boolean;
}

/** Names are not cleaned: a changed one would refer to something else. */
export const AGENT_NAMES = new Set(['label', 'timeZone']);

/** Maximum number of random names tried for an agent without one. */
const NAMES = 5;

/** Creates an agent: a name under which blocks are held and memories are stored. */
@Injectable()
export class CreateAgent {
  constructor(
    private readonly database: Database,
    private readonly agents: AgentsRepository,
    private readonly secrets: SecretGuard,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, request: NewAgent): Promise<Agent> {
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, request));
  }

  /** @throws RecollectError `conflict` if the owner has an agent with this name, `user_required`, `forbidden`, `not_found` */
  async runIn(tx: Tx, scope: Scope, { shared, ...fields }: NewAgent): Promise<Agent> {
    const userId = shared ? null : scope.userId;
    if (!shared && userId === null) throw new RecollectError('user_required');
    checkMayMake(scope, userId);
    checkBinding(scope, fields.label);
    const now = this.clock.now();
    await ensureUser(tx, scope, userId, now);
    const { cleaned } = await this.secrets.guard(tx, { tenantId: scope.tenantId, userId }, fields, AGENT_NAMES);
    const named = fields.label ?? scope.agent ?? undefined;
    for (let tries = named === undefined ? NAMES : 1; tries > 0; tries -= 1) {
      const agent = firstState(scope, { ...cleaned, label: named ?? randomName() }, userId, now);
      if (await this.agents.insert(tx, scope.tenantId, agent)) return agent;
    }
    throw nameTaken();
  }
}

/** The creator must be able to read the agent. */
function checkMayMake(scope: Scope, userId: string | null): void {
  requireSharedWrite(scope, { userId });
  if (userId === null && !scope.includeShared) {
    throw new RecollectError('forbidden', 'Storing shared memory needs shared:read as well as shared:write.');
  }
  if (userId !== null && scope.project !== null) {
    throw new RecollectError('forbidden', 'A key that is bound to a project cannot create agents of a user.');
  }
}

function firstState(
  scope: Scope,
  fields: Partial<AgentFields> & Pick<AgentFields, 'label'>,
  userId: string | null,
  now: Date,
): Agent {
  return {
    id: newId(),
    userId,
    description: null,
    system: null,
    timeZone: null,
    hidden: false,
    metadata: {},
    tags: [],
    fields: {},
    createdAt: now,
    updatedAt: now,
    createdBy: scope.keyId,
    updatedBy: scope.keyId,
    ...fields,
  };
}
