import { readQuestion, readText } from '@memory/attributes/reading.js';
import { answers } from './answers.js';
import { datesTold } from './dates-told.js';
import { inItsTime, names } from './happened.js';
import type { Window } from './statement.js';

const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
const month = (text: string, back?: number): Window => {
  const from = Date.parse(`${text}-01T00:00:00Z`);
  const to = new Date(from).setUTCMonth(new Date(from).getUTCMonth() + 1);
  return { from, to: to + 10 * 86_400_000, exact: { from, to }, grain: 'month', back };
};

/** Each told on its day, with equal scores by words. */
function ask(question: string, told: Readonly<Record<string, string>>, windows: readonly Window[]): string[] {
  const statements = Object.entries(told).map(([date, text]) => ({
    ...{ id: text, at: day(date), role: null, type: 'semantic', score: 0.3, meaning: null },
    reading: readText(text, 'en'),
    dates: datesTold(text, day(date)),
  }));
  return answers(inItsTime(readQuestion(question, ['en']), windows), statements, windows).map(({ id }) => id);
}

const YEAR = {
  '2025-05-11': 'Painted the fence.',
  '2026-03-02': 'Booked a stall at the market on 14 May.',
  '2026-05-03': 'The cat had kittens.',
  '2026-05-28': 'Our tickets to Oslo are for 9 July.',
  '2026-06-05': 'Fixed the gutter.',
  '2026-08-01': 'Learned to juggle.',
};

it('ranks what was told in the requested time first, then what names that time, then what was told right after', () => {
  expect(ask('What happened in May 2026?', YEAR, [month('2026-05')]).slice(0, 4)).toEqual([
    'The cat had kittens.',
    'Booked a stall at the market on 14 May.',
    'Our tickets to Oslo are for 9 July.',
    'Fixed the gutter.',
  ]);
});

it('of a day, the month that a text names is weak evidence', () => {
  const from = Date.parse('2026-08-20T00:00:00Z');
  const exact = { from, to: from + 86_400_000 };
  const told = {
    '2026-06-20': 'In August we want to go to Masuria.',
    '2026-08-21': 'We are on Usedom since yesterday.',
  };
  const window: Window = { from: from - 86_400_000, to: exact.to + 86_400_000, exact, grain: 'day', said: '20 August' };
  expect(ask('What did we do on 20 August?', told, [window])[0]).toBe(told['2026-08-21']);
});

it.each([
  ['Asia/Tokyo', 9],
  ['Pacific/Auckland', 13],
  ['Asia/Kolkata', 5.5],
  ['UTC', 0],
  ['America/Los_Angeles', -8],
  ['Pacific/Honolulu', -10],
])('a named day is that day in %s', (_, hours) => {
  const from = Date.parse('2026-03-08T00:00:00Z') - hours * 3_600_000;
  const exact = { from, to: from + 86_400_000 };
  const window: Window = { from: from - 86_400_000, to: exact.to + 86_400_000, exact, grain: 'day' };
  const told = {
    '2026-02-20': 'Dentist is booked for 7 March.',
    '2026-02-21': 'The piano tuner comes on 8 March.',
    '2026-02-22': 'The plumber is booked for 9 March.',
  };
  const ranked = ask('What happened on 8 March 2026?', told, [window]);
  expect(ranked[0]).toBe(told['2026-02-21']);
  const score = (text: string) => names({ dates: datesTold(text, day('2026-02-20')) }, exact);
  expect(Object.values(told).map(score)).toEqual([false, true, false]);
});

it('resolves a month without a year to the last one with a statement', () => {
  const years = [month('2026-05', 0), month('2025-05', 1)];
  expect(ask('What did I do in May?', YEAR, years)[0]).toBe('The cat had kittens.');
  const { '2025-05-11': fence, '2026-08-01': juggle } = YEAR;
  const older = { '2025-05-11': fence, '2026-08-01': juggle };
  expect(ask('What did I do in May?', older, years)[0]).toBe(fence);
});

it('ignores the future for a question about the past', () => {
  const years = [month('2026-11', -1), month('2025-11', 0)];
  const told = { '2025-11-04': 'Snow all day.', '2026-09-28': 'Flights to Madeira are for 14 November.' };
  expect(ask('What did I do in November?', told, years)[0]).toBe('Snow all day.');
  expect(ask('What is planned for November?', told, years)[0]).toBe('Flights to Madeira are for 14 November.');
});

it('a question with only a time asks for any event', () => {
  expect(ask('Tell me about May 2026.', YEAR, [month('2026-05')])[0]).toBe('The cat had kittens.');
});

it('a past state may have been told before', () => {
  const told = {
    '2025-09-09': 'Events between services go over RabbitMQ.',
    '2025-10-20': 'The office got new chairs.',
    '2026-01-09': 'We moved the events to Kafka.',
  };
  expect(ask('Which message queue did we have in October 2025?', told, [month('2025-10')])[0]).toBe(told['2025-09-09']);
});

