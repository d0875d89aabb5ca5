import { MESSAGE_TYPE } from '@contracts/messages/message-type.js';
import { type MessageInput, type MessageOutput, readSaid } from '@contracts/messages/messages.operations.js';
import type { RecordInput } from '@contracts/records/record.js';
import { showId } from '@kernel/ids.js';
import type { RecordRow } from '@memory/record-store/record-row.js';

/** What holds for all messages of a request that do not say otherwise. */
export interface Common {
  readonly agent?: string | undefined;
  readonly session_id?: string | undefined;
  readonly project?: string | undefined;
}

/** Fields of the record that are none of a message's own: `content` was made from the calls. */
const CALLS_ALONE = 'content_from_calls';

/** A message as the record that holds it. One that only calls tools is found by what it calls. */
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

export interface MessageRow {
  readonly record: RecordRow;
  readonly sequence: number;
}

/** As `/v1/messages` answers it. */
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
    content: row.fields[CALLS_ALONE] === true ? '' : row.content,
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

/** What other ways of storing a message put there may be anything. */
function isListOfObjects(value: unknown): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
  );
}
