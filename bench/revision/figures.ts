/** What the rules were tuned on, what they were not tuned on, and the latter in other words. */
export const PARTS = ['tuning', 'held_out', 'reworded'] as const;
export type Part = (typeof PARTS)[number];

export const OUTCOMES = ['updated', 'superseded', 'unchanged', 'created'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A stored memory of the set. */
export interface StoredCase {
  readonly id: string;
  readonly content: string;
  readonly tags: readonly string[];
}

/** New information, and its right outcome. */
export interface Case {
  readonly half: Part;
  readonly say: string;
  readonly want: Outcome;
  /** The memory that it is about. Absent if it is about none. */
  readonly of?: string;
}

export interface CaseSet {
  readonly records: readonly StoredCase[];
  readonly cases: readonly Case[];
}

/** The outcome of a case: the memories that were edited, superseded or found to say it already. */
export interface Judged {
  readonly asked: Case;
  readonly got: Outcome;
  readonly touched: readonly string[];
}

export interface Figures {
  readonly cases: number;
  /** Outcome and memory are right. */
  readonly right: number;
  /** Of the changed memories, those that the information was about. */
  readonly matchPrecision: number;
  /** Of the memories that new information was about, those that were changed. */
  readonly matchRecall: number;
  readonly outcomes: Readonly<
    Record<Outcome, { readonly wanted: number; readonly precision: number; readonly recall: number }>
  >;
}

export function figuresOf(judged: readonly Judged[]): Figures {
  const touched = judged.reduce((sum, one) => sum + one.touched.length, 0);
  const hits = judged.filter(({ asked, touched: ids }) => asked.of !== undefined && ids.includes(asked.of)).length;
  const about = judged.filter(({ asked }) => asked.of !== undefined).length;
  const outcomes = OUTCOMES.map((outcome) => {
    const wanted = judged.filter(({ asked }) => asked.want === outcome);
    const got = judged.filter((one) => one.got === outcome);
    return [
      outcome,
      {
        wanted: wanted.length,
        precision: share(got.filter(isRight).length, got.length),
        recall: share(wanted.filter(isRight).length, wanted.length),
      },
    ] as const;
  });
  return {
    cases: judged.length,
    right: share(judged.filter(isRight).length, judged.length),
    matchPrecision: share(hits, touched),
    matchRecall: share(hits, about),
    outcomes: Object.fromEntries(outcomes) as Figures['outcomes'],
  };
}

/** The outcome is right, and so is the memory, which is the only one. */
export function isRight({ asked, got, touched }: Judged): boolean {
  return (
    got === asked.want &&
    (asked.of === undefined ? touched.length === 0 : touched.length === 1 && touched[0] === asked.of)
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
