import type { Recollect } from '@recollect/client';
import { DEMO_BLOCKS, DEMO_FACTS } from './demo-facts.js';
import conversations from '../../../../scripts/demo/sample-conversation.json';

interface Turn {
  readonly speaker: string;
  readonly dia_id: string;
  readonly text: string;
}

/** "9:12 am on 6 September, 2025" in UTC. */
function startOf(text: string): number {
  const [, hour = '0', minute = '0', half = 'am', date = ''] = /^(\d+):(\d+) (am|pm) on (.+)$/.exec(text) ?? [];
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return Date.parse(`${date.replace(',', '')} ${hours}:${minute} UTC`);
}

/** Ten conversations between Mara and her assistant, and questions that they answer. */
export const DEMO_USER = 'mara';

/** Stores the demo conversation session by session; storing it again changes nothing. Reports progress. */
export async function loadDemo(
  client: Recollect,
  withBlocks: boolean,
  told: (done: number, total: number) => void,
): Promise<void> {
  const [sample] = conversations;
  if (!sample) throw new Error('there is no demo conversation');
  const spoken = sample.conversation as Readonly<Record<string, unknown>>;
  const sessions = Object.keys(spoken).filter((name) => /^session_\d+$/.test(name));
  for (const [done, session] of sessions.entries()) {
    told(done, sessions.length);
    const began = startOf(String(spoken[`${session}_date_time`]));
    const turns = spoken[session] as readonly Turn[];
    await client.call('messages.append', {
      body: {
        session_id: session.replace('_', '-'),
        messages: turns.map(({ speaker, dia_id, text }, index) => ({
          id: `demo-${dia_id}`,
          role: speaker === spoken['speaker_a'] ? 'user' : 'assistant',
          speaker,
          content: text,
          occurred_at: new Date(began + index * 30_000).toISOString(),
        })),
      },
    });
  }
  await learn(client);
  if (withBlocks) await holdBlocks(client);
  told(sessions.length, sessions.length);
}

/** Facts that an assistant would have learned from it, each with its source turns, some with an earlier version. */
async function learn(client: Recollect): Promise<void> {
  const idOf = new Map<string, string>();
  for (const { id, before, from, with: other, tags, ...fact } of DEMO_FACTS) {
    const known = await client.call('records.get', { params: { id: `demo-${id}` }, query: {} }).catch(() => undefined);
    const derived_from = from.map((turn) => `demo-${turn}`);
    const body = { ...fact, tags: [...tags], id: `demo-${id}`, content: before ?? fact.content, derived_from };
    const stored = known ?? (await client.call('records.store', { body }));
    idOf.set(id, stored.id);
    if (!known && before !== undefined) {
      const reason = 'Mara said so later.';
      await client.call('records.patch', { params: { id: stored.id }, body: { content: fact.content, reason } });
    }
    const target = other && idOf.get(other);
    if (target) await client.call('edges.create', { params: { id: stored.id }, body: { type: 'related', to: target } });
  }
}

async function holdBlocks(client: Recollect): Promise<void> {
  const held = await client.call('blocks.list', { query: {} });
  for (const block of DEMO_BLOCKS) {
    if (!held.some(({ label }) => label === block.label)) await client.call('blocks.create', { body: { ...block } });
  }
}
