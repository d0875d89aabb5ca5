import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { counted, named } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { isUniqueViolation } from '@platform/database/database-error.js';
import { agents } from '@schema/agents.js';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Agent, AgentFields } from './agent.js';

/** Writes agents, with simple reads of them. */
@Injectable()
export class AgentsRepository {
  /** False if the user, or the tenant for a shared one, already has an agent with this label. */
  async insert(tx: Tx, tenantId: string, agent: Agent): Promise<boolean> {
    named('agent', [agent.id]);
    const added = await counted(
      'agents',
      'inserted',
      tx
        .insert(agents)
        .values({ tenantId, ...agent })
        .onConflictDoNothing({ target: [agents.tenantId, agents.userId, agents.label] })
        .returning({ id: agents.id }),
    );
    return added.length > 0;
  }

  /** An agent that this scope may read. */
  async find(tx: Tx, scope: Scope, id: string): Promise<Agent | null> {
    const [row] = await tx
      .select()
      .from(agents)
      .where(and(readable(scope), eq(agents.id, id)));
    return row ? agentOf(row) : null;
  }

  /** The same, locked until the end of the transaction. For a lock, row-level security hides rows that the scope may not write. */
  async lock(tx: Tx, scope: Scope, id: string): Promise<Agent | null> {
    const [row] = await tx
      .select()
      .from(agents)
      .where(and(readable(scope), eq(agents.id, id)))
      .for('update');
    return row ? agentOf(row) : null;
  }

  /** The agent with this label for this scope: the user's own before a shared one. */
  async findByLabel(tx: Tx, scope: Scope, label: string): Promise<Agent | null> {
    const [row] = await tx
      .select()
      .from(agents)
      .where(and(readable(scope), eq(agents.label, label)))
      .orderBy(asc(agents.userId))
      .limit(1);
    return row ? agentOf(row) : null;
  }

  /** Whether the agent's owner has another agent with this label. */
  async hasLabel(tx: Tx, scope: Scope, { id, userId }: Agent, label: string): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      select 1 from agents where tenant_id = ${scope.tenantId} and user_id is not distinct from ${userId}
        and label = ${label} and id <> ${id} limit 1`);
    return rows.length > 0;
  }

  async holdsReadOnly(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      select 1 from block_attachments a join blocks b on b.tenant_id = a.tenant_id and b.id = a.block_id
      where a.tenant_id = ${tenantId} and a.agent_id = ${id} and b.read_only limit 1`);
    return rows.length > 0;
  }

  /** @throws RecollectError `conflict` if its owner has just got another agent with the new label */
  async update(
    tx: Tx,
    tenantId: string,
    id: string,
    changes: Partial<AgentFields> & Pick<Agent, 'updatedAt' | 'updatedBy'>,
  ): Promise<void> {
    named('agent', [id]);
    await counted(
      'agents',
      'updated',
      tx
        .update(agents)
        .set(changes)
        .where(and(eq(agents.tenantId, tenantId), eq(agents.id, id))),
    ).catch((error: unknown) => {
      if (isUniqueViolation(error, 'agents_label')) throw nameTaken(error);
      throw error;
    });
  }

  /** Its blocks stay, and are detached. */
  async delete(tx: Tx, tenantId: string, id: string): Promise<void> {
    named('agent', [id]);
    await counted('agents', 'deleted', tx.delete(agents).where(and(eq(agents.tenantId, tenantId), eq(agents.id, id))));
  }
}

/** The agents (table `agents`) that this scope can see. Agents have no project, so a key bound to one sees only shared agents. */
export function readable(scope: Scope): SQL {
  return (
    and(
      ownedBy(scope, 'agents'),
      scope.agent === null ? undefined : eq(agents.label, scope.agent),
      scope.project === null ? undefined : isNull(agents.userId),
    ) ?? sql`false`
  );
}

export function nameTaken(cause?: unknown): RecollectError {
  return new RecollectError('conflict.duplicate_id', 'An agent with this name exists already.', [], { cause });
}

export function agentOf({ tenantId: _, ...agent }: typeof agents.$inferSelect): Agent {
  return agent;
}
