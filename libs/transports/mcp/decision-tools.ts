import { DecisionFlow } from '@application/decision-flow.js';
import { decideMemory } from '@contracts/decisions/decisions.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Injectable } from '@nestjs/common';
import { withFired } from './show-kinds.js';
import { tool, type Tool, type ToolSet } from './tool.js';

/** For agents that are not sure what to remember. */
@Injectable()
export class DecisionTools implements ToolSet {
  readonly subject = 'memory';
  readonly all: readonly Tool[];

  constructor(decisions: DecisionFlow) {
    this.all = [
      tool(decideMemory, {
        name: 'amp_decide',
        title: 'Should I remember this?',
        description:
          'Decides whether an exchange is worth remembering, as which kind of memory, and which memory it changes. With `apply: true` also stores it. If it is clearly worth remembering, use amp_revise.',
        unlisted: ['context', 'derived_from', 'session_id', 'project'],
        unlistedInBrief: ['user_id', 'agent'],
        run: (scope, { body }) => decisions.run(scope, body),
        show: (answer) => withFired(showDecided(answer), answer.triggered),
      }),
    ];
  }
}

function showDecided(answer: OutputOf<typeof decideMemory>): string {
  const { should_store: stores, memory_type: type, content, update_memory_id: changed, record, reason } = answer;
  const by = `${reason} Decided by the ${answer.decided_by}, ${Math.round(answer.confidence * 100)} % sure.`;
  if (!stores) return `Not worth remembering. ${by}`;
  const what = `${type.toLowerCase()}: ${JSON.stringify(content)}${changed === null ? '' : `, which brings ${changed} up to date`}`;
  return record ? `Remembered as ${record.id}, ${what}. ${by}` : `Worth remembering as ${what}. ${by}`;
}
