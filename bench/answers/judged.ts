/** One question of a run, as a line of its file. */
export interface Judged {
  readonly conversation: string;
  readonly question: string;
  readonly category: string;
  readonly correct: boolean;
  /** The usage of its calls, as far as it was reported. Absent in older files. */
  readonly tokens?: number;
  readonly usd?: number;
}

/** Reads a run file. A line may be torn where the run was killed; its question is asked again. */
export function readJudged(text: string): Judged[] {
  return text.split('\n').flatMap(whole);
}

function whole(line: string): Judged[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Judged];
  } catch {
    return [];
  }
}

/** Starts a new line, whatever the file ends with. */
export function openFor(text: string): string {
  return text === '' || text.endsWith('\n') ? '' : '\n';
}

export interface Used {
  readonly tokens: number;
  readonly usd: number;
}

/** The usage between two readings of the daily counter, which resets at midnight. */
export function usedSince(before: Used, now: Used): Used {
  if (now.tokens < before.tokens) return now;
  return { tokens: now.tokens - before.tokens, usd: Math.max(0, now.usd - before.usd) };
}

export function usedBy(judged: readonly Judged[]): Used {
  const sum = (of: (one: Judged) => number) => judged.reduce((all, one) => all + of(one), 0);
  return { tokens: sum(({ tokens = 0 }) => tokens), usd: sum(({ usd = 0 }) => usd) };
}
