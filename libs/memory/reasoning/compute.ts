import { calculate } from './calculator/calculate.js';
import { show, showNumber } from './calculator/value.js';
import { type Evidence, readingOf, tellingSentences } from './evidence.js';
import { type Quantity, unitFit } from './quantities.js';
import type { Question } from './question.js';
import { dayOf, isoDay, type NamedPoint, pointsIn, wordsIn } from './reading.js';

/** A result computed from memories. */
export interface Computed {
  /** The text, with citations as `{id}`. */
  readonly says: string;
  readonly calculations: readonly {
    readonly expression: string;
    readonly result: string;
    readonly from: readonly Evidence[];
  }[];
}

/** Minimum share of the requested words in what is counted. */
const FIT = 0.5;

interface Told {
  readonly quantity: Quantity;
  readonly evidence: Evidence;
  readonly fit: number;
  /** Position in the question of what is counted: for "gold medals", golds are nearer than medals. */
  readonly place: number;
  readonly rank: number;
}

/** Computes an answer if it is certain; null if a value is missing, or two memories disagree. */
export function compute(question: Question, evidence: readonly Evidence[]): Computed | null {
  const { text } = question;
  if (/\bhow (?:many (?:days|weeks|months|years)|long)\b/iu.test(text)) return span(question, evidence);
  // The rules cannot determine the two quantities of a ratio.
  if (RATIO.test(text)) return null;
  const told = toldFor(question, evidence);
  // The other names may be of the event they took part in.
  const subjects = question.names.filter((name) => told.some(({ quantity }) => isOf(quantity.subject, name)));
  const superlative = SUPERLATIVE.exec(text);
  const changes = CHANGE.test(text);
  if (superlative && changes && question.points.length >= 2)
    return mostChanged(question, told, superlative[0], subjects);
  if (superlative && subjects.length !== 1 && /\bwhich\b|\bwho\b/iu.test(text))
    return extreme(question, told, superlative[0], subjects);
  const [subject] = subjects;
  if (question.points.length >= 2 && subjects.length === 1) return difference(question, told, subject!);
  if (SUM.test(text) && subjects.length >= 2) return combined(question, told, subjects);
  if (subjects.length === 1 && (changes || TREND.test(text))) return trend(told, subject!);
  return null;
}

const SUPERLATIVE =
  /(?<![\p{L}])(?:the )?(?:most|highest|largest|biggest|greatest|best|fastest|least|fewest|lowest|smallest|slowest)(?![\p{L}])/iu;
const RATIO = /(?<![\p{L}])(?:ratios?|rates?|per|percent|percentage)(?![\p{L}])/iu;
const SMALLEST = /least|fewest|lowest|smallest|slowest/iu;
const CHANGE = /(?<![\p{L}])(?:improv|grow|grew|gain|increas|ris|rose|chang|decreas|drop|fell|declin)\p{L}*/iu;
const TREND = /trend|trajectory|over time|over the|progress|evolve|develop/iu;
const SUM = /sum|in total|altogether|combined|together|average|mean/iu;

/** All quantities that may be what the question asks for, best first. */
function toldFor(question: Question, evidence: readonly Evidence[]): Told[] {
  const places = new Map([...question.counted].map((word, place) => [word, place] as const));
  return evidence
    .flatMap((one, rank) =>
      readingOf(one).quantities.map((quantity) => ({
        quantity,
        evidence: one,
        rank,
        fit: unitFit(quantity.unit, question.counted),
        place: Math.min(...quantity.unit.map((word) => places.get(word) ?? Infinity), Infinity),
      })),
    )
    .filter(({ fit }) => fit >= FIT)
    .sort((a, b) => b.fit - a.fit || a.place - b.place || a.rank - b.rank);
}

