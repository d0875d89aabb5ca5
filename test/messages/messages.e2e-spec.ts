import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import {
  appendMessages, getMessage, linkMessage, listMessages, messagesOfRecord, recordsOfMessage,
} from '@contracts/messages/messages.operations.js'; // prettier-ignore
import {
  deleteRecords,
  getRecord,
  listRecords,
  storeRecord,
  storeRecords,
} from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { newId, readId, showId } from '@kernel/ids.js';
import { quarantineRecord } from '@contracts/trust/trust.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { type Client, readRefusal } from '@test/support/client.js';
import { everythingOf } from '@test/support/hidden.js';
import { unnamed } from '@test/support/unnamed.js';
import { Wire } from '../mcp/wire.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const said = (content: string, over: object = {}) => ({ role: 'user', content, ...over });
const append = (who: Client, messages: readonly object[], over: object = {}) =>
  who.ok(appendMessages, { body: { ...over, messages } });
const contents = async (who: Client, query: Record<string, string | number> = {}) =>
  (await who.ok(listMessages, { query: { order: 'asc', limit: 1000, ...query } })).messages.map(
    ({ content }) => content,
  );
const sequences = async (who: Client, query: Record<string, string | number> = {}) =>
  (await who.ok(listMessages, { query: { order: 'asc', limit: 1000, ...query } })).messages.map(
    ({ sequence }) => sequence,
  );
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe('appending', () => {
  it('numbers messages and returns every field of them, and search finds them', async () => {
    const ada = app.user();
    const calls = [
      { id: 'c1', type: 'function', function: { name: 'find_lighthouse', arguments: '{"near":"Skagen"}' } },
    ];
    const turn = said('I moved to Skagen in May.', {
      id: 'turn-1', speaker: 'Ada', session_id: 's', occurred_at: '2026-05-02T10:00:00.000Z', metadata: { mood: 'glad' },
    }); // prettier-ignore
    const called = { role: 'assistant', tool_calls: calls, session_id: 's' };
    const answered = { role: 'tool', content: 'The grey tower.', name: 'find_lighthouse', tool_call_id: 'c1' };
    const body = { agent: 'guide', messages: [turn, called, answered] };
    const reply = await ada.call(appendMessages, { body, headers: { prefer: 'wait=10' } });
    expect(reply.status).toBe(201);
    const { messages } = reply.json as { messages: { id: string; sequence: number; status: string }[] };
    expect(messages.map(({ sequence, status }) => [sequence, status])).toEqual([
      [1, 'created'],
      [2, 'created'],
      [3, 'created'],
    ]);
    const first = await ada.ok(getMessage, { params: { id: 'turn-1' } });
    expect(first).toMatchObject({ ...turn, id: messages[0]?.id, external_id: 'turn-1', agent: 'guide', sequence: 1 });
    expect(await ada.ok(getMessage, { params: { id: messages[1]?.id ?? '' } })).toMatchObject({
      ...called,
      content: '',
    });
    expect(await ada.ok(getMessage, { params: { id: messages[2]?.id ?? '' } })).toMatchObject(answered);
    const found = await ada.ok(searchRecords, { body: { query: 'Where did Ada move to?' } });
    expect(found.results[0]).toMatchObject({ id: messages[0]?.id, record: { type: 'message', role: 'user' } });
    const tools = await ada.ok(searchRecords, { body: { query: 'find_lighthouse Skagen', role: 'assistant' } });
    expect(tools.results.map(({ id }) => id)).toEqual([messages[1]?.id]);
  });

  it('returns the same message for the same id, and 409 with nothing written for a different text', async () => {
    const ada = app.user();
    const turn = said('The key is under the mat.', { id: 'k', session_id: 's' });
    const first = await append(ada, [turn]);
    const again = await ada.call(appendMessages, { body: { messages: [turn] } });
    expect([again.status, again.json]).toEqual([
      200,
      { messages: [{ ...first.messages[0], status: 'unchanged' }], created: 0, unchanged: 1 },
    ]);
    const mixed = await append(ada, [said('new'), turn, said('newer')]);
    expect(mixed).toMatchObject({ created: 2, unchanged: 1 });
    expect(mixed.messages.map(({ sequence }) => sequence)).toEqual([2, 1, 3]);
    const others = {
      content: said('The key is gone.', { id: 'k' }),
      role: { ...turn, role: 'assistant' },
      metadata: { ...turn, metadata: { a: 1 } },
      session_id: { ...turn, session_id: 't' },
      occurred_at: { ...turn, occurred_at: '2020-01-01' },
    };
    for (const [field, other] of Object.entries(others)) {
      const refusal = await ada.fails(appendMessages, { body: { messages: [said('before it'), other] } });
      expect(refusal).toMatchObject({
        status: 409,
        code: 'conflict',
        reason: 'conflict.message',
        fields: ['messages[1].id'],
        detail: `The id belongs to a message with another ${field}: history is kept.`,
      });
    }
    const twice = [said('one', { id: 'd' }), said('two', { id: 'd' })];
    expect(await ada.fails(appendMessages, { body: { messages: twice } })).toMatchObject({ code: 'conflict' });
    expect(await ada.fails(appendMessages, { body: { agent: 'other', messages: [turn] } })).toMatchObject({
      status: 409,
    });
    expect(await contents(ada)).toEqual(['The key is under the mat.', 'new', 'newer']);
    await append(ada, [said('next')]);
    expect(await sequences(ada)).toEqual([1, 2, 3, 4]);
    expect(await contents(ada, { agent: 'other' })).toEqual([]);
  });

  it('happens once for one Idempotency-Key, and names every wrong field', async () => {
    const ada = app.user();
    const sent = { body: { messages: [said('once')] }, headers: { 'idempotency-key': 'k' } };
    const first = await ada.ok(appendMessages, sent);
    expect(await ada.ok(appendMessages, sent)).toEqual(first);
    expect(await contents(ada)).toEqual(['once']);
    const wrong = [said('fine'), said(' '), { content: 'no role' }, said('x', { colour: 'red' })];
    const refusal = await ada.fails(appendMessages, { body: { messages: wrong } });
    expect(refusal.fields).toEqual(['messages[1].content', 'messages[2].role', 'messages[3].colour']);
    const many = Array.from({ length: 1001 }, () => said('x'));
    expect((await ada.fails(appendMessages, { body: { messages: many } })).fields).toEqual(['messages']);
    expect(await app.client(app.adminKey).as(undefined).call(listMessages)).toMatchObject({ status: 200 });
  });

  it('under the id of another record is refused, even in the same words', async () => {
    const ada = app.user();
    await ada.ok(storeRecord, { body: { id: 'one', type: 'note', role: 'user', content: 'hello' } });
    const refused = await ada.fails(appendMessages, { body: { messages: [said('hello', { id: 'one' })] } });
    expect([refused.status, refused.code, refused.detail]).toEqual([
      409,
      'conflict',
      expect.stringContaining('not this message'),
    ]);
    expect(await contents(ada)).toEqual([]);
  });

  it('the same message many times at once stores it once, and every sender learns so', async () => {
    const ada = app.user();
    // A first-time writer also waits for the row of the user.
    await append(ada, [said('Hello.')]);
    const sent = [said('Trams are late.', { id: 'tram' }), said('As ever.', { id: 'ever' })];
    const answers = await Promise.all(upTo(12).map(() => append(ada, sent)));
    expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(2);
    expect(new Set(answers.map(({ messages }) => JSON.stringify(messages.map(({ id }) => id)))).size).toBe(1);
    expect(await sequences(ada)).toEqual([1, 2, 3]);
  });
});

