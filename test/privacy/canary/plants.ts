import { plantCognitive } from './cognitive-plants.js';
import { plantByMem0 } from './mem0-plants.js';
import type { Planter } from './planter.js';
import { REFUSED } from './embedder.js';

/**
 * Writes with every operation that writes, in all fields that a client may fill. Those that remove nothing come first,
 * then those that undo and delete, so that what they leave behind is searched for as well. A new operation that writes
 * and is not used here makes the test fail.
 */
export async function plantEverything(p: Planter): Promise<void> {
  await settings(p);
  const { first, message } = await records(p);
  await messagesAndLinks(p, first, message);
  await revision(p, first);
  await plantCognitive(p);
  await agentsAndBlocks(p);
  await otherDoors(p);
  await judging(p);
  await folding(p);
  await forgettingAndDeleting(p, first);
  await chats(p);
}

async function settings(p: Planter): Promise<void> {
  await p.plant(
    'users.put',
    { params: { user_id: p.userId }, body: { language: 'en', metadata: p.object() } },
    p.admin,
  );
  await p.plant('graph.put_settings', { body: { temporal_sequence: true } }, p.admin);
  await p.plant('entities.read_names', {}, p.admin);
  await p.plant('revision.put_tenant_settings', { body: { update: 0.7 } }, p.admin);
  await p.plant('context.put_tenant_settings', { body: { memory_share: 0.2 } }, p.admin);
  const scoped = (agent: string) => ({ body: { scopes: [{ agent, project: agent, settings: { batch_size: 7 } }] } });
  await p.plant('compaction.put_tenant_settings', scoped(p.house()), p.admin);
  await p.plant('compaction.put_user_settings', scoped(p.word()));
  await p.plant('revision.put_user_settings', { body: { update: 0.7 } });
  await p.plant('context.put_user_settings', { body: { memory_share: 0.2 } });
  const policy = { model: 'ebbinghaus', unit: '1d', types: { [p.word()]: { unit: '2d' } } };
  await p.ask('forgetting.set_policy', { body: { model: 'none' } }, p.admin);
  const set = await p.ask('forgetting.set_user_policy', { params: { user_id: p.userId }, body: policy }, p.admin);
  if (set.status >= 400) {
    const plain = { params: { user_id: p.userId }, body: { model: 'none' } };
    await p.plant('forgetting.set_user_policy', plain, p.admin);
  }
  await p.plant('forgetting.put_tenant_settings', { body: { model: 'none' } }, p.admin);
  await p.plant('forgetting.put_user_settings', { body: { model: 'none' } });
  await p.plant('forgetting.delete_user_settings', {});
  await p.plant('users.pause', { params: { user_id: p.userId } }, p.admin);
  await p.plant('users.resume', { params: { user_id: p.userId } }, p.admin);
  await p.plant('audit.set_settings', { body: { reads: 'off' } }, p.admin);
  await p.plant('tenants.update_own', { body: { name: p.house() } }, p.admin);
  const made = await p.plant('keys.create', { body: { name: p.house(), permissions: ['records:read'] } }, p.admin);
  const params = { key_id: String(made['key_id']) };
  await p.plant('keys.update', { params, body: { name: p.house() } }, p.admin);
  await p.plant('keys.rotate', { params, body: { grace_seconds: 0 } }, p.admin);
  const own = { name: p.house(), permissions: ['records:read'], user_id: p.userId, agent: p.word(), project: p.word() };
  const bound = await p.plant('keys.create', { body: own }, p.admin);
  await p.plant('keys.revoke', { params }, p.admin);
  await webhooks(p);
  await p.plant('tokens.mint', { body: {} });
  if (bound['key_id'] === undefined) throw new Error('no key was made');
}

/** A webhook receives everything from here on. */
async function webhooks(p: Planter): Promise<void> {
  const told = { url: p.hook, events: ['*'], content: true };
  const { id } = await p.plant('webhooks.create', { body: { ...told, name: p.house() } }, p.admin);
  const params = { id: String(id) };
  await p.plant('webhooks.update', { params, body: { name: p.house() } }, p.admin);
  await p.plant('webhooks.rotate_secret', { params, body: {} }, p.admin);
  await p.plant('webhooks.test', { params }, p.admin);
  await p.plant('webhooks.replay', { params, body: {} }, p.admin);
  const other = await p.plant('webhooks.create', { body: { ...told, name: p.house() } }, p.admin);
  await p.plant('webhooks.delete', { params: { id: String(other['id']) } }, p.admin);
}

