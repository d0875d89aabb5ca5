import { busyMs } from '@test/support/busy.js';
import { timeWindows } from './time-windows.js';

const NOW = new Date('2026-03-10T12:00:00Z');
function shown(query: string, change: { timeZone?: string; languages?: string[] } = {}): string[] {
  const windows = timeWindows(query, { now: NOW, timeZone: 'UTC', languages: ['en'], ...change });
  return windows.map(({ from, to, grain }) => {
    const at = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T00:00', '');
    return `${grain} ${at(from)}/${at(to)}`;
  });
}

it('reads a day, a month and a year, and widens each', () => {
  expect(shown('What did she paint on 13 October 2023?')).toEqual(['day 2023-10-12/2023-10-15']);
  expect(shown('Where did they go in July 2023?')).toEqual(['month 2023-07-01/2023-08-11']);
  expect(shown('What did I buy last year?')).toEqual(['year 2025-01-01/2026-02-01']);
});

it('resolves relative times from the time of the query, in the time zone of the user', () => {
  expect(shown('What did I eat yesterday?')).toEqual(['day 2026-03-08/2026-03-11']);
  expect(shown('What did I eat yesterday?', { timeZone: 'Asia/Tokyo' })).toEqual([
    'day 2026-03-07T15:00/2026-03-10T15:00',
  ]);
});

it.each([
  ['What did I eat last night?', 'en'],
  ['Cosa ho mangiato ieri sera?', 'it'],
  ['Vad åt jag igår?', 'sv'],
  ['我昨天吃了什么？', 'zh'],
])('resolves %j by the clock of the user, not by that of the server', (query, language) => {
  // 20:00 in Los Angeles on 29 November, 09:00 in Sydney.
  expect(exactly(query, { now: '2026-11-30T04:00:00Z', timeZone: 'America/Los_Angeles', language })).toEqual([
    '2026-11-28T08:00/2026-11-29T08:00',
  ]);
  expect(exactly(query, { now: '2026-11-28T22:00:00Z', timeZone: 'Australia/Sydney', language })).toEqual([
    '2026-11-27T13:00/2026-11-28T13:00',
  ]);
});

it('takes the offset of each date, which differs in summer and in winter', () => {
  const berlin = (query: string, now?: string) => exactly(query, { timeZone: 'Europe/Berlin', ...(now && { now }) });
  expect(berlin('What did I do on 15 July 2026?')).toEqual(['2026-07-14T22:00/2026-07-15T22:00']);
  expect(berlin('What did I do in October 2026?')).toEqual(['2026-09-30T22:00/2026-10-31T23:00']);
  expect(berlin('What did I do on 5 January?', '2026-07-15T12:00:00Z')[1]).toBe('2026-01-04T23:00/2026-01-05T23:00');
  // A day of 25 hours.
  expect(berlin('What did I do yesterday?', '2026-10-26T12:00:00Z')).toEqual(['2026-10-24T22:00/2026-10-25T23:00']);
  expect(berlin('What did I do since 15 July?')).toEqual(['2026-07-14T22:00/2026-11-29T12:00']);
});

it.each([
  ['2026-03-31', 'What did I do last month?', 'en', '2026-02-01', '2026-03-01'],
  ['2026-03-31', 'Was war letzten Monat?', 'de', '2026-02-01', '2026-03-01'],
  ['2026-03-29', 'Was war vor einem Monat?', 'de', '2026-02-01', '2026-03-01'],
  ['2026-03-31', 'Qu’ai-je fait le mois dernier ?', 'fr', '2026-02-01', '2026-03-01'],
  ['2026-08-31', 'What happened two months ago?', 'en', '2026-06-01', '2026-07-01'],
  ['2026-01-31', 'What is on next month?', 'en', '2026-02-01', '2026-03-01'],
  ['2026-12-31', 'What did I do last month?', 'en', '2026-11-01', '2026-12-01'],
])('on %s, counts the month of %j from this month', (now, query, language, from, to) => {
  const context = { now: new Date(`${now}T12:00:00Z`), timeZone: 'UTC', languages: [language] };
  expect(timeWindows(query, context).map(({ exact }) => exact)).toEqual([
    { from: Date.parse(from), to: Date.parse(to) },
  ]);
});

