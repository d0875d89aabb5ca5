import { startApp, type TestApp } from '@test/support/app.js';
import { Wire } from '../mcp/wire.js';
import { mind, useProfile } from './mind.js';

/** Promises of the published library that no other file here tests, under its profile, one per row. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await useProfile(app.client(), { profile: 'library' });
});
afterAll(() => app.stop());

type Mind = ReturnType<typeof mind>;
const NEAR = 'Photosynthesis converts light energy into chemical energy in green plants';

/** A promise, the actions, and the result. */
const TABLE: readonly (readonly [string, (scout: Mind) => Promise<unknown>, unknown])[] = [
  [
    'three observations in one millisecond keep their order',
    async (scout) => {
      await Promise.all([1, 2, 3].map((n) => scout.observe(`seen ${n}`)));
      const orders = (await scout.recent()).map(({ observation_order: place }) => place);
      return orders;
    },
    [3, 2, 1],
  ],
  [
    'an attended observation is an episode of this text and label',
    async (scout) => {
      const { id } = await scout.observe('a loud bang');
      await scout.attend(id, 'unusual');
      const [{ content, source_label: label } = { content: '', source_label: '' }] = await scout.episodes();
      return [content, label];
    },
    ['[text] a loud bang -- attended: unusual', 'sensory-attention'],
  ],
  [
    'a new slot is kept even if it is the least relevant',
    async (scout) => {
      for (let n = 0; n < 20; n++) await scout.push(`slot ${n}`, 't', { relevance: 0.5 });
      const { id } = await scout.push('the new one', 't', { relevance: 0.01 });
      const slots = await scout.slots('t');
      return [slots.length, slots.at(-1)?.id === id, slots.some(({ content }) => content === 'slot 0')];
    },
    [20, true, false],
  ],
  [
    'a near copy of two is linked to both, by scores from 0.6 to 1',
    async (scout) => {
      await scout.fact('biology', NEAR);
      await scout.fact('biology', `${NEAR} today`);
      const { id, similar_to: alike } = await scout.fact('biology', `${NEAR} everywhere`);
      const from = (await scout.edges({ type: 'similar_to' })).filter((edge) => edge.from === id);
      return [from.length, alike.every(({ similarity_score: score }) => score >= 0.6 && score <= 1), from.some(({ to }) => to === id)];
    },
    [2, true, false],
  ],
  [
    'what is alike under 0.6 is not linked',
    async (scout) => {
      await scout.fact('harbour', 'The harbour of Bergen holds forty ships');
      return (await scout.fact('harbour', 'The harbour of Bergen has forty boats')).similar_to;
    },
    [],
  ],
  [
    'facts of one episode each derive from it, at a whole second after 0',
    async (scout) => {
      const { id } = await scout.episode('read a book');
      await scout.fact('ships', 'Ships float', { source_episode_id: id });
      await scout.fact('bread', 'Bakers rise early', { source_episode_id: id });
      const edges = await scout.edges({ type: 'derives_from' });
      return edges.map(({ to, derived_at: at }) => [to === id, Number.isInteger(at) && Number(at) > 0]);
    },
    [[true, true], [true, true]],
  ],
  [
    'fewer episodes than a batch are left as they are',
    async (scout) => {
      await scout.episode('one');
      const { id } = await scout.consolidate();
      return [id, (await scout.episodes()).map(({ compressed }) => compressed)];
    },
    [null, [false]],
  ],
  [
    'a batch is ten where nobody says how many',
    async (scout) => {
      for (let n = 0; n < 11; n++) await scout.episode(`event ${n}`);
      return (await scout.consolidate()).consolidated.length;
    },
    10,
  ],
  [
    'more than six words are no error, and no query is all facts',
    async (scout) => {
      await scout.fact('ships', 'Ships float');
      return [(await scout.facts('one two three four five six seven ships')).length, (await scout.facts('')).length];
    },
    [1, 1],
  ],
]; // prettier-ignore

test.each(TABLE)('%s', async (_, act, expected) => {
  expect(await act(mind(app.user(), 'scout'))).toEqual(expected);
});

/** Twenty notes, and questions with the index of the note that answers each. */
const NOTES = [
  'Postgres keeps a write-ahead log for crash recovery', 'Redis evicts keys by the policy allkeys-lru',
  'A b-tree index serves range scans', 'Kafka partitions keep messages in order',
  'TLS certificates expire after ninety days', 'Docker layers are cached by their instructions',
  'The deploy pipeline runs unit tests first', 'Backups are copied to another region at night',
  'Grafana draws the latency dashboards', 'Feature flags are removed after two releases',
  'The mobile client retries with a growing pause', 'Invoices are rounded to whole cents',
  'Search terms are stemmed before they are indexed', 'A semaphore limits parallel downloads',
  'The mail server refuses attachments over ten megabytes', 'Passwords are hashed with argon2',
  'Time zones are stored by their IANA names', 'The queue gives a job up after five attempts',
  'Images are resized when they are uploaded', 'Sessions end after thirty idle minutes',
]; // prettier-ignore
const ASKED: readonly (readonly [string, number])[] = [
  ['crash recovery log', 0], ['policy by which redis evicts', 1], ['when do certificates expire', 4],
  ['where are backups copied', 7], ['latency dashboards', 8], ['how are invoices rounded', 11],
  ['passwords hashed', 15], ['attempts of a job in the queue', 17],
]; // prettier-ignore

test('of twenty notes the one that answers comes first, for each of eight questions', async () => {
  const scout = mind(app.user(), 'scout');
  for (const note of NOTES) await scout.fact('note', note);
  for (const [question, place] of ASKED) {
    const [first] = await scout.facts(question, { limit: 3 });
    expect([question, first?.content]).toEqual([question, NOTES[place]]);
  }
});

test('a write over MCP triggers what its agent intends, and returns it', async () => {
  const ada = app.user();
  const scout = mind(ada, 'scout');
  const wire = new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': ada.user });
  const record = (content: string) => ({ agent: 'scout', type: 'lesson', content });
  const writes = {
    amp_store: { record: record('about storing') },
    amp_revise: { agent: 'scout', content: 'about revising' },
  };
  for (const [name, args] of Object.entries(writes)) {
    const { id } = await scout.intend(`after ${name}`, name === 'amp_store' ? 'storing' : 'revising');
    const { text, isError } = await wire.call(name, args);
    expect([name, isError, text]).toEqual([name, false, expect.stringContaining(`after ${name}`)]);
    expect((await scout.intentions({ status: 'triggered' })).map((one) => one.id)).toContain(id);
  }
});
