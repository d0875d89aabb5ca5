import { type CallOptions, ConflictError, type Recollect } from '#client';
import type { AgentItem, BlockItem } from '../item.js';
import type { Outcome } from './outcome.js';

/** An existing agent with this name is not changed. */
export async function sendAgent(client: Recollect, { agent }: AgentItem, options: CallOptions): Promise<Outcome> {
  if (await agentId(client, agent.name, options)) return { kind: 'agent', status: 'unchanged' };
  try {
    await client.agents.create(agent, options);
  } catch (error) {
    // Created in between, by an interrupted run or by somebody else.
    if (error instanceof ConflictError && (await agentId(client, agent.name, options)))
      return { kind: 'agent', status: 'unchanged' };
    throw error;
  }
  return { kind: 'agent', status: 'created' };
}

/**
 * A block is identified by its id in the source, so that agents that share one share it here. A block that an agent has
 * edited here is not reset, and neither is an existing block of the agent with the same label.
 */
export async function sendBlock(
  client: Recollect,
  { agent, block: given, place }: BlockItem,
  options: CallOptions,
): Promise<Outcome> {
  const { id, limit, ...block } = given;
  const agentsId = await agentId(client, agent, options);
  if (agentsId === undefined) {
    const failure = { ...place, code: 'not_found', message: 'the agent that holds it could not be made' };
    return { kind: 'block', status: 'failed', failure };
  }
  const held = await client.coreMemory.list(agentsId, {}, options);
  if (held.some(({ label }) => label === block.label)) return { kind: 'block', status: 'unchanged' };
  const known = (await client.blocks.list({ label: block.label, limit: 100 }, options)).find(
    (one) => one.block_id === id,
  );
  const made = known ?? (await client.blocks.create({ ...block, block_id: id, ...(limit !== undefined && { limit: Math.max(limit, [...block.value].length) }) }, options)); // prettier-ignore
  await client.coreMemory.attach(agentsId, made.id, options);
  return { kind: 'block', status: 'created' };
}

async function agentId(client: Recollect, name: string, options: CallOptions): Promise<string | undefined> {
  const found = await client.agents.list({ name, limit: 1 }, options);
  return found[0]?.id;
}
