import { DAY_MS } from '@kernel/durations.js';
import type { ReadHit } from '../hit.js';
import type { ScopeSearch } from '../stage.js';
import { answering } from './answers.js';

function hit(id: string, content: string, more: Partial<ReadHit['row']> = {}): ReadHit {
  const row = {
    id,
    type: 'semantic',
    content,
    language: 'en',
    role: null,
    speaker: null,
    sessionId: null,
    sequence: +id,
    occurredAt: new Date(+id * DAY_MS),
  };
  return {
    recordId: id,
    sum: 1,
    byVector: 0.4,
    certainty: 0.5,
    weights: {},
    row: { ...row, ...more },
  } as unknown as ReadHit;
}

async function ranked(
  query: string,
  hits: readonly ReadHit[],
  nearness: ReadonlyMap<string, number> | null = null,
  more: object = {},
): Promise<readonly ReadHit[]> {
  const reads = { attributeNearness: () => Promise.resolve(nearness) };
  const search = {
    query: { query, ...more },
    asked: { languages: ['en'], ownNames: [], windows: [], now: new Date(20 * DAY_MS) },
    reads,
  } as unknown as ScopeSearch;
  const adjust = await answering.begin([], search);
  return [...(await adjust(hits))].sort((a, b) => b.sum - a.sum);
}

const OLD = hit('1', 'I live in Vienna, in the Neubau district.');
const NEW = hit('2', 'We moved to Linz today. New address: Landstrasse 12.');
const OTHER = hit('3', 'I paid 1,240 euros for the washing machine.');

it('ranks the current statement first and names what it superseded', async () => {
  const [first, second, third] = await ranked('Where do I live?', [OLD, OTHER, NEW]);
  expect([first?.recordId, second?.recordId, third?.recordId]).toEqual(['2', '1', '3']);
  expect(second?.answering).toMatchObject({ act: 'told', outdatedBy: { id: '2' } });
  expect(first?.answering?.outdatedBy).toBeNull();
});

it('ranks an announced change below the current statement, unless the question is about the future', async () => {
  const plan = hit('4', 'In February we move to Graz.');
  const firstOf = async (query: string) => (await ranked(query, [OLD, NEW, plan]))[0]?.recordId;
  expect(await firstOf('Where do I live?')).toBe('2');
  expect(await firstOf('Where will I live?')).toBe('4');
});

it('treats a plan as done once its time has come', async () => {
  const uses = hit('1', 'The ledger runs on MySQL.');
  const planFor = (day: number) => ({ ...hit('2', `Starting ${day} January the plan is to run the ledger on Postgres.`), sum: 0.9 }); // prettier-ignore
  const firstWith = async (day: number) => (await ranked('What does the ledger run on?', [uses, planFor(day)]))[0];
  expect((await firstWith(10))?.recordId).toBe('2');
  expect((await firstWith(30))?.recordId).toBe('1');
});

it('a statement that ends something is more than a plan', async () => {
  const plays = hit('1', 'Timo plays handball.');
  const gaveUp = { ...hit('2', 'Timo gave up handball, he wants to do parkour.'), sum: 0.9 };
  expect((await ranked('What sport does Timo do?', [plays, gaveUp]))[0]?.recordId).toBe('2');
});

it('ranks a plan below a fact, unless the question asks for a time', async () => {
  const uses = hit('1', 'The ledger uses MySQL.');
  const plan = hit('2', 'We want the ledger on Postgres.');
  const firstOf = async (query: string) => (await ranked(query, [uses, { ...plan, sum: 1.2 }]))[0]?.recordId;
  expect(await firstOf('Which database does the ledger use?')).toBe('1');
  expect(await firstOf('Which database will the ledger use?')).toBe('2');
});

