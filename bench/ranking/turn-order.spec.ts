import { TURN_SIGNS } from '@memory/search/stages/learned.js';
import { type AskedOfTurns, judgeTurns, trainTurns } from './turn-order.js';

const seen = (own: Readonly<Record<string, number>>) => TURN_SIGNS.map((sign) => own[sign] ?? 0);

/** Ten questions per conversation: the score favours the wrong turn, the words of the question the right one. */
const ALL: AskedOfTurns[] = ['ann', 'bob', 'eve'].flatMap((group) =>
  Array.from({ length: 10 }, (_, i): AskedOfTurns => ({
    group,
    set: 'talks',
    wanted: 2,
    choice: {
      weight: 1,
      options: [
        { x: seen({ long: i % 2 }), offset: 0.2, so: false },
        { x: seen({ long: 1 - (i % 2), information: 1 }), offset: 0, so: true },
      ],
    },
  })),
);

describe('the learned order of turns', () => {
  it('is learned from turns that answered', () => {
    const weights = trainTurns(ALL);
    expect(weights['information']).toBeGreaterThan(0.05);
    expect(weights['long']).toBeCloseTo(0, 1);
    expect(trainTurns([...ALL])).toEqual(weights);
  });

  it('is judged by what the other conversations taught', () => {
    expect(judgeTurns(ALL)).toEqual([{ set: 'talks', questions: 30, before: [0, 1, 0.5, 0.5], leftOut: [1, 1, 0.5, 0.5] }]); // prettier-ignore
    const misled = ALL.map((one) =>
      one.group === 'eve'
        ? one
        : { ...one, choice: { ...one.choice, options: one.choice.options.map((it) => ({ ...it, so: !it.so })) } },
    );
    const [judged] = judgeTurns(misled.filter(({ group }) => group !== 'bob'));
    expect(judged?.leftOut[0]).toBe(0);
  });
});
