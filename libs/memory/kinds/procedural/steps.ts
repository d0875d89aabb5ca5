import { step, type Step } from '@contracts/cognitive/procedures.operations.js';
import { LIMITS } from '@contracts/limits.js';
import { firstOf } from '@kernel/characters.js';
import type { Fields } from '../kind.js';

/** A procedure as searchable text: its prerequisites and steps, one per line. Its name is the title. */
export function writtenSteps(steps: readonly Step[], prerequisites: readonly string[]): string {
  const needs = prerequisites.length > 0 ? [`Needs: ${prerequisites.join(', ')}`] : [];
  const lines = steps.map((one, i) => `${i + 1}. ${inWords(one)}`);
  return firstOf([...needs, ...lines].join('\n'), LIMITS.contentLength);
}

function inWords(one: Step): string {
  if (typeof one === 'string') return one;
  return one.tool === undefined ? one.description : `${one.description} (tool ${one.tool})`;
}

/** The steps as stored. Another protocol may have stored any value: anything that is no step is skipped. */
export function stepsOf(fields: Fields): Step[] {
  const steps = fields['steps'];
  return (Array.isArray(steps) ? steps : []).flatMap((one) => {
    const { data } = step.safeParse(one);
    return data === undefined ? [] : [data];
  });
}

export function prerequisitesOf(fields: Fields): string[] {
  const names = fields['prerequisites'];
  return (Array.isArray(names) ? names : []).filter((name): name is string => typeof name === 'string');
}
