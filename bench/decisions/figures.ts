import type { Wanted } from './cases.js';

export interface Outcome {
  readonly part: string;
  readonly want: Wanted;
  readonly got: Wanted;
  readonly right: boolean;
  /** Who decided. */
  readonly by: 'rules' | 'decider' | 'model';
  readonly says: string;
}

export interface Figures {
  readonly part: string;
  readonly cases: number;
  readonly right: number;
  /** Of the changes told, those that replaced the right memory. */
  readonly changes: number;
  /** Of the new information, what ended or was merged with a memory that still holds. */
  readonly wronglyTouched: number;
  /** Shares of cases that each decided. */
  readonly by: Readonly<Record<Outcome['by'], number>>;
}

/** Over all cases, all reworded ones, and each part. */
export function figuresOf(outcomes: readonly Outcome[]): Figures[] {
  const parts = [...new Set(outcomes.map(({ part }) => part))].sort();
  return [
    of('all', outcomes),
    of('all reworded', outcomes.filter(({ part }) => part.includes('reworded'))),
    ...parts.map((part) => of(part, outcomes.filter((one) => one.part === part))),
  ]; // prettier-ignore
}

function of(part: string, outcomes: readonly Outcome[]): Figures {
  const share = (some: readonly Outcome[], is: (one: Outcome) => boolean) => some.length === 0 ? 1 : some.filter(is).length / some.length; // prettier-ignore
  const by = (stage: Outcome['by']) => share(outcomes, (one) => one.by === stage);
  return {
    part,
    cases: outcomes.length,
    right: share(outcomes, ({ right }) => right),
    changes: share(outcomes.filter(({ want }) => want === 'changes'), ({ right }) => right),
    wronglyTouched: share(outcomes.filter(({ want }) => want === 'new'), ({ got }) => got !== 'new'),
    by: { rules: by('rules'), decider: by('decider'), model: by('model') },
  }; // prettier-ignore
}

export function table(figures: readonly Figures[]): string {
  const percent = (value: number) => (100 * value).toFixed(1);
  const head = [
    'part',
    'cases',
    'right %',
    'changes found %',
    'wrongly touched %',
    'by rules %',
    'by decider %',
    'by model %',
  ];
  const rows = figures.map(({ part, cases, right, changes, wronglyTouched, by }) => [
    part, String(cases), ...[right, changes, wronglyTouched, by.rules, by.decider, by.model].map(percent),
  ]); // prettier-ignore
  return [head, head.map((_, index) => (index < 1 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
