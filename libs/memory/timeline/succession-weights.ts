/**
 * How much each sign says that a later statement takes the place of the best one. Made by `npm run rank:train -- TAPE --successors --write`, and
 * edited by nobody: a logistic regression (L2) over 1209 pairs of bench/currency/sets. With each set left out of the learning
 * 238 of 339 outdated statements gave way to the right one and 21 to another; 18 of 306 that held lost their place.
 */
export const SUCCESSION_WEIGHTS = {
  bias: -6.577,
  sharedOfEarlier: 5.108,
  sharedOfLater: 5.566,
  shared: -0.713,
  name: 1.313,
  rank: 7.721,
  topicLost: -0.533,
  namedLost: -1.301,
  attributes: 0.209,
  numbers: 1.886,
  changes: 0.393,
  turn: 1.017,
  latestOfLine: 1.633,
  apart: 0.914,
  nearer: 1.241,
};
