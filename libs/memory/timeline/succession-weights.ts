/**
 * How much each sign says that a later statement takes the place of the best one. Made by `npm run rank:train -- TAPE --successors --write`, and
 * edited by nobody: a logistic regression (L2) over 1153 pairs of bench/currency/sets. With each set left out of the learning
 * 185 of 256 outdated statements gave way to the right one and 17 to another; 17 of 219 that held lost their place.
 */
export const SUCCESSION_WEIGHTS = {
  bias: -5.945,
  sharedOfEarlier: 5.895,
  sharedOfLater: 6.013,
  shared: -0.752,
  name: 1.362,
  rank: 6.005,
  topicLost: -0.421,
  namedLost: -2.535,
  attributes: 0.551,
  numbers: 1.406,
  changes: 0.521,
  turn: 2.503,
  latestOfLine: 1.544,
};
