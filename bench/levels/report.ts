import type { LevelName } from './content/level.js';
import { type Graded, mark, median } from './grade.js';

/** The result of one question of one variant. */
export interface Asked {
  readonly level: LevelName;
  readonly variant: string;
  readonly question: string;
  readonly graded: Graded;
  readonly by: 'rules' | 'model';
  /** By a model, 0…1: the median of its votes. */
  readonly judged: number | null;
}

export interface LevelReport {
  readonly level: LevelName;
  readonly questions: number;
  /** Shares of the questions, 0…1, medians over the runs. */
  readonly complete: number;
  readonly found: number;
  readonly marked: number | null;
  readonly judged: number | null;
  readonly within: number;
  readonly steps: number;
  readonly tokens: number;
}

/** The seed's figures in percent: what its agent reached, and its target. */
const SEED: Readonly<Partial<Record<LevelName, readonly [score: number, target: number]>>> = {
  L1: [100, 100], L2: [67, 85], L3: [43, 70], L4: [86, 80], L5: [95, 90], L6: [98, 95],
}; // prettier-ignore
/** The retrieval half's target without a model, in percent. */
const AIMS: Readonly<Partial<Record<LevelName, number>>> = { L1: 100, L2: 85, L3: 85, L4: 95, L5: 95, L6: 95 };

/** @param runs the questions of each run */
export function reportOf(level: LevelName, runs: readonly (readonly Asked[])[]): LevelReport {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const over = (of: (asked: Asked) => number) => median(runs.map((run) => mean(run.map(of))));
  const some = (of: (asked: Asked) => number | null) => {
    const means = runs
      .map((run) => run.map(of).filter((value) => value !== null))
      .filter((values) => values.length > 0);
    return means.length === 0 ? null : median(means.map(mean));
  };
  return {
    level,
    questions: runs[0]?.length ?? 0,
    complete: over(({ graded }) => Number(graded.complete)),
    found: over(({ graded }) => graded.found),
    marked: some(({ graded }) => mark(level, graded)),
    judged: some(({ judged }) => judged),
    within: over(({ graded }) => Number(graded.withinLimits)),
    steps: over(({ graded }) => graded.steps),
    tokens: over(({ graded }) => graded.tokens),
  };
}

export function formatReports(reports: readonly LevelReport[]): string {
  const percent = (share: number | null) => (share === null ? '–' : (100 * share).toFixed(1)).padStart(6);
  const lines = reports.map((one) => {
    const [score, target] = SEED[one.level] ?? [];
    const aim = AIMS[one.level];
    const reached = aim === undefined ? '' : 100 * one.complete + 1e-9 >= aim ? 'reached' : 'missed';
    return [
      one.level.padEnd(4), String(one.questions).padStart(4), percent(one.complete), String(aim ?? '–').padStart(4), reached.padEnd(8), percent(one.found),
      percent(one.marked), percent(one.judged), percent(one.within), one.steps.toFixed(2).padStart(5), one.tokens.toFixed(0).padStart(6),
      String(score ?? '–').padStart(5), String(target ?? '–').padStart(6),
    ].join(' '); // prettier-ignore
  });
  return ['     asked  whole  aim          share answer judged within steps tokens  seed target', ...lines].join('\n');
}

/** The levels whose targets were missed. */
export function missed(reports: readonly LevelReport[]): LevelReport[] {
  return reports.filter(({ level, complete }) => 100 * complete + 1e-9 < (AIMS[level] ?? 0));
}
