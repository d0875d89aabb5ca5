/**
 * How much each sign says that a later statement takes the place of the best one. Made by `npm run rank:train -- TAPE --successors --write`, and
 * edited by nobody: a logistic regression (L2) over 11379 pairs of bench/currency/sets. With each set left out of the learning
 * 183 of 256 outdated statements gave way to the right one and 17 to another; 18 of 219 that held lost their place.
 */
export const SUCCESSION_WEIGHTS = {
  bias: -7.552,
  sharedOfEarlier: 8.074,
  sharedOfLater: 7.334,
  shared: -0.964,
  name: 1.709,
  rank: 7.702,
  topicLost: -0.204,
  namedLost: -2.75,
  attributes: 1.095,
  numbers: 1.487,
  changes: 0.397,
  turn: 1.807,
  latestOfLine: 1.56,
};
