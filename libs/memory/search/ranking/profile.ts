/**
 * Every constant that ranking goes by, with where it comes from. "LoCoMo" and "BEAM" are the development halves of these
 * data sets, and the figures are recall@10 in percent (bench/retrieval); nothing was tuned on the other halves.
 * BM25's own are in `memory/indexing/bm25.ts`, and what a verdict counts in `memory/feedback/verdict.ts`.
 */

/** What the arms bring. */
export const ARMS = {
  /** Passages that an arm brings: enough that what both rank in the middle can still come out first. */
  passages: 200,
  /**
   * The keyword arm brings so many times more. A turn of which one word was asked is far down its list, and comes up by its
   * neighbours and its speaker. Beyond the vector arm's limit a cosine says nothing. LoCoMo: 81.3 with 200, 81.7 with 400, no
   * more with 600; BEAM's the same within chance.
   */
  keywordTimes: 2,
  /** Records that all times of a query bring, and those that "the latest" brings of each kind. */
  dated: 60,
  recent: 10,
} as const;

/** How far one embedding model is believed. */
export interface Calibration {
  /** Weight of the vector arm; the keyword arm weighs 1. */
  readonly vectorWeight: number;
  /** Cosine at which a text is no better than any other, and at which it surely is about the same. */
  readonly cosineFloor: number;
  readonly cosineCeiling: number;
}

export const CALIBRATIONS = {
  /**
   * Universal Sentence Encoder lite, on LoCoMo: weaker than BM25, so it weighs less. The median cosine of a turn that
   * answers is 0.47, of a turn taken at random 0.27, and of the best wrong turn of some 500 it is 0.58.
   */
  bundled: { vectorWeight: 0.5, cosineFloor: 0.35, cosineCeiling: 0.8 },
  /** It knows English only: of a question in another language a cosine of it says little, and is sure of nothing. */
  bundledForeign: { vectorWeight: 0.1, cosineFloor: 0.5, cosineCeiling: 1.2 },
  /**
   * Sentence transformers of the MiniLM family (all-MiniLM-L6-v2 was measured), on LoCoMo: a little better than the bundled
   * model. 81.1 with 0.6 and 79.8 with 1; the median cosine of the best turn that answers is 0.51, of a turn taken
   * at random 0.24, and of the best wrong turn 0.61.
   */
  minilm: { vectorWeight: 0.6, cosineFloor: 0.35, cosineCeiling: 0.8 },
  /**
   * The E5 family (e5-small-v2 in 8 bits was measured), on LoCoMo: all its cosines are high. The median of the best turn that
   * answers is 0.84, of a turn in the middle of the list 0.76, and of the best wrong turn 0.85.
   */
  e5: { vectorWeight: 0.8, cosineFloor: 0.785, cosineCeiling: 0.905 },
  /** The BGE family (bge-small-en-v1.5 in 8 bits was measured): the same three are 0.66, 0.50 and 0.70. */
  bge: { vectorWeight: 0.8, cosineFloor: 0.55, cosineCeiling: 0.84 },
  /**
   * Models that were not measured. The published ones are about as good as BM25 there or better, so they weigh more than
   * MiniLM; a model that is no better than MiniLM loses 0.7 points by it.
   */
  other: { vectorWeight: 0.8, cosineFloor: 0.2, cosineCeiling: 0.7 },
} as const satisfies Readonly<Record<string, Calibration>>;

/** How the arms' scores become one. */
export const FUSION = {
  /**
   * What an arm adds that knows neither words nor meaning: next to nothing, so that it brings what nothing else found, and
   * orders nothing that was. A name that was misspelt counts like a word that was found.
   */
  brought: { time: 0.05, names: 0.5, recent: 0.02 },
  /** So that the first that such an arm brings stays before its next. */
  rankDecay: 0.05,
  /** How surely what these arms bring is about the query, where its words and meaning say nothing of it. */
  sure: { time: 0.2, names: 0.3, recent: 0.1 },
  /** How many hits make the least of them a measure of what says nothing. In a small scope every hit may matter. */
  fullList: 50,
  /** What a cosine under the floor is worth at most: little, but what was found by meaning alone is still found. */
  underFloor: 0.1,
} as const;

/** What turns lend each other. */
export const NEIGHBOURS = {
  /**
   * Hits whose neighbours are looked at: the best. Fewer lose recall that the hits had (LoCoMo: 80.9 with 80, 81.7 with
   * 150; BEAM: 77.6 and 77.9), more gain none. Of a small scope everything is a hit, and the lower half of a list says nothing
   * of what stands beside it.
   */
  anchors: 150,
  fewestAnchors: 80,
  /** How many turns away a score reaches, on each side. */
  reach: 2,
  /** In bytes. A longer turn that ends with a question has told something before. */
  askingSize: 300,
  /**
   * What a turn gets of the score of another one in its session, for words and for meaning. Learned on LoCoMo and rounded; a
   * conversation left out of the learning gained as much as the others. An answer follows its question, so a turn that asks
   * lends more to the next one than a turn that tells; and what a turn is about is often named in the next.
   */
  lent: {
    words: { next: 0.3, afterAsking: 0.7, before: 0.45, second: 0.2 },
    meaning: { next: 0.3, afterAsking: 0.8, before: 0.3, second: 0.1 },
  },
  /**
   * In bytes: a longer turn stands for itself and borrows less, in proportion. Without this the long turns of BEAM crowd out
   * the short ones that answer: 69.6 instead of 77.8; LoCoMo loses half a point by it.
   */
  selfContained: 300,
  /** The least that a reply borrows of what was said to it, when the query asks for what was replied. */
  replyBorrows: 0.5,
} as const;

