import { Letta } from '@letta-ai/letta-client';
import { getRecord, listRecords } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { EMBEDDING_PROVIDER: 'bundled' } });
});
afterAll(() => app.stop());

/** The published client as a user would configure it: an address and a key of one user. */
async function lettaOf(user: string): Promise<Letta> {
  const { key } = await app.key({ user_id: user });
  return new Letta({ baseURL: app.url, apiKey: key, maxRetries: 0 });
}

/** The status and the text of the client's error. */
async function refusalOf(asked: Promise<unknown>): Promise<{ status?: number; detail?: string }> {
  const error: unknown = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) throw new Error('nothing was refused');
  const { status, error: body } = error as { status?: number; error?: { detail?: string } };
  return { status, detail: body?.detail };
}

/** What a client of another user, and one of the same user in another tenant, get. */
async function strangersTo(user: string): Promise<Letta[]> {
  const elsewhere = { baseURL: app.url, apiKey: await app.otherTenant(), defaultHeaders: { 'X-User-Id': user } };
  return [await lettaOf(`not-${user}`), new Letta({ ...elsewhere, maxRetries: 0 })];
}

const every = async <T>(pages: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of pages) found.push(one);
  return found;
};

describe("agents through Letta's published client", () => {
  it('are created, read, listed, counted, changed and deleted', async () => {
    const letta = await lettaOf('ann');
    const made = await letta.agents.create({
      name: 'tutor',
      description: 'teaches',
      tags: ['school', 'german'],
      metadata: { level: 2 },
      system: 'Be kind.',
      timezone: 'Europe/Berlin',
      model: 'openai/gpt-4o-mini',
      secrets: { TOKEN: 'hush' },
    });
    expect(made.id).toMatch(/^agent-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(made).toMatchObject({
      name: 'tutor',
      description: 'teaches',
      tags: ['school', 'german'],
      metadata: { level: 2 },
      system: 'Be kind.',
      timezone: 'Europe/Berlin',
      model: 'openai/gpt-4o-mini',
      secrets: [],
      tools: [],
      blocks: [],
      memory: { blocks: [] },
    });
    expect(await letta.agents.retrieve(made.id)).toEqual(made);

    const unnamed = await letta.agents.create({ tags: ['school'] });
    expect(unnamed.name).toMatch(/^[a-z]+-[a-z]+-\d{4}$/);
    const hidden = await letta.agents.create({ name: 'backstage', hidden: true });
    expect((await letta.agents.list()).items.map(({ name }) => name)).toEqual([unnamed.name, 'tutor']);
    expect((await letta.agents.list({ name: 'backstage' })).items).toEqual([hidden]);
    const names = async (query: Parameters<Letta['agents']['list']>[0]) =>
      (await letta.agents.list(query)).items.map(({ name }) => name);
    expect(await names({ query_text: 'TUT' })).toEqual(['tutor']);
    expect(await names({ tags: ['german', 'nothing'] })).toEqual(['tutor']);
    expect(await names({ tags: ['german', 'school'], match_all_tags: true })).toEqual(['tutor']);
    expect(await names({ tags: ['german', 'nothing'], match_all_tags: true })).toEqual([]);
    expect(await names({ order: 'asc', limit: 1 })).toEqual(['tutor']);
    expect(await names({ identity_id: 'identity-1' })).toEqual([]);
    expect((await every(letta.agents.list({ limit: 1 }))).map(({ id }) => id)).toEqual([unnamed.id, made.id]);
    expect((await every(letta.agents.list({ limit: 1, order: 'asc' }))).map(({ id }) => id)).toEqual([
      made.id,
      unnamed.id,
    ]);
    const third = await letta.agents.create({ name: 'third' });
    expect(await names({ before: made.id, limit: 1 })).toEqual([unnamed.name]);
    await letta.agents.delete(third.id);
    expect(await letta.get('/v1/agents/count', { query: { tags: ['school'] } })).toBe(2);

    const changed = await letta.agents.update(made.id, { description: 'teaches well', tags: ['school'], system: null });
    expect(changed).toMatchObject({ description: 'teaches well', tags: ['school'], system: 'Be kind.', name: 'tutor' });
    const same = await letta.agents.update(made.id, { description: 'teaches well' });
    expect(same.updated_at).toBe(changed.updated_at);
    expect((await letta.agents.update(made.id, { name: 'teacher', embedding: 'none/none' })).name).toBe('teacher');
    expect(await letta.agents.retrieve(made.id)).toMatchObject({
      name: 'teacher',
      embedding: 'none/none',
      model: 'openai/gpt-4o-mini',
    });

    for (const stranger of await strangersTo('ann')) {
      const { agents } = stranger;
      const asked = [
        () => agents.retrieve(made.id),
        () => agents.update(made.id, { name: 'mine' }),
        () => agents.delete(made.id),
        () => agents.recompile(made.id),
        () => agents.passages.create(made.id, { text: 'mine' }),
        () => agents.passages.list(made.id),
        () => agents.passages.search(made.id, { query: 'kind' }),
        () => stranger.passages.search({ agent_id: made.id, query: 'kind' }),
      ];
      const answers = await Promise.all(asked.map((ask) => refusalOf(ask())));
      expect(answers).toEqual(asked.map(() => expect.objectContaining({ status: 404 })));
      expect((await agents.list()).items).toEqual([]);
    }
    expect(await letta.agents.retrieve(made.id)).toMatchObject({ name: 'teacher' });

    expect(await refusalOf(letta.agents.create({ name: 'teacher' }))).toEqual({
      status: 409,
      detail: 'An agent with this name exists already.',
    });
    expect(await refusalOf(letta.agents.update(unnamed.id, { name: 'teacher' }))).toMatchObject({ status: 409 });
    expect(await letta.agents.delete(made.id)).toBeNull();
    expect(await refusalOf(letta.agents.retrieve(made.id))).toMatchObject({ status: 404 });
    expect(await refusalOf(letta.agents.delete(made.id))).toMatchObject({ status: 404 });
    expect(await refusalOf(letta.agents.retrieve('no id at all'))).toMatchObject({ status: 404 });
  });
});

describe("core memory through Letta's published client", () => {
  it('is blocks that are created, attached, edited, detached and deleted', async () => {
    const letta = await lettaOf('cid');
    const persona = await letta.blocks.create({ label: 'persona', value: 'I am patient.', limit: 40, tags: ['self'] });
    expect(persona.id).toMatch(/^block-[0-9a-f]{8}-/);
    expect(persona).toMatchObject({ label: 'persona', value: 'I am patient.', limit: 40, tags: ['self'] });
    expect(await letta.blocks.retrieve(persona.id)).toEqual(persona);

    const agent = await letta.agents.create({
      name: 'coach',
      block_ids: [persona.id],
      memory_blocks: [{ label: 'human', value: 'Runs on Sundays.', description: 'Who it is about' }],
    });
    expect(agent.blocks.map(({ label }) => label).sort()).toEqual(['human', 'persona']);
    expect(agent.memory.blocks).toEqual(agent.blocks);
    expect((await letta.agents.list({ include: ['agent.blocks'] })).items[0]?.blocks).toHaveLength(2);
    expect((await letta.agents.blocks.list(agent.id)).items).toHaveLength(2);
    expect((await letta.blocks.list({ label: 'human' })).items.map(({ value }) => value)).toEqual(['Runs on Sundays.']);
    expect((await every(letta.blocks.list({ limit: 1 }))).map(({ label }) => label)).toEqual(['persona', 'human']);

    const byLabel = await letta.agents.blocks.retrieve('persona', { agent_id: agent.id });
    expect(byLabel).toEqual(persona);
    const edited = await letta.agents.blocks.update('persona', { agent_id: agent.id, value: 'I am very patient.' });
    expect(edited.value).toBe('I am very patient.');
    expect((await letta.blocks.update(persona.id, { description: 'who I am' })).description).toBe('who I am');
    const long = await refusalOf(letta.blocks.update(persona.id, { value: 'x'.repeat(41) }));
    expect(long).toEqual({ status: 422, detail: 'Edit failed: Exceeds 40 character limit (requested 41).' });
    expect((await letta.blocks.retrieve(persona.id)).value).toBe('I am very patient.');

    const second = await letta.blocks.create({ label: 'persona', value: 'Another one.' });
    expect(await refusalOf(letta.agents.blocks.attach(second.id, { agent_id: agent.id }))).toMatchObject({
      status: 409,
    });
    const twice = letta.agents.create({ name: 'double', block_ids: [persona.id, second.id] });
    expect(await refusalOf(twice)).toMatchObject({ status: 409 });
    expect((await letta.agents.list({ name: 'double' })).items).toEqual([]);

    const without = await letta.agents.blocks.detach(persona.id, { agent_id: agent.id });
    expect(without.blocks.map(({ label }) => label)).toEqual(['human']);
    const other = await letta.agents.blocks.attach(second.id, { agent_id: agent.id });
    expect(other.blocks.map(({ value }) => value).sort()).toEqual(['Another one.', 'Runs on Sundays.']);
    const exactly = await letta.agents.update(agent.id, { block_ids: [persona.id] });
    expect(exactly.blocks.map(({ id }) => id)).toEqual([persona.id]);
    const unknown = letta.agents.update(agent.id, {
      block_ids: [`block-${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`],
    });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404 });
    expect((await letta.agents.retrieve(agent.id)).blocks).toHaveLength(1);
    expect(await letta.get(`/v1/agents/${agent.id}/core-memory`)).toMatchObject({ blocks: exactly.blocks });
    expect((await letta.blocks.agents.list(persona.id)).items.map(({ id }) => id)).toEqual([agent.id]);

    await letta.agents.update(agent.id, { system: 'You coach runners.' });
    const prompt = await letta.agents.recompile(agent.id);
    expect(prompt).toMatch(/^You coach runners\.\n\n<memory_blocks>/);
    expect(prompt).toContain('I am very patient.');

    await letta.agents.delete(agent.id);
    expect(await letta.blocks.retrieve(persona.id)).toMatchObject({ value: 'I am very patient.' });
    await letta.blocks.delete(persona.id);
    expect(await refusalOf(letta.blocks.retrieve(persona.id))).toMatchObject({ status: 404 });
  });

  it('cannot be bypassed: unsupported requests are refused with the reason', async () => {
    const letta = await lettaOf('dan');
    const { id } = await letta.agents.create({ name: 'mute' });
    const asked = letta.agents.messages.create(id, { messages: [{ role: 'user', content: 'hello' }] });
    expect(await refusalOf(asked)).toEqual({ status: 405, detail: expect.stringContaining('runs none') });
    const edited = letta.patch(`/v1/agents/${id}/messages/message-1`, { body: { content: 'never said' } });
    expect(await refusalOf(edited)).toMatchObject({ status: 405 });
    const stranger = new Letta({ baseURL: app.url, apiKey: 'rk_nobody', maxRetries: 0 });
    expect(await refusalOf(stranger.agents.messages.create(id, { messages: [] }))).toMatchObject({ status: 401 });
  });
});

