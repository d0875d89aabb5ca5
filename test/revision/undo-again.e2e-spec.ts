import { listEdges } from '@contracts/graph/graph.operations.js';
import { getRecord, listRecords, listVersions, storeRecord } from '@contracts/records/records.operations.js';
import { reviseRecord, undoRecord } from '@contracts/revision/revision.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { TravelClock } from '@test/support/travel-clock.js';

const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

const list = async (user: Client) =>
  (await user.ok(listRecords, { query: {} })).records.map(({ content }) => content).sort();
const undo = (user: Client, id: string, version: number) => user.ok(undoRecord, { params: { id }, body: { version } });

async function moved(user: Client): Promise<{ paris: string; berlin: string }> {
  const { id: paris } = await user.ok(storeRecord, { body: { content: 'Ada lives in Paris.' } });
  clock.forward(1_000);
  const { id } = await user.ok(reviseRecord, { body: { content: 'Ada lives in Berlin.' } });
  clock.forward(1_000);
  return { paris, berlin: id! };
}

it('supersedes again what the undone memory had superseded, and releases it again', async () => {
  const ada = app.user();
  const { paris, berlin } = await moved(ada);
  expect(await undo(ada, berlin, 1)).toMatchObject({ version: 2, withdrawn: true, restored: [{ id: paris }] });
  expect(await list(ada)).toEqual(['Ada lives in Paris.']);
  expect((await ada.ok(listEdges, { params: { id: paris }, query: {} })).edges).toEqual([]);

  clock.forward(1_000);
  expect(await undo(ada, berlin, 2)).toMatchObject({ version: 3, status: 'undone', withdrawn: false });
  expect(await list(ada)).toEqual(['Ada lives in Berlin.']);
  expect(await ada.ok(getRecord, { params: { id: paris }, query: {} })).toMatchObject({ superseded_by: berlin });
  expect(await undo(ada, berlin, 2)).toMatchObject({ version: 3, status: 'unchanged' });

  clock.forward(1_000);
  expect(await undo(ada, berlin, 3)).toMatchObject({ version: 4, withdrawn: true, restored: [{ id: paris }] });
  expect(await list(ada)).toEqual(['Ada lives in Paris.']);
  expect(await undo(ada, berlin, 3)).toMatchObject({ version: 4, status: 'unchanged' });
});

it('refuses to end a memory for one that is withdrawn: neither would be current', async () => {
  const ada = app.user();
  const { paris, berlin } = await moved(ada);
  await undo(ada, berlin, 1);
  const { versions } = await ada.ok(listVersions, { params: { id: paris }, query: {} });
  const request = { params: { id: paris }, body: { version: versions[0]!.version } };
  expect(await ada.fails(undoRecord, request)).toMatchObject({ status: 409, code: 'conflict' });
  expect(await list(ada)).toEqual(['Ada lives in Paris.']);
});