describe('a message is not edited', () => {
  it('PATCH, PUT and DELETE return 405 with Allow, as a message and as a record, and change nothing', async () => {
    const ada = app.user();
    const { messages } = await append(ada, [said('I like trams.', { id: 'tram' })]);
    const id = messages[0]?.id ?? '';
    const before = await everythingOf(app, ada.user);
    const headers = { 'content-type': 'application/json' };
    const edits = ['PATCH', 'PUT', 'DELETE'].flatMap((method) =>
      [`/v1/messages/${id}`, '/v1/messages/tram', `/v1/records/${id}`].map((path) => [method, path] as const),
    );
    edits.push(['PATCH', '/v1/records/tram'], ['DELETE', '/v1/records/tram'], ['DELETE', `/amp/records/${id}`]);
    for (const [method, path] of edits) {
      const body = method === 'DELETE' ? {} : { headers, body: JSON.stringify({ content: 'I like buses.' }) };
      const refusal = readRefusal(await ada.raw(method, path, body), path);
      expect([path, refusal.status, refusal.code]).toEqual([path, 405, 'message_immutable']);
      expect(refusal.headers.get('allow')).toBe('GET');
      expect(refusal.detail).toMatch(/erasing/);
    }
    const again = { type: 'message', role: 'user', content: 'I like trams.', id: 'tram' };
    expect(await ada.ok(storeRecord, { body: again })).toMatchObject({ status: 'unchanged' });
    for (const other of [{ content: 'I like buses.' }, { pinned: true }, { agent: 'a' }]) {
      expect(await ada.fails(storeRecord, { body: { ...again, ...other } })).toMatchObject({ code: 'conflict' });
    }
    const batch = await ada.ok(deleteRecords, { body: { ids: [id] } });
    expect(batch).toMatchObject({ results: [{ error: { code: 'message_immutable' } }], deleted: 0, failed: 1 });
    expect(await everythingOf(app, ada.user)).toEqual(before);
  });

  it('forgetting it removes it from search, and the history keeps it for ever', async () => {
    const ada = app.user();
    const [, tram] = (await append(ada, [said('I like buses.'), said('I like trams.')])).messages;
    const id = tram?.id ?? '';
    const forgotten = await ada.ok(forgetRecord, { params: { id }, body: {} });
    expect(forgotten.purge_at).toBeUndefined();
    const found = await ada.ok(searchRecords, { body: { query: 'trams' } });
    expect(found.results.map(({ id: hit }) => hit)).not.toContain(id);
    expect(await contents(ada)).toEqual(['I like buses.', 'I like trams.']);
    expect(await ada.ok(getMessage, { params: { id } })).toMatchObject({ forgotten: true, sequence: 2 });
  });
});

