import type { createEdge } from '@contracts/graph/graph.operations.js';
import type { appendMessages, listMessages, MessageOutput } from '@contracts/messages/messages.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { escapeMarks } from '@memory/context/neutral.js';
import { inLine, inMargin, QUOTED, withNotes } from './show-amp.js';

export function showAppended({ created, unchanged, messages }: OutputOf<typeof appendMessages>): string {
  const last = messages.at(-1)?.sequence ?? 0;
  const said = `Kept ${created}${unchanged > 0 ? `; ${unchanged} were there before` : ''}. The last is number ${last}.`;
  const notes = messages.flatMap(({ hints = [], marked_parts: marked = [] }, index) => [
    ...marked.map(({ field, kind }) => ({ field, message: `is no text: a mark is kept, and not the ${kind}` })),
    ...hints,
  ].map(({ field, message }) => ({ field: `messages[${index}].${field}`, message }))); // prettier-ignore
  return withNotes(said, notes);
}

export function showHistory({ messages, has_more: more, hints = [] }: OutputOf<typeof listMessages>): string {
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

export function showLink({ from, type, to }: OutputOf<typeof createEdge>): string {
  return `${from} ${type} ${to}.`;
}
