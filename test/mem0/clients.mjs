// Calls every method of mem0's published npm client once, unmodified, and prints the result of each as JSON.
import { MemoryClient } from 'mem0ai';

const { RECOLLECT_URL: host, RECOLLECT_API_KEY: apiKey, HOOK_URL: hook } = process.env;
const USER = 'ada';
const ours = { filters: { user_id: USER } };
const outcome = {};

/** A method refused by design is refused like a method that the path does not have. */
const isRefused = (error) =>
  /405|method_not_allowed|not allowed|not_enabled/i.test(`${error.message} ${error.errorCode}`);

async function step(name, call, check = (answer) => answer !== undefined && answer !== null) {
  try {
    const answer = await call();
    outcome[name] = check(answer) ? 'passed' : `wrong: ${JSON.stringify(answer)?.slice(0, 300)}`;
    return answer;
  } catch (error) {
    outcome[name] = isRefused(error) ? 'refused' : `${error.name}: ${error.message}`.slice(0, 300);
    return undefined;
  }
}
const listed = (answer) => (Array.isArray(answer) ? answer : answer.results);

const client = new MemoryClient({ apiKey, host });
const messages = [
  { role: 'user', content: 'I moved to Lisbon in May and keep two cats.' },
  { role: 'assistant', content: 'Noted: Lisbon, and two cats.' },
];

if (process.env.INFER) await infers();

/** One message is still to be read; the second completes a window for fact extraction. */
async function infers() {
  const fact = 'The user moved to Lisbon in May.';
  const added = await step(
    'add',
    () => client.add(messages.slice(0, 1), { userId: USER }),
    ({ status }) => status === 'PENDING',
  );
  await client.add(messages.slice(1), { userId: USER });
  await step(
    'event',
    () => eventOf(added.event_id ?? added.eventId),
    ({ status, results }) => status === 'SUCCEEDED' && results.length === 1,
  );
  const facts = await step(
    'getAll',
    () => client.getAll(ours),
    (answer) =>
      listed(answer)
        .map(({ memory }) => memory)
        .join() === fact,
  );
  const { id } = listed(facts)[0];
  await step(
    'search',
    () => client.search('Where does Ada live?', ours),
    (answer) => listed(answer)[0].id === id,
  );
  await step(
    'get',
    () => client.get(id),
    ({ memory }) => memory === fact,
  );
  await step('update', () => client.update(id, { text: 'The user moved to Porto in May.' }));
  await step(
    'history',
    () => client.history(id),
    (changes) => changes.map(({ event }) => event).join() === 'ADD,UPDATE',
  );
  await step('delete', () => client.delete(id));
  await step(
    'nothing is left',
    () => client.getAll(ours),
    (answer) => listed(answer).length === 0,
  );
  console.log(JSON.stringify(outcome));
  process.exit(0);
}

/** The client has no method for it; mem0's platform documents this address. */
async function eventOf(id) {
  for (let tries = 0; ; tries += 1) {
    const headers = { Authorization: `Token ${apiKey}` };
    const event = await fetch(`${host}/v1/event/${id}/`, { headers }).then((answer) => answer.json());
    if (tries > 150 || !['PENDING', 'RUNNING'].includes(event.status)) return event;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

await step('ping', () => client.ping().then(() => true));
await step('add', () => client.add(messages, { userId: USER, metadata: { from: 'chat' } }));
const all = await step(
  'getAll',
  () => client.getAll(ours),
  (answer) => listed(answer).length === 2,
);
await step(
  'search',
  () => client.search('Where does Ada live?', ours),
  (answer) => listed(answer)[0].memory.includes('Lisbon'),
);
const [first, second] = listed(all ?? { results: [{}, {}] }).map(({ id }) => id);
await step(
  'get',
  () => client.get(first),
  ({ id }) => id === first,
);
await step('update', () => client.update(first, { text: 'I live in Porto.', metadata: { source: 'call' } }));
await step(
  'history',
  () => client.history(first),
  (changes) => changes.map(({ event }) => event).join() === 'ADD,UPDATE',
);
await step('batchUpdate', () => client.batchUpdate([{ memoryId: second, text: 'I keep three cats.' }]));
await step('feedback', () => client.feedback({ memoryId: second, feedback: 'POSITIVE' }));
await step(
  'createMemoryExport',
  () => client.createMemoryExport({ schema: {}, ...ours }),
  ({ id }) => Boolean(id),
);
await step('getMemoryExport', () => client.getMemoryExport(ours));
await step('getProject', () => client.getProject({ fields: ['custom_instructions'] }));
await step('updateProject', () => client.updateProject({ customInstructions: 'Only food.' }));

const made = await step(
  'createWebhook',
  () => client.createWebhook({ name: 'h', url: hook, eventTypes: ['memory_add', 'memory_delete'] }),
  ({ webhook_id: snake, webhookId: camel, url }) => Boolean(snake ?? camel) && url === hook,
);
const webhookId = made?.webhookId ?? made?.webhook_id;
const names = (hooks) => hooks.map(({ name }) => name).join();
await step(
  'getWebhooks',
  () => client.getWebhooks(),
  (hooks) => names(hooks) === 'h',
);
await step('updateWebhook', () => client.updateWebhook({ webhookId, name: 'other', eventTypes: ['memory_add'] }));
await step(
  'getWebhooks again',
  () => client.getWebhooks({}),
  (hooks) => names(hooks) === 'other',
);
await step('add, told', () => client.add(messages.slice(0, 1), { userId: 'told' }));
await step(
  'is told',
  async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      const told = await fetch(new URL('/told', hook)).then((answer) => answer.json());
      if (told.length > 0) return told;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return [];
  },
  ([{ event_details: told } = {}]) => told?.event === 'ADD' && told.data.memory === messages[0].content,
);
await step('deleteWebhook', () => client.deleteWebhook({ webhookId }));
await step(
  'getWebhooks, none',
  () => client.getWebhooks(),
  (hooks) => hooks.length === 0,
);

await step(
  'getProfile',
  () => client.getProfile({ userId: USER }),
  ({ status }) => status === 'not_enabled',
);
await step('getProfileSettings', () => client.getProfileSettings());
await step('updateProfileSettings', () => client.updateProfileSettings({ enabled: true }));
await step('generateProfile', () => client.generateProfile({ userId: USER }));
await step('sampleProfiles', () => client.sampleProfiles({ limit: 1 }));
await step('getProfileJob', () => client.getProfileJob('1'));

await step('delete', () => client.delete(first));
await step('batchDelete', () => client.batchDelete([second]));
await step(
  'nothing is left',
  () => client.getAll(ours),
  (answer) => listed(answer).length === 0,
);
const users = () => client.users().then(({ results }) => results.map(({ name }) => name).sort());
await step('users', users, (found) => found.join() === 'ada,told');
await step('deleteAll', () => client.deleteAll({ userId: 'told' }));
await step('deleteUser', () => client.deleteUser({ entity_id: 'told', entity_type: 'user' }));
await client.add(messages, { userId: 'bob' });
await step('deleteUsers', () => client.deleteUsers());
await step('nobody is left', users, (found) => found.length === 0);
console.log(JSON.stringify(outcome));
process.exit(0);