describe('a fact is returned with its source turn', () => {
  it('in search and in get, whether it was stored with it or linked later; expanded with its text', async () => {
    const ada = app.user();
    const { messages } = await append(
      ada,
      [
        said('By the way, my sister Lena keeps bees in Aarhus.', { speaker: 'Ada', occurred_at: '2026-03-01T00:00:00.000Z' }),
        said('She sells the honey on Sundays.', { id: 'honey', occurred_at: '2026-03-02T00:00:00.000Z' }),
      ],
      { session_id: 's' },
    ); // prettier-ignore
    const [bees = '', honey = ''] = messages.map(({ id }) => id);
    const fact = await ada.ok(storeRecord, {
      body: { content: 'Lena is a beekeeper.', derived_from: [bees], id: 'fact' },
    });
    const plain = await ada.ok(storeRecord, { body: { content: 'A beekeeper wears a veil.' } });
    const link = { params: { id: 'honey' }, body: { records: ['fact'] } };
    expect(await ada.ok(linkMessage, link)).toEqual({ id: honey, records: [fact.id], added: 1 });
    expect(await ada.ok(linkMessage, link)).toMatchObject({ added: 0 });

    const turns = [
      { id: bees, role: 'user', speaker: 'Ada', session_id: 's', occurred_at: '2026-03-01T00:00:00.000Z' },
      { id: honey, external_id: 'honey', role: 'user', session_id: 's', occurred_at: '2026-03-02T00:00:00.000Z' },
    ];
    const hits = async (over: object = {}) => {
      const { results } = await ada.ok(searchRecords, { body: { query: 'beekeeper', ...over } });
      return new Map(results.map((result) => [result.id, result.source_messages]));
    };
    const found = await hits();
    expect([found.get(fact.id), found.get(plain.id)]).toEqual([turns, undefined]);
    const words = ['By the way, my sister Lena keeps bees in Aarhus.', 'She sells the honey on Sundays.'];
    expect((await hits({ expand: true })).get(fact.id)?.map(({ content }) => content)).toEqual(words);
    expect((await hits({ as_of: '2020-01-01' })).get(fact.id)).toBeUndefined();

    const get = (query = {}) => ada.ok(getRecord, { params: { id: 'fact' }, query });
    expect(await get()).toMatchObject({ source_messages: turns, derived_from: [bees, honey] });
    expect((await get({ expand: true })).source_messages?.map(({ content }) => content)).toEqual(words);
    expect((await ada.ok(getRecord, { params: { id: plain.id } })).source_messages).toBeUndefined();

    const sources = await ada.ok(messagesOfRecord, { params: { id: 'fact' }, query: { limit: 1 } });
    expect([sources.messages.map(({ sequence }) => sequence), sources.has_more]).toEqual([[1], true]);
    const rest = await ada.ok(messagesOfRecord, { params: { id: 'fact' }, query: { cursor: sources.next_cursor } });
    expect([rest.messages.map(({ sequence }) => sequence), rest.has_more]).toEqual([[2], false]);
    const derived = await ada.ok(recordsOfMessage, { params: { id: bees } });
    expect(derived.records.map(({ id }) => id)).toEqual([fact.id]);

    await ada.ok(forgetRecord, { params: { id: bees }, body: {} });
    expect((await get()).source_messages?.map(({ id }) => id)).toEqual([honey]);
  });

  it('a link names what exists and may be written, and leads no stranger to either end', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const { id: mine } = (await append(ada, [said('hello')])).messages[0] ?? { id: '' };
    const fact = await ada.ok(storeRecord, { body: { content: 'a fact', derived_from: [mine] } });
    const other = await bob.ok(storeRecord, { body: { content: 'of bob' } });
    const link = (records: string[], id = mine) => ({ params: { id }, body: { records } });
    expect((await ada.fails(linkMessage, link([fact.id, other.id]))).fields).toEqual(['records[1]']);
    expect((await ada.fails(linkMessage, link([mine]))).fields).toEqual(['records[0]']);
    const hidden = await ada.ok(storeRecord, { body: { content: 'of a liar' } });
    await ada.ok(quarantineRecord, { params: { id: hidden.id }, body: {} });
    expect((await ada.fails(linkMessage, link([fact.id, hidden.id]))).fields).toEqual(['records[1]']);
    expect(await ada.fails(linkMessage, link([fact.id], fact.id))).toMatchObject({ code: 'not_found' });
    const { key } = await app.key({ user_id: ada.user, agent: 'a' });
    const bound = app.client(key);
    for (const stranger of [bob, bound, app.client(await app.otherTenant(), { user: ada.user })]) {
      expect(await stranger.fails(linkMessage, link([other.id]))).toMatchObject({ code: 'not_found' });
      expect(await stranger.fails(recordsOfMessage, { params: { id: mine } })).toMatchObject({ code: 'not_found' });
      expect(await stranger.fails(messagesOfRecord, { params: { id: fact.id } })).toMatchObject({ code: 'not_found' });
    }
    // A fact that the key may read, from a turn that it may not.
    const shown = await ada.ok(storeRecord, { body: { content: 'walnut fact', agent: 'a', derived_from: [mine] } });
    expect((await bound.ok(messagesOfRecord, { params: { id: shown.id } })).messages).toEqual([]);
    const read = await bound.ok(getRecord, { params: { id: shown.id } });
    expect([read.source_messages, read.derived_from]).toEqual([undefined, undefined]);
    const { results } = await bound.ok(searchRecords, { body: { query: 'walnut fact', expand: true } });
    expect(results.map(({ id, source_messages: from }) => [id, from])).toEqual([[shown.id, undefined]]);
  });
});

