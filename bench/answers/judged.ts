/** One question of a run, as a line of its file. */
export interface Judged {
  readonly conversation: string;
  readonly question: string;
  readonly category: string;
  readonly correct: boolean;
  /** What its calls used, as far as that was told. Absent in older files. */
  readonly tokens?: number;
  readonly usd?: number;
}

/** Of a file in which lines may break off, where the run was killed: those questions are asked again. */
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

/** So that the next line begins a line of its own, whatever stands there. */
export function openFor(text: string): string {
  return text === '' || text.endsWith('\n') ? '' : '\n';
}

export interface Used {
  readonly tokens: number;
  readonly usd: number;
}

/** Between two looks at what the day has used, which begins anew at midnight. */
export function usedSince(before: Used, now: Used): Used {
  if (now.tokens < before.tokens) return now;
  return { tokens: now.tokens - before.tokens, usd: Math.max(0, now.usd - before.usd) };
}

export function usedBy(judged: readonly Judged[]): Used {
  const sum = (of: (one: Judged) => number) => judged.reduce((all, one) => all + of(one), 0);
  return { tokens: sum(({ tokens = 0 }) => tokens), usd: sum(({ usd = 0 }) => usd) };
}
