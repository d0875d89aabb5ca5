import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { newTenant, scopeOf } from '@test/support/scratch.js';
import { TravelClock } from '@test/support/travel-clock.js';
import fc from 'fast-check';
import { AgentsRepository } from '../agents/agents.repository.js';
import { AttachBlock } from '../attach-block.js';
import { AttachmentsRepository } from '../attachments.repository.js';
import { type Block, showBlockId } from '../block.js';
import { BlocksRepository } from '../blocks.repository.js';
import { CreateBlock } from '../create-block.js';
import { ContextMarkers } from '@memory/context-markers/context-markers.js';
import { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { Settings } from '@memory/settings/settings.js';
import { EditBlock } from '../edit-block.js';
import { FindAgent } from '../find-agent.js';
import { OpenBlock } from '../open-block.js';
import { BlockVersionsRepository } from './block-versions.repository.js';
import { CheckpointBlock } from './checkpoint-block.js';
import { ReadHistory } from './read-history.js';
import { StepBlock } from './step-block.js';

let test: TestDatabase;
let rooms: ReturnType<typeof blockRooms>;
let scope: Scope;

/** The use cases, wired as in the module. */
function blockRooms({ database }: TestDatabase) {
  const clock = new TravelClock();
  const [blocks, versions] = [new BlocksRepository(), new BlockVersionsRepository()];
  const open = new OpenBlock(blocks, clock);
  const edit = new EditBlock(
    blocks,
    versions,
    new ContextMarkers({ all: [] }),
    new SecretGuard(new Settings(clock)),
    clock,
  );
  const agents = new FindAgent(new AgentsRepository());
  const attach = new AttachBlock(database, open, agents, new AttachmentsRepository(), clock);
  return {
    versions,
    edit,
    create: new CreateBlock(database, edit, attach, clock),
    steps: new StepBlock(database, open, blocks, versions, clock),
    checkpoints: new CheckpointBlock(database, open, blocks, versions, edit),
  };
}

beforeAll(async () => {
  test = await openTestDatabase();
  rooms = blockRooms(test);
  const tenantId = await newTenant(test.admin);
  scope = scopeOf({ tenantId, includeShared: false }, ['blocks:read', 'blocks:write']);
});
afterAll(() => test.close());

const transact = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => test.database.withScope(scope, work);
/** Oldest first. */
const historyOf = async (tx: Tx, { id }: Block) => (await rooms.versions.page(tx, scope.tenantId, id, 5_000)).reverse();

/** A row that one transaction changes repeatedly gets slower, because its dead versions cannot be removed. */
const AT_ONCE = 50;

/** Repeats `step` until it returns null, several per transaction. Returns the block and its values on the way. */
async function walk(
  from: Block,
  step: (tx: Tx, block: Block, taken: number) => Promise<Block> | null,
): Promise<{ block: Block; values: string[] }> {
  let block = from;
  const values = [from.value];
  for (let ended = false; !ended;) {
    await transact(async (tx) => {
      for (let i = 0; i < AT_ONCE && !ended; i += 1) {
        const next = await step(tx, block, values.length);
        if (next) values.push((block = next).value);
        else ended = true;
      }
    });
  }
  return { block, values };
}

it('undoes and redoes a thousand edits exactly', async () => {
  const values = Array.from({ length: 1_001 }, (_, i) => `value ${i}\n${'x'.repeat(i % 7)}`);
  const made = await transact((tx) => rooms.create.runIn(tx, scope, { label: 'log', value: values[0] }));
  const { block: edited } = await walk(made, (tx, block, i) =>
    values[i] === undefined ? null : rooms.edit.runIn(tx, scope, block, { value: values[i] }, {}),
  );
  const kept = async (block: Block) => (await transact((tx) => historyOf(tx, block))).map(({ value }) => value);
  expect(await kept(edited)).toEqual(values);

  const back = await walk(edited, (tx, block) => (block.sequence > 1 ? rooms.steps.undoIn(tx, scope, block) : null));
  expect(back.values).toEqual([...values].reverse());
  const forth = await walk(back.block, (tx, block) =>
    block.sequence < values.length ? rooms.steps.redoIn(tx, scope, block) : null,
  );
  expect(forth.values).toEqual(values);
  expect(forth.block.version).toBe(3_001);
  expect(await kept(forth.block)).toEqual(values);
}, 120_000);

it('is read in pages of at most 16 MB of values, and of one state at least', async () => {
  const made = await transact((tx) => rooms.create.runIn(tx, scope, { label: 'long', value: '0' }));
  await walk(made, (tx, block, i) => (i === 12 ? null : rooms.edit.runIn(tx, scope, block, { value: `${i}` }, {})));
  const sequences: number[][] = [];
  const history = new ReadHistory(
    test.database,
    new OpenBlock(new BlocksRepository(), new TravelClock()),
    rooms.versions,
  );
  const read = async (before?: number) => {
    const page = await history.list(scope, showBlockId(made.id), {
      limit: 10,
      ...(before !== undefined && { before }),
    });
    sequences.push(page.history.map(({ sequence }) => sequence));
    if (page.has_more) await read(sequences.flat().at(-1));
  };
  // Four bytes each.
  const lengthen = (length: number, where: string) =>
    test.admin.query(`update block_versions set value = repeat('😀', ${length}) where block_id = $1 and ${where}`, [
      made.id,
    ]);
  await lengthen(1_000_000, 'sequence > 2');
  await read();
  expect(sequences).toEqual([
    [12, 11, 10, 9],
    [8, 7, 6, 5],
    [4, 3, 2, 1],
  ]);
  sequences.length = 0;
  await lengthen(5_000_000, 'sequence = 12');
  await read();
  expect(sequences[0]).toEqual([12]);
  expect(sequences.flat()).toEqual(Array.from({ length: 12 }, (_, i) => 12 - i));
});

interface State {
  readonly value: string;
  readonly tags: string[];
  checkpoint: string | null;
}

/** A model of a linear history, in memory. */
class Model {
  states: State[];
  at = 0;
  version = 1;

  constructor(value: string) {
    this.states = [{ value, tags: [], checkpoint: null }];
  }

  get now(): State {
    return this.states[this.at] as State;
  }

  edit(change: { value?: string; tags?: string[] }): void {
    const next = { ...this.now, ...change, checkpoint: null };
    if (next.value === this.now.value && next.tags.join() === this.now.tags.join()) return;
    this.push(next);
  }

  checkpoint(name: string): void {
    if (this.now.checkpoint !== null) return this.push({ ...this.now, checkpoint: name });
    this.states = this.states.slice(0, this.at + 1);
    this.now.checkpoint = name;
  }

  /** False if there is no such state. */
  step(by: -1 | 1): boolean {
    if (!this.states[this.at + by]) return false;
    this.at += by;
    this.version += 1;
    return true;
  }

  private push(state: State): void {
    this.states = [...this.states.slice(0, this.at + 1), state];
    this.at += 1;
    this.version += 1;
  }
}

type Command =
  | { readonly kind: 'edit'; readonly change: { value?: string; tags?: string[] } }
  | { readonly kind: 'checkpoint'; readonly name: string }
  | { readonly kind: 'undo' | 'redo' };

const short = fc.constantFrom('', 'a', 'b', 'a\nb');
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), change: fc.record({ value: short }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      change: fc.record({ value: short, tags: fc.subarray(['x', 'y']) }, { requiredKeys: [] }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('checkpoint' as const), name: fc.constantFrom('p', 'q') }) },
);

