import { readId } from '@kernel/ids.js';
import { CHAT_SAMPLES } from './chat-samples.js';
import { MEM0_SAMPLES } from './mem0-samples.js';
import { COGNITIVE_SAMPLES } from './cognitive-samples.js';
import { CORE_MEMORY_SAMPLES } from './core-memory-samples.js';
import { idempotentBody, type Names } from './victim.js';
import type { Sent } from '@test/support/client.js';

/** One or more requests of an operation for what these names refer to. */
type Sample = (names: Names) => readonly Sent[];

const plain: Sample = () => [{}];
/** By the server's id and by the client's own. */
const byId =
  (rest: Sent = {}): Sample =>
  ({ record, external }) =>
    [record, external].map((id) => ({ ...rest, params: { id } }));
const byMessage: Sample = ({ message, spoken }) => [message, spoken].map((id) => ({ params: { id } }));
const byAgent: Sample = ({ agent }) => [{ params: { agent } }];
const byRun: Sample = ({ run }) => [{ params: { run_id: run } }];
const byKey =
  (rest: Sent = {}): Sample =>
  ({ key }) => [{ ...rest, params: { key_id: key } }];
const byWebhook =
  (rest: Sent = {}): Sample =>
  ({ webhook }) => [{ ...rest, params: { id: webhook } }];
const byTenant =
  (rest: Sent = {}): Sample =>
  ({ tenant }) => [{ ...rest, params: { tenant_id: tenant } }];
const byMemoryId: Sample = ({ record, external }) =>
  [record, readId(record) ?? record, external].map((id) => ({ body: { memory_id: id } }));
const labels = ({ agent, project, session }: Names) => ({ agent, project, session_id: session });
const intruder = (names: Names) => ({ id: names.external, content: 'an intruder was here', ...labels(names) });
const QUESTION = 'a lesson about the secret of the title, the speaker and the work';

/** The bodies of AMP, without the name of the operation. */
const AMP: Readonly<Record<string, (names: Names) => object>> = {
  store: (names) => ({ record: intruder(names) }),
  search: ({ agent }) => ({ query: QUESTION, agent, limit: 100 }),
  get: ({ record }) => ({ id: record }),
  delete: ({ record }) => ({ id: record }),
  list: (names) => ({ ...labels(names), tags: [names.tag], limit: 100 }),
  status: () => ({}),
  agent_status: ({ agent }) => ({ agent }),
};

