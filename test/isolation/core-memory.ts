import { undoBlock } from '@contracts/blocks/block-history.operations.js';
import { createBlock, updateBlock } from '@contracts/blocks/blocks.operations.js';
import { createAgent } from '@contracts/letta/letta-agents.operations.js';
import { insertArchival } from '@contracts/letta/letta-archival.operations.js';
import { readDashedId, showId } from '@kernel/ids.js';
import type { Client } from '@test/support/client.js';

/** What a stranger may know about a user's agents and blocks. */
export interface CoreNames {
  /** As Letta's clients know the agent whose label is `agent`. */
  readonly agentId: string;
  /** A block of the agent, with states to undo and to redo. Its own id is `external`. */
  readonly block: string;
  /** A block of no agent. */
  readonly loose: string;
  readonly passage: string;
}

/** The label of `block`. */
export const HELD = 'human';

/** An agent with a block and archival memory, and an older agent. `records` are those that were stored. */
export async function giveCoreMemory(
  writer: Client,
  {
    agent,
    external,
    tag,
    secret,
    owner,
  }: { agent: string; external: string; tag: string; secret: string; owner: object },
): Promise<{ names: CoreNames; records: string[] }> {
  const texts = { description: `about ${secret}`, metadata: { note: secret }, tags: [tag] };
  const make = (label: string, more: object) =>
    writer.ok(createBlock, { body: { ...owner, ...texts, label, value: `knows of ${secret}`, ...more } });
  const block = await make(HELD, { block_id: external, title: `title ${secret}` });
  for (const value of [`knows more of ${secret}`, `knows all of ${secret}`]) {
    await writer.ok(updateBlock, { params: { block_id: block.id }, body: { value, reason: `because of ${secret}` } });
  }
  await writer.ok(undoBlock, { params: { block_id: block.id } });
  const loose = await make('loose', {});
  await writer.ok(createAgent, { body: { ...owner, ...texts, name: `older-${agent}` } });
  const made = await writer.ok(createAgent, {
    body: { ...owner, ...texts, name: agent, system: `be ${secret}`, block_ids: [block.id] },
  });
  const passages = [];
  for (const text of [`the archive tells a secret of ${secret}`, `the archive tells more of the secret of ${secret}`]) {
    const body = { ...owner, text, tags: [tag] };
    passages.push(...(await writer.ok(insertArchival, { params: { agent_id: made.id }, body })));
  }
  const records = passages.map(({ id }) => showId('archival', readDashedId('passage', id) ?? ''));
  return {
    names: { agentId: made.id, block: block.id, loose: loose.id, passage: passages[0]?.id ?? '' },
    records,
  };
}