it('ranks the nearer statement first, and never lowers one for having no vector yet', async () => {
  const said = ['The kiln is lit on Sundays.', 'The loom is strung on Tuesdays.'].map((text, i) =>
    hit(`${i + 1}`, text),
  );
  const idsOf = async (nearness: ReadonlyMap<string, number>) =>
    (await ranked('glazing and pots', said, nearness)).map(({ recordId }) => recordId);
  expect(await idsOf(new Map([['1', 0.1], ['2', 0.6]]))).toEqual(['2', '1']); // prettier-ignore
  expect(await idsOf(new Map([['1', 0.6], ['2', 0.1]]))).toEqual(['1', '2']); // prettier-ignore
  expect(await idsOf(new Map([['1', 0.1]]))).toEqual(await idsOf(new Map()));
});

it('does not reorder the turns of a conversation among people', async () => {
  const of = { role: 'user', sessionId: 's' };
  const turns = [
    hit('1', OLD.row.content, { ...of, speaker: 'Ben' }),
    hit('2', NEW.row.content, { ...of, speaker: 'Ada' }),
  ];
  for (const turn of await ranked('Where do I live?', turns)) expect(turn).toMatchObject({ sum: 1 });
});

describe('facts with a speaker', () => {
  const by = (speaker: string, { recordId, row }: ReadHit) => hit(recordId, row.content, { speaker });
  const firstOf = async (query: string, hits: readonly ReadHit[]) => (await ranked(query, hits))[0]?.recordId;

  it('are ordered like other facts if they are no turns of a session', async () => {
    const old = hit('1', 'The ledger runs on MySQL.');
    const now = { ...hit('2', 'The ledger runs on Postgres now.'), sum: 0.9 };
    const told = [by('Ben', old), { ...by('Ada', now), sum: 0.9 }];
    expect(await firstOf('What does the ledger run on?', told)).toBe('2');
    expect(await firstOf('Where do I live?', [by('Ada', OLD), by('Ada', OTHER), by('Ada', NEW)])).toBe('2');
  });

  it('tell each of another "I" if several people speak', async () => {
    const lives = hit('1', 'I live in Vienna.');
    const other = { ...hit('2', 'I live in Linz now.'), sum: 0.9 };
    const found = await ranked('Where does Ben live?', [by('Ben', lives), { ...by('Ada', other), sum: 0.9 }]);
    expect(found.map(({ recordId, sum }) => [recordId, sum])).toEqual([['1', 1], ['2', 0.9]]); // prettier-ignore
  });
});

it('a statement that the reader marked as not useful for the question supersedes nothing', async () => {
  const rejected = { ...NEW, weights: { feedback: 0.92 }, sum: 0.92 };
  const found = await ranked('Where do I live?', [OLD, rejected]);
  expect(found.map(({ recordId, answering }) => [recordId, answering?.outdatedBy])).toEqual([['1', null], ['2', null]]); // prettier-ignore
  const ofAnother = { ...NEW, weights: { feedback: 0.98 }, sum: 0.98 };
  expect((await ranked('Where do I live?', [OLD, ofAnother]))[0]?.recordId).toBe('2');
});

it('returns the same order for the same input', async () => {
  expect(await ranked('Where do I live?', [OLD, NEW])).toEqual(await ranked('Where do I live?', [OLD, NEW]));
});

