import { forgetRecord, restoreRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { deleteRecord, listRecords, patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { reviseRecord, undoRecord } from '@contracts/revision/revision.operations.js';
import { Clock } from '@kernel/clock.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import fc from 'fast-check';
import { HistoryModel, show } from './history-model.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGINNING = Date.UTC(2026, 5, 1);
const PEOPLE = ['Ada'];
const CITIES = ['Paris', 'Berlin', 'Rome'];
const SAID = ['', ', near the harbour'];

/** Advances only when told to, so that every instant is known. */
class StillClock extends Clock {
  at = BEGINNING;
  override now(): Date {
    return new Date(this.at);
  }
}

const clock = new StillClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

const claim = fc.record({
  who: fc.nat(PEOPLE.length - 1),
  where: fc.nat(CITIES.length - 1),
  more: fc.nat(SAID.length - 1),
  /** Since when it holds, in days before or after now; null: unknown. */
  since: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.integer({ min: -6, max: 2 })),
});
const which = fc.nat(1_000);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('store' as const), claim }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('revise' as const), claim }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('patch' as const), which, tag: fc.constantFrom('a', 'b') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('delete', 'forget', 'restore'), which }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** One history: the server and the model get the same. */
class Replay {
  readonly model = new HistoryModel();
  readonly instants: number[] = [];

  constructor(private readonly client: Client) {}

  async take(next: Step): Promise<void> {
    clock.at += HOUR;
    this.instants.push(clock.at);
    if ('claim' in next) return next.do === 'store' ? this.store(next.claim) : this.revise(next.claim);
    const ids = this.model.ids();
    const id = ids[next.which % Math.max(1, ids.length)];
    if (id === undefined) return;
    const params = { id };
    if (next.do === 'restore') {
      if (!this.model.isForgotten(id)) return;
      await this.client.ok(restoreRecord, { params, body: {} });
      return this.model.setForgotten(id, false);
    }
    if (next.do === 'undo') return this.undo(id);
    if (!this.model.isThere(id, clock.at)) return;
    if ('tag' in next) {
      await this.client.ok(patchRecord, { params, body: { tags: [next.tag] } });
      return this.model.edit(id, clock.at, { tags: [next.tag] });
    }
    if (next.do === 'forget') {
      await this.client.ok(forgetRecord, { params, body: {} });
      return this.model.setForgotten(id, true);
    }
    await this.client.ok(deleteRecord, { params });
    this.model.delete(id);
  }

  private async store(said: Claim): Promise<void> {
    const { content, from } = read(said);
    const { id } = await this.client.ok(storeRecord, { body: { content, valid_from: from ?? undefined } });
    this.model.store(id, clock.at, { content, validFrom: from }, clock.at);
  }

  private async revise(said: Claim): Promise<void> {
    const { content, from } = read(said);
    // The outcome of a revision depends on the existing vectors, and a replay has to be the same every time.
    await waitUntil('the vectors', () => app.count('outbox', 'closed_at is null'), (open) => open === 0); // prettier-ignore
    const answer = await this.client.ok(reviseRecord, { body: { content, valid_from: from ?? undefined } });
    const id = answer.id!;
    const now = clock.at;
    if (answer.status === 'created') return this.model.store(id, now, { content, validFrom: from }, now);
    if (answer.status === 'superseded') return this.supersede(answer, content, from ?? now);
    const { validFrom } = this.model.current(id);
    const since = from === null ? validFrom : validFrom !== null && validFrom < from ? validFrom : from;
    this.model.edit(id, now, {
      ...(answer.status === 'updated' && longer(this.model.current(id).content, content)),
      validFrom: since,
    });
  }

  private supersede(answer: Awaited<ReturnType<typeof this.answerOf>>, content: string, at: number): void {
    const { id, outdated_by: next, superseded } = answer;
    const ends = superseded.map((older) => ({ id: older.id, until: Date.parse(older.valid_to) }));
    for (const older of ends) {
      const { validFrom, validTo } = this.model.current(older.id);
      const until = Math.max(at, (validFrom ?? -Infinity) + 1);
      expect(older.until).toBe(validTo !== null && validTo < until ? validTo : until);
    }
    const begin = ends.map((older) => (this.model.current(older.id).validFrom ?? -Infinity) + 1);
    const validFrom = Math.max(at, ...begin);
    const bound = next === undefined ? {} : { validTo: this.model.statedAt(next), supersededBy: next };
    this.model.store(id!, clock.at, { content, validFrom, ...bound }, clock.at);
    if (next !== undefined) this.model.outdate(id!, next, clock.at);
    for (const older of ends) this.model.supersede(id!, older.id, older.until, clock.at);
  }

  private answerOf(content: string) {
    return this.client.ok(reviseRecord, { body: { content } });
  }

  private async undo(id: string): Promise<void> {
    if (this.model.isForgotten(id)) return;
    const request = { params: { id }, body: { version: this.model.versionOf(id) } };
    if (this.model.undo(id, clock.at)) {
      expect(await this.client.ok(undoRecord, request)).toMatchObject({
        status: 'undone',
        version: this.model.versionOf(id),
      });
      // Sent again it changes nothing, which the results below would show.
      expect(await this.client.ok(undoRecord, request)).toMatchObject({ status: 'unchanged' });
    } else expect(await this.client.fails(undoRecord, request)).toMatchObject({ status: 409 });
  }

  async answers(asOf: number, validAt: number | undefined): Promise<Record<string, string>> {
    const query = {
      limit: 1000,
      include_shared: false,
      as_of: new Date(asOf).toISOString(),
      ...(validAt !== undefined && { valid_at: new Date(validAt).toISOString() }),
    };
    const { records } = await this.client.ok(listRecords, { query });
    return Object.fromEntries(records.map((record) => [record.id, show(record)]));
  }
}

type Claim = typeof claim extends fc.Arbitrary<infer C> ? C : never;

function read({ who, where, more, since }: Claim): { content: string; from: number | null } {
  const content = `${PEOPLE[who]} lives in ${CITIES[where]}${SAID[more]}.`;
  return { content, from: since === null ? null : clock.at + since * DAY };
}

/** A text that says less leaves the old one as it is. */
function longer(stored: string, content: string): { content?: string } {
  return content.length > stored.length ? { content } : {};
}

it('returns at every instant the same as the model: what was believed then, and what held', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20, size: 'max' }), async (steps) => {
      clock.at += 365 * DAY;
      const replay = new Replay(app.user());
      const begun = clock.at;
      for (const next of steps) await replay.take(next);
      const valid = [undefined, begun - 3 * DAY, begun + 8 * HOUR + 1];
      for (const asOf of [begun, ...replay.instants, clock.at + 1]) {
        for (const validAt of valid) {
          expect({ asOf, validAt, found: await replay.answers(asOf, validAt) }).toEqual({
            asOf,
            validAt,
            found: replay.model.answer(asOf, validAt),
          });
        }
      }
    }),
    { numRuns: 3, seed: 20_260_601, endOnFailure: true },
  );
}, 180_000);
