import { type Signs, SIGNS } from '@memory/timeline/pair-signs.js';
import { type Followed, judgeLeftOut, trainSuccession } from './succession.js';

const signs = (own: Partial<Signs>) => ({ ...Object.fromEntries(SIGNS.map((sign) => [sign, 0])), ...own }) as Signs;

/** Twenty questions per group: a text with common words was the successor, a merely recent one was not. */
const ALL: Followed[] = ['ann', 'bob', 'eve'].flatMap((group) =>
  Array.from({ length: 20 }, (_, i): Followed => ({
    group,
    state: i % 2 === 0 ? 'outdated' : 'holds',
    after: [
      { signs: signs({ rank: 0.5, numbers: 1 }), isRight: false },
      { signs: signs({ rank: 0.3, sharedOfEarlier: i % 2 === 0 ? 0.6 : 0 }), isRight: i % 2 === 0 },
    ],
  })),
);

describe('what replaces the best statement', () => {
  it('is learned from known successors', () => {
    const weights = trainSuccession(ALL);
    expect(weights.sharedOfEarlier).toBeGreaterThan(1);
    expect(weights.numbers).toBeLessThan(0);
    expect(trainSuccession([...ALL])).toEqual(weights);
  });

  it('is judged by what was learned from the other sets', () => {
    expect(judgeLeftOut(ALL)).toEqual({ outdated: 30, gaveWay: 30, toAnother: 0, held: 30, lost: 0 });
    const wrong = ALL.map((one) => ({ ...one, after: one.after.map((it) => ({ ...it, isRight: false })) }));
    const misled = [...wrong.filter(({ group }) => group !== 'eve'), ...ALL.filter(({ group }) => group === 'eve')];
    expect(judgeLeftOut(misled.filter(({ group }) => group !== 'bob')).gaveWay).toBe(0);
  });
});
