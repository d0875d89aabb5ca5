import { openFor, readJudged, usedBy, usedSince } from './judged.js';

const one = { conversation: 'c', question: 'Who?', category: '4', correct: true, tokens: 100, usd: 0.25 };
const two = { ...one, question: 'Where?', correct: false };
const line = (judged: object) => `${JSON.stringify(judged)}\n`;

it('a run resumes where it was killed: a torn line is ignored and hides no other line', () => {
  const torn = line(one) + line(two).slice(0, 30);
  expect(readJudged(torn)).toEqual([one]);
  const resumed = torn + openFor(torn) + line(two);
  expect(readJudged(resumed)).toEqual([one, two]);
  expect(readJudged(line(one).trimEnd())).toEqual([one]);
  expect([readJudged(''), openFor(''), openFor(line(one))]).toEqual([[], '', '']);
});

it('the usage of a run is the sum over its questions, in all its parts', () => {
  expect(usedBy([one, two, { ...one, tokens: 1 }])).toEqual({ tokens: 201, usd: 0.75 });
});

it('the usage of a question is the growth of the daily counter, which restarts at zero on a new day', () => {
  expect(usedSince({ tokens: 10, usd: 1 }, { tokens: 15, usd: 1.5 })).toEqual({ tokens: 5, usd: 0.5 });
  expect(usedSince({ tokens: 10, usd: 1 }, { tokens: 3, usd: 0.25 })).toEqual({ tokens: 3, usd: 0.25 });
});
