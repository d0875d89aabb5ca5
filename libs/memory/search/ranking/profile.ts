/**
 * All constants of ranking, with their sources. "LoCoMo" and "BEAM" are the development halves of these data sets, and the figures
 * are recall@10 in percent (bench/retrieval). Nothing was tuned on the other halves. The constants of BM25 are in
 * `memory/indexing/bm25.ts`, the weight of a verdict in `memory/feedback/verdicts.query.ts`.
 */

/** Limits of the arms. */
export const ARMS = {
  /** Passages per arm: enough that a passage with a medium rank in both can still come out first. */
  passages: 200,
  /**
   * Factor on the limit for the keyword arm. A turn that matches one word of the query is far down its list, and rises by its
   * neighbours and its speaker. Beyond the vector arm's limit a cosine means nothing. LoCoMo: 81.3 with 200, 81.7 with 400, no more
   * with 600; BEAM's is the same within chance.
   */
  keywordTimes: 2,
  /** Records returned for all times of a query, and records of each kind for "the latest". */
  dated: 60,
  recent: 10,
} as const;

/** How much an embedding model is trusted. */
export interface Calibration {
  /** Weight of the vector arm; the keyword arm weighs 1. */
  readonly vectorWeight: number;
  /** The cosine at which a text is no better than any other, and the one at which it is surely about the same. */
  readonly cosineFloor: number;
  readonly cosineCeiling: number;
}

export const CALIBRATIONS = {
  /**
   * Universal Sentence Encoder lite, on LoCoMo: weaker than BM25, so it weighs less. The median cosine is 0.47 for a turn that
   * answers, 0.27 for a random turn, and 0.58 for the best wrong turn of about 500.
   */
  bundled: { vectorWeight: 0.5, cosineFloor: 0.35, cosineCeiling: 0.8 },
  /**
   * Sentence transformers of the MiniLM family (all-MiniLM-L6-v2 was measured), on LoCoMo: slightly better than the bundled model.
   * 81.1 with 0.6 and 79.8 with 1. The median cosine is 0.51 for the best turn that answers, 0.24 for a random turn, and 0.61 for
   * the best wrong turn.
   */
  minilm: { vectorWeight: 0.6, cosineFloor: 0.35, cosineCeiling: 0.8 },
  /**
   * The E5 family (e5-small-v2 in 8 bits was measured), on LoCoMo: all its cosines are high. The median is 0.84 for the best turn
   * that answers, 0.76 for a turn in the middle of the list, and 0.85 for the best wrong turn.
   */
  e5: { vectorWeight: 0.8, cosineFloor: 0.785, cosineCeiling: 0.905 },
  /** The BGE family (bge-small-en-v1.5 in 8 bits was measured): the same three medians are 0.66, 0.50 and 0.70. */
  bge: { vectorWeight: 0.8, cosineFloor: 0.55, cosineCeiling: 0.84 },
  /**
   * Models that were not measured. The published ones are about as good as BM25 there or better, so they weigh more than MiniLM. A
   * model no better than MiniLM loses 0.7 points by this.
   */
  other: { vectorWeight: 0.8, cosineFloor: 0.2, cosineCeiling: 0.7 },
} as const satisfies Readonly<Record<string, Calibration>>;

/** What differs for a question in another language, for a model that knows English only. */
export const NOT_ENGLISH = {
  /**
   * It gets German, French and Spanish texts word by word in English (`in-english.mjs`). Of 0.1, 0.2, 0.3 and 0.5 for the bundled model, with
   * the same floor and ceiling, 0.1 and 0.2 have the right answer first most often in seven German sets, and 0.2 more often among ten. For
   * e5-small-v2 0.2 is as good as 0.3 and 0.5, and loses fewer answers to a floor (docs/benchmarks.md).
   */
  translated: { vectorWeight: 0.2 },
  /** Its cosine means little, and is never certain. */
  foreign: { vectorWeight: 0.1, cosineFloor: 0.5, cosineCeiling: 1.2 },
} as const satisfies Readonly<Record<string, Partial<Calibration>>>;

