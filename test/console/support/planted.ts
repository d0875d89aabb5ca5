import { createBlock, updateBlock } from '@contracts/blocks/blocks.operations.js';
import { attachBlock } from '@contracts/blocks/core-memory.operations.js';
import { storeEpisode } from '@contracts/cognitive/episodes.operations.js';
import { storeFact } from '@contracts/cognitive/facts.operations.js';
import { storeProcedure } from '@contracts/cognitive/procedures.operations.js';
import { storeIntention } from '@contracts/cognitive/prospective.operations.js';
import { recordSensory } from '@contracts/cognitive/sensory.operations.js';
import { pushWorking } from '@contracts/cognitive/working.operations.js';
import { createEdge } from '@contracts/graph/graph.operations.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { createAgent } from '@contracts/letta/letta-agents.operations.js';
import { patchRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { createKey, createTenant } from '@contracts/tenancy/tenancy.operations.js';
import { putUser } from '@contracts/users/users.operations.js';
import { createWebhook } from '@contracts/webhooks/webhooks.operations.js';
import { readId } from '@kernel/ids.js';
import type { TestApp } from '@test/support/app.js';
import { listJobs } from '@contracts/jobs/jobs.operations.js';

/** Markup, a script, markdown, a change of writing direction, and a link that runs code. */
export const PLANTED =
  '<img src=x onerror="alert(1)"><script>alert(2)</script> **bold** \u202Edesrever\u2066 [x](javascript:alert(3))';
/** For fields whose names must be short. */
export const NAME = PLANTED.slice(0, 60);

export interface Planted {
  /** A memory of two versions, with links. */
  readonly id: string;
  readonly block: string;
  readonly agent: string;
}

/** In every field that a person or a program may write, so that every screen shows some of it. */
export async function plant(app: TestApp): Promise<Planted> {
  await plantTenant(app);
  return plantUser(app, 'ada');
}

export async function plantUser(app: TestApp, user: string): Promise<Planted> {
  const ada = app.user(user);
  const store = (body: object) => ada.ok(storeRecord, { body });
  await store({ content: 'Ada prefers tea without milk.', tags: ['drinks'] });
  await store({
    id: 'planted', content: PLANTED, title: PLANTED, tags: [PLANTED], type: 'note', metadata: { planted: PLANTED },
    speaker: PLANTED,
  }); // prettier-ignore
  await ada.ok(appendMessages, {
    body: {
      session_id: 's1',
      messages: [
        { id: 'said', role: 'user', speaker: PLANTED, content: `tea ${PLANTED}` },
        { role: 'assistant', content: 'Noted.' },
      ],
    },
  });
  const learned = { derived_from: ['said'], session_id: NAME, project: NAME };
  const { id } = await store({ content: `Mara ${PLANTED}`, ...learned });
  await ada.ok(patchRecord, { params: { id }, body: { content: `Ada ${PLANTED}`, reason: PLANTED } });
  await ada.ok(createEdge, { params: { id }, body: { type: 'related', to: 'planted' } });
  const gone = await store({ content: `Forgotten ${PLANTED}` });
  await ada.ok(forgetRecord, { params: { id: gone.id }, body: {} });
  const long = await ada.ok(createBlock, {
    body: { label: 'planted_by_a_program_that_says_in_it_whatever_it_is_for', value: PLANTED },
  });
  const block = await ada.ok(createBlock, { body: { label: 'planted', value: PLANTED, description: PLANTED } });
  await ada.ok(updateBlock, { params: { block_id: block.id }, body: { value: `${PLANTED} again`, reason: PLANTED } });
  const agent = await ada.ok(createAgent, { body: { name: NAME } });
  for (const { id: held } of [block, long])
    await ada.ok(attachBlock, { params: { agent_id: agent.id, block_id: held } });
  await plantKinds(app, user);
  await foldable(app, user);
  return { id, block: block.id, agent: agent.id };
}

/** The six kinds of an agent's memory. */
async function plantKinds(app: TestApp, user: string): Promise<void> {
  const [ada, agent] = [app.user(user), 'helper'];
  await ada.ok(recordSensory, { body: { agent, modality: 'text', raw_data: PLANTED } });
  await ada.ok(pushWorking, { body: { agent, slot_type: 'plan', content: PLANTED, task_id: 'task' } });
  await ada.ok(storeEpisode, { body: { agent, content: `Episode ${PLANTED}`, source_label: NAME } });
  await ada.ok(storeFact, { body: { agent, content: `Fact ${PLANTED}`, concept: NAME } });
  await ada.ok(storeProcedure, { body: { agent, name: PLANTED, steps: [PLANTED] } });
  await ada.ok(storeRecord, { body: { agent, type: 'procedural', content: `Nameless ${PLANTED}` } });
  await ada.ok(storeIntention, { body: { agent, description: PLANTED, trigger_condition: 'when <b>it</b> rains' } });
}

/** Names set by the tenant. */
export async function plantTenant(app: TestApp): Promise<void> {
  const admin = app.client();
  await admin.ok(createKey, { body: { name: NAME, permissions: ['records:read'] } });
  await admin.ok(createTenant, { body: { name: NAME } });
  await admin.ok(putUser, { params: { user_id: 'bob <b>bold</b>' }, body: { metadata: { planted: PLANTED } } });
  await admin.ok(createWebhook, { body: { name: NAME, url: 'https://example.com/?<script>', events: ['record.*'] } });
}

/** Ten old turns, enough for one fold. */
async function foldable(app: TestApp, user: string): Promise<void> {
  const began = Date.now() - 60 * 86_400_000;
  const records = Array.from({ length: 10 }, (_, n) => ({
    id: `old-${n}`,
    type: 'episodic',
    role: 'user',
    speaker: n % 2 ? 'Tom' : 'Mara',
    content: `On ${n + 1} May the bakery of Ottensen sold ${n + 20} loaves to Irina. <b>${n}</b>`,
    session_id: 'old',
    sequence: n,
    occurred_at: new Date(began + n * 1_000).toISOString(),
  }));
  await app.user(user).ok(storeRecords, { body: { records } });
}

/** A job of Ada's that was given up. */
export async function giveUp(app: TestApp): Promise<void> {
  const ada = app.user('ada');
  await ada.ok(storeRecord, { body: { content: 'Its vector was given up.' }, headers: { prefer: 'wait=20' } });
  const [job] = (await ada.ok(listJobs)).jobs;
  await app.db.admin.query(
    `with gone as (delete from outbox where id = $1 returning *)
     insert into dead_letters (tenant_id, id, user_id, job, payload, epoch, attempts, dispatches, error, created_at, failed_at)
     select tenant_id, id, user_id, job, payload, epoch, 16, 20, 'timeout', created_at, now() from gone`,
    [readId(job?.id ?? '')],
  );
}