async function records(p: Planter): Promise<{ first: string; message: string }> {
  const stored = await p.plant('records.store', {
    body: { id: p.word(), type: 'lesson', content: p.text(), severity: 'info', ...p.labels() },
    headers: { 'idempotency-key': p.word() },
  });
  const first = String(stored['id']);
  const typed = { type: p.word(), content: p.text(), derived_from: [first], ...p.labels() };
  const checkpoint = {
    type: 'checkpoint', working_on: p.text(), ...p.labels(),
    state: { decisions: [p.text()], blockers: [p.text()], artifacts: [p.text()], flags: [p.word()] },
  }; // prettier-ignore
  const snippet = { type: 'snippet', content: p.text('const'), language: 'ts', file_path: p.word(), repo: p.word() };
  const long = `${'Once more about nothing at all. '.repeat(400)}${p.text()}`;
  const batch = [typed, checkpoint, snippet, { content: long }, { content: '' }];
  await p.plant('records.store_batch', { body: { records: batch }, headers: { 'idempotency-key': p.word() } });
  // Each is given up.
  for (let n = 0; n < 2; n += 1) await p.plant('records.store', { body: { content: `${REFUSED} ${p.text()}` } });
  await p.plant('records.patch', {
    params: { id: first },
    body: { content: p.text(), reason: p.text(), ...p.labels() },
  });
  await p.plant('records.acknowledge', { body: { ids: [first] } });
  const turn = {
    id: p.word(), role: 'user', content: p.text('I said that he'), speaker: p.text(), name: p.word(),
    metadata: p.object(), tags: [p.word()], tool_calls: [p.object()], tool_call_id: p.word(),
  }; // prettier-ignore
  const said = await p.plant('messages.append', {
    body: { agent: p.word(), session_id: p.word(), project: p.word(), messages: [turn] },
    headers: { 'idempotency-key': p.word() },
  });
  const [message] = said['messages'] as { id: string }[];
  return { first, message: message?.id ?? '' };
}

async function messagesAndLinks(p: Planter, first: string, message: string): Promise<void> {
  await p.plant('messages.link', { params: { id: message }, body: { records: [first] } });
  const edge = { type: p.word(), to: message, metadata: p.object() };
  const made = await p.ask('edges.create', { params: { id: first }, body: edge });
  const related = { type: 'related', to: message, metadata: p.object() };
  await p.plant('edges.create', { params: { id: first }, body: related });
  if (made.status < 400)
    await p.plant('edges.delete', { params: { id: first }, query: { type: edge.type, to: message } });
  const other = await p.plant('records.store', { body: { content: p.text() } });
  await p.plant('edges.create', { params: { id: first }, body: { ...related, to: other['id'] } });
  await p.plant('edges.delete', { params: { id: first }, query: { type: 'related', to: String(other['id']) } });
}

async function revision(p: Planter, first: string): Promise<void> {
  const known = () => ({
    concept: p.word(), reason: p.text(), title: p.text(), speaker: p.text(), metadata: p.object(), tags: [p.word()],
    provenance: { source: p.word() },
  }); // prettier-ignore
  await p.plant('records.revise', { body: { content: p.text('The house has the number 7 and'), ...known() } });
  const facts = [{ content: p.text('The garden has the number 3 and'), ...known() }, { content: '' }];
  await p.plant('records.revise_batch', { body: { records: facts }, headers: { 'idempotency-key': p.word() } });
  const { concept: _, ...more } = known();
  const edited = await p.plant('records.patch', {
    params: { id: first },
    body: { content: p.text('The house has 8') },
  });
  const body = { content: p.text('The house has the number 9 and'), id: first, ...more };
  const revised = await p.plant('records.revise', { body });
  const id = String(revised['id'] ?? first);
  const version = revised['version'] ?? edited['version'];
  await p.plant('records.undo', { params: { id }, body: { version, reason: p.text() } });
}

