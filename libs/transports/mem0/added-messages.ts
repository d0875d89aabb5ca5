import type { mem0AddV3 } from '@contracts/mem0/mem0.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { invalid } from '@kernel/errors.js';

type Body = InputOf<typeof mem0AddV3>['body'];
/** As it is sent: checked once more, item by item, where it is stored. */
export interface NewMemory extends Readonly<Record<string, unknown>> {
  readonly content: string;
}
type Message = Exclude<Body['messages'], string>[number];

/** The messages of an add as records, word for word. What a system says, and what says nothing, is not remembered. */
export function recordsOf(body: Body, event: string): NewMemory[] {
  const { agent_id: agent, app_id: project, run_id: session } = { ...body.filters, ...body };
  const messages = typeof body.messages === 'string' ? [{ role: 'user', content: body.messages }] : body.messages;
  return messages
    .map((message, index) => ({ message, content: textOf(message, index) }))
    .filter(({ message, content }) => message.role !== 'system' && content.trim() !== '')
    .map(({ message, content }, index) => ({
      content,
      ...(message.role !== undefined && { role: message.role }),
      ...(message.name !== undefined && { speaker: message.name }),
      ...(agent !== undefined && { agent }),
      ...(project !== undefined && { project }),
      ...(session !== undefined && { session_id: session }),
      ...(body.metadata && { metadata: body.metadata }),
      ...(body.timestamp && { created_at: body.timestamp.toISOString(), occurred_at: body.timestamp.toISOString() }),
      ...(body.expiration_date && { expires_at: body.expiration_date.toISOString() }),
      provenance: { door: 'mem0', event, index },
    }));
}

/** @throws RecollectError `invalid_input` for what is no text */
function textOf({ content }: Message, index: number): string {
  if (!Array.isArray(content)) return content ?? '';
  const texts = content.map(({ type, text }, i) => {
    if (text === undefined) {
      throw invalid(`messages[${index}].content[${i}]`, `is ${type ?? 'no text'}: only texts are remembered`);
    }
    return text;
  });
  return texts.join('\n');
}
