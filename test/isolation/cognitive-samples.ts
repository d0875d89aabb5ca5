import type { Sent } from '@test/support/client.js';
import { DRAWBRIDGE } from './cognitive.js';
import type { Names } from './victim.js';

type Sample = (names: Names) => readonly Sent[];

const asked =
  (query: object = {}): Sample =>
  ({ agent }) => [{ query: { agent, ...query } }];
const told =
  (body: object): Sample =>
  ({ agent }) => [{ body: { agent, ...body } }];
const INTRUDER = 'an intruder was here';

export const COGNITIVE_SAMPLES: Readonly<Record<string, Sample>> = {
  'cognitive.record_sensory': told({ modality: 'text', raw_data: INTRUDER }),
  'cognitive.recent_sensory': asked(),
  'cognitive.attend_sensory': ({ agent, sensory, record }) =>
    [sensory, record].map((id) => ({ params: { id }, body: { agent, reason: INTRUDER } })),
  'cognitive.prune_sensory': told({}),
  'cognitive.push_working': ({ agent, session }) => [
    { body: { agent, slot_type: 'plan', content: INTRUDER, task_id: session } },
  ],
  'cognitive.list_working': ({ agent, session }) => [{ query: { agent, task_id: session } }],
  'cognitive.clear_working': ({ agent, session }) => [{ query: { agent, task_id: session } }],
  'cognitive.store_episode': told({ content: INTRUDER }),
  'cognitive.list_episodes': asked({ include_compressed: true }),
  'cognitive.next_batch': asked({ batch_size: 1 }),
  'cognitive.consolidate': ({ agent, episode }) => [
    { body: { agent, batch_size: 1, ids: [episode], summary: INTRUDER } },
    { body: { agent, batch_size: 1 } },
  ],
  'cognitive.store_fact': ({ agent, episode, record }) =>
    [episode, record].map((id) => ({ body: { agent, content: INTRUDER, source_episode_id: id } })),
  'cognitive.search_facts': ({ agent }) => [
    { query: { agent, limit: 1000 } },
    { query: { agent, query: 'the tower of the castle', hops: 2 } },
  ],
  'cognitive.recall': told({ query: 'the tower of the castle', hops: 2 }),
  'cognitive.store_procedure': ({ agent, episode }) => [
    { body: { agent, name: INTRUDER, steps: [INTRUDER], prerequisites: ['castle'], source_episode_id: episode } },
  ],
  'cognitive.list_procedures': asked(),
  'cognitive.recall_procedures': told({ query: 'castle' }),
  'cognitive.store_prospective': told({ description: INTRUDER, trigger_condition: 'intruders' }),
  'cognitive.list_prospective': asked(),
  'cognitive.check_triggers': told({ content: `the ${DRAWBRIDGE} is down` }),
  'cognitive.resolve_prospective': ({ agent, intention, record }) =>
    [intention, record].map((id) => ({ params: { id }, body: { agent } })),
  'cognitive.statistics': asked(),
  'cognitive.edges': ({ agent, sensory }) => [{ query: { agent } }, { query: { agent, id: sensory } }],
  'cognitive.remember': told({ content: INTRUDER }),
  'cognitive.concepts': asked(),
  'cognitive.export_agent': asked(),
  'cognitive.import_agent': ({ agent, episode, record }) => [
    {
      body: {
        agent,
        nodes: [{ id: record, kind: 'semantic', content: INTRUDER, occurred_at: '2026-01-01' }],
        edges: [{ from: record, to: episode, type: 'derives_from' }],
      },
    },
  ],
  'cognitive.settings': () => [{}],
  'cognitive.put_settings': () => [{ body: { profile: 'library' } }],
};
