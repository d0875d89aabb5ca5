import type { LettaMessage } from '@contracts/letta/letta-messages.operations.js';
import type { MessageOutput } from '@contracts/messages/messages.operations.js';
import type { RecordOutput } from '@contracts/records/record.js';
import { readDashedId, readId, showDashedId } from '@kernel/ids.js';
import { isObject } from '@kernel/is-object.js';

const PREFIX = 'message';

/** The row key of a message, or `null` if the text is not a message id. */
export function readMessageId(shown: string): string | null {
  return readDashedId(PREFIX, shown);
}

export function showMessageId(id: string): string {
  return showDashedId(PREFIX, readId(id) ?? id);
}

type Turn = Pick<
  MessageOutput,
  'id' | 'role' | 'speaker' | 'name' | 'content' | 'tool_calls' | 'tool_call_id' | 'occurred_at'
>;

/** A message record as a message. The fields that only messages have are among its additional fields. */
export function turnOf(record: RecordOutput): Turn {
  const { name, tool_calls: calls, tool_call_id: callId, content_from_calls: onlyCalls } = record;
  return {
    id: record.id,
    role: record.role,
    speaker: record.speaker,
    name: typeof name === 'string' ? name : undefined,
    content: onlyCalls === true ? '' : record.content,
    tool_calls: Array.isArray(calls) ? (calls as Record<string, unknown>[]) : undefined,
    tool_call_id: typeof callId === 'string' ? callId : undefined,
    occurred_at: record.occurred_at,
  };
}

/** Letta's names for speakers. Any other speaker is a user with a name. */
const TYPES = {
  system: 'system_message',
  developer: 'system_message',
  assistant: 'assistant_message',
} as const;

export function typeOfRole(role: string | undefined): 'system_message' | 'user_message' | 'assistant_message' {
  return Object.hasOwn(TYPES, role ?? '') ? TYPES[role as keyof typeof TYPES] : 'user_message';
}

/** A message in Letta's format. A message with both text and tool calls becomes two, in that order. */
export function showTurn(turn: Turn): LettaMessage[] {
  const common = { id: showMessageId(turn.id), date: turn.occurred_at, name: turn.speaker ?? turn.name ?? null };
  if (turn.role === 'tool' || turn.role === 'function') {
    const returned = {
      tool_return: turn.content,
      status: 'success' as const,
      tool_call_id: turn.tool_call_id ?? '',
    };
    const message_type = 'tool_return_message' as const;
    return [{ ...common, message_type, ...returned, tool_returns: [{ type: 'tool', ...returned }] }];
  }
  const calls = (turn.tool_calls ?? []).map(showCall);
  const [first] = calls;
  const says = turn.content !== '' || !first;
  return [
    ...(says ? [{ ...common, message_type: typeOfRole(turn.role), content: turn.content }] : []),
    ...(first ? [{ ...common, message_type: 'tool_call_message' as const, tool_call: first, tool_calls: calls }] : []),
  ];
}

/** Reads calls in the formats of OpenAI, Anthropic and Letta. */
function showCall(call: Readonly<Record<string, unknown>>): { name: string; arguments: string; tool_call_id: string } {
  const inner = isObject(call['function']) ? call['function'] : call;
  const given = inner['arguments'] ?? inner['input'] ?? {};
  return {
    name: text(inner['name']),
    arguments: typeof given === 'string' ? given : JSON.stringify(given),
    tool_call_id: text(call['id'] ?? call['tool_call_id']),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