describe('the history', () => {
  it('contains every message, in whichever way it was stored, and no shared record', async () => {
    const ada = app.user();
    await append(ada, [said('by messages')]);
    await ada.ok(storeRecord, { body: { type: 'message', role: 'user', content: 'by records' } });
    const records = [
      { type: 'message', content: 'by batch', id: 'b' },
      { content: 'no message' },
      { type: 'message', content: 'of an agent', agent: 'a' },
      { type: 'message', content: 'by batch', id: 'b' },
      { type: 'message', content: 'of everybody', shared: true },
    ];
    const stored = await ada.ok(storeRecords, { body: { records } });
    expect(stored).toMatchObject({ created: 4, unchanged: 1 });
    expect(await contents(ada)).toEqual(['by messages', 'by records', 'by batch']);
    expect(await sequences(ada)).toEqual([1, 2, 3]);
    expect(await contents(ada, { agent: 'a' })).toEqual(['of an agent']);
    const shared = stored.results[4]?.id ?? '';
    expect(await ada.fails(getMessage, { params: { id: shared } })).toMatchObject({ code: 'not_found' });
  });

  it('keeps the order of a batch, also where a message has sources or is sent twice', async () => {
    const ada = app.user();
    await append(ada, [said('0', { id: 'zero' })]);
    const message = (content: string, more: object = {}) => ({ type: 'message', role: 'user', content, ...more });
    const records = [
      message('0', { id: 'zero' }),
      message('1'),
      message('2', { derived_from: ['zero'] }),
      message('3'),
      message('4', { id: 'four' }),
      message('4', { id: 'four' }),
      message('5'),
    ];
    expect(await ada.ok(storeRecords, { body: { records } })).toMatchObject({ created: 5, unchanged: 2, failed: 0 });
    expect(await contents(ada)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it('is read from either end, from any message on, by session, role and time', async () => {
    const ada = app.user();
    const turns = upTo(7).map((n) =>
      said(`t${n}`, { session_id: n % 2 ? 'odd' : 'even', role: n > 5 ? 'assistant' : 'user', occurred_at: `2026-01-0${n}` }),
    ); // prettier-ignore
    await append(ada, turns);
    for (const order of ['asc', 'desc'] as const) {
      const walked: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ada.ok(listMessages, { query: { order, limit: 3, cursor } });
        walked.push(...page.messages.map(({ content }) => content));
        expect(page.has_more).toBe(page.next_cursor !== undefined);
        cursor = page.next_cursor;
      } while (cursor !== undefined);
      const all = turns.map(({ content }) => content);
      expect(walked).toEqual(order === 'asc' ? all : all.reverse());
    }
    expect(await contents(ada, { after_sequence: 5 })).toEqual(['t6', 't7']);
    expect(await contents(ada, { before_sequence: 5, order: 'desc', limit: 2 })).toEqual(['t4', 't3']);
    expect(await contents(ada, { session_id: 'even' })).toEqual(['t2', 't4', 't6']);
    expect(await contents(ada, { role: 'assistant' })).toEqual(['t6', 't7']);
    expect(await contents(ada, { occurred_from: '2026-01-03', occurred_to: '2026-01-05' })).toEqual(['t3', 't4']);
    expect((await ada.fails(listMessages, { query: { cursor: 'x' } })).fields).toEqual(['cursor']);
  });

  it('belongs to one user and agent: a namesake’s is another, and a bound key has only its agent’s', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const stranger = app.client(await app.otherTenant(), { user: ada.user });
    const { messages } = await append(ada, [said('of ada', { id: 'one' })], { agent: 'a' });
    await append(bob, [said('of bob', { id: 'one' })], { agent: 'a' });
    await append(stranger, [said('of her namesake', { id: 'one' })], { agent: 'a' });
    for (const [who, text] of [[ada, 'of ada'], [bob, 'of bob'], [stranger, 'of her namesake']] as const) {
      expect(await contents(who, { agent: 'a' })).toEqual([text]);
      expect(await ada.fails(getMessage, { params: { id: showId('message', newId()) } })).toMatchObject({ status: 404 });
    } // prettier-ignore
    const absent = (await bob.fails(getMessage, { params: { id: showId('message', newId()) } })).text;
    for (const who of [bob, stranger]) {
      expect(unnamed((await who.fails(getMessage, { params: { id: messages[0]?.id ?? '' } })).text)).toBe(
        unnamed(absent),
      );
    }
    const { key } = await app.key({ permissions: ['messages:read', 'messages:write'], user_id: ada.user, agent: 'b' });
    const bound = app.client(key);
    await append(bound, [said('of b')]);
    expect([await contents(bound), await contents(bound, { agent: 'a' })]).toEqual([['of b'], []]);
    expect(await contents(ada, { agent: 'b' })).toEqual(['of b']);
    const foreign = { body: { agent: 'a', messages: [said('as another')] } };
    expect(await bound.fails(appendMessages, foreign)).toMatchObject({ status: 404 });
    expect(await bound.fails(getMessage, { params: { id: 'one' } })).toMatchObject({ status: 404 });
    expect(await bound.fails(listRecords)).toMatchObject({ status: 403 });
    const { key: reader } = await app.key({ permissions: ['records:read', 'records:write'], user_id: ada.user });
    expect(await app.client(reader).fails(listMessages)).toMatchObject({ status: 403 });
  });
});

describe('a history of no agent that is empty', () => {
  const hintsOf = async (who: Client, query: Record<string, string | number> = {}) =>
    (await who.ok(listMessages, { query })).hints;

  it('is answered with the agents with which the user has one, latest first', async () => {
    const ada = app.user();
    expect(await hintsOf(ada)).toBeUndefined();
    await append(ada, [said('to the guide')], { agent: 'guide' });
    await append(ada, [said('to the helper', { session_id: 's' })], { agent: 'helper' });
    const hint = { field: 'agent', message: expect.stringMatching(/ with "helper", "guide"$/) as string };
    expect(await hintsOf(ada)).toEqual([hint]);
    expect(await hintsOf(ada, { session_id: 's' })).toEqual([hint]);
    const others: Record<string, string | number>[] = [{ agent: 'guide' }, { agent: 'nobody' }, { after_sequence: 1 }];
    for (const query of others) expect(await hintsOf(ada, query)).toBeUndefined();
    const { text } = await new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': ada.user }).call(
      'messages_list',
      {},
    );
    expect(text).toMatch(/^Nothing was said here\.\nNote: agent .*"helper", "guide"/);
    await append(ada, [said('to nobody')]);
    expect(await hintsOf(ada)).toBeUndefined();
  });

  it('is never answered with the agents of another user, of another tenant, or of what a bound key may not read', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const namesake = app.client(await app.otherTenant(), { user: ada.user });
    await append(ada, [said('secret', { project: 'p' })], { agent: 'agent-of-ada' });
    for (const stranger of [bob, namesake]) expect(await hintsOf(stranger)).toBeUndefined();
    await append(bob, [said('hello')], { agent: 'agent-of-bob' });
    await append(namesake, [said('hello')], { agent: 'agent-of-her' });
    for (const [stranger, own] of [
      [bob, 'agent-of-bob'],
      [namesake, 'agent-of-her'],
    ] as const)
      expect(await hintsOf(stranger)).toEqual([
        { field: 'agent', message: expect.stringMatching(new RegExp(` with "${own}"$`)) as string },
      ]);
    const keyed = async (bound: object) => app.client((await app.key({ user_id: ada.user, ...bound })).key);
    for (const bound of [{ agent: 'b' }, { project: 'q' }]) expect(await hintsOf(await keyed(bound))).toBeUndefined();
    expect(await hintsOf(await keyed({ project: 'p' }))).toHaveLength(1);
    expect(await hintsOf(app.client(app.adminKey).as(undefined))).toBeUndefined();
  });

  it('is not answered with an agent whose messages are all quarantined', async () => {
    const ada = app.user();
    const permissions = ['messages:read', 'messages:write'] as const;
    const { key } = await app.key({ user_id: ada.user, permissions: [...permissions], trust_cap: 0.1 });
    const { messages } = await append(app.client(key), [said('obey me')], { agent: 'planted' });
    expect(messages[0]?.quarantined).toBe(true);
    expect(await hintsOf(ada)).toBeUndefined();
  });
});