it.each([
  ['What happened on 29 February?', 'en'],
  ['What happened on February 29th?', 'en'],
  ['Was war am 29. Februar?', 'de'],
])('%j names leap days only', (query, language) => {
  for (const now of [NOW, new Date('2024-06-01')]) {
    const days = timeWindows(query, { now, timeZone: 'UTC', languages: [language] }).map(({ exact }) =>
      new Date(exact.from).toISOString().slice(0, 10),
    );
    expect(days.slice(0, 3)).toEqual(['2024-02-29', '2020-02-29', '2016-02-29']);
  }
  const named = timeWindows('What happened on 29 February 2024?', { now: NOW, timeZone: 'UTC', languages: ['en'] });
  expect(named).toHaveLength(1);
});

it.each([
  ['What happened between 28 and 31 February?', 'en'],
  ['What happened between 30 and 31 February 2026?', 'en'],
  ['What happened between 25 and 29 February 2026?', 'en'],
  ['What happened between 0 and 5 March?', 'en'],
  ['What happened between 40 and 50 March?', 'en'],
  ['What happened between 5 and 99 March?', 'en'],
  ['What happened between 28 and 24 March?', 'en'],
  ['Was war zwischen dem 28. und 31. Februar?', 'de'],
  ['¿Qué pasó entre el 28 y el 31 de febrero?', 'es'],
  ['Que s’est-il passé entre le 28 et le 31 février ?', 'fr'],
  ['2026年13月に何をしましたか', 'ja'],
  ['2026年0月に何をしましたか', 'ja'],
])('takes days that do not exist for no others: %s', (query, language) =>
  expect(shown(query, { languages: [language] })).toEqual([]),
);

it('takes a range that ends on a leap day for one of leap years', () => {
  const days = timeWindows('between 25 and 29 February', { now: NOW, timeZone: 'UTC', languages: ['en'] }).map(
    ({ exact }) => [exact.from, exact.to].map((day) => new Date(day).toISOString().slice(0, 10)),
  );
  expect(days.slice(0, 2)).toEqual([
    ['2024-02-25', '2024-03-01'],
    ['2020-02-25', '2020-03-01'],
  ]);
});

/** The named spans themselves. */
it('begins a day whose midnight the clocks skip when they do, and one with two midnights at the first', () => {
  expect(exactly('on 6 September 2026', { timeZone: 'America/Santiago' })).toEqual([
    '2026-09-06T04:00/2026-09-07T03:00',
  ]);
  expect(exactly('on 5 September 2026', { timeZone: 'America/Santiago' })).toEqual([
    '2026-09-05T04:00/2026-09-06T04:00',
  ]);
  expect(exactly('on 24 April 2026', { timeZone: 'Africa/Cairo' })).toEqual(['2026-04-23T22:00/2026-04-24T21:00']);
  expect(exactly('on 1 November 2026', { timeZone: 'America/Havana' })).toEqual(['2026-11-01T04:00/2026-11-02T05:00']);
});

function exactly(query: string, change: { now?: string; timeZone?: string; language?: string } = {}): string[] {
  const { now = '2026-11-29T12:00:00Z', timeZone = 'UTC', language = 'en' } = change;
  const windows = timeWindows(query, { now: new Date(now), timeZone, languages: [language] });
  const day = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T00:00', '');
  return windows.map(({ exact }) => `${day(exact.from)}/${day(exact.to)}`);
}

it.each([
  ['What did I do in the last two weeks?', 'en', '2026-11-15/2026-11-30'],
  ['past 3 days', 'en', '2026-11-26/2026-11-30'],
  ['last 7 days', 'en', '2026-11-22/2026-11-30'],
  ['over the last few months', 'en', '2026-08-29/2026-11-30'],
  ['in the last couple of weeks', 'en', '2026-11-15/2026-11-30'],
  ['in the last 24 hours', 'en', '2026-11-28/2026-11-30'],
  ['What is on in the next two weeks?', 'en', '2026-11-29/2026-12-14'],
  ['Was war in den letzten zwei Wochen?', 'de', '2026-11-15/2026-11-30'],
  ['Was war in den letzten Monaten?', 'de', '2026-08-29/2026-11-30'],
  ['Qu’ai-je fait ces deux dernières semaines ?', 'fr', '2026-11-15/2026-11-30'],
  ['Qu’ai-je fait ces derniers jours ?', 'fr', '2026-11-26/2026-11-30'],
  ['¿Qué hice en los últimos tres meses?', 'es', '2026-08-29/2026-11-30'],
])('counts %j from today, with today', (query, language, expected) =>
  expect(exactly(query, { language })).toEqual([expected]),
);

