import { DecisionFlow } from '@application/decision-flow.js';
import { decideMemory } from '@contracts/decisions/decisions.operations.js';
import { Injectable } from '@nestjs/common';
import { showDecided } from './show-decided.js';
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
          'Decides whether an exchange is worth remembering, as which kind of memory, and which stored memory it changes. With `apply: true` it also stores it. Use it if you are not sure; if it is clearly worth remembering, use amp_revise.',
        unlisted: ['context', 'derived_from', 'session_id', 'project'],
        unlistedInBrief: ['user_id', 'agent'],
        run: (scope, { body }) => decisions.run(scope, body),
        show: (answer) => withFired(showDecided(answer), answer.triggered),
      }),
    ];
  }
}
