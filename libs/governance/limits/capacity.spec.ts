import { inPlace, withoutPlace } from '@kernel/place.js';
import { Capacity, type HeldPlace, Overloaded } from './capacity.js';

let now: number;
beforeEach(() => {
  now = 0;
});

const capacityOf = (atOnce: number | null): Capacity => new Capacity({ atOnce, now: () => now });
const after = (ms: number): void => {
  now += ms;
};

/** The outcome of each waiting request, by name, in the order in which they become known. */
class Outcomes {
  readonly told: string[] = [];
  readonly places = new Map<string, HeldPlace>();

  constructor(private readonly capacity: Capacity) {}

  ask(tenant: string, name: string, gone: AbortSignal = new AbortController().signal): void {
    this.capacity.wait(tenant, gone).then(
      (place) => {
        this.places.set(name, place);
        this.told.push(name);
      },
      (error: unknown) => this.told.push(error instanceof Overloaded ? `${name} refused` : `${name} broke`),
    );
  }

  async settled(): Promise<readonly string[]> {
    await new Promise((resolve) => setImmediate(resolve));
    return this.told;
  }
}

it('gives out all places, and a free one to the next that waits', async () => {
  const capacity = capacityOf(2);
  const [first, second] = [capacity.enter('a'), capacity.enter('a')];
  expect(capacity.enter('a')).toBeNull();
  const outcomes = new Outcomes(capacity);
  outcomes.ask('a', 'third');
  expect(await outcomes.settled()).toEqual([]);
  expect(capacity.pressed).toBe(true);
  first?.leave();
  first?.leave();
  expect(await outcomes.settled()).toEqual(['third']);
  expect(capacity.figures).toEqual({ working: 2, waiting: 0, refused: 0 });
  second?.leave();
  outcomes.places.get('third')?.leave();
  expect(capacity.figures.working).toBe(0);
});

it('lets no later request overtake those that wait', () => {
  const capacity = capacityOf(1);
  capacity.enter('a');
  new Outcomes(capacity).ask('a', 'waits');
  expect(capacity.enter('b')).toBeNull();
});

it('serves the tenant with the fewest requests in progress first, however many another has waiting', async () => {
  const capacity = capacityOf(2);
  const held = [capacity.enter('flood'), capacity.enter('flood')];
  const outcomes = new Outcomes(capacity);
  for (const name of ['f1', 'f2', 'f3']) outcomes.ask('flood', name);
  outcomes.ask('quiet', 'q1');
  held[0]?.leave();
  expect(await outcomes.settled()).toEqual(['q1']);
  held[1]?.leave();
  expect(await outcomes.settled()).toEqual(['q1', 'f1']);
});

it('works off a burst: requests that wait for less than ten seconds are served', async () => {
  const capacity = capacityOf(1);
  const held = capacity.enter('a');
  const outcomes = new Outcomes(capacity);
  outcomes.ask('a', 'burst');
  after(1_900);
  capacity.refuseLate();
  held?.leave();
  expect(await outcomes.settled()).toEqual(['burst']);
});

it('in a standing queue, refuses what has waited half as long as a request takes, and says when to retry', async () => {
  const capacity = capacityOf(1);
  const held = capacity.enter('a');
  const outcomes = new Outcomes(capacity);
  outcomes.ask('a', 'old');
  after(5_050);
  outcomes.ask('a', 'new');
  const refused = capacity.wait('b', AbortSignal.abort()).catch((error: unknown) => error);
  capacity.refuseLate();
  expect(await outcomes.settled()).toEqual(['old refused']);
  expect(await refused).toMatchObject({ code: 'overloaded', retryAfterSeconds: expect.any(Number) });
  held?.leave();
  expect(await outcomes.settled()).toEqual(['old refused', 'new']);
});

it('works off a burst after a long idle time', async () => {
  const capacity = capacityOf(1);
  after(3_600_000);
  const held = capacity.enter('a');
  const outcomes = new Outcomes(capacity);
  outcomes.ask('a', 'burst');
  after(1_900);
  capacity.refuseLate();
  held?.leave();
  expect(await outcomes.settled()).toEqual(['burst']);
});

