import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { busyMsOf } from '@test/support/busy.js';
import { namedTimes } from './named-times.js';

const NOW = Date.parse('2026-10-01T12:00:00Z');
function first(query: string, now = NOW): string | undefined {
  const [time] = namedTimes(query, now);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const span = time?.spans[0];
  return time && span && `${time.grain} ${day(span[0])}/${day(span[1])}`;
}

it.each([
  ['Was war im Februar 2026 los?', 'month 2026-02-01/2026-03-01'],
  ['Qu’est-ce que j’ai fait en mai 2026 ?', 'month 2026-05-01/2026-06-01'],
  ['2026年5月に何をしましたか', 'month 2026-05-01/2026-06-01'],
  ['What did I do last spring?', 'season 2026-03-01/2026-06-01'],
  ['in the summer of 2025', 'season 2025-06-01/2025-09-01'],
  ['Wo war ich letzten Winter?', 'season 2025-12-01/2026-03-01'],
  ['Where was I over Easter?', 'day 2026-04-03/2026-04-07'],
  ['Was habe ich Silvester 2024 gemacht?', 'day 2024-12-31/2025-01-02'],
  ["What did I do on New Year's Day 2025?", 'day 2025-01-01/2025-01-02'],
  ['Was war Neujahr 2025?', 'day 2025-01-01/2025-01-02'],
  ['au nouvel an 2025', 'day 2025-01-01/2025-01-02'],
  ['en año nuevo de 2025', 'day 2025-01-01/2025-01-02'],
  ["New Year's Eve 2024", 'day 2024-12-31/2025-01-02'],
  ['en Nochevieja de 2024', 'day 2024-12-31/2025-01-02'],
  ["over New Year's", 'day 2025-12-31/2026-01-02'],
  ['What happened last week?', 'week 2026-09-21/2026-09-28'],
  ['Was habe ich letzte Woche gegessen?', 'week 2026-09-21/2026-09-28'],
  ['early June', 'week 2026-06-01/2026-06-11'],
  ['the last week of February 2026', 'week 2026-02-24/2026-03-01'],
  ['Ende Mai', 'week 2026-05-20/2026-06-01'],
  ['between 3 and 8 April', 'week 2026-04-03/2026-04-09'],
  ['What did we ship in Q1 2026?', 'season 2026-01-01/2026-04-01'],
  ['last quarter', 'season 2026-07-01/2026-10-01'],
  ['the last quarter of 2024', 'season 2024-10-01/2025-01-01'],
  ['im letzten Quartal 2024', 'season 2024-10-01/2025-01-01'],
  ['next summer 2027', 'season 2027-06-01/2027-09-01'],
  ['last Christmas 2023', 'day 2023-12-24/2023-12-27'],
  ['before 2024', 'year 2024-01-01/2025-01-01'],
  ['in Mar', 'month 2026-03-01/2026-04-01'],
  ['What did I buy in 2025?', 'year 2025-01-01/2026-01-01'],
  ['Was hab ich im Juli verdient?', 'month 2026-07-01/2026-08-01'],
  ['en mars', 'month 2026-03-01/2026-04-01'],
  ['¿Qué hice el mes pasado?', 'month 2026-09-01/2026-10-01'],
  ['¿Qué hice la semana pasada?', 'week 2026-09-21/2026-09-28'],
  ['¿Dónde estuve el verano pasado?', 'season 2026-06-01/2026-09-01'],
  ['¿Qué hice el año pasado?', 'year 2025-01-01/2026-01-01'],
  ['¿Qué hice el fin de semana pasado?', 'day 2026-09-26/2026-09-28'],
  ['¿Qué tengo la semana que viene?', 'week 2026-10-05/2026-10-12'],
  ['¿Qué hice hace dos semanas?', 'week 2026-09-14/2026-09-21'],
  ["Où étais-je l'été dernier ?", 'season 2026-06-01/2026-09-01'],
  ["Qu'est-ce que j'ai la semaine prochaine ?", 'week 2026-10-05/2026-10-12'],
  ["Qu'ai-je fait l'année dernière ?", 'year 2025-01-01/2026-01-01'],
  ["Qu'ai-je fait il y a trois semaines ?", 'week 2026-09-07/2026-09-14'],
  ['What did I do last December?', 'month 2025-12-01/2026-01-01'],
  ['letzten Oktober', 'month 2025-10-01/2025-11-01'],
  ['nächsten März', 'month 2027-03-01/2027-04-01'],
  ['diesen Monat', 'month 2026-10-01/2026-11-01'],
  ['What is on next week?', 'week 2026-10-05/2026-10-12'],
  ['next spring', 'season 2027-03-01/2027-06-01'],
  ['Wo waren wir im Sommerurlaub?', 'season 2026-06-01/2026-09-01'],
  ['in the summer holidays', 'season 2026-06-01/2026-09-01'],
  ['in the summer months', 'season 2026-06-01/2026-09-01'],
  ['at the weekend', 'day 2026-09-26/2026-09-28'],
  ['next weekend', 'day 2026-10-03/2026-10-05'],
  ['What did I say on the 14th?', 'day 2026-09-14/2026-09-15'],
  ['Was war am 14.5. los?', 'day 2026-05-14/2026-05-15'],
  ['at the start of the year', 'season 2026-01-01/2026-03-01'],
  ['end of last year', 'season 2025-11-01/2026-01-01'],
  ['a year ago', 'season 2025-07-01/2026-01-01'],
  ['vor drei Jahren', 'year 2023-03-31/2024-04-02'],
  ['a few years ago', 'year 2021-03-31/2025-04-03'],
  ['What did I play a couple of years ago?', 'year 2021-03-31/2025-04-03'],
  ['Was habe ich vor ein paar Jahren gespielt?', 'year 2021-03-31/2025-04-03'],
  ['vor einigen Jahren', 'year 2021-03-31/2025-04-03'],
  ['the first half of March', 'week 2026-03-01/2026-03-16'],
  ['1st couple days of may', 'week 2026-05-01/2026-05-06'],
  ['in der zweiten Hälfte des Mai', 'week 2026-05-15/2026-06-01'],
  ['this spring', 'season 2026-03-01/2026-06-01'],
  ['this autumn', 'season 2026-09-01/2026-12-01'],
  ['this winter', 'season 2026-12-01/2027-03-01'],
  ['diesen Dezember', 'month 2026-12-01/2027-01-01'],
  ['last Easter', 'day 2026-04-03/2026-04-07'],
  ['next Christmas', 'day 2026-12-24/2026-12-27'],
  ['this weekend', 'day 2026-10-03/2026-10-05'],
  ['last weekend', 'day 2026-09-26/2026-09-28'],
  ['seit dem 15.3.', 'day 2026-03-15/2026-03-16'],
  ['am 29.2.', 'day 2024-02-29/2024-03-01'],
  ['at Thanksgiving', 'day 2025-11-27/2025-12-01'],
  ['zu Pfingsten', 'day 2026-05-23/2026-05-26'],
  ['over the Christmas holidays', 'day 2025-12-21/2026-01-07'],
])('%s', (query, expected) => expect(first(query)).toBe(expected));

