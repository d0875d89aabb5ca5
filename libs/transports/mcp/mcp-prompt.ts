import { check } from '@contracts/field-errors.js';
import { scopeName } from '@contracts/primitives.js';
import { invalid } from '@kernel/errors.js';
import { guideFor } from './memory-guide.js';

export const MEMORY_GUIDE = {
  name: 'memory_guide',
  title: 'When to remember and when to search',
  description:
    'Teaches an agent to use its long-term memory on its own: what to look up, what to store, and what not to store.',
  arguments: [
    { name: 'agent', description: 'The name under which the agent stores and filters its memories.', required: false },
    { name: 'project', description: 'The project that the agent works on.', required: false },
  ],
};

export interface GuideArguments {
  readonly agent?: string;
  readonly project?: string;
}

/** @throws RecollectError `invalid_input` for a name that is invalid in a record */
export function readGuideArguments(given: Readonly<Record<string, string>>): GuideArguments {
  for (const name of ['agent', 'project'] as const) {
    const { errors } = check(scopeName.optional(), given[name]);
    if (errors) throw invalid(name, errors[0]?.message ?? 'is no name');
  }
  return { agent: given['agent'], project: given['project'] };
}

/** The guide for the tools that are offered. Without permission to write, it only covers searching. */
export function memoryGuide({ agent, project }: GuideArguments, tools: ReadonlySet<string>): string {
  const labels = [
    agent !== undefined && `agent: ${JSON.stringify(agent)}`,
    project !== undefined && `project: ${JSON.stringify(project)}`,
  ].filter(Boolean);
  const stored = tools.has('amp_store') ? 'what you store, and ' : '';
  const yours = `Use ${labels.join(' and ')} in ${stored}searches that should stay within your own work; leave them out to search everything.`;
  return [
    'You have a long-term memory that outlives this conversation. Use it by yourself; nobody will remind you.',
    ...(labels.length > 0 ? [yours] : []),
    ...guideFor(tools),
  ].join('\n\n');
}
