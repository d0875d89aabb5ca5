import { type Asked, type Figures, figuresOf } from './figures.js';
import type { CurrencySet } from './sets.js';

export interface SetReport {
  readonly set: string;
  readonly form: string;
  readonly language: string;
  readonly split: string;
  readonly way: string;
  readonly figures: Figures;
  readonly kinds: Readonly<Record<string, Figures>>;
  readonly asked: readonly Asked[];
}

export function reportOf(
  set: Omit<CurrencySet, 'scopes'>,
  asked: readonly Asked[],
  way: string,
  floor: number,
): SetReport {
  const kinds = [...new Set(asked.map(({ kind }) => kind ?? 'none'))].sort();
  return {
    set: set.name,
    form: set.form,
    language: set.language,
    split: set.split,
    way,
    figures: figuresOf(asked, floor),
    kinds: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        figuresOf(
          asked.filter((one) => (one.kind ?? 'none') === kind),
          floor,
        ),
      ]),
    ),
    asked,
  };
}

const HEAD = [
  'set',
  'split',
  'asked',
  'first',
  'three',
  'ten',
  'stale above',
  'dates first',
  'of dates',
  'lists',
  'refused',
  'lost',
];

/** One line per set, then one for each kind of person and language over all of its sets. */
export function formatReports(reports: readonly SetReport[], floor: number, before: readonly SetReport[]): string {
  const rows = reports.map((report) => {
    const then = before.find(
      ({ set, split, way }) => set === report.set && split === report.split && way === report.way,
    );
    return row(report.set, report.split, report.figures, then?.figures);
  });
  const group = ({ set, language }: SetReport) => `${set.split('-')[0]}, ${language}`;
  for (const name of new Set(reports.filter(({ form }) => form === 'person').map(group))) {
    const own = (some: readonly SetReport[]) => some.filter((one) => one.form === 'person' && group(one) === name);
    const all = (some: readonly SetReport[]) =>
      figuresOf(
        own(some).flatMap(({ asked }) => asked),
        floor,
      );
    if (own(reports).length > 1)
      rows.push(row(`all of ${name}`, 'both', all(reports), own(before).length ? all(before) : undefined));
  }
  return table([HEAD, ...rows]);
}

/** The results of each kind of question, over all sets. */
export function formatKinds(reports: readonly SetReport[], floor: number): string {
  const asked = reports.filter(({ form }) => form === 'person' || form === 'chats').flatMap((report) => report.asked);
  const kinds = [...new Set(asked.map(({ kind }) => kind ?? 'none'))].sort();
  const rows = kinds.map((kind) => {
    const own = asked.filter((one) => (one.kind ?? 'none') === kind);
    return row(kind, '', figuresOf(own, floor), undefined);
  });
  return table([['kind', ...HEAD.slice(1)], ...rows]);
}

const FLOORS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** How many unanswerable questions a floor refuses, and how many answerable ones it loses, over all sets. */
export function formatFloors(reports: readonly SetReport[]): string {
  const asked = reports.flatMap((report) => report.asked);
  const figures = FLOORS.map((floor) => figuresOf(asked, floor));
  return table([
    ['floor', ...FLOORS.map(String)],
    ['refused of unanswerable', ...figures.map(({ refused, unanswerable }) => percent(refused, unanswerable))],
    ['lost of answerable', ...figures.map(({ lost, questions }) => percent(lost, questions))],
  ]);
}

function row(name: string, split: string, now: Figures, then: Figures | undefined): string[] {
  const was = (text: (figures: Figures) => string) => (then ? `${text(then)} → ${text(now)}` : text(now));
  return [
    name,
    split,
    String(now.questions),
    was(({ first, questions }) => percent(first, questions)),
    was(({ three, questions }) => percent(three, questions)),
    was(({ ten, questions }) => percent(ten, questions)),
    was(({ staleAbove, withStale }) => (withStale ? `${staleAbove} of ${withStale}` : '')),
    was(({ datesFirst, dates }) => (dates ? `${datesFirst} of ${dates}` : '')),
    was(({ dateShare, dates }) => (dates ? percent(dateShare, 1) : '')),
    was(({ listShare, lists }) => (lists ? percent(listShare, 1) : '')),
    was(({ refused, unanswerable }) => (unanswerable ? `${refused} of ${unanswerable}` : '')),
    was(({ lost, questions }) => percent(lost, questions)),
  ];
}

function percent(part: number, whole: number): string {
  return whole ? ((100 * part) / whole).toFixed(0) : '';
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  return [head, head.map((_, index) => (index < 2 ? '---' : '---:')), ...rest]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
