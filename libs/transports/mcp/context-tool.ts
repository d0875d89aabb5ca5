import { buildContext } from '@contracts/context.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { BuildContext } from '@memory/context/build-context.js';
import { Injectable } from '@nestjs/common';
import { tool, type Tool } from './tool.js';

/** What an agent asks for at the start of a task. */
@Injectable()
export class ContextTool {
  readonly tool: Tool;

  constructor(context: BuildContext) {
    this.tool = tool(buildContext, {
      title: 'Build a context',
      description:
        'Puts together what is remembered about a question or about the last messages, within `token_budget` tokens: recent messages, memory blocks and memories, dated, without repetitions. Use it once at the start of a task; to look for one thing, use amp_search.',
      run: (scope, { body }) => context.run(scope, body),
      show: showContext,
    });
  }
}

/** A context as a reader gets it: marked, so that it is known when it comes back. */
function showContext({ text, json, messages }: OutputOf<typeof buildContext>): string {
  const shown = text ?? (json ? JSON.stringify(json) : (messages ?? []).map(({ content }) => content).join('\n\n'));
  return shown === '' ? 'Nothing relevant is remembered.' : shown;
}