describe('a standing queue', () => {
  const standing = async () => {
    const capacity = capacityOf(1);
    const held = capacity.enter('a');
    const outcomes = new Outcomes(capacity);
    outcomes.ask('a', 'old');
    after(5_050);
    capacity.refuseLate();
    expect(await outcomes.settled()).toEqual(['old refused']);
    return { capacity, held, outcomes };
  };

  it('that is briefly empty, because all were refused or admitted, does not count as a burst', async () => {
    const { capacity, held, outcomes } = await standing();
    after(400);
    outcomes.ask('a', 'let in');
    held?.leave();
    after(400);
    outcomes.ask('a', 'next');
    after(500);
    capacity.refuseLate();
    expect(await outcomes.settled()).toEqual(['old refused', 'let in', 'next refused']);
  });

  it('ends when nobody has waited for a second', async () => {
    const { capacity, held, outcomes } = await standing();
    after(1_000);
    outcomes.ask('a', 'later');
    after(4_900);
    capacity.refuseLate();
    held?.leave();
    expect(await outcomes.settled()).toEqual(['old refused', 'later']);
  });
});

it('lets requests wait half as long as they take here, also if that is long', async () => {
  const capacity = capacityOf(1);
  for (let i = 0; i < 200; i += 1) {
    const place = capacity.enter('a');
    after(1_000);
    place?.leave();
  }
  capacity.enter('a');
  const outcomes = new Outcomes(capacity);
  outcomes.ask('a', 'first');
  after(5_050);
  outcomes.ask('a', 'second');
  after(450);
  capacity.refuseLate();
  expect(await outcomes.settled()).toEqual(['first refused']);
});

it('learns how long a request takes once, even if it leaves its place twice', async () => {
  const capacity = capacityOf(1);
  const long = capacity.enter('a');
  after(10_000);
  long?.leave();
  long?.leave();
  capacity.enter('a');
  const outcomes = new Outcomes(capacity);
  outcomes.ask('a', 'waits');
  after(5_050);
  capacity.refuseLate();
  outcomes.ask('a', 'next');
  // One request of ten seconds raises the average from 0.1 s to 0.595 s, and half of that is the longest wait. A second one
  // would raise it to 1.065 s.
  after(300);
  capacity.refuseLate();
  expect(await outcomes.settled()).toEqual(['waits refused', 'next refused']);
});

it('makes room by refusing the newest request of the tenant that waits most, and refuses that tenant itself', async () => {
  const capacity = capacityOf(1);
  capacity.enter('flood');
  const outcomes = new Outcomes(capacity);
  for (let i = 0; i < 1_000; i += 1) outcomes.ask('flood', `f${i}`);
  outcomes.ask('flood', 'more');
  outcomes.ask('quiet', 'q');
  expect(await outcomes.settled()).toEqual(['more refused', 'f999 refused']);
  expect(capacity.figures).toMatchObject({ waiting: 1_000, refused: 2 });
});

it('drops a waiting request whose client has gone', async () => {
  const capacity = capacityOf(1);
  const held = capacity.enter('a');
  const gone = new AbortController();
  const outcomes = new Outcomes(capacity);
  outcomes.ask('a', 'gone', gone.signal);
  outcomes.ask('a', 'stays');
  gone.abort();
  held?.leave();
  expect(await outcomes.settled()).toEqual(['gone refused', 'stays']);
});

it('gives a place away while its holder waits for something else, and does not count that wait as work', async () => {
  const capacity = capacityOf(1);
  const place = capacity.enter('a')!;
  const outcomes = new Outcomes(capacity);
  outcomes.ask('b', 'meanwhile');
  const waited = await inPlace(place, () =>
    withoutPlace(async () => {
      expect(await outcomes.settled()).toEqual(['meanwhile']);
      after(60_000);
      return 'answer';
    }),
  );
  expect(waited).toBe('answer');
  expect(capacity.figures.working).toBe(2);
  place.leave();
  expect(capacity.figures.working).toBe(1);
  await withoutPlace(() => Promise.resolve());
  expect(capacity.figures.working).toBe(1);
});

it('takes the place back if the wait fails, but not if it was left meanwhile', async () => {
  const capacity = capacityOf(4);
  const place = capacity.enter('a')!;
  await expect(place.stepAside(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(capacity.figures.working).toBe(1);
  await place.stepAside(() => Promise.resolve(place.leave()));
  expect(capacity.figures.working).toBe(0);
});

it('never makes a request wait if there is no limit', () => {
  const capacity = capacityOf(null);
  for (let i = 0; i < 5_000; i += 1) expect(capacity.enter('a')).not.toBeNull();
});
