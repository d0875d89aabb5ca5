import { setTimeout as sleep } from 'node:timers/promises';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createLogger } from '@platform/observability/logger.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { failure, OTHER, TENANT } from '@test/support/scratch.js';
import { waitUntil } from '@test/support/wait-until.js';
import { EraseAgain } from './erase-again.js';
import { chained, LEDGER, type LedgerEntry } from './ledger-entry.js';
import { LedgerReplay } from './ledger-replay.js';
import { LedgerForeign, LedgerIncomplete, RestoredLedger } from './restored-ledger.js';
import { AT, idOf, LedgerFixture } from './testing/ledger-fixture.js';

/** Records what it was asked to erase. Can be made slow or failing. */
class Eraser extends EraseAgain {
  readonly erased: string[] = [];
  fails = 0;

  async run(entry: LedgerEntry): Promise<void> {
    await sleep(5);
    if (this.fails-- > 0) throw new Error('not now');
    this.erased.push(`${entry.tenantId === TENANT ? 'here' : 'there'} ${entry.position}`);
  }
}

let fixture: LedgerFixture;
const running = new AbortController().signal;
beforeAll(async () => {
  fixture = await LedgerFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

function starting(gate = new ServingGate()) {
  const { file, ledger, keeper, heads } = fixture.process();
  const eraser = new Eraser();
  const restored = new RestoredLedger(file, fixture.entries, fixture.database, ledger, eraser);
  const replay = new LedgerReplay(file, restored, gate, heads, createLogger('silent'));
  return { eraser, restored, replay, gate, keeper, file };
}

/**
 * Enters three erasures here and one elsewhere, in table and file. Then the database goes back to before the last two.
 */
async function restoredFromBefore(): Promise<LedgerEntry[]> {
  const { append, keeper } = fixture.process();
  await append({ erasureId: 'kept' });
  for (const erasureId of ['lost 1', 'lost 2']) await append({ erasureId, kind: 'records', ids: [idOf(1), idOf(2)] });
  await append({ tenantId: OTHER });
  await keeper.settled();
  const before = [...(await fixture.ofTenant()), ...(await fixture.ofTenant(OTHER))];
  await fixture.test.admin.query('delete from erasure_ledger where tenant_id = $1 or position > 1', [OTHER]);
  return before;
}
const all = async () => [...(await fixture.ofTenant()), ...(await fixture.ofTenant(OTHER))];

it('repeats exactly the erasures that the database does not know, and enters them as they were', async () => {
  const before = await restoredFromBefore();
  const { restored, eraser } = starting();
  expect(await restored.catchUp(running)).toBe(3);
  expect(eraser.erased).toEqual(['here 2', 'here 3', 'there 1']);
  expect(await all()).toEqual(before);
  const next = starting();
  expect([await next.restored.catchUp(running), next.eraser.erased]).toEqual([0, []]);
});

it('is done by one of several processes that start at once, while the others wait', async () => {
  const before = await restoredFromBefore();
  const processes = [starting(), starting(), starting()];
  const counts = await Promise.all(processes.map(({ restored }) => restored.catchUp(running)));
  expect(counts.sort()).toEqual([0, 0, 3]);
  expect(processes.flatMap(({ eraser }) => eraser.erased)).toHaveLength(3);
  expect(await all()).toEqual(before);
});

it('keeps the process from serving until it is done, and reports what failed', async () => {
  await restoredFromBefore();
  const { replay, eraser, gate } = starting();
  eraser.fails = 1;
  await replay.onModuleInit();
  expect([...gate.reasons]).toEqual([[LEDGER, null]]);
  await replay.onApplicationBootstrap();
  expect([...gate.reasons]).toEqual([[LEDGER, 'Error']]);
  await waitUntil('the gate', () => Promise.resolve(!gate.closed));
  expect(eraser.erased).toEqual(['here 2', 'here 3', 'there 1']);
}, 20_000);

it('does not delay a process without a file, and lets one stop that cannot continue', async () => {
  const fresh = starting();
  await fresh.replay.onModuleInit();
  expect(fresh.gate.closed).toBe(false);
  await restoredFromBefore();
  const { replay, eraser, gate } = starting();
  eraser.fails = 1_000;
  await replay.onModuleInit();
  await replay.onApplicationBootstrap();
  await replay.beforeApplicationShutdown();
  expect(gate.closed).toBe(true);
});

it('does not start if an entry that another one follows is lost, unless the database has it', async () => {
  await restoredFromBefore();
  const { file, restored } = starting();
  const lines = (await readFile(file.path, 'utf8')).trim().split('\n');
  // First without the entry that the database has, then without one that it lacks.
  await writeFile(file.path, `${lines.filter((_, index) => index !== 1).join('\n')}\n`);
  expect(await restored.catchUp(running)).toBe(3);
  await fixture.test.admin.query('delete from erasure_ledger where position > 1');
  await writeFile(file.path, `${lines.filter((_, index) => index !== 2).join('\n')}\n`);
  expect(await failure(restored.catchUp(running))).toBeInstanceOf(LedgerIncomplete);
});

describe('the file', () => {
  it('contains an entry as soon as it is committed, and nothing else', async () => {
    const { append, keeper, file } = fixture.process();
    await append();
    await keeper.settled();
    expect((await readFile(file.path, 'utf8')).trim().split('\n')).toHaveLength(2);
  });

  it('gets missing entries, as after a crash between the commit and the write', async () => {
    const before = await restoredFromBefore();
    const { restored, keeper, file } = starting();
    await restored.catchUp(running);
    await rm(file.path);
    expect(await fixture.process().keeper.repair()).toBe(before.length);
    expect(await keeper.repair()).toBe(0);
  });

  it('is reported when it cannot be written, and written when it can be', async () => {
    await rm(fixture.folder, { recursive: true, force: true });
    await writeFile(fixture.folder, 'not a folder');
    const { append, keeper, file } = fixture.process();
    await append();
    await keeper.settled();
    expect([...fixture.gate.complained]).toEqual([[LEDGER, 'EEXIST']]);
    await rm(fixture.folder);
    await append();
    await keeper.settled();
    await keeper.repair();
    expect(fixture.gate.complained.size).toBe(0);
    expect((await readFile(file.path, 'utf8')).trim().split('\n')).toHaveLength(3);
  });
});

describe('the installation of a file', () => {
  const FOREIGN = '0190a000-0000-7000-8000-0000000000bb';
  const NOWHERE = '0190a000-0000-7000-8000-0000000000cc';
  /** A file left by another installation, or by an older version that named none. */
  async function left(name: string | null): Promise<void> {
    const { file } = fixture.process();
    const said = {
      entryId: idOf(1),
      erasureId: 'theirs',
      kind: 'user',
      subject: 'kh1_x',
      ids: [idOf(2)],
      at: AT,
    } as const;
    const first = chained({ ...said, tenantId: NOWHERE }, null);
    await file.append([first, chained({ ...said, tenantId: NOWHERE, entryId: idOf(3) }, first)], name);
  }

  it.each([FOREIGN, null])(
    'is another one (%s): a new installation does not apply the file and appends its own entries',
    async (name) => {
      await fixture.test.admin.query('delete from tenants');
      await left(name);
      const { restored, eraser } = starting();
      expect([await restored.catchUp(running), eraser.erased, restored.foreign]).toEqual([0, [], 2]);
      expect(await all()).toEqual([]);
      const { keeper, append, file } = fixture.process();
      await keeper.repair();
      await append();
      await keeper.settled();
      // After a restore its own entries are applied, and the others' stay as they were.
      await fixture.test.admin.query('truncate erasure_ledger');
      const after = starting();
      expect([await after.restored.catchUp(running), after.eraser.erased, after.restored.foreign]).toEqual([
        1,
        ['here 1'],
        2,
      ]);
      expect(file.names.size).toBe(name === null ? 1 : 2);
    },
  );

  it('is another one: the start of an installation that is not new is refused', async () => {
    const { append, keeper, file } = fixture.process();
    await append();
    await keeper.settled();
    await rm(file.path);
    await left(FOREIGN);
    const { restored, eraser } = starting();
    expect(await failure(restored.catchUp(running))).toBeInstanceOf(LedgerForeign);
    expect(eraser.erased).toEqual([]);
  });

  it('is not named by an older version: the one that has the tenants of the file applies it and names it from then on', async () => {
    const before = await restoredFromBefore();
    const path = fixture.process().file.path;
    const unnamed = (await readFile(path, 'utf8')).split('\n').filter((line) => !line.includes('"ledger"'));
    await writeFile(path, unnamed.join('\n').replace(/"installation_id":"[^"]+",/g, ''));
    // OTHER does not exist here, so its entries belong to nobody.
    const { restored, eraser, keeper, file } = starting();
    expect(await restored.catchUp(running)).toBe(2);
    expect(eraser.erased).toEqual(['here 2', 'here 3']);
    await keeper.repair();
    await file.readOn();
    const ours = before.filter(({ tenantId }) => tenantId === TENANT);
    expect(ours.map(({ hash }) => file.hasNamed(hash))).toEqual([true, true, true]);
    expect(await keeper.repair()).toBe(0);
    expect([await starting().restored.catchUp(running), (await all()).length]).toEqual([0, 3]);
  });
});
