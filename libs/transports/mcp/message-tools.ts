import { createEdge } from '@contracts/graph/graph.operations.js';
import { appendMessages, listMessages } from '@contracts/messages/messages.operations.js';
import { ChangeEdges } from '@memory/graph/change-edges.js';
import { ListMessages } from '@memory/messages/list-messages.js';
import { Injectable } from '@nestjs/common';
import { MessageFlow } from '@application/message-flow.js';
import { SOON } from '@application/preferences.js';
import { showAppended, showHistory, showLink } from './show-messages.js';
import { withFired } from './show-kinds.js';
import { tool, type Tool, type ToolSet } from './tool.js';

/** Tools for messages and for links between memories. */
@Injectable()
export class MessageTools implements ToolSet {
  readonly subject = 'memory';
  readonly all: readonly Tool[];

  constructor(flow: MessageFlow, history: ListMessages, links: ChangeEdges) {
    this.all = [
      tool(appendMessages, {
        title: 'Append messages',
        description:
          'Appends turns to the history of this conversation, in order. They are never changed, and search finds them. Give each an id of your own, so that sending it again does nothing.',
        idempotent: true,
        run: async (scope, input) => (await flow.append(scope, input.body, SOON)).body,
        show: (answer) => withFired(showAppended(answer), answer.triggered),
      }),
      tool(listMessages, {
        title: 'Read the conversation',
        description:
          'Reads the latest turns of the history, newest first, or continues from any turn. To find something that was said, search.',
        run: (scope, { query }) => history.run(scope, query),
        show: showHistory,
      }),
      tool(createEdge, {
        title: 'Link two memories',
        description:
          'Links one memory to another: refers_to, depends_on, contradicts, reinforces, causes, part_of, related and others. A search can return what its results are linked to.',
        idempotent: true,
        run: (scope, { params, body }) => links.create(scope, params.id, body),
        show: showLink,
      }),
    ];
  }
}
