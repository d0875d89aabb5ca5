import { compact, type Fields, isObject } from '../fields.js';
import { stableId, type TurnIds } from '../ids.js';
import type { MessageItem } from '../item.js';

const ROLES = new Set(['user', 'assistant', 'tool']);
/** Letta reports the time, logins and similar events to its agents as if the user had said them. */
const EVENTS = new Set(['heartbeat', 'login', 'system_alert', 'reasoning']);
/** In the memory of an agent that speaks through a tool (MemGPT), this call contains what it says. */
const SPEAKS = 'send_message';

/**
 * One message of an agent file, or of `GET /v1/agents/{id}/messages`. Ids in a file (`message-0`) are only valid in
 * that file, so a message is identified by its text and time, and if it has no time by its text and how often that was
 * said before.
 */
export function* lettaMessage(fields: Fields, agent: string, from: 'api' | TurnIds): Generator<MessageItem> {
  const role = String(fields.peek('role'));
  const calls = callsOf(fields.peek('tool_calls'));
  const content = textOf(fields, calls);
  if (!ROLES.has(role)) return fields.tally.dropped('message', role === 'system' ? 'a system message' : `of the role ${ROLE_WORD.test(role) ? role : '?'}`); // prettier-ignore
  if (role === 'user' && isEvent(content))
    return fields.tally.dropped('message', 'an event that Letta reports to the agent');
  if (role === 'tool') return fields.tally.dropped('message', 'the result of a tool');
  if (content.trim() === '') return fields.tally.dropped('message', calls.length > 0 ? 'a tool call without text' : 'an empty turn'); // prettier-ignore
  const at = fields.time('created_at', 'occurred_at') ?? fields.time('date', 'occurred_at');
  const given = fields.text('id', 'id');
  const said = unwrapped(content);
  const derived = stableId('letta-message', agent, role, at, said);
  const turn = from !== 'api' && at === undefined ? from.of(derived) : derived;
  const id = from === 'api' && given !== undefined ? given : turn;
  fields.tally.took('message.role', 'role');
  fields.tally.took('message.content', 'content');
  const name = fields.text('name', 'speaker');
  const model = fields.text('model', 'metadata.model');
  const session = fields.text('conversation_id', 'session_id');
  fields.drop('a call of a tool', 'tool_calls');
  fields.drop('of the run of an agent', 'tool_returns', 'tool_call_id', 'step_id', 'run_id', 'otid', 'batch_item_id', 'group_id', 'sender_id', 'agent_id', 'approve', 'approval_request_id', 'denial_reason', 'approvals', 'is_err', 'type'); // prettier-ignore
  fields.dropRest();
  const metadata = model === undefined ? undefined : { model };
  const message = compact({ id, role, content: said, speaker: name, session_id: session, occurred_at: at, metadata });
  yield { kind: 'message', place: fields.place, agent, message };
}

const ROLE_WORD = /^[a-z_]{1,32}$/;

interface Call {
  readonly name: string;
  readonly input: unknown;
}

function callsOf(value: unknown): Call[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).flatMap((call) => {
    const made = isObject(call) ? call['function'] : undefined;
    return isObject(made) && typeof made['name'] === 'string'
      ? [{ name: made['name'], input: parsed(made['arguments']) }]
      : [];
  });
}

/** The texts of a message, and texts sent through a speaking tool. Reasoning is left out, because nobody hears it. */
function textOf(fields: Fields, calls: readonly Call[]): string {
  const spoken = calls.flatMap(({ name, input }) =>
    name === SPEAKS && isObject(input) && typeof input['message'] === 'string' ? [input['message']] : [],
  );
  if (spoken.length > 0) {
    fields.peek('content');
    return spoken.join('\n');
  }
  const content = fields.peek('content');
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? (content as unknown[]) : [];
  return parts
    .flatMap((part) => {
      if (!isObject(part)) return [];
      if (part['type'] === 'text' && typeof part['text'] === 'string') return [part['text']];
      if (part['type'] === 'image') return ['[image]'];
      fields.tally.dropped(`message.content of type ${String(part['type'])}`, 'thought or done, and not said');
      return [];
    })
    .join('\n');
}

/** Letta wraps what a user says: `{"type": "user_message", "message": "…", "time": "…"}`. */
function unwrapped(text: string): string {
  const value = text.startsWith('{') ? parsed(text) : undefined;
  return isObject(value) && value['type'] === 'user_message' && typeof value['message'] === 'string'
    ? value['message']
    : text;
}

function isEvent(text: string): boolean {
  const value = text.startsWith('{') ? parsed(text) : undefined;
  return isObject(value) && EVENTS.has(String(value['type']));
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
