/**
 * How much each sign says that the best of an answer is what was asked for, by family of embedding models; those that are not here were not measured.
 * Made by `npm run rank:train -- TAPE --write`, and edited by nobody: a logistic regression (L2) over the questions of bench/currency/sets,
 * 4177 wordings the last time, of which every set counts alike. The bias is moved so that a score of 0.3 loses 5 % of what was said, counted with
 * each set left out of the learning; `amongPeople` does the same for LoCoMo's development half, of which nothing else is learned.
 */
export const ASSURANCE_WEIGHTS = {
  bundled: {
    bias: -0.18,
    explained: 2.67,
    unexplained: -0.804,
    certainty: 0.788,
    certaintySquared: 1.543,
    near: 0.51,
    nearest: 0.537,
    meaningless: -0.135,
    agreed: -0.93,
    crowd: -0.277,
    flat: -2.153,
    inTime: 2.662,
    kindMissed: -1.267,
    nameMissed: -1.393,
    relationMissed: -0.956,
    unheardOf: 0.796,
    size: -0.568,
    amongPeople: 0.753,
  },
  e5: {
    bias: 0.364,
    explained: 2.409,
    unexplained: -0.722,
    certainty: 0.26,
    certaintySquared: 1.531,
    near: -0.137,
    nearest: 1.178,
    meaningless: -0.343,
    agreed: -0.828,
    crowd: -0.46,
    flat: -2.208,
    inTime: 2.522,
    kindMissed: -1.01,
    nameMissed: -1.147,
    relationMissed: -0.763,
    unheardOf: 0.642,
    size: -0.52,
    amongPeople: 0.513,
  },
};
