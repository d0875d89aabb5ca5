/**
 * How much each sign says that a later statement takes the place of the best one. Made by `npm run rank:train -- TAPE --successors --write`, and
 * edited by nobody: a logistic regression (L2) over 1038 pairs of bench/currency/sets. With each set left out of the learning
 * 186 of 258 outdated statements gave way to the right one and 16 to another; 16 of 221 that held lost their place.
 */
export const SUCCESSION_WEIGHTS = {
  bias: -5.765,
  sharedOfEarlier: 5.658,
  sharedOfLater: 5.418,
  shared: -0.648,
  name: 1.591,
  rank: 6.378,
  topicLost: -0.069,
  namedLost: -2.36,
  attributes: 0.254,
  numbers: 1.278,
  changes: 0.617,
  turn: 2.949,
  latestOfLine: 1.867,
};