it.each([
  'May I ask?',
  'Who fell in the hall?',
  '8 May 2026',
  'room 2025',
  'the springs of a clock',
  'a fall from a ladder',
  'since August 15, 2023',
  'on the 1st floor',
  'on the 14th, May',
  'What did I get from Jan?',
  'a gift for Jun',
  "in April's team",
  'no may',
  'an Easter egg recipe',
  'in spring boot',
  'version 3.11. of it',
])('leaves to others: %s', (query) => expect(namedTimes(query, NOW)).toEqual([]));

it('resolves a yearly time to each year in which it has begun, latest first', () => {
  const [time] = namedTimes('at Christmas', NOW);
  expect(time?.spans.map(([from]) => new Date(from).getUTCFullYear()).slice(0, 3)).toEqual([2025, 2024, 2023]);
});

it.each([
  ['at Christmas', '2026-12-24'],
  ['in March', '2027-03-01'],
  ['in the spring', '2027-03-01'],
  ['on the 14th', '2026-10-14'],
  ['at the weekend', '2026-10-03'],
])('knows the next one too: %s', (query, expected) => {
  const [time] = namedTimes(query, NOW);
  expect(new Date(time?.ahead?.[0] ?? 0).toISOString().slice(0, 10)).toBe(expected);
});

it.each(['last March', 'diesen Sommer', 'Christmas 2024'])('knows no next one of %s', (query) => {
  const times = namedTimes(query, NOW);
  expect(times).toHaveLength(1);
  expect(times[0]?.ahead).toBeUndefined();
});

it.each([
  ['last February', '2026-03-01', '2026-02-01'],
  ['last winter', '2026-03-01', '2025-12-01'],
  ['last spring', '2026-04-10', '2025-03-01'],
  ['last weekend', '2026-11-28', '2026-11-21'],
  ['this weekend', '2026-11-26', '2026-11-28'],
  ['this weekend', '2026-11-29', '2026-11-28'],
])('%s, said on %s, begins on %s', (query, said, expected) => {
  const [time] = namedTimes(query, Date.parse(`${said}T12:00:00Z`));
  expect(new Date(time!.spans[0]![0]).toISOString().slice(0, 10)).toBe(expected);
});

it('combines a season with a year that stands apart from it', () => {
  expect(first('What did I do in 2025 in autumn?')).toBe('season 2025-09-01/2025-12-01');
  expect(first('Two weeks ago?')).toBe('week 2026-09-14/2026-09-21');
});

it('does not compile its patterns again after garbage was collected', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const ask = () => namedTimes('When did Ann meet the carpenter?', NOW);
  for (let round = 0; round < 3; round++) ask();
  // 70 ms if it does. The least of five rounds; a round costs seconds in a process that has loaded much.
  let least = Infinity;
  for (let round = 0; round < 5 && least >= 20; round++) {
    for (let again = 0; again < 3; again++) collect();
    least = Math.min(least, await busyMsOf(async () => void ask()));
  }
  expect(least).toBeLessThan(20);
});
