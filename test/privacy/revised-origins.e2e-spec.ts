import { eraseSubject, getErasure } from '@contracts/privacy/erasure.operations.js';
import { listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { reviseRecord } from '@contracts/revision/revision.operations.js';
import { purgeSource } from '@contracts/trust/trust.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const contents = async (user: Client) => (await user.ok(listRecords)).records.map(({ content }) => content);

async function erase(body: object): Promise<void> {
  const { id } = await app.client().ok(eraseSubject, { body });
  await waitUntil(
    'the erasure',
    () => app.client().ok(getErasure, { params: { id: String(id) } }),
    ({ state }) => state === 'completed',
  );
}

/** A memory with labels of its own, which a later text from elsewhere edits; and one from nowhere. */
async function edited(given: object): Promise<Client & { readonly user: string }> {
  const ada = app.user();
  const own = { provenance: { source: 'cv' }, session_id: 'first' };
  const { id } = await ada.ok(storeRecord, { body: { content: 'Ada likes green tea.', ...own } });
  await ada.ok(storeRecord, { body: { content: 'The standup is at 10.', ...own } });
  const answer = await ada.ok(reviseRecord, { body: { id, content: 'Ada likes green tea from Uji.', ...given } });
  expect(answer).toMatchObject({ status: 'updated', id });
  return ada;
}

describe.each([
  ['source', { provenance: { source: 'web' } }, { source: 'web' }],
  ['session', { session_id: 'second' }, { session_id: 'second' }],
  ['agent', { agent: 'scout' }, { agent: 'scout' }],
])('a text of another %s that was written into a memory', (_, given, from) => {
  it('goes with an erasure of where it came from', async () => {
    const ada = await edited(given);
    await erase({ ...from, user_id: ada.user });
    expect(await contents(ada)).toEqual(['The standup is at 10.']);
  });

  it('goes with a purge of where it came from', async () => {
    const ada = await edited(given);
    await app.client().ok(purgeSource, { body: { ...from, user_id: ada.user } });
    expect(await contents(ada)).toEqual(['The standup is at 10.']);
  });
});

it('keeps its first source, and goes with that one too', async () => {
  const ada = await edited({ provenance: { source: 'web' } });
  const [, { provenance } = {}] = (await ada.ok(listRecords)).records;
  expect(provenance).toEqual({ source: 'cv', revised_from: { source: ['web'] } });
  await erase({ source: 'cv', user_id: ada.user });
  expect(await contents(ada)).toEqual([]);
});
