import type { LevelName, LevelQuestion } from './content/level.js';

/** The graded part of the response of `POST /v1/answer`. */
export interface AnswerSeen {
  readonly answer: string;
  readonly by: 'rules' | 'model';
  readonly status: string;
  readonly tokens: number;
  readonly evidence: readonly {
    readonly external_id?: string;
    readonly content: string;
    readonly title?: string;
    readonly cited: boolean;
  }[];
  readonly metacognition: { readonly steps: number; readonly steps_allowed: number; readonly sufficient: boolean };
}

export interface Graded {
  /** Whether everything needed was found, in the articles that state it. */
  readonly complete: boolean;
  /** The share of what is needed that was found. */
  readonly found: number;
  /** The share of the required statements that the answer contains, 0…1; null if only a judge can tell. */
  readonly said: number | null;
  /** The share of the needed articles that is cited. */
  readonly cited: number;
  readonly steps: number;
  readonly tokens: number;
  readonly withinLimits: boolean;
}

/** The published weights of a question's mark: facts (and how exact they are), then sources or times. */
export const WEIGHTS: Readonly<Partial<Record<LevelName, { readonly facts: number; readonly sources: number }>>> = {
  L2: { facts: 0.8, sources: 0.2 },
  L5: { facts: 0.7, sources: 0.3 },
};

/** Grades without a model. @param idOf the id under which an article was stored; for a student, of what he was told */
export function grade(question: LevelQuestion, seen: AnswerSeen, idOf: (article: number) => string | null): Graded {
  const { needs, says, wrong = [] } = question;
  const held = needs.filter(({ article, also = [], text }) =>
    [article, ...also].some((one) => {
      const id = idOf(one);
      return seen.evidence.some(
        ({ external_id: from, title, content }) =>
          (id === null || from === id) && holds(`${title ?? ''}\n${content}`, text),
      );
    }),
  );
  const articles = [...new Set(needs.map(({ article }) => article))];
  const cited = articles.filter((article) => {
    const id = idOf(article);
    return seen.evidence.some((one) => one.cited && (id === null || one.external_id === id));
  });
  const told = says.filter((text) => holds(seen.answer, text)).length;
  const leads = wrong.some((text) => seen.answer.includes(text)) && told < says.length;
  const unknown = needs.length === 0;
  const denied = seen.status === 'not_in_memory' || !seen.metacognition.sufficient;
  return {
    complete: unknown ? denied : held.length === needs.length,
    found: unknown ? Number(denied) : held.length / needs.length,
    said: unknown ? Number(denied) : says.length === 0 ? null : leads ? 0 : told / says.length,
    cited: articles.length === 0 ? 1 : cited.length / articles.length,
    steps: seen.metacognition.steps,
    tokens: seen.tokens,
    withinLimits: seen.metacognition.steps <= seen.metacognition.steps_allowed && seen.tokens <= TOKENS,
  };
}

/** What a search may return for a question. */
export const TOKENS = 1_000;

/** As whole words: "8 golds" is not in "18 golds". */
export function holds(text: string, part: string): boolean {
  const [haystack, wanted] = [text.toLowerCase(), part.toLowerCase()];
  for (let place = haystack.indexOf(wanted); place !== -1; place = haystack.indexOf(wanted, place + 1)) {
    const before = haystack[place - 1] ?? ' ';
    const after = haystack[place + wanted.length] ?? ' ';
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

/** The mark of an answer by plain code, 0…1, by the weights of its level. */
export function mark(level: LevelName, { said, cited }: Graded): number | null {
  if (said === null) return null;
  const { facts, sources } = WEIGHTS[level] ?? { facts: 1, sources: 0 };
  return facts * said + sources * cited;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length === 0
    ? 0
    : sorted.length % 2 === 1
      ? sorted[middle]!
      : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