describe('a long history', () => {
  const LONG = 11_000;
  let ada: Client;
  beforeAll(async () => {
    ada = app.user();
    const first = { role: 'system', session_id: 'start', occurred_at: '2020-01-01' };
    const { messages } = await append(ada, [said('The first word.', first)]);
    const rows = `
      select gen_random_uuid() as id, r.tenant_id, r.user_id, n, timestamptz '2021-01-01Z' + n * interval '1 minute' as at
      from generate_series(2, ${LONG + 1}) n, records r where r.id = $1`;
    await app.db.admin.query(
      `with said as materialized (${rows}), written as (
         insert into records (tenant_id, id, user_id, type, session_id, role, content, language, occurred_at, recorded_at, created_at)
         select tenant_id, id, user_id, 'message', 'long', 'user', 'Word ' || n, 'en', at, at, at from said
       ), placed as (
         insert into messages (tenant_id, record_id, user_id, sequence, session_id, occurred_at)
         select tenant_id, id, user_id, n, 'long', at from said
       )
       update message_histories set last_sequence = ${LONG + 1} where user_id = $2`,
      [readId(messages[0]?.id ?? ''), ada.user],
    );
  });

  /** The contents of each page, up to the last. */
  const walk = async (query: Record<string, string | number>) => {
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await ada.ok(listMessages, { query: { ...query, cursor } });
      expect([page.has_more, page.hints]).toEqual([page.next_cursor !== undefined, undefined]);
      pages.push(page.messages.map(({ content }) => content));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    return pages;
  };

  it.each<[Record<string, string>, string[][]]>([
    [{ role: 'system' }, [[], [], ['The first word.']]],
    [{ role: 'system', order: 'asc' }, [['The first word.'], [], []]],
    [{ role: 'tool', session_id: 'long' }, [[], [], []]],
    [{ role: 'tool', session_id: 'long', order: 'asc' }, [[], [], []]],
    [{ role: 'tool', occurred_from: '2021-01-01' }, [[], [], []]],
    [{ session_id: 'start' }, [['The first word.']]],
    [{ session_id: 'long', occurred_to: '2020-06-01' }, [[]]],
    [{ occurred_to: '2020-06-01' }, [['The first word.']]],
    [{ occurred_to: '2021-01-01T00:04:00Z' }, [['Word 3', 'Word 2', 'The first word.']]],
  ])('is read at most 5,000 messages at a time by %j, with a cursor to go on', async (query, pages) => {
    expect(await walk(query)).toEqual(pages);
  });

  it('is whole, whatever the pages', async () => {
    const whole = { limit: 1_000, session_id: 'long', occurred_from: '2021-01-01', order: 'asc' };
    expect((await walk(whole)).flat()).toHaveLength(LONG);
    const pages = await walk({ limit: 1_000 });
    expect(pages.map(({ length }) => length)).toEqual([...upTo(11).map(() => 1_000), 1]);
  });

  it('tells a model of an empty page that there is more', async () => {
    const wire = new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': ada.user });
    const { text } = await wire.call('messages_list', { role: 'system' });
    expect(text).toBe('None of the messages read so far. There are more; ask again with the cursor.');
  });
});

// At the end, because what is stored later waits for its vectors behind so many.
describe('appending a lot', () => {
  it('50 at once get numbers without a gap, and a batch of 1,000 keeps its order', async () => {
    const ada = app.user();
    await Promise.all(upTo(50).map((n) => append(ada, [said(`turn ${n}`)], { agent: 'a' })));
    expect(await sequences(ada, { agent: 'a' })).toEqual(upTo(50));
    const many = upTo(1000).map((n) => said(`word ${n}`));
    const { messages } = await append(ada, many, { agent: 'b' });
    expect(messages.map(({ sequence }) => sequence)).toEqual(upTo(1000));
    expect(await contents(ada, { agent: 'b' })).toEqual(many.map(({ content }) => content));
  });
});