/**
 * The share of what the lens sees (`lens.ts`) that is added to a query before vectors are compared with it. With 0 and 0.5, right
 * answers over the sets of bench/currency, and over eight people whose authors knew nothing of this project (308 questions):
 * bundled model, among three +15 and +5, first the same and −1, outdated above −1 and +1; e5-small-v2, +12 and +1, +12 and +2, −14 and 0.
 * LoCoMo 82.1 and 81.8, with e5 82.0 and 82.3. The bundled model loses first places with more: −7 and −14 with 1 and 2.
 */
export const LENS = { share: 0.5 } as const;

/** How the scores of the arms are combined. */
export const FUSION = {
  /**
   * Weights of the arms that use neither words nor meaning. They add almost nothing to the score: they contribute results that no
   * other arm found, and do not reorder the rest. A misspelt name counts like a matched word.
   */
  brought: { time: 0.05, names: 0.5, recent: 0.02 },
  /** Decay by rank, which keeps the order within such an arm. */
  rankDecay: 0.05,
  /** Certainty of the hits of these arms, if neither words nor meaning found them. */
  sure: { time: 0.2, names: 0.3, recent: 0.1 },
  /**
   * The share of the query's information that the words of the best text must have to count in full; with less they count in
   * proportion. A question in other words still shares a word such as "mornings" with some turn by chance. Of 0, 0.3, 0.5 and 0.7:
   * 97, 99, 100 and 103 of 308 first, and 215, 216, 221 and 219 among ten, for eight people whose authors knew nothing of this
   * project; over the sets of bench/currency 0.5 has 2 more first and 7 more among three. LoCoMo: 82.2, 82.1, 82.1 and 81.8.
   */
  plainlySaid: 0.5,
  /** Length of a list from which its lowest cosine counts as background. In a small scope every hit may matter. */
  fullList: 50,
  /** Maximum value of a cosine below the floor: small, but enough to keep what only meaning found. */
  underFloor: 0.1,
} as const;

/** What turns lend to their neighbours. */
export const NEIGHBOURS = {
  /**
   * Number of best hits whose neighbours are examined. Fewer lose recall (LoCoMo: 80.9 with 80, 81.7 with 150; BEAM: 77.6 and 77.9),
   * more gain none. In a small scope everything is a hit, and the lower half of the list says nothing about its neighbours.
   */
  anchors: 150,
  fewestAnchors: 80,
  /** How many turns a score reaches, on each side. */
  reach: 2,
  /** In bytes. A longer turn that ends with a question also contains statements. */
  askingSize: 300,
  /**
   * The share of another turn's score that a turn in the same session borrows, for words and for meaning. Learned on LoCoMo and
   * rounded; a conversation left out of the training gained as much as the others. An answer follows its question, so a turn that
   * asks lends more to the next one than a turn that states. The topic of a turn is often named in the next.
   */
  lent: {
    words: { next: 0.3, afterAsking: 0.7, before: 0.45, second: 0.2 },
    meaning: { next: 0.3, afterAsking: 0.8, before: 0.3, second: 0.1 },
  },
  /**
   * In bytes. A longer turn borrows less, in proportion. Without this the long turns of BEAM displace the short ones that answer:
   * 69.6 instead of 77.8. LoCoMo loses half a point by it.
   */
  selfContained: 300,
  /** The minimum that a reply borrows from the turn it replies to, if the query asks for a reply. */
  replyBorrows: 0.5,
} as const;

/** Scores over links, if a search follows them (bench/chains). */
export const GRAPH = {
  /** Number of best hits from which links are followed. */
  seeds: 5,
  /** Factor on the score per link; below 1, so that nearer records come first. */
  handedOn: 0.9,
  /** Number of best hits of the arms. A name that very many records mention leads only to these. */
  found: 200,
  /** Number of best records from which the next step is taken. */
  beam: 40,
} as const;

