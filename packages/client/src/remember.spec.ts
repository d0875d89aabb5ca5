import { FakeServer } from './testing/fake-server.js';

let server: FakeServer;
beforeAll(async () => {
  server = await FakeServer.start();
});
afterAll(() => server.stop());

const MESSAGE = { id: 'message_1', sequence: 1, occurred_at: '2026-05-03T10:00:00.000Z' };

test('a fact is revised with its source and the time of the source', async () => {
  server.say({ json: { status: 'superseded', id: 'semantic_2' } });
  const answer = await server.client().remember('Ada moved to Linz.', { from: MESSAGE });
  expect(answer.status).toBe('superseded');
  expect(server.heard.at(-1)).toMatchObject({
    method: 'POST',
    path: '/v1/records/revise',
    body: { content: 'Ada moved to Linz.', derived_from: ['message_1'], occurred_at: MESSAGE.occurred_at },
  });
});

test('a fact with its own time keeps it, and adds to its sources', async () => {
  server.say({ json: { status: 'created' } });
  const fact = { content: 'Ada was in Graz.', occurred_at: '2026-01-01T00:00:00Z', derived_from: ['note'] };
  await server.client().remember(fact, { from: ['message_1', MESSAGE] });
  expect(server.heard.at(-1)?.body).toEqual({ ...fact, derived_from: ['note', 'message_1', 'message_1'] });
});

test('several facts are sent in one request', async () => {
  server.say({ json: { results: [], failed: 0 } });
  const { failed } = await server.client().remember(['Ada likes tea.', { content: 'Ada rows.', tags: ['sport'] }], {
    from: 'message_1',
    idempotencyKey: 'once',
  });
  expect(failed).toBe(0);
  expect(server.heard.at(-1)).toMatchObject({
    path: '/v1/records/revise/batch',
    headers: { 'idempotency-key': 'once' },
    body: {
      records: [
        { content: 'Ada likes tea.', derived_from: ['message_1'] },
        { content: 'Ada rows.', tags: ['sport'], derived_from: ['message_1'] },
      ],
    },
  });
});

test('without a source none is sent', async () => {
  server.say({ json: { status: 'created' } });
  await server.client().remember('Ada likes tea.');
  expect(server.heard.at(-1)?.body).toEqual({ content: 'Ada likes tea.' });
});
