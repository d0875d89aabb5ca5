import { attendSensory, recentSensory, recordSensory } from '@contracts/cognitive/sensory.operations.js';
import { clearWorking, listWorking, pushWorking } from '@contracts/cognitive/working.operations.js';
import { RecentSensory } from '@memory/kinds/sensory/recent-sensory.js';
import { ClearWorking } from '@memory/kinds/working/clear-working.js';
import { ListWorking } from '@memory/kinds/working/list-working.js';
import { Injectable } from '@nestjs/common';
import { HeldWrites } from '@application/held-writes.js';
import { NO_PREFERENCES } from '@application/preferences.js';
import { showKept, showMemories } from './show-kinds.js';
import { tool, type Tool, type ToolSet } from './tool.js';

/** Tools for what an agent holds for a while: observations, and working memory for a task. */
@Injectable()
export class HeldTools implements ToolSet {
  readonly subject = 'cognitive';
  readonly all: readonly Tool[];

  constructor(writes: HeldWrites, recent: RecentSensory, slots: ListWorking, tasks: ClearWorking) {
    this.all = [...observing(writes, recent), ...working(writes, slots, tasks)];
  }
}

function observing(writes: HeldWrites, recent: RecentSensory): Tool[] {
  return [
    tool(recordSensory, {
      title: 'Observe',
      description: 'Stores raw input for a few minutes. Attend to what matters before it expires.',
      agentField: 'agent',
      unlisted: ['user_id'],
      run: (scope, { body }) => writes.observe(scope, body, NO_PREFERENCES),
      show: showKept,
    }),
    tool(recentSensory, {
      title: 'Recent observations',
      description: 'Recent observations that have not expired, newest first.',
      agentField: 'agent',
      unlisted: ['user_id'],
      run: (scope, { query }) => recent.run(scope, query),
      show: ({ items }) =>
        showMemories(
          items.map((item) => ({
            head: `${item.id} · ${item.observation_order} · ${item.modality}`,
            text: item.raw_data,
          })),
        ),
    }),
    tool(attendSensory, {
      title: 'Attend',
      description: 'Keeps an observation permanently, as an episode, with the reason why it matters.',
      agentField: 'agent',
      unlisted: ['user_id'],
      run: (scope, input) => writes.attend(scope, input, NO_PREFERENCES),
      show: showKept,
    }),
  ];
}

function working(writes: HeldWrites, slots: ListWorking, tasks: ClearWorking): Tool[] {
  return [
    tool(pushWorking, {
      title: 'Hold in mind',
      description:
        'Holds something in mind for a task: its question, a fact, a step, the plan. When full, the least relevant is dropped.',
      agentField: 'agent',
      unlisted: ['user_id'],
      run: (scope, { body }) => writes.push(scope, body, NO_PREFERENCES),
      show: showKept,
    }),
    tool(listWorking, {
      title: 'What is in mind',
      description: 'What is held in mind for a task, most relevant first.',
      agentField: 'agent',
      unlisted: ['user_id'],
      run: (scope, { query }) => slots.run(scope, query),
      show: (answer) =>
        showMemories(
          answer.slots.map((slot) => ({ head: `${slot.slot_type} · ${slot.relevance}`, text: slot.content })),
        ),
    }),
    tool(clearWorking, {
      title: 'Complete a task',
      description: 'Clears what was held in mind for a task. With `episode`, keeps it as an episode.',
      agentField: 'agent',
      destructive: true,
      idempotent: true,
      unlisted: ['user_id'],
      run: (scope, { query }) => tasks.run(scope, query),
      show: ({ cleared, episode_id: id }) => `Let go of ${cleared}.${id ? ` Kept as ${id}.` : ''}`,
    }),
  ];
}
