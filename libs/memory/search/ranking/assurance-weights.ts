/**
 * How much each sign says that the best of an answer is what was asked for, by family of embedding models; those that are not here were not measured.
 * Made by `npm run rank:train -- TAPE --write`, and edited by nobody: a logistic regression (L2) over the questions of bench/currency/sets,
 * 3838 wordings the last time, of which every set counts alike. The bias is moved so that a score of 0.3 loses 5 % of what was said, counted with
 * each set left out of the learning; `amongPeople` does the same for LoCoMo's development half, of which nothing else is learned.
 */
export const ASSURANCE_WEIGHTS = {
  bundled: {
    bias: -0.045,
    explained: 2.57,
    unexplained: -0.862,
    certainty: 0.734,
    certaintySquared: 1.62,
    near: 0.357,
    nearest: 0.789,
    meaningless: -0.161,
    agreed: -0.907,
    crowd: -0.204,
    flat: -2.211,
    inTime: 2.653,
    kindMissed: -1.237,
    nameMissed: -1.358,
    relationMissed: -0.811,
    unheardOf: 0.798,
    size: -0.594,
    amongPeople: 0.574,
  },
  e5: {
    bias: 0.37,
    explained: 2.39,
    unexplained: -0.733,
    certainty: 0.247,
    certaintySquared: 1.539,
    near: -0.163,
    nearest: 1.202,
    meaningless: -0.323,
    agreed: -0.799,
    crowd: -0.452,
    flat: -2.212,
    inTime: 2.514,
    kindMissed: -1.055,
    nameMissed: -1.165,
    relationMissed: -0.716,
    unheardOf: 0.643,
    size: -0.511,
    amongPeople: 0.53,
  },
};
