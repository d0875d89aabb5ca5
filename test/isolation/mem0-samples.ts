import { readId } from '@kernel/ids.js';
import type { Sent } from '@test/support/client.js';
import type { Names } from './victim.js';

type Sample = (names: Names) => readonly Sent[];

const QUESTION = 'a lesson about the secret of the title, the speaker and the work';
const entities = ({ agent, project, session }: Names) => ({ agent_id: agent, app_id: project, run_id: session });
const byMemory =
  (rest: Sent = {}): Sample =>
  ({ record, external }) =>
    [readId(record) ?? record, record, external].map((id) => ({ ...rest, params: { memory_id: id } }));
const add: Sample = (names) => [
  { body: { messages: 'an intruder was here', ...entities(names), infer: false } },
  { body: { messages: [{ role: 'user', content: 'an intruder was here' }], filters: { run_id: names.session } } },
];
const list: Sample = (names) => [
  { query: { page: 1, page_size: 200 }, body: { filters: { agent_id: names.agent } } },
  { body: { filters: { AND: [{ run_id: names.session }, { categories: { in: [names.tag] } }] }, show_expired: true } },
  { body: { filters: { memory_ids: [names.record] } } },
];
const search: Sample = (names) => [
  { body: { query: QUESTION, top_k: 100, filters: { agent_id: names.agent } } },
  { body: { query: QUESTION, run_id: names.session, output_format: 'v1.1' } },
];

const deleteAll: Sample = ({ agent, session }) => [{ query: { agent_id: agent } }, { query: { run_id: session } }];
const byEntity: Sample = ({ user, agent }) => [
  { params: { entity_type: 'user', entity_id: user } },
  { params: { entity_type: 'agent', entity_id: agent } },
];
/** An unknown one: a tenant's id is no secret to its own keys. */
const NO_TENANT = 'tenant_01h455vb4pex5vsknk084sn02q';
const byProject: Sample = () => [{ params: { org_id: NO_TENANT, project_id: NO_TENANT } }];
/** For mem0's operations: a caller who names the user only in the header requests what belongs to these names. */
export const MEM0_SAMPLES: Readonly<Record<string, Sample>> = {
  'mem0.ping': () => [{}],
  'mem0.add_v3': add,
  'mem0.add_v1': add,
  'mem0.list_v3': list,
  'mem0.list_v2': list,
  'mem0.list_v1': ({ agent, session }) => [{ query: { agent_id: agent } }, { query: { run_id: session, page: 1 } }],
  'mem0.search_v3': search,
  'mem0.search_v2': search,
  'mem0.search_v1': search,
  'mem0.get': byMemory(),
  'mem0.history': byMemory(),
  'mem0.update_batch': ({ record }) => [{ body: { memories: [{ memory_id: record, text: 'an intruder was here' }] } }],
  'mem0.delete_batch': ({ record, external }) => [
    { body: { memories: [{ memory_id: readId(record) ?? record }, { memory_id: external }] } },
  ],
  'mem0.update': byMemory({ body: { text: 'an intruder was here', metadata: { a: 1 } } }),
  'mem0.delete': byMemory(),
  'mem0.delete_all': deleteAll,
  'mem0.entities': () => [{}, { query: { page: 1, page_size: 200 } }],
  'mem0.delete_entity': byEntity,
  'mem0.delete_entity_v1': byEntity,
  'mem0.create_export': (names) => [{ body: { schema: '{}', filters: { agent_id: names.agent } } }],
  'mem0.get_export': (names) => [{ body: { filters: { agent_id: names.agent } } }, { body: { run_id: names.session } }],
  'mem0.summary': (names) => [{ body: { filters: { agent_id: names.agent } } }, { body: {} }],
  'mem0.feedback': ({ record, external }) =>
    [readId(record) ?? record, external].map((id) => ({ body: { memory_id: id, feedback: 'NEGATIVE' } })),
  'mem0.event': ({ record }) => [{ params: { event_id: readId(record) ?? record } }],
  'mem0.events': () => [{}, { query: { page: 1 } }],
  'mem0.get_project': byProject,
  'mem0.update_project': (names) => byProject(names).map((sent) => ({ ...sent, body: { multilingual: true } })),
  'mem0.list_webhooks': () => [{ params: { project_id: NO_TENANT } }],
  'mem0.create_webhook': () => [
    { params: { project_id: NO_TENANT }, body: { url: 'https://hooks.invalid/taken', event_types: ['memory_add'] } },
  ],
  'mem0.update_webhook': ({ webhook }) => [{ params: { webhook_id: webhook }, body: { name: 'taken over' } }],
  'mem0.delete_webhook': ({ webhook }) => [{ params: { webhook_id: webhook } }],
  'mem0.profile': ({ user }) => [{ params: { entity_id: user } }],
  'mem0.profile_settings': () => [{}],
  'mem0.oss_add': add,
  'mem0.oss_list': ({ agent }) => [{ query: { agent_id: agent } }],
  'mem0.oss_search': search,
  'mem0.oss_get': byMemory(),
  'mem0.oss_history': byMemory(),
  'mem0.oss_update': byMemory({ body: { text: 'an intruder was here' } }),
  'mem0.oss_delete': byMemory(),
  'mem0.oss_delete_all': deleteAll,
  'mem0.oss_entities': () => [{}],
  'mem0.oss_delete_entity': byEntity,
};