/** What links give to what they lead to, where a search follows them (bench/chains). */
export const GRAPH = {
  /** Hits from which links are followed: the best. */
  seeds: 5,
  /** What a link hands on of the score of where it begins: less than all, so that what is nearer comes first. */
  handedOn: 0.9,
  /** Of what the arms found, the best: to these alone a name leads that very many mention. */
  found: 200,
  /** Records from which a next step is taken, the best. */
  beam: 40,
} as const;

export const SESSIONS = {
  /**
   * What a turn gets for standing in a session that is about the query, at most. Of 0.1 to 0.4 best on LoCoMo (80.7
   * without, 81.3 with it); it changes nothing on BEAM.
   */
  share: 0.2,
} as const;

export const LENGTH = {
  /**
   * A long text has many passages, and the best of many is good by chance: divides by 1 + 0.15 ln(passages). It is what keeps
   * an assistant's long replies from crowding out what its user said; a factor on the role itself gained nothing beside it.
   */
  passageBytes: 700,
  penalty: 0.15,
} as const;

export const IN_TIME = {
  /** A record of the time that the query names. A month says less than a day. */
  weights: { day: 2.5, week: 2, month: 1.7, season: 1.4, year: 1.2 },
} as const;

export const FIRST_LAST = {
  /** Of the best one's score, what a record has at least that tells of the same: one of the story. */
  ofTheStory: 0.6,
  /**
   * What an end of the story counts more. Enough to come before what is told of its middle in the same words; on LoCoMo, whose
   * stories are short, it changes nothing that could be told from chance (83 questions, ±0.3).
   */
  weight: 1.2,
} as const;

/**
 * What naming a code, path or quoted phrase counts more: with all of its words, and as it is written. On 106 questions of the set
 * `identifiers` (bench/currency).
 */
export const IDENTIFIERS = { words: 1, literal: 1 } as const;

/** Records that are read and adjusted, before the answer is cut from them; twice the results that are wanted, if that is more. */
export const READ = { records: 60, perResult: 2 } as const;

/**
 * Bounded, 0.6 to 1.4, so that it orders what was found and brings nothing up from the bottom. On LoCoMo the three together
 * lift 73.7 to 77.2, and on BEAM they change nothing.
 */
export const TURNS = {
  /** A turn by the person whom the query names. */
  named: 1.4,
  /** A short turn that ends with a question seldom holds what was asked for; a long one may have told before it asked. */
  asks: 0.75,
  asksLength: 150,
  /** A turn of a few words ("Sounds great!") says little, whatever it matches. */
  curt: 0.8,
  curtTerms: 5,
  /** Longer texts have more than a few terms: they need not be counted. */
  curtLength: 80,
} as const;

/**
 * A fact beside its turn (`npm run bench:extraction -- --recall`, facts of the labels). On every fifth question of LoCoMo, without facts 74.4, and in 1,000
 * tokens 81.4: with facts 71.8 and 82.8 at their full worth, 75.8 and 84.2 at 0.6, 76.7 and 84.9 at 0.5, 75.3 and 81.8 at 0.3.
 */
export const FACT_KEYS = { weight: 0.5 } as const;

/** How far importance moves a score up or down at most. Chosen, not measured: no data set rates its turns. */
export const IMPORTANCE = { share: 0.3 } as const;

/**
 * What being recent adds at most, and being remembered. Small, so that they decide between what answers alike; what was long
 * ago for all, as in every public data set, is told apart by neither. Chosen, not measured.
 */
export const RECENCY = {
  recent: 0.05,
  remembered: 0.05,
  /** After so many days being recent counts half. */
  halfDays: 30,
} as const;

export const SESSION_CAP = {
  /** How much less than the one it takes the place of a hit of another session may score. */
  comparable: 0.8,
} as const;

export const SUMMARIES = {
  /**
   * The share of a record's facts that its lines in the summary must carry to stand for it. With less the record answers
   * itself: what a summary leaves out is never lost to a search.
   */
  carries: 0.75,
} as const;

export const RERANK = {
  /**
   * How much the reranker's order counts beside the first one. Not measured, since no reranker ships: half lets each
   * correct the other, and neither bury what the other is sure of.
   */
  share: 0.5,
} as const;

/** When a level of an expanding search answers well enough. */
export const LEVELS = {
  /** From this score on a result counts as an answer; see "What a score means" in docs/search.md. */
  sure: 0.3,
  /** So many sure results are no thin answer. */
  enough: 3,
} as const;
