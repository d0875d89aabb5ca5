import type { Planter } from './planter.js';

/**
 * Writes with every operation of the six kinds. An intention stays pending, so that its trigger is searched for as
 * well.
 */
export async function plantCognitive(p: Planter): Promise<void> {
  const agent = p.word();
  const task_id = p.word();
  await p.plant('cognitive.put_settings', { body: { profile: 'seed' } }, p.admin);
  const observed = (over: object = {}) => ({
    body: { agent, modality: p.word(), raw_data: p.text(), metadata: p.object(), ...over },
  });
  const sensory = await p.plant('cognitive.record_sensory', observed());
  await p.plant('cognitive.record_sensory', observed({ ttl_seconds: 0 }));
  const attended = { params: { id: String(sensory['id']) }, body: { agent, reason: p.text() } };
  await p.plant('cognitive.attend_sensory', attended);
  await p.plant('cognitive.prune_sensory', { body: { agent } });
  const slot = () => ({
    body: { agent, slot_type: 'plan', content: p.text(), task_id, metadata: p.object() },
  });
  await p.plant('cognitive.push_working', slot());
  await p.plant('cognitive.clear_working', { query: { agent, task_id, episode: true } });
  await p.plant('cognitive.push_working', slot());
  const episode = () =>
    p.plant('cognitive.store_episode', {
      body: { agent, content: p.text(), source_label: p.text(), metadata: p.object() },
    });
  const [first, second] = [await episode(), await episode()];
  const folded = { agent, ids: [first['id'], second['id']], summary: p.text() };
  await p.plant('cognitive.consolidate', { body: folded });
  const fact = (content: string) => ({
    body: { agent, concept: p.word(), content, source_id: p.word(), tags: [p.word()], source_episode_id: first['id'], metadata: p.object() },
  }); // prettier-ignore
  const said = p.text('The tower of the castle is grey and hides');
  await p.plant('cognitive.store_fact', fact(said));
  await p.plant('cognitive.store_fact', fact(`${said} not`));
  await p.plant('cognitive.store_procedure', {
    body: {
      agent, name: p.word(), prerequisites: [p.word()], source_episode_id: first['id'], metadata: p.object(),
      steps: [p.text(), { description: p.text(), tool: p.word(), arguments: p.object() }],
    },
  }); // prettier-ignore
  await p.plant('cognitive.recall_procedures', { body: { agent } });
  await p.plant('cognitive.remember', { body: { agent, content: p.text(), concept: p.word() } });
  const node = { id: p.word(), kind: 'semantic', content: p.text(), title: p.text(), occurred_at: '2026-01-01' };
  const nodes = [{ ...node, metadata: p.object(), fields: p.object(), tags: [p.word()] }];
  const edges = [{ from: node.id, to: first['id'], type: 'derives_from', metadata: p.object() }];
  await p.plant('cognitive.import_agent', { body: { agent, nodes, edges } });
  const intend = () =>
    p.plant('cognitive.store_prospective', {
      body: { agent, description: p.text(), trigger_condition: p.word(), action_on_trigger: p.text(), metadata: p.object() },
    }); // prettier-ignore
  const intended = await intend();
  await p.plant('cognitive.resolve_prospective', { params: { id: String(intended['id']) }, body: { agent } });
  await p.plant('cognitive.check_triggers', { body: { agent, content: 'nothing of it' } });
  await intend();
}
