import { listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { reviseRecord } from '@contracts/revision/revision.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it.each([
  ['My phone number is 912 345 678.', 'My new phone number is 933 111 222.', ''],
  ['My bank is ING.', 'My new bank is ABN.', ''],
  ['My car is a Fiat.', 'My new car is a Volvo.', ''],
  ["Maya's sister Lena lives in Hamburg.", 'My sister Lena moved to Berlin.', ''],
  ['Call me after six. My email is a@x.org.', 'My new email is b@x.org.', 'Call me after six. '],
])('what supersedes "%s" does not repeat it: "%s"', async (known, fresh, kept) => {
  const ada = app.user();
  await ada.ok(storeRecord, { body: { content: known }, headers: { prefer: 'wait=10' } });
  const { status } = await ada.ok(reviseRecord, { body: { content: fresh } });
  expect(status).toBe('superseded');
  const { records } = await ada.ok(listRecords, { query: { include_shared: false } });
  expect(records.map(({ content }) => content)).toEqual([`${kept}${fresh}`]);
});