export const SESSIONS = {
  /**
   * The maximum a turn gains from a session that is about the query. The best of 0.1 to 0.4 on LoCoMo (80.7 without, 81.3 with it);
   * it changes nothing on BEAM.
   */
  share: 0.2,
} as const;

export const LENGTH = {
  /**
   * A long text has many passages, and the best of many is good by chance. Divides by 1 + 0.15 ln(passages). This keeps an
   * assistant's long replies from displacing what its user said; a factor on the role gained nothing beside it.
   */
  passageBytes: 700,
  penalty: 0.15,
} as const;

export const IN_TIME = {
  /** Factor for a record dated in the named time. A month is weaker evidence than a day. */
  weights: { day: 2.5, week: 2, month: 1.7, season: 1.4, year: 1.2 },
} as const;

export const FIRST_LAST = {
  /** Minimum score, relative to the best, of a record that belongs to the same story. */
  ofTheStory: 0.6,
  /**
   * Factor for the first or last event of a story. Enough to rank it before the middle told in the same words. LoCoMo's stories are
   * short, so there is no significant change there (83 questions, ±0.3).
   */
  weight: 1.2,
} as const;

/**
 * Added for a named code, path or quoted phrase: with all of its words, and literally. Measured on 106 questions of the set
 * `identifiers` (bench/currency).
 */
export const IDENTIFIERS = { words: 1, literal: 1 } as const;

/** Number of records that are read and adjusted before the cut to the limit; or twice the limit, if that is more. */
export const READ = { records: 60, perResult: 2 } as const;

/**
 * Bounded to 0.6…1.4, so that it reorders the hits but lifts nothing from the bottom. On LoCoMo the three together lift 73.7 to
 * 77.2; on BEAM they change nothing.
 */
export const TURNS = {
  /** A turn by the person named in the query. */
  named: 1.4,
  /** A short turn that ends with a question rarely contains the answer. A long one may contain statements before the question. */
  asks: 0.75,
  asksLength: 150,
  /** A turn of a few words ("Sounds great!") says little, whatever it matches. */
  curt: 0.8,
  curtTerms: 5,
  /** Longer texts always have more terms, so their terms are not counted. */
  curtLength: 80,
} as const;

/**
 * Factor of a fact beside its turn (`npm run bench:extraction -- --recall`, facts of the labels). On every fifth question of LoCoMo,
 * recall without facts is 74.4, and 81.4 in 1,000 tokens. With facts: 71.8 and 82.8 at 1, 75.8 and 84.2 at 0.6, 76.7 and 84.9 at
 * 0.5, 75.3 and 81.8 at 0.3.
 */
export const FACT_KEYS = { weight: 0.5 } as const;

/** The maximum change by importance, up or down. Chosen, not measured: no data set rates its turns. */
export const IMPORTANCE = { share: 0.3 } as const;

/**
 * The maximum gain for a recent record, and for a recently used one. Small, so that they only break near ties. They cannot
 * distinguish records that are all old, as in every public data set. Chosen, not measured.
 */
export const RECENCY = {
  recent: 0.05,
  remembered: 0.05,
  /** Days after which the gain for recency is halved. */
  halfDays: 30,
} as const;

export const SESSION_CAP = {
  /** Minimum score, relative to the hit that it replaces, of a hit from another session. */
  comparable: 0.8,
} as const;

export const SUMMARIES = {
  /**
   * The share of a record's facts that the summary must contain to stand for it. Below it the record itself is returned, so nothing
   * that a summary omits is lost to a search.
   */
  carries: 0.75,
} as const;

export const RERANK = {
  /** Share of the reranker's order. Not measured, since no reranker ships: half lets each ranking correct the other. */
  share: 0.5,
} as const;

/** When a level of an expanding search has enough results. */
export const LEVELS = {
  /** Minimum score of a result that counts; see "What a score means" in docs/search.md. */
  sure: 0.3,
  /** Number of such results that suffices. */
  enough: 3,
} as const;
