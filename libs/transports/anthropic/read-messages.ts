import type { ChatAsk } from '@application/chat/chat-ask.js';
import type { AnthropicMessage, AnthropicSent } from '@contracts/anthropic/anthropic-messages.operations.js';
import { invalid } from '@kernel/errors.js';
import type { FilePart, ModelMessage, SaidPart, ToolCall, ToolChoice } from '@platform/models/conversation.js';
import type { Manner } from '@platform/models/language-model.js';

type Of<Role extends AnthropicMessage['role']> = Extract<AnthropicMessage, { role: Role }>;
type UserBlock = Exclude<Of<'user'>['content'], string>[number];
type ResultBlock = Extract<UserBlock, { type: 'tool_result' }>;

/** Converts a request to the common chat form. @throws RecollectError invalid_input for an invalid address */
export function readMessages(body: AnthropicSent): ChatAsk {
  const first = body.messages.findIndex(({ role }) => role !== 'system');
  const before = body.messages
    .slice(0, first)
    .flatMap((message) => (message.role === 'system' ? [message.content] : []));
  const system = [body.system ?? '', ...before].map(instructionOf).filter(Boolean).join('\n\n');
  const names = new Map(body.messages.flatMap(callsOf).map(({ id, name }) => [id, name] as const));
  const messages = body.messages.flatMap((message, index) => {
    if (message.role === 'system') return index < first ? [] : readInstruction(message);
    return message.role === 'user' ? readUser(message, `messages[${index}].content`, names) : readAssistant(message);
  });
  return { system, messages, manner: mannerOf(body) };
}

function instructionOf(content: Of<'system'>['content']): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n\n');
}

function readInstruction(message: Of<'system'>): ModelMessage[] {
  const content = instructionOf(message.content);
  return content === '' ? [] : [{ role: 'system', content }];
}

function callsOf(message: AnthropicMessage): ToolCall[] {
  if (message.role !== 'assistant' || typeof message.content === 'string') return [];
  return message.content.flatMap((block) =>
    block.type === 'tool_use' ? [{ id: block.id, name: block.name, input: JSON.stringify(block.input ?? {}) }] : [],
  );
}

/** A model's thinking is not passed on, because it is signed for the provider that wrote it. */
function readAssistant(message: Of<'assistant'>): ModelMessage[] {
  const { content } = message;
  const texts =
    typeof content === 'string' ? [content] : content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  const text = texts.join('\n');
  const calls = callsOf(message);
  return text === '' && calls.length === 0
    ? []
    : [{ role: 'assistant', content: text, ...(calls.length > 0 && { calls }) }];
}

/** Tool results come first, one message each. The rest is the user's message. */
function readUser({ content }: Of<'user'>, field: string, names: ReadonlyMap<string, string>): ModelMessage[] {
  if (typeof content === 'string') return [{ role: 'user', content }];
  const results = content.flatMap((block) => (block.type === 'tool_result' ? [readResult(block, names)] : []));
  const parts = content.flatMap((block, index): SaidPart[] =>
    block.type === 'tool_result' ? [] : [readBlock(block, `${field}[${index}]`)],
  );
  return [...results, ...(parts.length > 0 ? [{ role: 'user' as const, content: parts }] : [])];
}

function readResult(
  { tool_use_id: id, content = '', is_error: failed }: ResultBlock,
  names: ReadonlyMap<string, string>,
): ModelMessage {
  const said = typeof content === 'string' ? content : content.map(readResultPart);
  return { role: 'tool', call: { id, name: names.get(id) ?? 'tool' }, content: said, ...(failed && { failed }) };
}

function readResultPart(part: Exclude<NonNullable<ResultBlock['content']>, string>[number]): SaidPart {
  switch (part.type) {
    case 'text':
      return { kind: 'text', text: part.text };
    case 'image':
      return fileOf(part.source);
    case 'document':
      return { kind: 'text', text: part.source.data };
    case 'search_result':
      return { kind: 'text', text: [part.title, part.source, ...part.content.map(({ text }) => text)].join('\n') };
  }
}

function readBlock(block: Exclude<UserBlock, ResultBlock>, field: string): SaidPart {
  if (block.type === 'text') return { kind: 'text', text: block.text };
  const { source } = block;
  if (source.type === 'text') return { kind: 'text', text: source.data };
  const name = block.type === 'document' && block.title ? { name: block.title } : {};
  if (source.type === 'base64') return { ...fileOf(source), ...name };
  if (!/^https?:\/\//i.test(source.url) || !URL.canParse(source.url))
    throw invalid(`${field}.source.url`, 'must be an http(s) address');
  return {
    kind: 'file',
    mediaType: block.type === 'image' ? 'image/*' : 'application/pdf',
    data: { url: source.url },
    ...name,
  };
}

function fileOf({ media_type: mediaType, data }: { readonly media_type: string; readonly data: string }): FilePart {
  return { kind: 'file', mediaType, data: { base64: data } };
}

function mannerOf(body: AnthropicSent): Manner {
  const { tools, tool_choice: choice } = body;
  const format = body.output_config?.format;
  const manner: { [Name in keyof Manner]: Manner[Name] | null | undefined } = {
    maxTokens: body.max_tokens,
    temperature: body.temperature,
    topP: body.top_p,
    topK: body.top_k,
    stop: body.stop_sequences && body.stop_sequences.length > 0 ? body.stop_sequences : null,
    json: format && { schema: format.schema },
    tools:
      tools && tools.length > 0
        ? tools.map(({ name, description, input_schema: input }) => ({
            name,
            input,
            ...(description && { description }),
          }))
        : null,
    toolChoice: choice && choiceOf(choice),
    oneCallAtATime: choice?.disable_parallel_tool_use === true ? true : null,
  };
  return Object.fromEntries(Object.entries(manner).filter(([, value]) => value !== null && value !== undefined));
}

function choiceOf(choice: NonNullable<AnthropicSent['tool_choice']>): ToolChoice {
  return choice.type === 'tool' ? { name: choice.name } : choice.type;
}
