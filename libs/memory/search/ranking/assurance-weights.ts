/**
 * How much each sign says that the best of an answer is what was asked for, by family of embedding models; those that are not here were not measured.
 * Made by `npm run rank:train -- TAPE --write`, and edited by nobody: a logistic regression (L2) over the questions of bench/currency/sets,
 * 3838 wordings the last time, of which every set counts alike. The bias is moved so that a score of 0.3 loses 5 % of what was said, counted with
 * each set left out of the learning; `amongPeople` does the same for LoCoMo's development half, of which nothing else is learned.
 */
export const ASSURANCE_WEIGHTS = {
  bundled: {
    bias: -0.043,
    explained: 2.577,
    unexplained: -0.846,
    certainty: 0.74,
    certaintySquared: 1.606,
    near: 0.466,
    nearest: 0.729,
    meaningless: -0.181,
    agreed: -0.925,
    crowd: -0.191,
    flat: -2.211,
    inTime: 2.651,
    kindMissed: -1.242,
    nameMissed: -1.348,
    relationMissed: -0.843,
    unheardOf: 0.796,
    size: -0.598,
    amongPeople: 0.559,
  },
  e5: {
    bias: 0.355,
    explained: 2.426,
    unexplained: -0.703,
    certainty: 0.264,
    certaintySquared: 1.527,
    near: -0.153,
    nearest: 1.178,
    meaningless: -0.34,
    agreed: -0.827,
    crowd: -0.448,
    flat: -2.215,
    inTime: 2.507,
    kindMissed: -1.033,
    nameMissed: -1.157,
    relationMissed: -0.765,
    unheardOf: 0.638,
    size: -0.52,
    amongPeople: 0.514,
  },
};