async function agentsAndBlocks(p: Planter): Promise<void> {
  const texts = () => ({ description: p.text(), metadata: p.object(), tags: [p.word()] });
  const block = async () =>
    String((await p.plant('blocks.create', {
      body: { block_id: p.word(), label: `human-${p.word()}`, value: p.text(), title: p.text(), memory_type: p.word(), ...texts() },
    }))['id']); // prettier-ignore
  const [held, loose, doomed] = [await block(), await block(), await block()];
  const agent = {
    name: p.word(),
    system: p.text(),
    block_ids: [held],
    model: p.word(),
    llm_config: p.object(),
    ...texts(),
  };
  const made = await p.plant('agents.create', { body: agent });
  const params = { agent_id: String(made['id']) };
  await p.plant('agents.update', { params, body: { ...texts(), system: p.text(), tool_rules: [p.object()] } });
  const of = { block_id: held };
  await p.plant('blocks.update', { params: of, body: { value: p.text(), reason: p.text() } });
  await p.plant('blocks.checkpoint', { params: of, body: { name: p.text(), reason: p.text() } });
  await p.plant('blocks.undo', { params: of, body: {} });
  await p.plant('blocks.redo', { params: of, body: {} });
  await p.plant('core_memory.attach', { params: { ...params, block_id: loose }, body: {} });
  await p.plant('core_memory.detach', { params: { ...params, block_id: loose }, body: {} });
  const label = `notes-${p.word()}`;
  const line = p.text('line');
  const tool = (name: string, body: object) => p.plant(name, { params, body });
  await tool('memory.rethink', { label, new_memory: `${line}\nlast` });
  await tool('core_memory.append', { label, content: p.text() });
  await tool('core_memory.replace', { label, old_content: line, new_content: p.text('other') });
  await tool('memory.replace', { label, old_string: 'last', new_string: p.text('end') });
  await tool('memory.insert', { label, new_string: p.text() });
  await tool('memory.apply_patch', { patch: `*** Add Block: ${p.word()}\nDescription: ${p.text()}\n+${p.text()}` });
  const path = `/memories/${p.word()}`;
  await tool('memory.command', { command: 'create', path, description: p.text(), file_text: p.text() });
  await p.plant('core_memory.update', { params: { ...params, block_label: label }, body: { value: p.text() } });
  const archived = await p.plant('archival.insert', { params, body: { text: p.text(), tags: [p.word()] } });
  const [passage] = archived as unknown as { id: string }[];
  await p.plant('archival.insert', { params, body: { text: p.text() } });
  await p.plant('archival.delete', { params: { ...params, memory_id: passage?.id ?? '' } });
  await p.plant('blocks.delete', { params: { block_id: doomed } });
  const gone = await p.plant('agents.create', { body: { ...agent, name: p.word(), block_ids: [] } });
  await p.plant('agents.delete', { params: { agent_id: String(gone['id']) } });
}

async function otherDoors(p: Planter): Promise<void> {
  const record = { type: 'lesson', content: p.text(), ...p.labels() };
  const stored = await p.plant('amp.store', { body: { operation: 'store', record } });
  await p.plant('amp.store', { body: { operation: 'store', record: { ...record, id: p.word() } } });
  await p.plant('amp.delete', { params: { id: String(stored['id']) } });
  const lesson = { title: p.text(), content: p.text(), tags: [p.word()], [p.word()]: p.text() };
  await p.plant('nellie.add_lesson', { body: lesson });
  const state = { blockers: [p.text()], ...p.object() };
  await p.plant('nellie.add_checkpoint', { body: { agent: p.word(), working_on: p.text(), state } });
  const meta = () => ({ tags: [p.word()], ...p.object() });
  const kept = await p.plant('memorybank.store', { body: { content: p.text(), metadata: meta() } });
  await p.plant('memorybank.store', { body: { content: p.text(), metadata: meta() } });
  await p.plant('memorybank.retrieve', {
    body: { query: p.text(), metadata: { tags: [p.word()], [p.word()]: p.text() } },
  });
  await p.plant('memorybank.forget', { body: { memory_id: kept['memory_id'] } });
  await plantByMem0(p);
  // Questions are not memories, and are stored nowhere either.
  await p.plant('search.records', { body: { query: p.text(), explain: true } });
  await p.plant('context.build', { body: { query: p.text(), token_budget: 2_000 } });
  await p.ask('records.list', { query: { filter: JSON.stringify({ [p.word()]: p.text() }), tags: p.word() } });
  await p.ask('records.get', { params: { id: p.word() } });
}

/** The model repeats everything that it was sent. */
async function chats(p: Planter): Promise<void> {
  const headers = () => ({
    'x-agent-id': p.word(), 'x-session-id': p.word(), 'x-project-id': p.word(), 'x-provider-key': p.word(),
  }); // prettier-ignore
  const messages = () => [{ role: 'user', content: p.text(), name: p.word() }];
  const tools = [{ type: 'function', function: { name: p.word(), description: p.text() } }];
  const more = { model: p.word(), metadata: { note: p.word() } };
  await p.plant('openai.chat', { headers: headers(), body: { ...more, tools, messages: messages() } });
  const flat = [{ type: 'function', name: p.word(), description: p.text() }];
  const input = [{ role: 'user', content: [{ type: 'input_text', text: p.text() }] }];
  await p.plant('openai.responses', {
    headers: headers(),
    body: { ...more, instructions: p.text(), tools: flat, input },
  });
  await p.plant('openai.responses', { headers: headers(), body: { ...more, stream: true, input: p.text() } });
  const blocks = [{ role: 'user', content: [{ type: 'text', text: p.text() }] }];
  const asked = { ...more, max_tokens: 500, system: p.text() };
  await p.plant('anthropic.messages', { headers: headers(), body: { ...asked, messages: blocks } });
  await p.plant('anthropic.messages', { headers: headers(), body: { ...asked, stream: true, messages: messages() } });
}