it.each([
  ['who ran the kitchen in February?', 'past'],
  ['who runs the kitchen in February?', 'now'],
  ['who ran the kitchen before February?', 'earlier'],
])('%j asks about the %s', (question, when) => {
  expect(inItsTime(readQuestion(question, ['en']), [month('2026-02')]).asking.when).toBe(when);
});

it('without a time, the past tense asks for what is true now', () => {
  expect(inItsTime(readQuestion('who put the spare key there?', ['en']), []).asking.when).toBe('now');
});

describe('a state in the past', () => {
  const RENT = {
    '2026-02-10': 'I pay 900 a month in rent.',
    '2026-05-02': 'I pay 1,050 a month in rent as of May.',
    '2026-08-03': 'I pay 1,200 a month in rent.',
  };

  it('is the last one stated before the end of that time', () => {
    expect(ask('What did I pay for rent in April?', RENT, [month('2026-04', 0)])[0]).toBe(RENT['2026-02-10']);
    expect(ask('What did I pay for rent in May?', RENT, [month('2026-05', 0)])[0]).toBe(RENT['2026-05-02']);
  });

  it('is not one stated right after that time', () => {
    expect(ask('What did I pay for rent in July?', RENT, [month('2026-07', 0)])[0]).toBe(RENT['2026-05-02']);
  });

  it('is one that names that time, even if it was stated later', () => {
    const told = { ...RENT, '2026-09-09': 'I paid 1,000 in rent in June.' };
    expect(ask('What did I pay for rent in June?', told, [month('2026-06', 0)])[0]).toBe(told['2026-09-09']);
  });
});

describe('a question about when something happened', () => {
  const KNEE = {
    '2026-01-13': 'They gave me 17 March for the knee operation.',
    '2026-03-03': 'The knee operation is put off till 12 May.',
    '2026-05-13': 'Knee operation done yesterday, all went fine.',
  };

  it('is answered by the report, and not by a plan', () => {
    expect(ask('When did I have my knee operation?', KNEE, [])[0]).toBe(KNEE['2026-05-13']);
  });

  it('is answered by the report, and not by a plan that names no day', () => {
    const told = {
      '2025-11-27': 'Plan is to move settlement-batch off the old boxes and onto Kubernetes.',
      '2026-01-20': 'settlement-batch cut over to the cluster last night, old boxes terminated.',
    };
    expect(ask('When did settlement-batch move to Kubernetes?', told, [])[0]).toBe(told['2026-01-20']);
  });

  it('is answered by the beginning, and by the end only if it asks for that', () => {
    const told = { '2026-01-05': 'I started at the bakery today.', '2026-06-01': 'I left the bakery.' };
    expect(ask('When did I start at the bakery?', told, [])[0]).toBe(told['2026-01-05']);
    expect(ask('When did I leave the bakery?', told, [])[0]).toBe(told['2026-06-01']);
  });

  it('is answered by the purchase, and by the sale only if it asks for that', () => {
    const told = { '2025-10-01': 'I bought a Fiat.', '2026-03-20': 'I sold the Fiat.' };
    expect(ask('When did I buy the Fiat?', told, [])[0]).toBe(told['2025-10-01']);
    expect(ask('When did I sell the Fiat?', told, [])[0]).toBe(told['2026-03-20']);
  });

  it('is not a question about how long it took', () => {
    const told = { '2026-01-05': 'The surgery took three hours.', '2026-01-06': 'The surgery is finished.' };
    expect(ask('How long did the surgery take?', told, [])[0]).toBe(told['2026-01-05']);
  });

  it('is answered by the plan if nothing reports it', () => {
    const { '2026-03-03': plan } = KNEE;
    const told = { '2026-03-03': plan, '2026-05-13': 'The physio is done, I start to swim.' };
    expect(ask('When was my knee operation?', told, [])[0]).toBe(plan);
  });
});

it('a question about the future is answered by what is dated in that time', () => {
  const told = { '2025-12-06': 'Ice skating with Mia.', '2026-09-18': 'The half marathon is on 4 December.' };
  const years = [month('2026-12', -1), month('2025-12', 0)];
  expect(ask("what's in my diary for December", told, years)[0]).toBe(told['2026-09-18']);
  expect(ask('What did I do in December?', told, years)[0]).toBe(told['2025-12-06']);
});

it('without a time, "on" does not ask for an event to come', () => {
  const told = {
    '2026-01-05': 'My bedroom wall is painted blue.',
    '2026-06-01': 'My bedroom wall is painted green now.',
  };
  expect(ask('What is on my bedroom wall, what colour?', told, [])[0]).toBe(told['2026-06-01']);
});

it('only the words that name the time are excluded from the topic', () => {
  const said = 'in May';
  const topicOf = (question: string) =>
    inItsTime(readQuestion(question, ['en']), [{ ...month('2026-05'), said }]).topic;
  expect(topicOf('What did I pay for flat 12 in May?')).toContain('12');
  expect(topicOf('What did we plant in the night market in May?')).toContain('night');
  expect(topicOf('What did we juggle in May?')).toEqual(['juggl']);
});
