import { listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { reviseRecord } from '@contracts/revision/revision.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it.each<[known: string[], fresh: string, left: string[]]>([
  [['I take metformin.'], 'I forgot to take metformin.', ['I take metformin.']],
  [['I want to learn to swim.'], 'I learned to swim.', ['I want to learn to swim.']],
  [['I plan to run a marathon.'], 'I ran a marathon.', ['I plan to run a marathon.']],
  [['I drive a Golf.', 'My Golf is blue.', 'We own a Golf.'], 'I sold the Golf.', ['My Golf is blue.']],
  [['I live in Leeds.'], 'Tom says I moved to York.', ['I live in Leeds.']],
  [['Nina works at Bosch.'], 'Nina retired from gymnastics.', ['Nina works at Bosch.']],
  [["My dog's name is Bruno."], 'Bruno died.', []],
])('of %j, "%s" leaves %j', async (known, fresh, left) => {
  const ada = app.user();
  for (const content of known) await ada.ok(storeRecord, { body: { content }, headers: { prefer: 'wait=10' } });
  await ada.ok(reviseRecord, { body: { content: fresh } });
  const { records } = await ada.ok(listRecords, { query: { include_shared: false } });
  expect(records.map(({ content }) => content).sort()).toEqual([...left, fresh].sort());
});