/** What was useful, what is trusted, and what is removed. */
async function judging(p: Planter): Promise<void> {
  const stored = await p.plant('records.store', { body: { content: p.text('The lamp is blue and'), ...p.labels() } });
  const params = { id: String(stored['id']) };
  const found = await p.plant('search.records', { body: { query: 'The lamp is blue' } });
  const [hit] = found['results'] as { record: { id: string } }[];
  const feedback = { query_id: found['query_id'], ids: [hit?.record.id], verdict: 'useful' };
  await p.plant('search.feedback', { body: feedback });
  const said = {
    user_message: p.text('Remember that the lamp is green now and'),
    agent_response: p.text(),
    context: p.text(),
  };
  const decided = await p.plant('decisions.decide', {
    body: { ...said, agent: p.word(), project: p.word(), session_id: p.word(), apply: true },
  });
  await p.plant('decisions.feedback', { params: { id: String(decided['id']) }, body: { correct: true } });
  await p.plant('decisions.decide', { body: { user_message: p.text('I wonder whether') } });
  await p.plant('records.quarantine', { params });
  await p.plant('records.promote', { params, body: { reason: p.text() } });
  await p.plant('safety.put_tenant_settings', { body: { secrets: 'redact' } }, p.admin);
  await p.plant('safety.put_user_settings', { body: { secrets: 'redact' } });
  await p.plant('models.put_settings', { body: { allowed: true } }, p.admin);
  // What an administrator sets for the tenant belongs to the tenant, and stays.
  await p.plant('extraction.put_tenant_settings', { body: { agents: { helper: true } } }, p.admin);
  await p.plant('extraction.put_user_settings', { body: { enabled: true, agents: { [p.word()]: true } } });
  const source = p.word();
  await p.plant('records.store', { body: { content: p.text(), provenance: { source } } });
  await p.plant('records.purge_source', { body: { source } });
}

async function folding(p: Planter): Promise<void> {
  for (let n = 0; n < 4; n += 1) {
    const content = p.text(`On day ${n + 1} I met in Rome the man who paid 70 euros and`);
    await p.plant('records.store', { body: { type: 'message', role: 'user', content } });
  }
  const request = { body: { force: true, partial: true }, headers: { prefer: 'wait=30' } };
  const { runs = [] } = (await p.plant('compaction.run', request)) as { runs?: { id: string }[] };
  await p.plant('summaries.refresh', { headers: { prefer: 'wait=30' } });
  await p.plant('compaction.undo', { params: { run_id: runs[0]?.id ?? '' } });
  await p.plant('compaction.run', request);
}

async function forgettingAndDeleting(p: Planter, first: string): Promise<void> {
  const make = async () =>
    String((await p.plant('records.store', { body: { content: p.text(), ...p.labels() } }))['id']);
  const [forgotten, restored, deleted, more] = [await make(), await make(), await make(), await make()];
  await p.plant('records.forget', { params: { id: forgotten }, body: {} });
  await p.plant('records.forget', { params: { id: restored }, body: {} });
  await p.plant('records.restore', { params: { id: restored }, body: {} });
  await p.plant('forgetting.restore', { body: { ids: [forgotten] } });
  await p.plant('records.forget', { params: { id: forgotten }, body: {} });
  await p.plant('records.delete', { params: { id: deleted } });
  await p.plant('records.delete_batch', { body: { ids: [more] } });
  await p.plant('embeddings.retry', { params: { id: first } });
  await p.plant('embeddings.reembed', {}, p.admin);
  await p.plant('forgetting.sweep', {}, p.admin);
  await p.plant('forgetting.unset_policy', {}, p.admin);
  await p.plant('forgetting.delete_tenant_settings', {}, p.admin);
  await p.plant('forgetting.unset_user_policy', { params: { user_id: p.userId } }, p.admin);
  await p.plant('dead_letters.replay_matching', { body: { user_id: p.userId } }, p.admin);
  await p.plant('dead_letters.discard_matching', { body: { user_id: 'nobody' } }, p.admin);
}
