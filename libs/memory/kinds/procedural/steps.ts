import { step, type Step } from '@contracts/cognitive/procedures.operations.js';
import { LIMITS } from '@contracts/limits.js';
import type { Fields } from '../kind.js';

/** A procedure as it is searched: its name is the title, and what it needs and does stands one under the other. */
export function writtenSteps(steps: readonly Step[], prerequisites: readonly string[]): string {
  const needs = prerequisites.length > 0 ? [`Needs: ${prerequisites.join(', ')}`] : [];
  const lines = steps.map((one, i) => `${i + 1}. ${inWords(one)}`);
  return [...needs, ...lines].join('\n').slice(0, LIMITS.contentLength);
}

function inWords(one: Step): string {
  if (typeof one === 'string') return one;
  return one.tool === undefined ? one.description : `${one.description} (tool ${one.tool})`;
}

/** As they were stored. Another protocol may have stored anything: what is no step is left out. */
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
