import { createEdge } from '@contracts/graph/graph.operations.js';
import { appendMessages, listMessages, type MessageOutput } from '@contracts/messages/messages.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { escapeMarks } from '@memory/context/neutral.js';
import { ChangeEdges } from '@memory/graph/change-edges.js';
import { ListMessages } from '@memory/messages/list-messages.js';
import { Injectable } from '@nestjs/common';
import { MessageFlow } from '@application/message-flow.js';
import { SOON } from '@application/preferences.js';
import { inLine, inMargin, notesOf, QUOTED, withNotes } from './show-amp.js';
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

function showAppended({ created, unchanged, messages }: OutputOf<typeof appendMessages>): string {
  const last = messages.at(-1)?.sequence ?? 0;
  const said = `Kept ${created}${unchanged > 0 ? `; ${unchanged} were there before` : ''}. The last is number ${last}.`;
  const notes = messages.flatMap(({ marked_parts: marked = [], ...written }, index) => [
    ...marked.map(({ field, kind }) => ({ field, message: `is no text: a mark is kept, and not the ${kind}` })),
    ...notesOf(written),
  ].map(({ field, message }) => ({ field: `messages[${index}].${field}`, message }))); // prettier-ignore
  return withNotes(said, notes);
}

export function showHistory({ messages, has_more: more, hints = [] }: OutputOf<typeof listMessages>): string {
  if (messages.length === 0 && more)
    return 'None of the messages read so far. There are more; ask again with the cursor.';
  if (messages.length === 0) {
    const notes = hints.map(({ field, message }) => ({ field, message: escapeMarks(message) }));
    return withNotes('Nothing was said here.', notes);
  }
  const head = more ? ['There is more; ask again with the cursor.'] : [];
  return [QUOTED, ...messages.map(showTurn), ...head].join('\n\n');
}

function showTurn(message: MessageOutput): string {
  const { sequence, occurred_at: at, role, speaker, name, content, tool_calls: calls = [] } = message;
  const head = [`${sequence}`, at, role, speaker, name].filter(Boolean).join(' · ');
  const said = [content, ...calls.map((call) => JSON.stringify(call))].filter(Boolean).join('\n');
  return `${inLine(head)}\n${inMargin(said)}`;
}

function showLink({ from, type, to }: OutputOf<typeof createEdge>): string {
  return `${from} ${type} ${to}.`;
}
