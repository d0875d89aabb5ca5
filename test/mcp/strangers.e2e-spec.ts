import { AMP_BY_NAME, type AmpName } from '@contracts/amp/amp.operations.js';
import { getMe } from '@contracts/users/users.operations.js';
import { readId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { atRest } from '@test/support/at-rest.js';
import { absentNames, changes, makeVictim, type Names, snapshot, type Victim, WRITER } from '../isolation/victim.js';
import { Wire } from './wire.js';
import { SAMPLES } from '../isolation/samples.js';
import { McpTools } from '@transports/mcp/mcp-tools.js';
import { unnamed } from '@test/support/unnamed.js';

const SECRET = 'zyxomancy';
let app: TestApp;
let tenant: string;
let alice: Victim;
let writer: string;
let strangers: Readonly<Record<string, Wire>>;

beforeAll(async () => {
  app = await startApp();
  const { tenant: own } = await app.client().ok(getMe);
  tenant = readId(own.tenant_id) ?? '';
  writer = (await app.key({ permissions: WRITER })).key;
  const given = { user: 'alice', tenant: own.tenant_id, secret: SECRET };
  alice = await makeVictim(app.client(writer, { user: 'alice' }), app.client(), given);
  const bound = { user_id: 'bob', permissions: WRITER };
  strangers = {
    'another tenant that names the same user': wire(await app.otherTenant(), 'alice'),
    'the same key that names another user': wire(writer, 'bob'),
    'a key bound to another user': wire((await app.key(bound)).key),
    'a key bound to another user that names the user': wire((await app.key(bound)).key, 'alice'),
  };
  await atRest(app);
});
afterAll(() => app.stop());

function wire(key: string, user?: string): Wire {
  return new Wire(app.url, { 'x-api-key': key, ...(user !== undefined && { 'x-user-id': user }) });
}

/** For each tool, a request for what these names refer to. */
const ASKS: Readonly<Record<AmpName, (names: Names) => readonly object[]>> = {
  store: (names) => [
    { record: { id: names.external, content: 'an intruder was here', agent: names.agent } },
    { record: { content: 'mine, from theirs', derived_from: [names.record, names.external] } },
  ],
  search: (names) => [
    { query: `a lesson about ${SECRET}`, limit: 100 },
    { query: 'lesson', agent: names.agent },
  ],
  get: (names) => [{ id: names.record }, { id: names.external }],
  delete: (names) => [{ id: names.record }, { id: names.external }],
  list: (names) => [{ limit: 100 }, { agent: names.agent, project: names.project, tags: [names.tag] }],
  status: () => [{}],
  agent_status: (names) => [{ agent: names.agent }],
};

/** A response without what is new each time, and without the names of the request. */
function comparable(text = ''): string {
  const users = [alice.names.user, absentNames(alice.names).user];
  return users
    .reduce((plain, user) => plain.replaceAll(user, '<user>'), unnamed(text))
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(/\b[a-z_]+_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b1\d{12}\b/g, '<time>');
}

describe.each(Object.keys(AMP_BY_NAME) as AmpName[])('amp_%s', (name) => {
  it('returns to strangers what it returns for things that do not exist, and changes nothing', async () => {
    const before = await snapshot(app.db.admin, tenant, ['alice']);
    const absent = absentNames(alice.names);
    for (const [who, stranger] of Object.entries(strangers)) {
      for (const [index, args] of ASKS[name](alice.names).entries()) {
        const params = { name: `amp_${name}`, arguments: args };
        const { status, text } = await stranger.rpc('tools/call', params);
        const twin = await stranger.rpc('tools/call', { ...params, arguments: ASKS[name](absent)[index] });
        expect([who, status]).toEqual([who, 200]);
        expect([who, told(text, args)]).toEqual([who, []]);
        expect([who, comparable(text)]).toEqual([who, comparable(twin.text)]);
      }
    }
    await atRest(app);
    expect(changes(before, await snapshot(app.db.admin, tenant, ['alice']))).toEqual([]);
  });
});

/** A tool is one more way to an operation, so it is called with the requests of the REST test. */
const EVERY_TOOL = '?tools=all,nellie,cognitive';
function asksOf(operation: string, names: Names): object[] {
  return (SAMPLES[operation]?.(names) ?? []).map(({ params, query, body }) => ({
    ...params,
    ...query,
    ...(body as object),
  }));
}

it('every other tool reveals nothing of hers to strangers, and changes nothing', async () => {
  const before = await snapshot(app.db.admin, tenant, ['alice']);
  const others = app.inside(McpTools)['sets'].flatMap(({ all }) => all).filter(({ operation }) => !operation.name.startsWith('amp.')); // prettier-ignore
  expect(others.length).toBeGreaterThan(35);
  for (const { listed, operation } of others) {
    const asks = asksOf(operation.name, alice.names);
    expect([listed.name, asks.length > 0]).toEqual([listed.name, true]);
    for (const [who, stranger] of Object.entries(strangers)) {
      for (const args of asks) {
        const { status, text } = await stranger.rpc(
          'tools/call',
          { name: listed.name, arguments: args },
          {},
          EVERY_TOOL,
        );
        expect([listed.name, who, status, told(text, args)]).toEqual([listed.name, who, 200, []]);
      }
    }
  }
  await atRest(app);
  expect(changes(before, await snapshot(app.db.admin, tenant, ['alice']))).toEqual([]);
});

/** Her data in a response that was not part of the request. */
function told(text: string, asked: object): string[] {
  const hidden = [SECRET, ...alice.records.map((id) => id.slice(-26))];
  return hidden.filter((word) => text.includes(word) && !JSON.stringify(asked).includes(word));
}

describe('a resource', () => {
  it('of somebody else does not exist, in the same words as for one that does not', async () => {
    const absent = absentNames(alice.names);
    for (const stranger of Object.values(strangers)) {
      for (const name of ['record', 'external'] as const) {
        const [theirs, nobodys] = await Promise.all(
          [alice.names, absent].map((names) => stranger.rpc('resources/read', { uri: uriOf(names[name]) })),
        );
        expect(theirs?.answers[0]?.error?.message).toMatch(
          /Nothing with this name exists|There is no user .* for this key/,
        );
        expect(comparable(theirs?.text)).toBe(comparable(nobodys?.text));
      }
      expect((await stranger.rpc('resources/read', { uri: 'recollect://recent' })).text).not.toContain(SECRET);
    }
  });
});

/** Tools that read texts, and their operations. */
const TELLING = [
  ['context_build', 'context.build'],
  ['memory_answer', 'answer.question'],
  ['messages_list', 'messages.list'],
  ['core_memory_render', 'core_memory.render'],
  ['search_lessons', 'nellie.search_lessons'],
  ['get_recent_checkpoints', 'nellie.get_recent_checkpoints'],
] as const;

it('the test detects what the owner gets, and what the owner changes', async () => {
  const owner = wire(writer, 'alice');
  for (const name of ['search', 'get', 'list', 'agent_status'] as const) {
    const [args = {}] = ASKS[name](alice.names);
    const { text } = await owner.rpc('tools/call', { name: `amp_${name}`, arguments: args });
    expect([name, told(text, {})]).toEqual([name, expect.arrayContaining([SECRET])]);
  }
  for (const [name, operation] of TELLING) {
    const replies = await Promise.all(asksOf(operation, alice.names).map((args) => owner.rpc('tools/call', { name, arguments: args }, {}, EVERY_TOOL))); // prettier-ignore
    expect([name, told(replies.map(({ text }) => text).join(), {})]).toEqual([name, expect.arrayContaining([SECRET])]);
  }
  expect((await owner.rpc('resources/read', { uri: uriOf(alice.names.record) })).text).toContain(SECRET);
  expect((await owner.rpc('resources/read', { uri: 'recollect://recent' })).text).toContain(SECRET);
  const before = await snapshot(app.db.admin, tenant, ['alice']);
  await owner.rpc('tools/call', { name: 'amp_delete', arguments: { id: alice.names.record } });
  expect(changes(before, await snapshot(app.db.admin, tenant, ['alice']))).not.toEqual([]);
});

function uriOf(id: string): string {
  return `recollect://records/${encodeURIComponent(id)}`;
}