describe('a chat with an assistant', () => {
  const turn = (id: string, role: string, content: string, day = 0) =>
    hit(id, content, { role, speaker: role, sessionId: 's', occurredAt: new Date(day * DAY_MS) });

  it('ranks the statement of a user above the question and the echo', async () => {
    const asked = turn('1', 'user', 'Where do I live?');
    const told = turn('2', 'user', 'I live in Vienna, in the Neubau district.');
    const echo = turn('3', 'assistant', 'Neubau in Vienna, noted!');
    const found = await ranked('Where do I live?', [{ ...asked, sum: 3 }, told, { ...echo, sum: 2 }]);
    expect(found.map(({ recordId }) => recordId)[0]).toBe('2');
    expect(found).toHaveLength(3);
  });

  it('ranks the statement of a user above a reply that reacts and asks', async () => {
    const reply = turn('1', 'assistant', 'Exciting. Do you want help with a timeline for the wedding?');
    const told = turn('2', 'user', 'The wedding is on 12 June 2027 at the registry office.');
    const found = await ranked('When is the wedding?', [{ ...reply, sum: 1.2 }, told]);
    expect(found.map(({ recordId }) => recordId)).toEqual(['2', '1']);
  });

  it('reads a message with several statements, but not one that covers many topics', async () => {
    const old = hit('1', 'I live in Vienna, in the Neubau district.', { role: 'user' });
    const chat = 'The soup was praised on all sides, and Rosalind has asked me for the recipe. '.repeat(2);
    const tells = (more: string) => hit('2', `${chat}${more}We moved to Linz today. How do I tell the bank that I have a new address?`, { role: 'user' }); // prettier-ignore
    const firstOf = async (more: string) => (await ranked('Where do I live?', [old, { ...tells(more), sum: 0.5 }]))[0];
    expect((await firstOf(''))?.recordId).toBe('2');
    expect((await firstOf(chat + chat))?.recordId).toBe('1');
  });

  it('also ranks the answer first for questions about the past, about several things and about somebody else', async () => {
    const other = turn('1', 'user', 'The gate of the garden needs a coat of paint in the spring.');
    const firstOf = async (query: string, ...told: string[]) => {
      const turns = told.map((text, i) => turn(`${i + 2}`, 'user', text, i));
      const reply = turn('9', 'assistant', 'Thank you, I will remember that.');
      return (await ranked(query, [{ ...other, sum: 1.5 }, ...turns, reply]))[0]?.recordId;
    };
    expect(await firstOf('What did I drive before?', 'I drive a red Fiat.', 'I drive a Skoda now.')).toBe('2');
    expect(await firstOf('What are all my pets?', 'Rex is my dog.')).toBe('2');
    expect(await firstOf('Which song does the choir rehearse?', 'We sing Shenandoah at the concert.')).toBe('2');
  });
});

describe('a stated validity', () => {
  const year = (of: number) => new Date(Date.UTC(of, 0, 1));
  const paris = hit('1', 'Ada lives in Paris.', { validFrom: year(1969) });
  const oslo = hit('2', 'Ada lives in Oslo.', { validFrom: year(1960), validTo: year(1969) });

  it('decides what is true now, whenever it was told', async () => {
    const [first, second] = await ranked('Where does Ada live?', [paris, oslo]);
    expect(first?.recordId).toBe('1');
    expect(second?.answering?.outdatedBy).toMatchObject({ id: '1' });
    const onlyEnd = hit('3', 'Ada lives in Bergen.', { validTo: year(1969) });
    expect((await ranked('Where does Ada live?', [paris, onlyEnd]))[0]?.recordId).toBe('1');
  });

  it('that begins later does not answer yet', async () => {
    const graz = hit('4', 'Ada lives in Graz.', { validFrom: year(1971) });
    expect((await ranked('Where does Ada live?', [paris, graz]))[0]?.recordId).toBe('1');
    expect((await ranked('Where will Ada live?', [paris, graz]))[0]?.recordId).toBe('4');
    const rent = hit('6', 'The office rent is 900 euros.', { validFrom: year(1969) });
    const rise = hit('7', 'The office rent will be 950 euros.', { validFrom: year(1971) });
    expect((await ranked('What is the office rent?', [rent, rise]))[0]?.recordId).toBe('6');
    const again = hit('9', 'The office rent will be 950 euros.', { validFrom: year(1971) });
    expect((await ranked('What is the office rent?', [rent, rise, again]))[0]?.recordId).toBe('6');
  });

  it('counts at the time for which the search asks', async () => {
    const owner = hit('5', 'Ada lives in Turin.', {});
    const at = { valid_at: new Date(3 * DAY_MS) };
    expect((await ranked('Where does Ada live?', [paris, owner], null, at))[0]?.recordId).toBe('1');
    expect((await ranked('Where does Ada live?', [paris, owner]))[0]?.recordId).toBe('5');
    const due = hit('1', 'The deadline of Atlas is 30 September.');
    const moved = hit('8', 'The deadline of Atlas was moved to 31 October.');
    expect((await ranked('What is the deadline of Atlas?', [due, moved], null, at))[0]?.recordId).toBe('1');
  });
});
