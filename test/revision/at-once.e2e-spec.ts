import { reviseRecord, reviseRecords } from '@contracts/revision/revision.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { EMBEDDING_PROVIDER: 'bundled' } });
  // On a busy machine the model may take longer to load than a revision waits for it.
  const isReady = async () =>
    (await app.user().ok(reviseRecord, { body: { content: 'Hello.' } })).degraded.length === 0;
  while (!(await isReady()));
});
afterAll(() => app.stop());

// No rule of subject and verb decides it: only how near the two are in meaning.
const dose = ['The user takes sertraline 50 mg.', 'The dose of sertraline was raised to 100 mg.'];

describe('a fact supersedes what was told a moment before, whose vector is not stored yet,', () => {
  it('by a fact of the same batch', async () => {
    const body = { records: dose.map((content) => ({ content })) };
    expect(await app.user().ok(reviseRecords, { body })).toMatchObject({ created: 1, superseded: 1 });
  });

  it('by one of the same user, but not of another', async () => {
    const [ada, bo] = [app.user(), app.user()];
    const [before, now] = dose.map((content) => ({ body: { content } })) as [object, object];
    expect(await ada.ok(reviseRecord, before)).toMatchObject({ status: 'created' });
    expect(await bo.ok(reviseRecord, now)).toMatchObject({ status: 'created' });
    expect(await ada.ok(reviseRecord, now)).toMatchObject({ status: 'superseded' });
  });
});