describe("archival memory through Letta's published client", () => {
  it('returns what was stored, without what was returned for a prompt', async () => {
    const letta = await lettaOf('fay');
    const { id } = await letta.agents.create({ name: 'echo', memory_blocks: [{ label: 'human', value: 'Sails.' }] });
    const body = { agent: 'echo', token_budget: 1_000 };
    const { text: context } = await letta.post<{ text: string }>('/v1/context', { body });
    expect(context).toContain('Sails.');
    const [passage] = await letta.agents.passages.create(id, { text: `She has a boat. ${context}`, tags: ['a'] });
    expect(passage).toMatchObject({ text: 'She has a boat.', tags: ['a'] });
  });

  it('can be deleted while it is paged through, like agents and blocks', async () => {
    const letta = await lettaOf('dina');
    const made = await letta.agents.create({ name: 'kept' });
    for (const text of ['one', 'two', 'three']) await letta.agents.passages.create(made.id, { text });
    const [first] = await letta.agents.passages.list(made.id, { limit: 1 });
    await letta.agents.passages.delete(first!.id!, { agent_id: made.id });
    const rest = await letta.agents.passages.list(made.id, { after: first!.id });
    expect(rest.map(({ text }) => text)).toEqual(['two', 'three']);
    expect(await refusalOf(letta.agents.passages.list(made.id, { after: 'passage-x' }))).toMatchObject({ status: 400 });

    for (const label of ['a', 'b', 'c', 'd', 'e']) await letta.blocks.create({ label, value: label });
    for await (const { id } of letta.blocks.list({ limit: 2 })) await letta.blocks.delete(id);
    expect(await every(letta.blocks.list())).toEqual([]);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await letta.agents.create({ name });
    for await (const { id } of letta.agents.list({ limit: 2 })) await letta.agents.delete(id);
    expect(await every(letta.agents.list())).toEqual([]);
    expect(await refusalOf(Promise.resolve(letta.agents.list({ after: 'agent-x' })))).toMatchObject({ status: 400 });
  });

  it('is written, listed, found and deleted, and consists of records of the user', async () => {
    const letta = await lettaOf('bea');
    const { id } = await letta.agents.create({ name: 'librarian', timezone: 'Asia/Kolkata' });
    const texts = ['The ferry to Rousay leaves at noon.', 'Heidi keeps bees in the orchard.', 'The orchard has plums.'];
    const stored = [];
    for (const [day, text] of texts.entries()) {
      const created_at = `2026-03-0${day + 1}T20:00:00Z`;
      stored.push(...(await letta.agents.passages.create(id, { text, tags: [`day${day}`, 'all'], created_at })));
    }
    expect(stored[0]).toMatchObject({ text: texts[0], tags: ['day0', 'all'], created_at: '2026-03-01T20:00:00.000Z' });
    expect(stored[0]!.id).toMatch(/^passage-[0-9a-f]{8}-/);

    const listed = async (query?: Parameters<Letta['agents']['passages']['list']>[1]) =>
      (await letta.agents.passages.list(id, query)).map(({ text }) => texts.indexOf(text));
    expect(await listed()).toEqual([0, 1, 2]);
    expect(await listed({ ascending: false, limit: 2 })).toEqual([2, 1]);
    expect(await listed({ after: stored[0]!.id, limit: 1 })).toEqual([1]);
    expect(await listed({ before: stored[2]!.id, limit: 1 })).toEqual([1]);
    expect(await listed({ after: stored[0]!.id, before: stored[2]!.id })).toEqual([1]);
    expect(await listed({ search: 'ORCHARD' })).toEqual([1, 2]);

    const found = async (query: Parameters<Letta['agents']['passages']['search']>[1]) =>
      (await letta.agents.passages.search(id, query)).results
        .map(({ content }) => texts.indexOf(content))
        // The ferry may be found by its meaning, at a low rank.
        .filter((index) => index !== 0);
    expect((await found({ query: 'orchard' })).sort()).toEqual([1, 2]);
    expect((await found({ query: 'orchard', tags: ['day1'] })).sort()).toEqual([1]);
    expect((await found({ query: 'orchard', tags: ['day1', 'day2'] })).sort()).toEqual([1, 2]);
    expect(await found({ query: 'orchard', tags: ['day1', 'all'], tag_match_mode: 'all' })).toEqual([1]);
    expect(await found({ query: 'orchard', top_k: 1 })).toHaveLength(1);
    expect(await found({ query: 'orchard', start_datetime: '2026-03-03T00:00:00Z' })).toEqual([2]);
    // In Kolkata the second passage is of the third of March already.
    expect(await found({ query: 'orchard', end_datetime: '2026-03-02' })).toEqual([]);
    expect(await found({ query: 'orchard', end_datetime: '2026-03-03' })).toEqual([1]);
    expect(await found({ query: '   ' })).toEqual([]);
    const { results, count } = await letta.agents.passages.search(id, { query: 'Rousay' });
    expect([count, results[0]]).toEqual([
      results.length,
      { id: stored[0]!.id, timestamp: '2026-03-02T01:30:00.000+05:30', content: texts[0], tags: ['day0', 'all'] },
    ]);

    const other = await letta.agents.create({ name: 'gardener' });
    await letta.agents.passages.create(other.id, { text: 'Orchard ladders stand in the barn.' });
    const everywhere = await letta.passages.search({ query: 'orchard' });
    expect(everywhere.map(({ passage }) => passage.text)).toEqual(
      expect.arrayContaining([texts[1], texts[2], 'Orchard ladders stand in the barn.']),
    );
    expect(everywhere.every(({ score }) => score > 0)).toBe(true);
    expect(
      (await letta.passages.search({ query: 'orchard', agent_id: other.id })).map((hit) => hit.passage.text),
    ).toEqual(['Orchard ladders stand in the barn.']);
    expect(await letta.passages.search({ query: '' })).toEqual([]);
    const late = { text: 'The orchard sleeps.', created_at: '2026-04-01T20:00:00.123456' };
    const [inUtc] = await letta.agents.passages.create(other.id, late);
    expect(inUtc!.created_at).toBe('2026-04-01T20:00:00.123Z');
    const april = { start_date: '2026-04-01T20:00:00', end_date: '2026-04-02T00:00:00' };
    expect((await letta.passages.search({ query: 'orchard', ...april })).map((hit) => hit.passage.id)).toEqual([
      inUtc!.id,
    ]);
    expect((await letta.passages.search({ agent_id: id, tags: ['day2'] })).map((hit) => hit.passage.text)).toEqual([
      texts[2],
    ]);
    expect(await refusalOf(letta.agents.update(id, { name: 'clerk' }))).toMatchObject({ status: 409 });

    const own = app.user('bea');
    const { records } = await own.ok(listRecords, { query: { type: 'archival', agent: 'librarian', order: 'asc' } });
    expect(records.map(({ content }) => content)).toEqual(texts);
    const recordId = stored[2]!.id!.replace('passage-', '');
    expect(await own.ok(getRecord, { params: { id: recordId } })).toMatchObject({
      content: texts[2],
      tags: ['day2', 'all'],
    });

    await letta.agents.passages.delete(stored[1]!.id!, { agent_id: id });
    expect(await listed()).toEqual([0, 2]);
    expect(await refusalOf(letta.agents.passages.delete(stored[1]!.id!, { agent_id: id }))).toMatchObject({
      status: 404,
    });
    expect(await refusalOf(letta.agents.passages.delete(stored[0]!.id!, { agent_id: other.id }))).toMatchObject({
      status: 404,
    });
    expect(await listed()).toEqual([0, 2]);
  });
});
