import { listEpisodes, storeEpisode } from '@contracts/cognitive/episodes.operations.js';
import { recallFacts, storeFact } from '@contracts/cognitive/facts.operations.js';
import { recallProcedures, type Step, storeProcedure } from '@contracts/cognitive/procedures.operations.js';
import { listIntentions, resolveIntention, storeIntention } from '@contracts/cognitive/prospective.operations.js';
import { ListEpisodes } from '@memory/kinds/episodic/list-episodes.js';
import { RecallProcedures } from '@memory/kinds/procedural/recall-procedures.js';
import { ListIntentions } from '@memory/kinds/prospective/list-intentions.js';
import { ResolveIntention } from '@memory/kinds/prospective/resolve-intention.js';
import { RecallFacts } from '@memory/kinds/semantic/recall-facts.js';
import { Injectable } from '@nestjs/common';
import { KindWrites } from '@application/kind-writes.js';
import { SOON } from '@application/preferences.js';
import { inMargin, QUOTED } from './show-amp.js';
import { showKept, showMemories } from './show-kinds.js';
import { tool, type Tool, type ToolSet } from './tool.js';

const UNLISTED = ['user_id', 'metadata'] as const;

/** The use cases behind these tools. */
@Injectable()
export class LearnedReaders {
  constructor(
    readonly episodes: ListEpisodes,
    readonly facts: RecallFacts,
    readonly procedures: RecallProcedures,
    readonly intentions: ListIntentions,
    readonly closing: ResolveIntention,
  ) {}
}

/** Tools for what an agent learns: episodes, facts, procedures and intentions. */
@Injectable()
export class LearnedTools implements ToolSet {
  readonly subject = 'cognitive';
  readonly all: readonly Tool[];

  constructor(writes: KindWrites, readers: LearnedReaders) {
    this.all = [
      ...happened(writes, readers),
      ...known(writes, readers),
      ...done(writes, readers),
      ...intended(writes, readers),
    ];
  }
}

function happened(writes: KindWrites, { episodes }: LearnedReaders): Tool[] {
  return [
    tool(storeEpisode, {
      title: 'Remember what happened',
      description: 'Stores one thing that happened, in chronological order, with a label of where it was seen.',
      agentField: 'agent',
      unlisted: UNLISTED,
      run: (scope, { body }) => writes.episode(scope, body, SOON),
      show: showKept,
    }),
    tool(listEpisodes, {
      title: 'What happened last',
      description: 'Episodes, latest first.',
      agentField: 'agent',
      unlisted: ['user_id'],
      run: (scope, { query }) => episodes.run(scope, query),
      show: (answer) =>
        showMemories(
          answer.episodes.map((one) => ({ head: `${one.temporal_index} · ${one.occurred_at}`, text: one.content })),
        ),
    }),
  ];
}

function known(writes: KindWrites, { facts }: LearnedReaders): Tool[] {
  return [
    tool(storeFact, {
      title: 'Learn a fact',
      description:
        'Stores one fact under its concept, with a confidence. The result names similar facts and facts that contradict it.',
      agentField: 'agent',
      unlisted: [...UNLISTED, 'temporal_metadata'],
      run: (scope, { body }) => writes.fact(scope, body, SOON),
      show: (answer) => {
        const conflicts = answer.similar_to.filter(({ contradiction }) => contradiction === true);
        const lines = conflicts.map(({ to, conflicting_values: values }) => inMargin(`${to}: ${values ?? ''}`));
        return [showKept(answer), ...(lines.length > 0 ? [`It contradicts. ${QUOTED}`, ...lines] : [])].join('\n');
      },
    }),
    tool(recallFacts, {
      title: 'Recall facts',
      description:
        'What is known about a question, in chronological order, with a WARNING where two facts contradict each other.',
      agentField: 'agent',
      unlisted: ['user_id', 'include_shared'],
      run: (scope, { body }) => facts.run(scope, body),
      show: ({ nodes, text }) => (nodes.length === 0 ? text : `${QUOTED}\n${inMargin(text)}`),
    }),
  ];
}

function done(writes: KindWrites, { procedures }: LearnedReaders): Tool[] {
  return [
    tool(storeProcedure, {
      title: 'Learn a procedure',
      description:
        'Stores how to do something, step by step, and what must be known first. A step may name a tool and its arguments.',
      agentField: 'agent',
      unlisted: UNLISTED,
      run: (scope, { body }) => writes.procedure(scope, body, SOON),
      show: showKept,
    }),
    tool(recallProcedures, {
      title: 'Recall a procedure',
      description: 'How to do something. Most used first; recalling one counts as a use.',
      agentField: 'agent',
      unlisted: ['user_id'],
      run: (scope, { body }) => procedures.recall(scope, body),
      show: (answer) =>
        showMemories(
          answer.procedures.map((one) => ({
            head: `${one.id} · used ${one.usage_count} times${one.missing.length > 0 ? ` · ${one.missing.length} prerequisites missing` : ''}`,
            text: [one.name, ...one.steps.map((step, i) => `${i + 1}. ${stepText(step)}`)].join('\n'),
          })),
        ),
    }),
  ];
}

function stepText(step: Step): string {
  if (typeof step === 'string') return step;
  const { description, tool: name, arguments: given } = step;
  return name === undefined ? description : `${description} [${name} ${JSON.stringify(given ?? {})}]`;
}

function intended(writes: KindWrites, { intentions, closing }: LearnedReaders): Tool[] {
  return [
    tool(storeIntention, {
      title: 'Store an intention',
      description:
        'Stores what to do later: when words of `trigger_condition` come up, or at the time `trigger_at`. The result of the write that triggers it tells you.',
      agentField: 'agent',
      unlisted: UNLISTED,
      run: (scope, { body }) => writes.intention(scope, body, SOON),
      show: showKept,
    }),
    tool(listIntentions, {
      title: 'List intentions',
      description: 'What is to be done, most urgent first. `status: triggered` lists what is due.',
      agentField: 'agent',
      unlisted: ['user_id'],
      run: (scope, { query }) => intentions.run(scope, query),
      show: (answer) =>
        showMemories(
          answer.intentions.map((one) => ({
            head: `${one.id} · ${one.status} · priority ${one.priority}`,
            text: [one.description, one.action_on_trigger].filter(Boolean).join('\n'),
          })),
        ),
    }),
    tool(resolveIntention, {
      title: 'Resolve an intention',
      description: 'Closes an intention. It never fires again.',
      agentField: 'agent',
      idempotent: true,
      unlisted: ['user_id'],
      run: (scope, { params, body }) => closing.run(scope, params.id, body),
      show: ({ id }) => `${id} is resolved.`,
    }),
  ];
}
