import { openFor, readJudged, usedBy, usedSince } from './judged.js';

const one = { conversation: 'c', question: 'Who?', category: '4', correct: true, tokens: 100, usd: 0.25 };
const two = { ...one, question: 'Where?', correct: false };
const line = (judged: object) => `${JSON.stringify(judged)}\n`;

it('a run goes on where it was killed: a torn line counts for nothing, and hides nothing', () => {
  const torn = line(one) + line(two).slice(0, 30);
  expect(readJudged(torn)).toEqual([one]);
  const resumed = torn + openFor(torn) + line(two);
  expect(readJudged(resumed)).toEqual([one, two]);
  expect(readJudged(line(one).trimEnd())).toEqual([one]);
  expect([readJudged(''), openFor(''), openFor(line(one))]).toEqual([[], '', '']);
});

it('what a run used is the sum of its questions, of all its parts', () => {
  expect(usedBy([one, two, { ...one, tokens: 1 }])).toEqual({ tokens: 201, usd: 0.75 });
});

it('what one question used is what the day has used since, and a new day begins with nothing', () => {
  expect(usedSince({ tokens: 10, usd: 1 }, { tokens: 15, usd: 1.5 })).toEqual({ tokens: 5, usd: 0.5 });
  expect(usedSince({ tokens: 10, usd: 1 }, { tokens: 3, usd: 0.25 })).toEqual({ tokens: 3, usd: 0.25 });
});
