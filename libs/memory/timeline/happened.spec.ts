import { readQuestion, readText } from '@memory/attributes/reading.js';
import { answers } from './answers.js';
import { datesTold } from './dates-told.js';
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
  return answers(readQuestion(question, ['en']), statements, windows).map(({ id }) => id);
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