function isOf(subject: string | null, name: string): boolean {
  if (subject === null) return false;
  const [a, b] = [subject.toLowerCase(), name.toLowerCase()];
  return a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`) || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

/** The only value of a subject at a time; null if there is none, or memories disagree. */
function valueAt(told: readonly Told[], name: string | null, point: NamedPoint): Told | null {
  const fitting = told.filter(
    ({ quantity, evidence }) =>
      (name === null || isOf(quantity.subject, name)) &&
      (quantity.points.some(({ key }) => key === point.key) ||
        (point.kind === 'date' &&
          quantity.points.length === 0 &&
          evidence.row.occurredAt.toISOString().slice(5, 10) === point.key)),
  );
  const [best] = fitting;
  if (!best) return null;
  const rivals = fitting.filter(
    ({ fit, place, rank }) => fit === best.fit && place === best.place && rank === best.rank,
  );
  return rivals.every(({ quantity }) => quantity.value === best.quantity.value) ? best : null;
}

function difference(question: Question, told: readonly Told[], name: string): Computed | null {
  const points = [...question.points].sort((a, b) => (a.kind === b.kind ? a.order - b.order : 0));
  const [first, last] = [points[0]!, points.at(-1)!];
  const before = valueAt(told, name, first);
  const after = valueAt(told, name, last);
  if (!before || !after || first.key === last.key || unitOf(before) !== unitOf(after)) return null;
  const step = subtract(after, before);
  const says = `${name}, ${countedOf(after)}: ${before.quantity.written} at ${first.words} ${mark(before)}, ${after.quantity.written} at ${last.words} ${mark(after)}: ${signed(step.result)}.`;
  return { says, calculations: [step] };
}

function mostChanged(
  question: Question,
  told: readonly Told[],
  superlative: string,
  subjects: readonly string[],
): Computed | null {
  const points = [...question.points].sort((a, b) => (a.kind === b.kind ? a.order - b.order : 0));
  const [first, last] = [points[0]!, points.at(-1)!];
  const among = subjects.length > 1 ? subjects : subjectsOf(told);
  const changes = among.flatMap((name) => {
    const [before, after] = [valueAt(told, name, first), valueAt(told, name, last)];
    if (!before || !after || unitOf(before) !== unitOf(after)) return [];
    const step = subtract(after, before);
    return [{ name, before, after, step, by: Number(step.result) }];
  });
  if (changes.length < 2) return null;
  changes.sort((a, b) => (SMALLEST.test(superlative) ? a.by - b.by : b.by - a.by));
  const [best] = changes;
  const tied = changes.filter(({ by }) => by === best!.by).map(({ name }) => name);
  const list = changes.map(
    ({ name, before, after, step }) =>
      `${name} ${signed(step.result)} (${before.quantity.written} ${mark(before)} to ${after.quantity.written} ${mark(after)})`,
  );
  return {
    says: `${tied.join(' and ')}, in ${countedOf(best!.after)}: ${list.join(', ')}.`,
    calculations: changes.map(({ step }) => step),
  };
}

function extreme(
  question: Question,
  told: readonly Told[],
  superlative: string,
  subjects: readonly string[],
): Computed | null {
  const [point] = question.points;
  const among = subjects.length > 0 ? subjects : subjectsOf(told);
  const values = among.flatMap((name) => {
    const value = point
      ? valueAt(told, name, point)
      : (told.find(({ quantity }) => isOf(quantity.subject, name)) ?? null);
    return value ? [{ name, value }] : [];
  });
  const units = new Set(values.map(({ value }) => unitOf(value)));
  if (values.length < 2 || units.size !== 1) return null;
  const sign = SMALLEST.test(superlative) ? 1 : -1;
  values.sort((a, b) => sign * (a.value.quantity.value - b.value.quantity.value));
  const best = values[0]!.value.quantity.value;
  const tied = values.filter(({ value }) => value.quantity.value === best).map(({ name }) => name);
  const list = values.map(({ name, value }) => `${name} ${value.quantity.written} ${mark(value)}`);
  const expression = `${sign === 1 ? 'min' : 'max'}(${values.map(({ value }) => showNumber(value.quantity.value)).join(', ')})`;
  const step = { expression, result: show(calculate(expression)), from: values.map(({ value }) => value.evidence) };
  return {
    says: `${tied.join(' and ')}, in ${countedOf(values[0]!.value)}: ${list.join(', ')}.`,
    calculations: [step],
  };
}

function combined(question: Question, told: readonly Told[], subjects: readonly string[]): Computed | null {
  const [point] = question.points;
  const values = subjects.map((name) =>
    point ? valueAt(told, name, point) : (told.find(({ quantity }) => isOf(quantity.subject, name)) ?? null),
  );
  if (values.includes(null)) return null;
  const found = values as Told[];
  if (new Set(found.map(unitOf)).size !== 1) return null;
  const average = /average|mean/iu.test(question.text);
  const expression = `${average ? 'avg' : 'sum'}(${found.map(({ quantity }) => showNumber(quantity.value)).join(', ')})`;
  const step = { expression, result: show(calculate(expression)), from: found.map(({ evidence }) => evidence) };
  const list = found.map((one, i) => `${subjects[i]} ${one.quantity.written} ${mark(one)}`);
  return {
    says: `${average ? 'On average' : 'Together'} ${step.result} ${countedOf(found[0]!)}: ${list.join(', ')}.`,
    calculations: [step],
  };
}

/** The values of one subject in order of time, with the differences. */
function trend(told: readonly Told[], name: string): Computed | null {
  const own = told.filter(({ quantity }) => isOf(quantity.subject, name));
  const best = own[0];
  if (!best) return null;
  const alike = own.filter((one) => unitOf(one) === unitOf(best));
  const byRecord = [...new Map(alike.map((one) => [one.evidence.row.id, one] as const)).values()];
  const series = byRecord
    .map((one) => ({ ...one, point: pointOf(one) }))
    .sort(
      (a, b) =>
        a.evidence.row.occurredAt.getTime() - b.evidence.row.occurredAt.getTime() || a.point.order - b.point.order,
    );
  if (series.length < 2 || new Set(series.map(({ point }) => point.key)).size !== series.length) return null;
  const steps = series.slice(1).map((one, i) => subtract(one, series[i]!));
  const list = series.map((one) => `${one.point.words}: ${one.quantity.written} ${mark(one)}`);
  return {
    says: `${best.quantity.subject}, ${countedOf(best)}: ${list.join(', ')}; ${steps.map(({ result }) => signed(result)).join(', then ')}.`,
    calculations: steps,
  };
}

function pointOf({ quantity, evidence }: Told): { key: string; words: string; order: number } {
  const [point] = quantity.points;
  const day = isoDay(evidence.row.occurredAt.getTime());
  return point ?? { key: day, words: day, order: 0 };
}

/** In UTF-16 units: a question that names two events does so early. */
const SPAN_READ = 300;
const BETWEEN = [/between\s+(.+?)\s+and\s+(.+)$/iu, /from\s+(.+?)\s+(?:to|until|till)\s+(.+)$/iu];

/** The days between two dated events. */
function span(question: Question, evidence: readonly Evidence[]): Computed | null {
  const text = question.text.slice(0, SPAN_READ);
  const [, first, second] = BETWEEN.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? [];
  if (first === undefined || second === undefined) return null;
  const [a, b] = [dated(first, evidence), dated(second, evidence)];
  if (!a || !b || a.day === b.day) return null;
  const [early, late] = a.day < b.day ? [a, b] : [b, a];
  const expression = `${isoDay(late.day)} - ${isoDay(early.day)}`;
  const from = [early, late].flatMap((one) => (one.from ? [one.from] : []));
  const step = { expression, result: show(calculate(expression)), from };
  const told = [early, late].map((one) => `${isoDay(one.day)}${one.from ? ` ${markOf(one.from)}` : ''}`);
  return { says: `${step.result}: from ${told.join(' to ')}.`, calculations: [step] };
}

function dated(phrase: string, evidence: readonly Evidence[]): { day: number; from: Evidence | null } | null {
  const own = pointsIn(phrase).map(dayOf).find((day) => day !== null); // prettier-ignore
  if (own !== undefined && own !== null) return { day: own, from: null };
  const asked = new Set(wordsIn(phrase));
  let best: { day: number; from: Evidence; overlap: number } | null = null;
  for (const one of evidence) {
    for (const sentence of tellingSentences(one.text, asked, 1)) {
      const points = pointsIn(sentence.text).filter(({ kind }) => kind === 'date');
      const day =
        points.length === 0
          ? one.row.occurredAt.getTime()
          : points.length === 1
            ? dayOf(withYear(points[0]!, one))
            : null;
      if (day !== null && sentence.overlap > (best?.overlap ?? 0)) best = { day, from: one, overlap: sentence.overlap };
    }
  }
  return best && best.overlap >= Math.max(1, asked.size * FIT) ? best : null;
}

/** Adds the year of the memory to a date without a year. */
function withYear(point: NamedPoint, { row }: Evidence): NamedPoint {
  return /(?:19|20)\d\d/.test(point.words)
    ? point
    : { ...point, words: `${point.words} ${row.occurredAt.getUTCFullYear()}` };
}

function subjectsOf(told: readonly Told[]): string[] {
  return [...new Set(told.flatMap(({ quantity }) => (quantity.subject === null ? [] : [quantity.subject])))];
}

function subtract(after: Told, before: Told) {
  const expression = `${showNumber(after.quantity.value)} - ${showNumber(before.quantity.value)}`;
  return { expression, result: show(calculate(expression)), from: [before.evidence, after.evidence] };
}

function unitOf({ quantity }: Pick<Told, 'quantity'>): string {
  return quantity.unit.join(' ');
}

function countedOf({ quantity }: Pick<Told, 'quantity'>): string {
  return quantity.counted || quantity.unit.join(' ');
}

function signed(result: string): string {
  return /^[-0]/.test(result) ? result : `+${result}`;
}

function mark({ evidence }: Told): string {
  return markOf(evidence);
}

/** A placeholder, with the row id in it. */
export const MARK = /\{([0-9a-f-]{36})\}/g;

/** The placeholder of a citation until the evidence is numbered. */
export function markOf({ row }: Pick<Evidence, 'row'>): string {
  return `{${row.id}}`;
}