/** Applies the command to both. @throws if only one of them succeeds */
async function obey(tx: Tx, model: Model, block: Block, what: Command): Promise<Block> {
  if (what.kind === 'edit') {
    model.edit(what.change);
    return rooms.edit.runIn(tx, scope, block, what.change, {});
  }
  if (what.kind === 'checkpoint') {
    model.checkpoint(what.name);
    return rooms.checkpoints.runIn(tx, scope, block, what.name);
  }
  const possible = model.step(what.kind === 'undo' ? -1 : 1);
  const moved = await rooms.steps[`${what.kind}In`](tx, scope, block).catch((error: unknown) => {
    if (error instanceof RecollectError && error.code === 'conflict') return null;
    throw error;
  });
  expect([what.kind, moved !== null]).toEqual([what.kind, possible]);
  return moved ?? block;
}

it('equals a linear history after any edits, undos, redos and checkpoints', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30, size: 'max' }), async (commands) => {
      await transact(async (tx) => {
        const model = new Model('');
        let block = await rooms.create.runIn(tx, scope, { label: 'any' });
        for (const what of commands) {
          block = await obey(tx, model, block, what);
          const { value, tags, version, sequence } = block;
          expect({ value, tags, version, sequence }).toEqual({
            value: model.now.value,
            tags: model.now.tags,
            version: model.version,
            sequence: model.at + 1,
          });
          const history = await historyOf(tx, block);
          expect(history.map(({ sequence }) => sequence)).toEqual(history.map((_, i) => i + 1));
          expect(history.map(({ value, tags, checkpoint }) => ({ value, tags, checkpoint }))).toEqual(model.states);
        }
      });
    }),
    { numRuns: 20 },
  );
}, 120_000);
