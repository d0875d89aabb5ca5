import { z } from 'zod';
import { markedParts, readContent, saidContent } from './content-parts.js';
import { LIMITS } from '../limits.js';
import { triggeredNote } from '../cognitive/triggered.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label, queryWhole, scopeName, tag, unit, userId } from '../primitives.js';
import { openObject, recordOutput } from '../records/record.js';
import { hints, writeNotes } from '../records/write-notes.js';
import { SCHEMAS } from '../schema-name.js';

const id = z.string();
const who = { user_id: userId.optional() };
const role = z.string().min(1).max(LIMITS.typeLength);
const sequence = (what: string) => queryWhole(0, Number.MAX_SAFE_INTEGER).describe(what);

/** A turn as it is appended. What is left out here is taken from beside the list. */
const messageInput = z
  .strictObject({
    id: label.optional().describe('The client’s own id: sending it again answers the same message.'),
    role: role.describe('Who spoke, by kind: user, assistant, system, tool.'),
    content: saidContent
      .nullish()
      .describe(
        'A text, or a list of parts as model APIs have them. May be left out beside `tool_calls` or `refusal`.',
      ),
    refusal: z
      .string()
      .max(LIMITS.contentLength)
      .nullish()
      .describe('Why a model refuses, as its API answers it: taken for the content where there is none.'),
    speaker: label.optional().describe('Who spoke, by name.'),
    name: label.optional().describe('Of the tool or function, as model APIs have it.'),
    tool_calls: z.array(openObject).min(1).max(LIMITS.stateItems).optional().describe('As the model made them.'),
    tool_call_id: label.optional().describe('Which call this answers.'),
    session_id: scopeName.optional(),
    project: scopeName.optional(),
    occurred_at: instantInput.optional().describe('When it was said; now where absent.'),
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

/** The text of a message, and what of it is no text. */
export function readSaid({
  content,
  refusal,
}: Pick<MessageInput, 'content' | 'refusal'>): ReturnType<typeof readContent> {
  const said = readContent(content ?? '');
  return said.text.trim() === '' && refusal ? { ...said, text: refusal } : said;
}

export const messageOutput = z.object({
  id,
  external_id: z.string().optional(),
  user_id: z.string(),
  agent: z.string().optional(),
  sequence: z.int().describe('Its place in the history: 1, 2, 3, … without a gap.'),
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
  compressed: z.literal(true).optional().describe('Folded into a summary, which search prefers.'),
  forgotten: z.literal(true).optional().describe('Out of search and of every answer but the history.'),
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
SCHEMAS.add(appended, { id: 'AppendedMessage', description: 'What became of a message that was appended.' });
export type Appended = z.input<typeof appended>;

export const appendMessages = operation({
  name: 'messages.append',
  method: 'POST',
  path: '/v1/messages',
  summary: 'Append to the history of a user and agent',
  description:
    'One message or up to 1,000, in this order; all of them or none. The same `id` again answers the message that is there; other words under it are refused with 409.',
  permission: 'messages:write',
  touches: 'user',
  reads: false,
  body: z.strictObject({
    ...who,
    agent: scopeName.optional().describe('Whose history; where absent, the one of messages that name no agent.'),
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
  description:
    'By sequence, newest first where `order` is absent. `cursor` goes on in the same direction; `after_sequence` and `before_sequence` go on from any message in either.',
  permission: 'messages:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    ...who,
    agent: scopeName.optional().describe('Whose history; where absent, the one of messages that name no agent.'),
    session_id: scopeName.optional(),
    role: role.optional(),
    project: scopeName.optional(),
    occurred_from: instantInput.optional(),
    occurred_to: instantInput.optional().describe('Up to, and not with, this instant.'),
    after_sequence: sequence('Only what came later than this one.').optional(),
    before_sequence: sequence('Only what came earlier than this one.').optional(),
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
  description: 'By the server’s id or the client’s own. Reading it strengthens nothing.',
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
  summary: 'Say which memories came of a message',
  description:
    'The records then derive from the message and are answered with it. It is written of the records: the message stays as it is. A link that is there is left alone; none is taken away but with its record.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: z.object({ id: label }),
  body: z.strictObject({ ...who, records: z.array(label).min(1).max(LIMITS.derivedFrom).describe('Ids of records.') }),
  output: z.object({ id, records: z.array(id).describe('All that were named, by our ids.'), added: z.int() }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'not_found'],
});

export const recordsOfMessage = operation({
  name: 'messages.records',
  method: 'GET',
  path: '/v1/messages/{id}/records',
  summary: 'The memories that came of a message',
  description: 'In the order in which they were stored; summaries that folded it are among them.',
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
  summary: 'The messages that a memory came from',
  description: 'In the order in which they were stored.',
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
