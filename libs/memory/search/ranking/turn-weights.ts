/**
 * How much each sign says that a turn of a conversation answers, by family of embedding models; those that are not here were not measured. Made by
 * `npm run rank:train -- TAPE... --turns --write`, and edited by nobody: a conditional logistic regression (L2) over 760 questions of LoCoMo's
 * and BEAM's development halves and of the chats of bench/currency/sets. With each conversation left out of the learning, right first, one right among
 * three, evidence among ten and among twenty, before and after:
 * locomo locomo-dev.json (760) 51.2, 73.8, 81.6, 85.8 and 57.0, 76.8, 81.8, 86.2
 */
export const TURN_WEIGHTS = {
  bundled: {
    information: 0.582,
    rarest: -0.146,
    covered: -0.261,
    words: -0.09,
    meaning: 0.029,
    found: -0.039,
    long: 0.632,
    session: 0.477,
    crowded: -0.049,
    kind: 0.14,
    newNames: 0.238,
    asks: -0.023,
    nextWords: -0.212,
    before: -0.143,
    after: 0.01,
  },
};
