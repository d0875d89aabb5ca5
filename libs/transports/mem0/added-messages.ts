import { check } from '@contracts/field-errors.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import type { Filter } from '@contracts/records/filter.js';
import type { mem0AddV3 } from '@contracts/mem0/mem0.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { invalid, RecollectError } from '@kernel/errors.js';

export type AddBody = InputOf<typeof mem0AddV3>['body'];
/** A memory as sent. It is validated again, item by item, when it is stored. */
export interface NewMemory extends Readonly<Record<string, unknown>> {
  readonly content: string;
}
type Message = Exclude<AddBody['messages'], string>[number];

/** The messages of an add as records, verbatim, each with its index in the request. */
export function recordsOf(body: AddBody, event: string): { readonly at: number; readonly record: NewMemory }[] {
  const { agent_id: agent, app_id: project, run_id: session } = entitiesOf(body);
  return saidIn(body).map(({ message, content, at }, index) => {
    const record = {
      id: eventKey(event, index),
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
    };
    return { at, record };
  });
}

/** The history for requests that name no agent. */
export const NO_AGENT = 'mem0';

export function agentOf(body: AddBody): string {
  return entitiesOf(body).agent_id ?? NO_AGENT;
}

/**
 * The messages of an add as messages of a history. Null if they contain no text.
 * @param agent the agent whose history it is; absent: the agent that the key is bound to
 * @throws RecollectError `invalid_input`
 */
export function turnsOf(
  body: AddBody,
  event: string,
  agent: string | undefined,
): InputOf<typeof appendMessages>['body'] | null {
  const { app_id: project, run_id: session } = entitiesOf(body);
  const said = saidIn(body);
  if (said.length === 0) return null;
  const request = {
    ...(agent !== undefined && { agent }),
    ...(project !== undefined && { project }),
    ...(session !== undefined && { session_id: session }),
    messages: said.map(({ message, content }, index) => ({
      id: index === 0 ? `${eventKey(event, index)}:${said.length}` : eventKey(event, index),
      role: message.role ?? 'user',
      content,
      ...(message.name !== undefined && { speaker: message.name }),
      ...(body.metadata && { metadata: body.metadata }),
      ...(body.timestamp && { occurred_at: body.timestamp.toISOString() }),
    })),
  };
  const { data, errors } = check(appendMessages.body, request);
  if (!errors) return data;
  const named = errors.map(({ field, message }) => ({
    field: field.replace(/^messages\[(\d+)\]/u, (_, index: string) => `messages[${said[Number(index)]?.at}]`),
    message,
  }));
  throw new RecollectError('invalid_input', `${named[0]?.field}: ${named[0]?.message}`, named);
}

function entitiesOf(body: AddBody) {
  return { ...body.filters, ...body };
}

/** System messages and empty messages are not remembered. `at` is the index in the request. */
function saidIn({ messages: sent }: AddBody) {
  const messages: readonly Message[] = typeof sent === 'string' ? [{ role: 'user', content: sent }] : sent;
  return messages
    .map((message, at) => ({ message, content: textOf(message, at), at }))
    .filter(({ message, content }) => message.role !== 'system' && content.trim() !== '');
}

const FIRST = 'mem0-event:';
const FURTHER = 'mem0-part:';
/** Length of a UUID. */
const EVENT_LENGTH = 36;

/** The records of an add are found again by their own ids. No event is stored beside them. */
function eventKey(event: string, index: number): string {
  return index === 0 ? `${FIRST}${event}` : `${FURTHER}${event}:${index}`;
}

/** Matches the memories, or the messages, of an add. */
export function ofEvent(event: string): Filter {
  const first = `${FIRST}${event}`;
  return {
    OR: [
      { external_id: first },
      { external_id: { contains: `${first}:` } },
      { external_id: { contains: `${FURTHER}${event}:` } },
    ],
  };
}

/** Matches the memories or messages of any add. */
export const OF_ANY_EVENT: Filter = { external_id: { contains: FIRST } };

export function eventOfKey(key: string | undefined): string {
  return (key ?? '').replace(FIRST, '').slice(0, EVENT_LENGTH);
}

/** How many messages follow the first one of an add, from its id. */
export function furtherOfKey(key: string | undefined): number {
  const count = /:(\d{1,4})$/.exec((key ?? '').slice(FIRST.length + EVENT_LENGTH))?.[1];
  return Math.max(1, Number(count ?? 1)) - 1;
}

/** @throws RecollectError `invalid_input` if it is not text */
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
