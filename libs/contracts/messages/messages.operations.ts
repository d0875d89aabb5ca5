import { z } from 'zod';
import { markedParts, readContent, saidContent } from './content-parts.js';
import { LIMITS } from '../limits.js';
import { triggeredNote } from '../cognitive/triggered.js';
import { operation } from '../operation.js';
import { ENDS_EARLY, page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, ownId, queryWhole, scopeName, tag, unit, userId } from '../primitives.js';
import { openObject, recordOutput } from '../records/record.js';
import { hints, writeNotes } from '../records/write-notes.js';
import { SCHEMAS } from '../schema-name.js';

const id = z.string();
const who = { user_id: userId.optional() };
const role = z.string().min(1).max(LIMITS.typeLength);
const sequence = (what: string) => queryWhole(0, Number.MAX_SAFE_INTEGER).describe(what);

/** A turn to append. Missing fields are taken from the fields beside the list. */
const messageInput = z
  .strictObject({
    id: ownId.optional().describe('The client’s own id. Sending it again returns the existing message.'),
    role: role.describe('The kind of speaker: user, assistant, system, tool.'),
    content: saidContent
      .nullish()
      .describe(
        'A text, or a list of parts in the format of model APIs. Optional if `tool_calls` or `refusal` is set.',
      ),
    refusal: z
      .string()
      .max(LIMITS.contentLength)
      .nullish()
      .describe('The refusal text of a model, as its API returns it. Used as the content if there is none.'),
    speaker: label.optional().describe('The name of the speaker.'),
    name: label.optional().describe('The name of the tool or function, as in model APIs.'),
    tool_calls: z
      .array(openObject)
      .min(1)
      .max(LIMITS.stateItems)
      .optional()
      .describe('The calls as the model made them.'),
    tool_call_id: label.optional().describe('The tool call that this message answers.'),
    session_id: scopeName.optional(),
    project: scopeName.optional(),
    occurred_at: instantInput.optional().describe('When it was said. Default: now.'),
    metadata: openObject.optional(),
    tags: z.array(tag).max(LIMITS.tags).optional(),
    importance: unit.optional(),
  })
  .superRefine((message, context) => {
    if (!readSaid(message).text.trim() && !message.tool_calls) {
      context.addIssue({ code: 'custom', path: ['content'], message: 'is required and must not be blank' });
    }
  });
SCHEMAS.add(messageInput, { id: 'NewMessage', description: 'A message as a client appends it.' });
export type MessageInput = z.output<typeof messageInput>;

/** Returns the text of a message, and its parts that are not text. */
export function readSaid({
  content,
  refusal,
}: Pick<MessageInput, 'content' | 'refusal'>): ReturnType<typeof readContent> {
  const said = readContent(content ?? '');
  return said.text.trim() === '' && refusal ? { ...said, text: refusal } : said;
}

const messageOutput = z.object({
  id,
  external_id: z.string().optional(),
  user_id: z.string(),
  agent: z.string().optional(),
  sequence: z.int().describe('Position in the history: 1, 2, 3, … without gaps.'),
  role: z.string().optional(),
  speaker: z.string().optional(),
  name: z.string().optional(),
  content: z.string(),
  tool_calls: z.array(openObject).optional(),
  tool_call_id: z.string().optional(),
  session_id: z.string().optional(),
  project: z.string().optional(),
  metadata: openObject,
  tags: z.array(z.string()),
  importance: z.number(),
  occurred_at: instantOutput,
  created_at: instantOutput,
  compressed: z.literal(true).optional().describe('Folded into a summary. Search prefers the summary.'),
  forgotten: z.literal(true).optional().describe('Removed from search and from all responses except the history.'),
});
SCHEMAS.add(messageOutput, { id: 'Message', description: 'One turn of a history.' });
export type MessageOutput = z.input<typeof messageOutput>;

const appended = z.object({
  id,
  external_id: z.string().optional(),
  sequence: z.int(),
  status: z.enum(['created', 'unchanged']),
  marked_parts: markedParts,
  ...writeNotes,
  hints,
});
SCHEMAS.add(appended, { id: 'AppendedMessage', description: 'The result of appending a message.' });
export type Appended = z.input<typeof appended>;