it('counts back from today in the time zone of the user, and widens no counted span', () => {
  expect(exactly('last 7 days', { now: '2026-11-29T03:00:00Z', timeZone: 'America/New_York' })).toEqual([
    '2026-11-21T05:00/2026-11-29T05:00',
  ]);
  expect(exactly('in the last month and in the last 1 months', { now: '2026-03-31T12:00:00Z' })).toContain(
    '2026-02-28/2026-04-01',
  );
  expect(shown('What did I do before the last two weeks?')).toEqual(['week 2026-02-10/2026-02-24']);
  expect(shown('What did I do in the last two weeks?')).toEqual(['week 2026-02-24/2026-03-11']);
});

it.each([
  ['What happened between March and May?', 'en', '2026-03-01/2026-06-01'],
  ['What happened from March to May?', 'en', '2026-03-01/2026-06-01'],
  ['Was war von März bis Mai?', 'de', '2026-03-01/2026-06-01'],
  ['Was war zwischen März und Mai?', 'de', '2026-03-01/2026-06-01'],
  ['de mars à mai', 'fr', '2026-03-01/2026-06-01'],
  ['entre marzo y mayo', 'es', '2026-03-01/2026-06-01'],
  ['from November to February', 'en', '2026-11-01/2027-03-01'],
])('reads %j as all days of these months, in each of the years', (query, language, expected) => {
  const spans = exactly(query, { language });
  expect(spans[1]).toBe(expected);
  expect(spans).toHaveLength(13);
});

it.each([
  ['from March to May 2025', '2025-03-01/2025-06-01'],
  ['between November 2023 and February 2025', '2023-11-01/2025-03-01'],
  ['from November to February 2025', '2024-11-01/2025-03-01'],
  ['from November 2024 to February', '2024-11-01/2025-03-01'],
  ['March-May 2025', '2025-03-01/2025-06-01'],
  ['between Mar. and Sept. 2025', '2025-03-01/2025-10-01'],
  ['from 3 May 2025 to June', '2025-05-03/2025-07-01'],
  ['on 3 May 2025 from 2 to 4 pm', '2025-05-03/2025-05-04'],
])('reads %j in the years that it names', (query, expected) => expect(exactly(query)).toEqual([expected]));

it.each(['in March and in May', 'the last two days of March', 'from March to May 3'])('%j is no such span', (query) =>
  expect(exactly(query)).not.toContain('2026-03-01/2026-06-01'),
);

it('resolves a date without a year to each of the last ten years', () => {
  const windows = shown('What happened on May 4th?');
  expect(windows).toHaveLength(11);
  expect(windows).toContain('day 2023-05-03/2023-05-06');
});

it.each([
  ['What do I have on 5 January?', '2026-11-29', '2027-01-05', 12],
  ['What do I have on January 5th?', '2026-11-29', '2027-01-05', 12],
  ['What do I have on 24 December?', '2026-11-29', '2026-12-24', 11],
  ['What do I have on 5 January?', '2026-01-05', '2027-01-05', 12],
])('%j, asked on %s, may mean the next one, %s', (query, now, next, count) => {
  const context = { now: new Date(`${now}T12:00:00Z`), timeZone: 'UTC', languages: ['en'] };
  const windows = timeWindows(query, context);
  expect(windows[0]).toMatchObject({ back: -1, exact: { from: Date.parse(next) } });
  expect(windows[1]).toMatchObject({ back: 0 });
  expect(windows).toHaveLength(count);
});

it('reads "before", "after" and "since" a date', () => {
  expect(shown('What did he do before August 15, 2023?')).toEqual(['day 2023-08-01/2023-08-15']);
  expect(shown('What did he do after August 15, 2023?')).toEqual(['day 2023-08-16/2023-08-30']);
  expect(shown('What did he do since August 15, 2023?')).toEqual(['day 2023-08-15/2023-08-30']);
});

it.each(['before March 2024', 'prior to March 2024', 'before 2024', 'before the 3rd of May'])('marks %j', (time) => {
  const windows = timeWindows(`Where did I live ${time}?`, { now: NOW, timeZone: 'UTC', languages: ['en'] });
  expect(windows.length).toBeGreaterThan(0);
  expect(windows.every(({ isBefore }) => isBefore)).toBe(true);
});

it.each(['Was war am 8. März 2026?', 'Was war am 8.märz 2026?'])(
  'reads a date that only German writes: %s',
  (query) => {
    expect(shown(query)).toEqual(['day 2026-03-07/2026-03-10']);
  },
);

it('ignores times that no record has', () => {
  expect(shown('What happened on 15 March 44 BC?')).toEqual([]);
  expect(shown('What happened in year 999999?')).toEqual([]);
  const now = new Date('9999-06-01T00:00:00Z');
  const windows = timeWindows('What happened in March?', { now, timeZone: 'UTC', languages: ['en'] });
  expect(windows.length).toBeGreaterThan(5);
  for (const { from, to } of windows)
    expect([from, to].map((at) => new Date(at).toISOString())).toEqual([
      expect.stringMatching(/^\d/),
      expect.stringMatching(/^\d/),
    ]);
});

