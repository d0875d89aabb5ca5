/**
 * How much each sign says that the best of an answer is what was asked for, by family of embedding models; those that are not here were not measured.
 * Made by `npm run rank:train -- TAPE --write`, and edited by nobody: a logistic regression (L2) over the questions of bench/currency/sets,
 * 3838 wordings the last time, of which every set counts alike. The bias is moved so that a score of 0.3 loses 5 % of what was said, counted with
 * each set left out of the learning; `amongPeople` does the same for LoCoMo's development half, of which nothing else is learned.
 */
export const ASSURANCE_WEIGHTS = {
  bundled: {
    bias: 0.091,
    explained: 2.122,
    unexplained: -0.87,
    certainty: 0.339,
    certaintySquared: 1.786,
    near: 0.182,
    nearest: 0.864,
    meaningless: -0.182,
    agreed: -1.118,
    crowd: -0.188,
    flat: -2.246,
    inTime: 2.559,
    kindMissed: -1.086,
    nameMissed: -1.246,
    relationMissed: -0.472,
    unheardOf: 0.704,
    size: -0.352,
    amongPeople: 0.603,
  },
  e5: {
    bias: 0.506,
    explained: 2.095,
    unexplained: -0.754,
    certainty: 0.261,
    certaintySquared: 1.523,
    near: -0.191,
    nearest: 1.161,
    meaningless: -0.479,
    agreed: -1.131,
    crowd: -0.216,
    flat: -2.532,
    inTime: 2.339,
    kindMissed: -0.922,
    nameMissed: -1.144,
    relationMissed: -0.564,
    unheardOf: 0.672,
    size: -0.399,
    amongPeople: 0.434,
  },
};