/** For every operation, requests for somebody else's data. A missing operation makes the test fail. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  'records.store': (names) => [
    { body: intruder(names) },
    { body: { content: 'mine, from theirs', derived_from: [names.record, names.external] } },
    { body: idempotentBody(names), headers: { 'idempotency-key': names.once } },
  ],
  'records.store_batch': (names) => [
    {
      body: {
        records: [
          intruder(names),
          { ...intruder(names), id: names.record },
          { content: 'c', derived_from: [names.record] },
        ],
      },
    },
  ],
  'records.list': (names) => [
    { query: { limit: 1000 } },
    { query: { ...labels(names), tags: names.tag } },
    { query: { filter: JSON.stringify({ external_id: names.external }) } },
    { query: { as_of: new Date().toISOString(), include_expired: true } },
  ],
  'records.delete_batch': ({ record, external }) => [{ body: { ids: [record, external] } }],
  'records.get': (names) => [...byId()(names), ...byId({ query: { as_of: new Date().toISOString() } })(names)],
  'records.patch': byId({ body: { content: 'an intruder was here', reason: 'because' } }),
  'records.delete': byId(),
  'records.versions': byId(),
  'records.passages': byId(),
  'records.acknowledge': ({ record, external }) => [{ body: { ids: [record, external] } }],
  // Not under the id of a record: what a stranger says under it would be theirs for ever.
  'messages.append': ({ spoken, agent, session }) => [
    { body: { agent, session_id: session, messages: [{ id: spoken, role: 'user', content: 'an intruder was here' }] } },
  ],
  'messages.list': ({ agent, session }) => [
    {},
    { query: { agent, limit: 1000 } },
    { query: { agent, session_id: session } },
  ],
  'messages.get': byMessage,
  'messages.link': ({ message, spoken, derived, record, external }) => [
    ...[message, spoken].map((id) => ({ params: { id }, body: { records: [derived] } })),
    { params: { id: record }, body: { records: [message, external] } },
  ],
  'messages.records': byMessage,
  'records.messages': byId(),
  'edges.create': ({ record, external, message }) => [
    ...[record, external].map((id) => ({ params: { id }, body: { type: 'related', to: message } })),
    { params: { id: record }, body: { type: 'derives_from', to: external } },
  ],
  'edges.list': byId(),
  'edges.delete': ({ record, external, message, spoken }) => [
    { params: { id: record }, query: { type: 'related', to: message } },
    { params: { id: external }, query: { type: 'related', to: spoken } },
  ],
  'graph.related': (names) => [...byId()(names), ...byId({ query: { depth: 5 } })(names)],
  'entities.list': ({ agent }) => [{}, { query: { limit: 200 } }, { query: { agent } }],
  'entities.facts': ({ named, agent }) => [
    { params: { id: named } },
    { params: { id: named.toUpperCase() }, query: { limit: 200, agent } },
  ],
  'entities.read_names': plain,
  'graph.settings': plain,
  'graph.put_settings': () => [{ body: { temporal_sequence: true } }],
  'records.revise': (names) => [
    ...[names.record, names.external].map((id) => ({ body: { id, content: 'an intruder was here' } })),
    { body: { content: QUESTION, mode: 'preview', ...labels(names) } },
    {
      body: {
        content: 'a lesson about the secret of the title',
        type: 'lesson',
        mode: 'preview',
        thresholds: { look: 0, update: 0 },
      },
    },
  ],
  'records.revise_batch': (names) => [
    {
      body: {
        records: [
          ...[names.record, names.external].map((id) => ({ id, content: 'an intruder was here' })),
          { content: 'an intruder was here', derived_from: [names.message] },
        ],
      },
    },
  ],
  'records.undo': byId({ body: { version: 2 } }),
  'revision.settings': plain,
  'revision.put_tenant_settings': () => [{ body: { update: 0.7 } }],
  'revision.put_user_settings': () => [{ body: { update: 0.7 } }],
  'records.quarantine': byId(),
  'records.promote': byId(),
  'records.list_quarantined': () => [{ query: { limit: 1000 } }],
  'records.purge_source': (names) => [
    { body: { agent: names.agent } },
    { body: { session_id: names.session } },
    { body: { key_id: names.key } },
    { body: { source: 'the victim' } },
  ],
  'safety.settings': plain,
  'safety.put_tenant_settings': () => [{ body: { secrets: 'reject' } }],
  'safety.put_user_settings': () => [{ body: { secrets: 'off' } }],
  'context.build': (names) => [
    { body: { query: QUESTION, token_budget: 8_000 } },
    { body: { query: QUESTION, token_budget: 8_000, ...labels(names), format: 'json', ids: 'full' } },
    { body: { token_budget: 8_000, agent: names.agent, session_id: names.session, format: 'messages' } },
    {
      body: {
        messages: [{ role: 'user', content: QUESTION }],
        model: 'gpt-4o',
        filter: { external_id: names.external },
      },
    },
  ],
  'context.settings': plain,
  'context.put_tenant_settings': () => [{ body: { memory_share: 0.2 } }],
  'context.put_user_settings': () => [{ body: { memory_share: 0.2 } }],
  'search.records': (names) => [
    { body: { query: QUESTION, limit: 100, reinforce: true } },
    { body: { query: QUESTION, limit: 100, explain: true, expand: true, related: { depth: 5, limit: 20 } } },
    { body: { query: QUESTION, ...labels(names), filter: { external_id: names.external } } },
    { body: { query: QUESTION, as_of: new Date().toISOString() } },
  ],
  'answer.question': (names) => [
    { body: { question: QUESTION, token_budget: 16_000 } },
    { body: { question: `${QUESTION}? What changed between day 1 and day 2?`, ...labels(names), max_steps: 5 } },
    { body: { question: QUESTION, filter: { external_id: names.external }, stream: true } },
  ],
  'answer.metrics': plain,
  'search.feedback': ({ query, record, external }) => [
    { body: { query_id: query, ids: [record, external], verdict: 'useful' } },
    { body: { query_id: query, ids: [record], verdict: 'none' } },
  ],
  'records.retention': (names) => [...byId()(names), { params: { id: names.forgotten } }],
  'records.forget': byId({ body: {} }),
  'records.restore': ({ forgotten }) => [{ params: { id: forgotten }, body: {} }],
  'forgetting.restore': ({ record, external, forgotten }) => [
    { body: { ids: [forgotten, record, external] } },
    { body: { forgotten_from: '2000-01-01' } },
  ],
  'forgetting.list': plain,
  'forgetting.events': ({ forgotten }) => [{}, { query: { record_id: forgotten } }],
  'forgetting.status': plain,
  'forgetting.preview': () => [
    {},
    { body: { policy: { model: 'ebbinghaus', unit: '1s', grace: '0s' }, at: '2999-01-01' } },
    { body: { policy: { model: 'exponential', importance_floor: 0 }, at: '2999-01-01', exempt: true } },
  ],
  'forgetting.sweep': plain,
  'forgetting.tenant_settings': plain,
  'forgetting.put_tenant_settings': () => [{ body: { model: 'none' } }],
  'forgetting.delete_tenant_settings': plain,
  'forgetting.settings': plain,
  'forgetting.put_user_settings': () => [{ body: { model: 'none' } }],
  'forgetting.delete_user_settings': plain,
  'forgetting.policy': plain,
  'forgetting.set_policy': () => [{ body: { model: 'none' } }],
  'forgetting.unset_policy': plain,
  'forgetting.user_policy': ({ user }) => [{ params: { user_id: user } }],
  'forgetting.set_user_policy': ({ user }) => [{ params: { user_id: user }, body: { model: 'none' } }],
  'forgetting.unset_user_policy': ({ user }) => [{ params: { user_id: user } }],
  'embeddings.retry': byId(),
  'embeddings.reembed': plain,
  'embeddings.reembed_status': plain,
  'compaction.preview': ({ agent, project }) => [
    { body: { force: true, partial: true } },
    { body: { force: true, partial: true, agent, project, summaries: 10 } },
  ],
  'compaction.run': ({ agent, project }) => [{ body: { force: true, partial: true, agent, project } }],
  'compaction.runs': () => [{ query: { limit: 1000 } }, { query: { kind: 'batch', status: 'done' } }],
  'compaction.get_run': byRun,
  'compaction.undo': byRun,
  'compaction.metrics': plain,
  'compaction.settings': ({ agent, project }) => [{}, { query: { agent, project } }],
  'compaction.put_tenant_settings': () => [{ body: { batch_size: 12 } }],
  'compaction.put_user_settings': () => [{ body: { batch_size: 12 } }],
  'summaries.list': () => [{ query: { limit: 1000 } }, { query: { kind: 'batch', limit: 1000 } }],
  'summaries.portrait': plain,
  'summaries.refresh': plain,
  'status.get': plain,
  'status.agent': byAgent,
  'health.live': plain,
  'health.ready': plain,
  'health.metrics': plain,
  'health.version': plain,
  'privacy.erase_user': ({ user }) => [
    { params: { user_id: user }, body: { dry_run: true } },
    { params: { user_id: user }, body: {} },
  ],
  'privacy.erase': ({ agent, session, record, external, user }) => [
    { body: { records: [record, external], all_users: true } },
    { body: { agent, user_id: user } },
    { body: { session_id: session, all_users: true, dry_run: true } },
    { body: { filter: { external_id: external }, shared: true } },
  ],
  'privacy.list_erasures': plain,
  'privacy.get_erasure': ({ job }) => [{ params: { id: job } }],
  'privacy.receipt': ({ job }) => [{ params: { id: job } }],
  'privacy.erase_tenant': byTenant({ body: { dry_run: true } }),
  'privacy.tenant_erasure': byTenant(),
  'privacy.tenant_receipt': byTenant(),
  'privacy.receipt_key': plain,
  'privacy.hold_user': ({ user }) => [{ params: { user_id: user } }],
  'privacy.release_user': ({ user }) => [{ params: { user_id: user } }],
  'privacy.hold_record': byId(),
  'privacy.release_record': byId(),
  'jobs.get': ({ job }) => [{ params: { id: job } }],
  'jobs.list': ({ record, external }) => [
    { query: { limit: 1000 } },
    ...[record, external].map((id) => ({ query: { record: id } })),
    { query: { kind: 'embed-records', state: 'done' } },
  ],
  'privacy.ledger': plain,
  'privacy.rewrites': plain,
  'dead_letters.list': ({ user }) => [{ query: { limit: 1000 } }, { query: { user_id: user } }],
  'dead_letters.replay': ({ job }) => [{ params: { id: job } }],
  'dead_letters.replay_matching': ({ user }) => [{ body: {} }, { body: { user_id: user } }],
  'dead_letters.discard': ({ job }) => [{ params: { id: job } }],
  'dead_letters.discard_matching': ({ user }) => [{ body: {} }, { body: { user_id: user } }],
  // Refused because of its address: a tenant creates at most twenty, and that limit would distinguish a foreign name
  // from an absent one.
  'webhooks.create': () => [{ body: { url: 'https://10.0.0.1/taken', events: ['nothing.happens'] } }],
  'webhooks.list': plain,
  'webhooks.get': byWebhook(),
  'webhooks.update': byWebhook({ body: { url: 'https://hooks.invalid/taken' } }),
  'webhooks.delete': byWebhook(),
  'webhooks.rotate_secret': byWebhook({ body: {} }),
  'webhooks.test': byWebhook(),
  'webhooks.replay': byWebhook({ body: {} }),
  'webhooks.list_deliveries': byWebhook(),
  'audit.list': ({ user, record }) => [
    { query: { limit: 1000 } },
    { query: { user_id: user } },
    { query: { record_id: record } },
    { query: { in_chain: true } },
  ],
  'audit.head': plain,
  'audit.verify': plain,
  'audit.settings': plain,
  'audit.set_settings': () => [{ body: { reads: 'off' } }],
  'tenants.create': () => [{ body: { name: 'a new one' } }],
  'tenants.list': plain,
  'tenants.get': byTenant(),
  'tenants.update': byTenant({ body: { name: 'taken over' } }),
  'tenants.get_own': plain,
  'tenants.own_usage': plain,
  'decisions.decide': (names) => [
    { body: { user_message: 'Remember that I was an intruder here.', ...labels(names), apply: true } },
    {
      body: { user_message: 'Remember that the lesson is another one now.', derived_from: [names.record], apply: true },
    },
  ],
  'decisions.feedback': ({ decision }) => [{ params: { id: decision }, body: { correct: false } }],
  'decisions.accuracy': plain,
  'extraction.settings': plain,
  'extraction.put_tenant_settings': () => [{ body: { enabled: true } }],
  'extraction.put_user_settings': () => [{ body: { enabled: true } }],
  'models.generate': () => [{ body: { prompt: QUESTION } }],
  'models.usage': plain,
  'models.settings': plain,
  'models.put_settings': () => [{ body: { allowed: false } }],
  'tenants.usage': byTenant(),
  'tenants.update_own': () => [{ body: { language: 'de' } }],
  'keys.create': ({ user, agent, project }) => [
    { body: { name: 'k', permissions: ['records:read'], user_id: user } },
    { body: { name: 'k', permissions: ['records:read'], default_user_id: user } },
    { body: { name: 'k', permissions: ['records:read'], agent, project } },
  ],
  'keys.list': plain,
  'keys.get': byKey(),
  'keys.update': byKey({ body: { name: 'taken over' } }),
  'keys.revoke': byKey(),
  'keys.rotate': byKey({ body: { grace_seconds: 0 } }),
  'users.list': plain,
  'users.get': ({ user }) => [{ params: { user_id: user } }],
  'users.put': ({ user }) => [{ params: { user_id: user }, body: { metadata: { taken: 'over' } } }],
  'users.export_data': ({ user }) => [{ params: { user_id: user } }],
  'users.import_data': ({ user }) => [{ params: { user_id: user } }],
  'users.transfer': ({ transfer }) => [{ params: { id: transfer } }],
  'users.pause': ({ user }) => [{ params: { user_id: user } }],
  'users.resume': ({ user }) => [{ params: { user_id: user } }],
  'tokens.mint': () => [{ body: {} }],
  'tokens.me': plain,
  'nellie.add_lesson': () => [{ body: { title: 't', content: 'an intruder was here', tags: [] } }],
  'nellie.search_lessons': () => [{ body: { query: QUESTION, limit: 100 } }],
  'nellie.add_checkpoint': ({ agent }) => [{ body: { agent, working_on: 'an intruder was here', state: {} } }],
  'nellie.get_recent_checkpoints': ({ agent }) => [{ body: { agent, limit: 100 } }],
  'nellie.search_code': () => [{ body: { query: 'a snippet', limit: 100 } }],
  'nellie.get_status': plain,
  'nellie.list_tools': plain,
  'nellie.invoke': ({ agent }) => [
    { body: { name: 'search_lessons', arguments: { query: QUESTION, limit: 100 } } },
    { body: { name: 'get_recent_checkpoints', arguments: { agent, limit: 100 } } },
    { body: { name: 'search_code', arguments: { query: 'a snippet', limit: 100 } } },
    { body: { name: 'add_lesson', arguments: { title: 't', content: 'an intruder was here', tags: [] } } },
    { body: { name: 'add_checkpoint', arguments: { agent, working_on: 'an intruder was here', state: {} } } },
    { body: { name: 'get_status' } },
  ],
  'amp.schema_of': () => [{ params: { type: 'lesson' } }],
  'amp.store': (names) => [{ body: { operation: 'store', ...AMP['store']?.(names) } }],
  'amp.search': (names) => [{ body: AMP['search']?.(names) }],
  'amp.get': byId(),
  'amp.delete': byId(),
  'amp.list': (names) => [{ query: { limit: 100 } }, { query: { ...labels(names), tags: names.tag } }],
  'amp.status': plain,
  'amp.agent_status': byAgent,
  'amp.call': (names) => Object.entries(AMP).map(([operation, fields]) => ({ body: { operation, ...fields(names) } })),
  'amp.schema': plain,
  'memorybank.store': (names) => [{ body: { content: 'an intruder was here', metadata: { tags: [names.tag] } } }],
  'memorybank.retrieve': ({ tag }) => [
    { body: { query: QUESTION, top_k: 100 } },
    { body: { query: QUESTION, metadata: { tags: [tag] } } },
  ],
  'memorybank.forget': byMemoryId,
  ...COGNITIVE_SAMPLES,
  ...CORE_MEMORY_SAMPLES,
  ...MEM0_SAMPLES,
  ...CHAT_SAMPLES,
};
