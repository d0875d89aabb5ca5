import type { PartAnswer } from '../answer-by-rules.js';
import { calculate } from '../calculator/calculate.js';
import { CalculationError, show, type Value } from '../calculator/value.js';
import { markOf } from '../compute.js';
import type { Evidence } from '../evidence.js';
import type { Question } from '../question.js';
import type { ProposedAnswer } from './prompts.js';

export interface Checked {
  /** The corrected answer: only quotes that are in their memories, computed sums, and citations of what was shown. */
  readonly text: string;
  readonly cited: PartAnswer['cited'];
  readonly calculations: PartAnswer['calculations'];
  /** The errors, worded for the model that may correct them. Empty if there are none. */
  readonly faults: readonly string[];
}

const MARK = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;
/** Two or more digits, or a fraction. Smaller numbers count steps or sides. */
const NUMBER =
  /(?<![\p{L}\p{N}.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?<![\p{L}\p{N}.,])\d+\.\d+|(?<![\p{L}\p{N}.,])\d{2,}/gu;

/** Checks a model's answer against the memories that it was shown. */
export function checkAnswer(question: Question, evidence: readonly Evidence[], proposed: ProposedAnswer): Checked {
  const faults: string[] = [];
  const cited = proposed.quotes.flatMap(({ memory, quote }) => {
    const one = evidence[memory - 1];
    if (one && plain(one.text).includes(plain(quote))) return [{ evidence: one, quote }];
    faults.push(`what you quote of memory ${memory} does not stand there`);
    return [];
  });
  const calculations = proposed.calculations.flatMap(({ expression, result }) => {
    const value = valueOf(expression);
    if (value === null) {
      faults.push(`the expression ${expression} cannot be worked out`);
      return [];
    }
    const own = show(value);
    if (!agrees(own, result)) faults.push(`${expression} is ${own} and not ${result}`);
    return [{ expression, result: own, from: cited.map((one) => one.evidence) }];
  });
  const known = [
    question.text,
    ...evidence.map(({ row, text }) => `${row.title ?? ''} ${text} ${row.occurredAt.toISOString()}`),
  ].join(' ');
  const backed = new Set([...numbersIn(known), ...calculations.flatMap(({ result }) => numbersIn(result))]);
  const unbacked = numbersIn(proposed.answer.replaceAll(MARK, ' ')).filter((number) => !backed.has(number));
  if (unbacked.length > 0) faults.push(`no memory and no calculation has ${unbacked.slice(0, 5).join(', ')}`);
  if (proposed.found && cited.length === 0) faults.push('it quotes no memory');
  return { text: marked(proposed.answer, evidence), cited, calculations, faults };
}

/** Converts citations to placeholders of records; a number that was not shown is removed. */
function marked(answer: string, evidence: readonly Evidence[]): string {
  return answer.replaceAll(MARK, (_whole, numbers: string) =>
    numbers
      .split(',')
      .flatMap((number) => evidence[Number(number) - 1] ?? [])
      .map(markOf)
      .join(''),
  );
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].map(([number]) => String(Number(number.replaceAll(',', ''))));
}

/** Whether both have the same number, whatever the context ("8", "+8 medals"), or the same words. */
function agrees(own: string, told: string): boolean {
  const number = /[-−]?\d[\d,]*(?:\.\d+)?/;
  const [a, b] = [own, told].map((text) => number.exec(text)?.[0].replaceAll(',', '').replace('−', '-'));
  if (a === undefined || b === undefined || /^\d{4}-\d{2}-\d{2}$/.test(own)) return told.includes(own);
  return Math.abs(Number(a) - Number(b)) <= Math.max(0.005, Math.abs(Number(a)) * 0.005);
}

function valueOf(expression: string): Value | null {
  try {
    return calculate(expression);
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

/** Normalises white space, quotation marks and escapes, which do not change the text. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/[“”„]/gu, '"').replace(/[‘’]/gu, "'").replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&').replace(/\s+/gu, ' ').trim().toLowerCase(); // prettier-ignore
}