export const appendMessages = operation({
  name: 'messages.append',
  method: 'POST',
  path: '/v1/messages',
  summary: 'Append to the history of a user and agent',
  description:
    'One message or up to 1,000, in this order. Either all are stored or none. Sending the same `id` again returns the existing message; different content with the same id returns 409.',
  permission: 'messages:write',
  touches: 'user',
  reads: false,
  body: z.strictObject({
    ...who,
    agent: scopeName
      .optional()
      .describe('The agent whose history it is. Default: the history of messages without an agent.'),
    session_id: scopeName.optional(),
    project: scopeName.optional(),
    messages: z.array(messageInput).min(1).max(LIMITS.batch),
  }),
  output: z.object({
    messages: z.array(appended),
    created: z.int(),
    unchanged: z.int(),
    triggered: triggeredNote,
  }),
  status: [201, 200],
  errors: ['user_required', 'user_mismatch', 'not_found', 'conflict', 'idempotency_conflict'],
  headers: ['Idempotency-Key', 'Prefer'],
});

/** What a read that named no agent and found nothing may have meant. */
const otherHistories = z
  .array(z.object({ field: z.string(), message: z.string() }))
  .optional()
  .describe('Where no agent was named and nothing was found: the agents with which the user has a history.');

export const listMessages = operation({
  name: 'messages.list',
  method: 'GET',
  path: '/v1/messages',
  summary: 'Read the history of a user and agent',
  description: `In order of sequence, by default newest first. \`cursor\` continues in the same direction. \`after_sequence\` and \`before_sequence\` start at any message, in either direction. A request reads at most 5,000 messages: a page that a filter leaves nearly or quite empty may still have a \`next_cursor\`. ${ENDS_EARLY}`,
  permission: 'messages:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    ...who,
    agent: scopeName
      .optional()
      .describe('The agent whose history it is. Default: the history of messages without an agent.'),
    session_id: scopeName.optional(),
    role: role.optional(),
    project: scopeName.optional(),
    occurred_from: instantInput.optional(),
    occurred_to: instantInput.optional().describe('Up to, but not including, this instant.'),
    after_sequence: sequence('Only messages after this sequence.').optional(),
    before_sequence: sequence('Only messages before this sequence.').optional(),
    order: z.enum(['asc', 'desc']).default('desc'),
    ...page,
  }),
  output: z.object({ messages: z.array(messageOutput), ...pageEnd, hints: otherHistories }),
  status: 200,
});

export const getMessage = operation({
  name: 'messages.get',
  method: 'GET',
  path: '/v1/messages/{id}',
  summary: 'Read a message',
  description: 'By the server’s id or the client’s own. Reading a message does not strengthen it.',
  permission: 'messages:read',
  touches: 'user',
  reads: true,
  params: z.object({ id: label }),
  query: z.strictObject(who),
  output: messageOutput,
  status: 200,
  errors: ['not_found'],
});

const linked = { ...who, ...page };

export const linkMessage = operation({
  name: 'messages.link',
  method: 'POST',
  path: '/v1/messages/{id}/links',
  summary: 'Link memories to the message that they came from',
  description:
    'The records then derive from the message and are returned with it. The message itself does not change. Existing links stay, and a link is removed only with its record.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: z.object({ id: label }),
  body: z.strictObject({ ...who, records: z.array(label).min(1).max(LIMITS.derivedFrom).describe('Ids of records.') }),
  output: z.object({ id, records: z.array(id).describe('All named records, by the server’s ids.'), added: z.int() }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'not_found'],
});

export const recordsOfMessage = operation({
  name: 'messages.records',
  method: 'GET',
  path: '/v1/messages/{id}/records',
  summary: 'List the memories that came from a message',
  description: `In the order in which they were stored, including summaries that folded it. ${ENDS_EARLY}`,
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: z.object({ id: label }),
  query: z.strictObject(linked),
  output: z.object({ records: z.array(recordOutput), ...pageEnd }),
  status: 200,
  errors: ['not_found'],
});

export const messagesOfRecord = operation({
  name: 'records.messages',
  method: 'GET',
  path: '/v1/records/{id}/messages',
  summary: 'List the messages that a memory came from',
  description: `In the order in which they were stored. ${ENDS_EARLY}`,
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: z.object({ id: label }),
  query: z.strictObject(linked),
  output: z.object({ messages: z.array(messageOutput), ...pageEnd }),
  status: 200,
  errors: ['not_found'],
});

export const MESSAGE_OPERATIONS = [
  appendMessages,
  listMessages,
  getMessage,
  linkMessage,
  recordsOfMessage,
  messagesOfRecord,
] as const;
