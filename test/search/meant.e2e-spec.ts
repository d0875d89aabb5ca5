import { deleteRecord, patchRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { TravelClock } from '@test/support/travel-clock.js';

const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

const turn = (id: string, speaker: string, content: string) => ({ id, speaker, content, role: 'user' });
const TOLD = turn('told', 'Oskar', 'My aunt Katherine, known as Kit, is here for the summer.');
const TURNS = [
  turn('hens', 'Oskar', 'I keep hens behind the house, and geese.'),
  turn('ducks', 'Ruth', 'I keep ducks behind the shed, and swans.'),
  turn('bees', 'Katherine', 'I keep bees behind the barn, and on its roof lives a swarm of wasps.'),
  turn('moved', 'Ruth', 'In spring Katherine moved to Utrecht.'),
];
const QUESTION = 'What does Kit keep behind the barn or the house?';

async function told(...turns: object[]): Promise<Client> {
  const user = app.user();
  await user.ok(storeRecords, { body: { records: [...TURNS, ...turns] as never } });
  return user;
}

async function find(user: Client, query: string, more: object = {}): Promise<(string | undefined)[]> {
  const body = { query, limit: 3, include_shared: false, arms: ['keyword', 'names'], ...more };
  const { results } = await user.ok(searchRecords, { body: body });
  return results.map(({ external_id: id }) => id);
}

describe('an alias of somebody', () => {
  it('is learned from statements about him, in either form', async () => {
    const user = await told(TOLD);
    expect(await find(user, QUESTION)).toContain('bees');
    expect(await find(user, 'Where is Kit?')).toContain('moved');
    expect(await find(user, 'Where is Kit?', { arms: ['keyword'] })).not.toContain('moved');
    const other = await told(turn('told', 'Kit', 'Call me Katherine, please.'), turn('jam', 'Kit', 'I cooked jam.'));
    expect(await find(other, 'What of Katherine?')).toContain('jam');
  });

  it('makes him the speaker whom the question is about', async () => {
    const asked = 'Who keeps something, Kit?';
    const [first] = (await find(await told(TOLD), asked)).filter((id) => id !== 'told');
    expect(first).toBe('bees');
    const [unknown] = await find(await told(), asked);
    expect(unknown).not.toBe('bees');
  });

  it('is unknown before it is stored, and after its source was deleted or corrected', async () => {
    const user = await told();
    const before = clock.now();
    clock.forward(1_000);
    await user.ok(storeRecords, { body: { records: [TOLD] as never } });
    const asked = 'Where is Kit?';
    expect(await find(user, asked)).toContain('moved');
    expect(await find(user, asked, { as_of: before.toISOString() })).not.toContain('moved');
    const corrected = { content: 'My aunt Margaret, known as Kit, is here for the summer.' };
    await user.ok(patchRecord, { params: { id: 'told' }, body: corrected });
    expect(await find(user, asked)).not.toContain('moved');
    await user.ok(patchRecord, { params: { id: 'told' }, body: { content: TOLD.content } });
    expect(await find(user, asked)).toContain('moved');
    await user.ok(deleteRecord, { params: { id: 'told' } });
    expect(await find(user, asked)).not.toContain('moved');
  });

  it('in another user’s or another tenant’s memory is not known', async () => {
    await told(TOLD);
    const user = await told();
    const elsewhere = app.client(await app.otherTenant(), { user: user.user });
    await elsewhere.ok(storeRecords, { body: { records: [TOLD] as never } });
    expect(await find(user, 'Where is Kit?')).not.toContain('moved');
  });

  it('that is shared is known to everybody of the tenant who reads shared memory', async () => {
    const user = await told();
    await app.client().ok(storeRecords, { body: { records: [{ ...TOLD, shared: true }] as never } });
    expect(await find(user, 'Where is Kit?', { include_shared: true })).toContain('moved');
    expect(await find(user, 'Where is Kit?')).not.toContain('moved');
  });
});

describe('a relative of the caller', () => {
  const SISTER = {
    id: 'sister',
    content: 'My sister Lucia teaches fourth grade in Fresno.',
    occurred_at: '2025-01-10T12:00:00Z',
  };
  const NEWS = { id: 'news', content: 'Lucia is a vice principal now.', occurred_at: '2025-06-10T12:00:00Z' };
  const MORE = [
    { id: 'shift', content: 'My night shift is long.' },
    { id: 'boss', content: 'My boss Gretchen is new.' },
  ];
  const ASKED = 'How is my sister?';

  async function toldOf(...facts: object[]): Promise<Client> {
    const user = app.user();
    await user.ok(storeRecords, { body: { records: [...MORE, ...facts] as never } });
    return user;
  }

  it('is found by the stored name', async () => {
    const user = await toldOf(SISTER, NEWS);
    expect(await find(user, ASKED)).toContain('news');
    expect(await find(user, ASKED, { arms: ['keyword'] })).not.toContain('news');
    expect(await find(user, 'How is my brother?')).not.toContain('news');
    expect(await find(await toldOf(NEWS), ASKED)).not.toContain('news');
  });

  it('is found however often the user gave his own name before', async () => {
    const names = Array.from({ length: 12 }, (_, i) => ({ id: `own${i}`, content: `Call ${i}: my name is Tom.` }));
    expect(await find(await toldOf(...names, SISTER, NEWS), ASKED)).toContain('news');
  });

  it('is also found by later statements about the name', async () => {
    const user = await toldOf(SISTER, NEWS);
    const [first] = await find(user, "What is my sister's job now?", { arms: ['keyword', 'vector', 'names'] });
    expect(first).toBe('news');
  });

  it('is unknown after the name was corrected or deleted', async () => {
    const user = await toldOf(SISTER, NEWS);
    await user.ok(patchRecord, { params: { id: 'sister' }, body: { content: 'My sister Ines teaches in Fresno.' } });
    expect(await find(user, ASKED)).not.toContain('news');
    await user.ok(patchRecord, { params: { id: 'sister' }, body: { content: SISTER.content } });
    expect(await find(user, ASKED)).toContain('news');
    await user.ok(deleteRecord, { params: { id: 'sister' } });
    expect(await find(user, ASKED)).not.toContain('news');
  });

  it('in another user’s or another tenant’s memory is not known', async () => {
    await toldOf(SISTER);
    const user = await toldOf(NEWS);
    const elsewhere = app.client(await app.otherTenant(), { user: user.user });
    await elsewhere.ok(storeRecords, { body: { records: [SISTER] as never } });
    expect(await find(user, ASKED)).not.toContain('news');
  });
});

describe('a user whom facts call by name', () => {
  const at = (month: number) => `2025-0${month}-10T12:00:00Z`;
  const FACTS = [
    { id: 'old', content: 'Tom drives a Volvo to work.', occurred_at: at(1) },
    { id: 'sister', content: "Tom's sister Lucia drives a Fiat.", occurred_at: at(2) },
    { id: 'new', content: 'Tom now drives a Kia Niro.', occurred_at: at(3) },
    { id: 'friend', content: "Erik drives a Saab and is Tom's best friend.", occurred_at: at(4) },
  ];
  const ERIK = { id: 'name', content: "The user's name is Erik.", occurred_at: at(1) };
  const ALL = { arms: ['keyword', 'vector', 'names'] };

  async function toldOf(facts: readonly object[], user = app.user()): Promise<Client> {
    await user.ok(storeRecords, { body: { records: facts as never }, headers: { prefer: 'wait=30' } });
    return user;
  }

  it('is meant by “I” once the name is stored, until it is corrected or deleted', async () => {
    const user = await toldOf([...FACTS, ERIK]);
    const asked = 'Which car do I drive?';
    expect((await find(user, asked, ALL))[0]).toBe('friend');
    await user.ok(patchRecord, { params: { id: 'name' }, body: { content: "The user's name is Tom Lind." } });
    expect((await find(user, asked, ALL))[0]).toBe('new');
    await user.ok(patchRecord, { params: { id: 'name' }, body: { content: ERIK.content } });
    expect((await find(user, asked, ALL))[0]).toBe('friend');
    await user.ok(deleteRecord, { params: { id: 'name' } });
    expect((await find(user, asked, ALL))[0]).not.toBe('friend');
  });

  it('is meant by “I” if the user id spells the name', async () => {
    const user = await toldOf(FACTS, app.user('erik.lind@example.com'));
    expect((await find(user, 'Which car do I drive?', ALL))[0]).toBe('friend');
  });

  it('is not known by a name that another user or tenant stored', async () => {
    await toldOf([ERIK]);
    const user = await toldOf(FACTS);
    await toldOf([ERIK], app.client(await app.otherTenant(), { user: user.user }));
    expect((await find(user, 'Which car do I drive?', ALL))[0]).not.toBe('friend');
  });

  it('is found by name ahead of a friend whose fact also contains that name', async () => {
    expect((await find(await toldOf(FACTS), 'Which car does Tom drive?', ALL))[0]).toBe('new');
  });
});

describe('both ends of a story', () => {
  it('are found if its middle uses the same words', async () => {
    const user = app.user();
    const day = (n: number) => new Date(Date.UTC(2025, 2, n, 12)).toISOString();
    // Stored out of order, and so many that neither end would be among the first by chance.
    const told = [...Array(24).keys()].map((n) => ({
      ...turn(`day${(n * 7) % 24}`, 'Ines', `Swam in the lake in lane ${(n * 7) % 24}.`),
      occurred_at: day(1 + ((n * 7) % 24)),
    }));
    await user.ok(storeRecords, { body: { records: told as never } });
    const asked = { limit: 2, arms: ['keyword'] };
    expect((await find(user, 'How long did Ines go swimming in the lake?', asked)).sort()).toEqual(['day0', 'day23']);
    expect((await find(user, 'When did Ines first swim in the lake?', asked))[0]).toBe('day0');
    expect((await find(user, 'When was the last swim of Ines in the lake?', asked))[0]).toBe('day23');
    const plain = await find(user, 'Did Ines swim in the lake?', asked);
    expect(plain.includes('day0') && plain.includes('day23')).toBe(false);
  });
});

describe('of two results that answer equally well', () => {
  const CODES = ['1234', '5678'].map((code) => ({ id: code, content: `The code of the gate is ${code}.` }));
  const DAY_MS = 86_400_000;
  const asked = { limit: 2, arms: ['keyword'] };

  it('the later one comes first', async () => {
    const user = app.user();
    const at = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString();
    const [first, second] = CODES;
    const records = [
      { ...first, occurred_at: at(90) },
      { ...second, occurred_at: at(2) },
    ];
    await user.ok(storeRecords, { body: { records: records as never } });
    expect(await find(user, 'What is the code of the gate?', asked)).toEqual(['5678', '1234']);
    const long = { ...asked, query_time: at(-7_000), stages: ['recency'] };
    expect(await find(user, 'What is the code of the gate?', long)).toEqual(['1234', '5678']);
  });

  it('the one that was recalled comes first, as long as it is remembered', async () => {
    const user = app.user();
    const then = clock.now().toISOString();
    const records = CODES.map((code) => ({ ...code, occurred_at: then }));
    await user.ok(storeRecords, { body: { records: records as never } });
    await user.ok(acknowledgeRecords, { body: { ids: ['5678'] } });
    clock.forward(2 * DAY_MS);
    expect(await find(user, 'What is the code of the gate?', asked)).toEqual(['5678', '1234']);
    expect(await find(user, 'What is the code of the gate?', { ...asked, stages: [] })).toEqual(['1234', '5678']);
  });
});
