import type { Planter } from './planter.js';

/** Writes with every route of mem0. */
export async function plantByMem0(p: Planter): Promise<void> {
  const messages = [{ role: 'user', name: p.word(), content: p.text() }];
  const entities = () => ({ agent_id: p.word(), app_id: p.word(), run_id: p.word() });
  const added = await p.plant('mem0.add_v3', { body: { messages, ...entities(), metadata: p.object() } });
  await p.plant('mem0.add_v1', { body: { messages: p.text(), ...entities() } });
  const [memory] = added['results'] as { id: string }[];
  const params = { memory_id: memory?.id ?? '' };
  await p.plant('mem0.update', { params, body: { text: p.text(), metadata: p.object() } });
  const memories = () => [{ ...params, text: p.text(), metadata: p.object() }];
  await p.plant('mem0.update_batch', { body: { memories: memories() } });
  const gone = (await p.plant('mem0.add_v3', { body: { messages: p.text() } }))['results'] as { id: string }[];
  await p.plant('mem0.delete_batch', { body: { memories: gone.map(({ id }) => ({ memory_id: id, text: p.text() })) } });
  for (const name of ['mem0.search_v3', 'mem0.search_v2', 'mem0.search_v1']) {
    await p.plant(name, {
      body: { query: p.text(), filters: { metadata: { [p.word()]: p.text() }, run_id: p.word() } },
    });
  }
  for (const feedback of ['NEGATIVE', 'VERY_NEGATIVE']) {
    await p.plant('mem0.feedback', { body: { memory_id: params.memory_id, feedback, feedback_reason: p.text() } });
  }
  const wish = { schema: p.object(), filters: { metadata: { [p.word()]: p.text() }, run_id: p.word() } };
  await p.plant('mem0.create_export', { body: wish });
  const project = { custom_instructions: p.house(), custom_categories: [{ [p.house()]: p.house() }] };
  const org = String((await p.plant('mem0.ping'))['org_id']);
  await p.plant('mem0.update_project', { params: { org_id: org, project_id: org }, body: project }, p.admin);
  const hook = { url: p.hook, name: p.house(), event_types: ['memory_add', 'memory_update', 'memory_delete'] };
  const made = await p.plant('mem0.create_webhook', { params: { project_id: org }, body: hook }, p.admin);
  const webhook = { webhook_id: String(made['webhook_id']) };
  await p.plant('mem0.update_webhook', { params: webhook, body: { name: p.house() } }, p.admin);
  await byOwnServer(p);
  await p.plant('mem0.delete_webhook', { params: webhook }, p.admin);
  for (const name of ['mem0.delete_entity', 'mem0.delete_entity_v1', 'mem0.oss_delete_entity']) {
    const agent = p.word();
    await p.plant('mem0.add_v3', { body: { messages: p.text(), agent_id: agent } }, p.admin);
    await p.plant(name, { params: { entity_type: 'agent', entity_id: agent } }, p.admin);
  }
  await p.plant('mem0.delete', { params });
  await p.plant('mem0.delete_all', { query: { run_id: p.word() } });
}

async function byOwnServer(p: Planter): Promise<void> {
  const added = await p.plant('mem0.oss_add', { body: { messages: p.text(), run_id: p.word(), metadata: p.object() } });
  const [memory] = added['results'] as { id: string }[];
  const params = { memory_id: memory?.id ?? '' };
  await p.plant('mem0.oss_update', { params, body: { data: p.text(), metadata: p.object() } });
  await p.plant('mem0.oss_delete', { params });
  await p.plant('mem0.oss_delete_all', { query: { run_id: p.word() } });
}
