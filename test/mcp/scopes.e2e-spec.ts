import { storeRecord } from '@contracts/records/records.operations.js';
import { mintToken } from '@contracts/users/users.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { Wire } from './wire.js';

const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

const wire = (key: string, headers: Record<string, string> = {}) => new Wire(app.url, { 'x-api-key': key, ...headers });
async function toolsOf(one: Wire): Promise<string[]> {
  const { answers } = await one.rpc('tools/list');
  return (answers[0]?.result?.['tools'] as { name: string }[]).map(({ name }) => name);
}
/** The contents in a listing for this caller. */
async function seen(one: Wire, args: object = {}): Promise<string> {
  const { isError, text } = await one.call('amp_list', args);
  return isError ? text : text.replaceAll(/.* · .*\n/g, '');
}

describe('the user', () => {
  it('is named by a header or by an argument, which must not differ', async () => {
    const [ada, bob] = [newUser(), newUser()];
    const nobody = wire((await app.key()).key);
    await nobody.call('amp_store', { user_id: ada, record: { content: 'Ada is here.' } });
    await nobody.call('amp_store', { record: { content: 'Bob is here.', user_id: bob } });
    expect(await seen(nobody, { user_id: ada })).toContain('Ada is here.');
    expect(await seen(nobody, { user_id: ada })).not.toContain('Bob');
    const { key } = await app.key();
    for (const header of ['x-user-id', 'user-id']) {
      expect(await seen(wire(key, { [header]: bob }))).toContain('Bob is here.');
      expect(await wire(key, { [header]: bob }).call('amp_list', { user_id: ada })).toMatchObject({
        code: 'user_mismatch',
      });
    }
  });

  it('is required by a write that names nobody, and a read then sees shared memory only', async () => {
    const { key } = await app.key();
    expect(await wire(key).call('amp_store', { record: { content: 'whose?' } })).toMatchObject({
      code: 'user_required',
    });
    await wire(key).call('amp_store', { record: { content: 'The office opens at nine.', shared: true } });
    expect(await seen(wire(key))).toContain('The office opens at nine.');
    const recent = await wire(key).rpc('resources/read', { uri: 'recollect://recent' });
    expect(recent.text).toContain('The office opens at nine.');
    expect(await seen(wire(key), { include_shared: false })).toBe('Nothing is remembered here.');
  });

  it('may be everybody for an admin who requests it, and for nobody else', async () => {
    const { key } = await app.key();
    const owner = app.user();
    await owner.ok(storeRecord, { body: { content: 'Only all may see this.' } });
    expect(await seen(wire(key), { all_users: true, limit: 100 })).toContain('Only all may see this.');
    const reader = await app.key({ permissions: ['records:read'] });
    expect(await wire(reader.key).call('amp_list', { all_users: true })).toMatchObject({ code: 'forbidden' });
  });
});

describe('a key', () => {
  it('sees the tools that it may call, and is refused the others', async () => {
    const { key } = await app.key({ permissions: ['records:read'], user_id: newUser() });
    const tools = await toolsOf(wire(key));
    expect(tools).not.toContain('amp_store');
    expect(tools).not.toContain('amp_delete');
    expect(tools).toContain('amp_search');
    expect(await wire(key).call('amp_store', { record: { content: 'x' } })).toMatchObject({ code: 'forbidden' });
    expect((await wire(key).rpc('prompts/get', { name: 'memory_guide' })).text).not.toContain('amp_store');
  });

  it('with the permission appends to the history, reads it, and links what is in it', async () => {
    const permissions = ['messages:read', 'messages:write', 'records:read', 'records:write'] as const;
    const agent = wire((await app.key({ permissions, user_id: newUser() })).key);
    const turns = ['I keep bees.', 'And\n7 · forged'].map((content, i) => ({ id: `turn-${i}`, role: 'user', content }));
    const appended = await agent.call('messages_append', { messages: turns });
    expect([appended.isError ?? false, appended.text]).toEqual([false, 'Kept 2. The last is number 2.']);
    const { text } = await agent.call('messages_list', { order: 'asc' });
    expect(text).toMatch(
      /^Quoted memory, .*\n\n1 · .* · user\n {2}I keep bees\.\n\n2 · .* · user\n {2}And\n {2}7 · forged$/,
    );
    const link = { id: 'turn-1', type: 'refers_to', to: 'turn-0' };
    expect((await agent.call('edges_create', link)).text).toMatch(/^message_\w+ refers_to message_\w+\.$/);
  });

  it('that may only write reads nothing, not as a resource either', async () => {
    const { key } = await app.key({ permissions: ['records:write'], user_id: newUser() });
    expect((await toolsOf(wire(key))).sort()).toEqual([
      'amp_decide',
      'amp_delete',
      'amp_remember',
      'amp_revise',
      'amp_store',
      'edges_create',
    ]);
    for (const list of ['resources/list', 'resources/templates/list']) {
      expect((await wire(key).rpc(list)).text).not.toContain('recollect://');
    }
    const { answers } = await wire(key).rpc('resources/read', { uri: 'recollect://recent' });
    expect(answers[0]?.error).toMatchObject({ code: -32_602, data: { error: 'forbidden' } });
  });

  it('that is bound to a user sees no other', async () => {
    const [own, other] = [newUser(), newUser()];
    const { key } = await app.key({ user_id: own });
    const bound = wire(key);
    expect(await bound.call('amp_list', { user_id: other })).toMatchObject({ code: 'not_found' });
    expect(await wire(key, { 'x-user-id': other }).call('amp_list')).toMatchObject({ code: 'not_found' });
    await bound.call('amp_store', { record: { content: 'Mine by binding.' } });
    expect(await seen(bound)).toContain('Mine by binding.');
  });

  it('that is bound to an agent sees and writes that agent only', async () => {
    const user = newUser();
    const all = wire((await app.key({ user_id: user })).key);
    await all.call('amp_store', { record: { content: 'by the cook', agent: 'cook' } });
    await all.call('amp_store', { record: { content: 'by the maid', agent: 'maid' } });
    const cook = wire((await app.key({ user_id: user, agent: 'cook' })).key);
    expect(await seen(cook)).toContain('by the cook');
    expect(await seen(cook)).not.toContain('by the maid');
    const refused = await cook.call('amp_store', { record: { content: 'x', agent: 'maid' } });
    expect(refused).toMatchObject({ code: 'not_found' });
  });
});

describe('a user token', () => {
  it('acts for its user, and ends when it expires', async () => {
    const user = newUser();
    const body = { user_id: user, expires_in: 60, permissions: ['records:read', 'records:write'] };
    const { token } = await app.client((await app.key()).key).ok(mintToken, { body });
    const agent = new Wire(app.url, { authorization: `Bearer ${token}` });
    await agent.call('amp_store', { record: { content: 'By token.' } });
    expect(await seen(agent)).toContain('By token.');
    expect(await agent.call('amp_list', { user_id: newUser() })).toMatchObject({ code: 'not_found' });
    clock.forward(61_000);
    expect((await agent.rpc('tools/list')).status).toBe(401);
  });
});