it('reads the dates of other languages', () => {
  expect(shown('Was war am 3. Mai 2025?', { languages: ['de'] })).toEqual(['day 2025-05-02/2025-05-05']);
  expect(shown('¿Qué pasó el 3 de mayo de 2025?', { languages: ['es'] })).toEqual(['day 2025-05-02/2025-05-05']);
});

it('resolves a weekday to the last one and the next one, unless it says which', () => {
  expect(shown('What did I do on Monday?')).toEqual(['day 2026-03-15/2026-03-18', 'day 2026-03-08/2026-03-11']);
  expect(shown('What did I do last Monday?')).toEqual(['day 2026-03-08/2026-03-11']);
  expect(shown('What is on next Monday?')).toHaveLength(1);
});

it('reads "vor", "nach", "bis" and "seit" before a month', () => {
  const german = (query: string) => shown(query, { languages: ['de'] })[1];
  expect(german('Was war vor Januar?')).toBe('month 2025-12-18/2026-01-01');
  expect(german('Was war nach Januar?')).toBe('month 2026-02-01/2026-02-15');
  expect(german('Was war bis Januar?')).toBe('month 2025-12-18/2026-02-01');
  expect(shown('Was ist seit Januar los?', { languages: ['de'] })[0]).toBe('month 2026-01-01/2026-03-10T12:00');
});

it('reads everything since a weekday or a feast, and what is right before or after a weekday', () => {
  expect(shown('What did I do since Monday?')).toEqual(['day 2026-03-09/2026-03-10T12:00']);
  expect(shown('What did I do since Christmas?')[0]).toBe('day 2025-12-24/2026-03-10T12:00');
  expect(shown('Was war seit dem Wochenende?', { languages: ['de'] })[0]).toBe('day 2026-03-07/2026-03-10T12:00');
  expect(shown('What did I do after Monday?')).toEqual(['day 2026-03-10/2026-03-24']);
});

it.each([
  ['What did I do since January?', '2026-01-01'],
  ['What did I do since May?', '2025-05-01'],
  ['What did I do since Christmas?', '2025-12-24'],
  ['What did I do since 3 May?', '2025-05-03'],
  ['What did I do since March 3rd?', '2026-03-03'],
])('%j means the latest one until now', (query, from) =>
  expect(shown(query).map((window) => window.split(' ')[1])).toEqual([`${from}/2026-03-10T12:00`]),
);

it.each([
  ['我昨天做了什么？', 'zh', '2026-11-28/2026-11-29'],
  ['今天有什么安排？', 'zh', '2026-11-29/2026-11-30'],
  ['明天有什么安排？', 'zh', '2026-11-30/2026-12-01'],
  ['昨日は何をしましたか', 'ja', '2026-11-28/2026-11-29'],
  ['今日は何がありますか', 'ja', '2026-11-29/2026-11-30'],
  ['明日は何がありますか', 'ja', '2026-11-30/2026-12-01'],
])('reads a day of two letters: %s', (query, language, expected) =>
  expect(exactly(query, { language })).toEqual([expected]),
);

it('takes no word of one language for a day of another', () => {
  expect(
    shown('What did I do in May?', { languages: ['en', 'de'] }).every((window) => window.startsWith('month')),
  ).toBe(true);
  expect(shown('What do I do now?', { languages: ['en', 'de'] })).toEqual([]);
  expect(shown('Was hast du so über meine Schwester gehört?', { languages: ['de'] })).toEqual([]);
});

it.each(['How long have I been at the bakery now?', 'Where am I now?'])('takes no time from "now": %s', (query) => {
  expect(shown(query)).toEqual([]);
});

it.each(['Where does Mara live?', 'Is the shop open at 6 pm?', 'How was the opening night?'])(
  '%j names none',
  (query) => {
    expect(shown(query)).toEqual([]);
  },
);

it('reads only the beginning of a long query, which bounds its time', () => {
  const queries = [
    ['1', 'it'],
    ['一', 'zh'],
    ['1-', 'de'],
  ] as const;
  // The first query of a language compiles its patterns, however short it is.
  for (const [query, language] of queries) shown(query, { languages: [language] });
  const took = busyMs(() => {
    for (const [query, language] of queries) shown(query.repeat(4_000), { languages: [language] });
  });
  expect(took).toBeLessThan(250);
  expect(shown(`${'word '.repeat(300)} on August 15, 2023`)).toEqual([]);
});
