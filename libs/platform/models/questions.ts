import { z } from 'zod';
import type { Decision, Question } from './language-model.js';

const sure = z.number().min(0).max(1);

/** The requested form of an answer: one of the offered answers, and how sure the model is. */
export type Choice = { readonly answer: string; readonly sure: number };

export function offered(question: Question): readonly [string, ...string[]] {
  if (question.kind === 'yes-no') return ['yes', 'no'];
  if (question.kind === 'choice') return question.options;
  return Array.from({ length: question.levels }, (_, level) => String(level + 1)) as [string, ...string[]];
}

/** Only an offered answer is valid. */
export function shapeOf(question: Question): z.ZodType<Choice> {
  return z.object({ answer: z.enum(offered(question) as [string, ...string[]]), sure });
}

export function wordsOf(question: Question): string {
  const answers = offered(question)
    .map((answer) => JSON.stringify(answer))
    .join(', ');
  return `${question.ask}\nAnswer with one of ${answers}, and with how sure you are of it, from 0 to 1.`;
}

/** The other answers share the remaining probability. An answer that is less sure than chance counts as chance. */
export function decisionOf(question: Question, { answer, sure: given }: Choice): Decision {
  const answers = offered(question);
  const own = Math.max(given, 1 / answers.length);
  const rest = (1 - own) / (answers.length - 1);
  return Object.fromEntries(answers.map((one) => [one, one === answer ? own : rest]));
}

/** Whether a JSON Schema keeps the rules of a strict one: each object is closed, and requires all of its properties. */
export function keepsStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Readonly<Record<string, unknown>>;
  const names = Object.keys(properties ?? {});
  const all = Array.isArray(required) && names.every((name) => required.includes(name));
  if (type === 'object' && !(all && additionalProperties === false)) return false;
  return Object.values(schema).every(keepsStrict);
}
