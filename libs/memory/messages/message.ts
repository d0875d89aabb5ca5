import { MESSAGE_TYPE, type RecordInput } from '@contracts/records/record.js';
import { type MessageInput, type MessageOutput, readSaid } from '@contracts/messages/messages.operations.js';
import { showId } from '@kernel/ids.js';
import type { RecordRow } from '@memory/record-store/record-source.js';

/** Defaults for all messages of a request. */
export interface Common {
  readonly agent?: string | undefined;
  readonly session_id?: string | undefined;
  readonly project?: string | undefined;
}

/** Marks a record whose `content` was generated from the tool calls; not a field of the message. */
const CALLS_ALONE = 'content_from_calls';

/** The record for a message. A message with only tool calls is searchable by these. */
export function recordOf(message: MessageInput, { agent, session_id: session, project }: Common): RecordInput {
  const { content: _, refusal: __, ...rest } = message;
  const { text } = readSaid(message);
  const said = text.trim() ? text : undefined;
  return {
    ...(agent !== undefined && { agent }),
    ...(session !== undefined && { session_id: session }),
    ...(project !== undefined && { project }),
    ...rest,
    type: MESSAGE_TYPE,
    content: said ?? callsInWords(message.tool_calls ?? []),
    ...(said === undefined && { [CALLS_ALONE]: true }),
  };
}

function callsInWords(calls: readonly Readonly<Record<string, unknown>>[]): string {
  return calls.map((call) => JSON.stringify(call)).join('\n');
}

/** Whether the content was generated from the tool calls, so that the message has no text of its own. */
export function isCallsAlone(fields: Readonly<Record<string, unknown>>): boolean {
  return fields[CALLS_ALONE] === true;
}

export interface MessageRow {
  readonly record: RecordRow;
  readonly sequence: number;
}

/** Formats a message as the `/v1/messages` response. */
export function showMessage({ record: row, sequence }: MessageRow): MessageOutput {
  const { name, tool_calls: calls, tool_call_id: callId } = row.fields;
  const shown: MessageOutput = {
    id: showId(row.type, row.id),
    external_id: row.externalId ?? undefined,
    user_id: row.userId ?? '',
    agent: row.agent ?? undefined,
    sequence,
    role: row.role ?? undefined,
    speaker: row.speaker ?? undefined,
    name: typeof name === 'string' ? name : undefined,
    content: isCallsAlone(row.fields) ? '' : row.content,
    tool_calls: isListOfObjects(calls) ? calls : undefined,
    tool_call_id: typeof callId === 'string' ? callId : undefined,
    session_id: row.sessionId ?? undefined,
    project: row.project ?? undefined,
    metadata: row.metadata,
    tags: row.tags,
    importance: row.importance,
    occurred_at: row.occurredAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    compressed: row.compressed ? true : undefined,
    forgotten: row.forgottenAt ? true : undefined,
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined)) as MessageOutput;
}

/** A record stored in another way may have any value here. */
function isListOfObjects(value: unknown): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
  );
}
