import type { ChatAsk } from '@application/chat/chat-ask.js';
import type { AnthropicMessage, AnthropicSent } from '@contracts/anthropic/anthropic-messages.operations.js';
import { invalid } from '@kernel/errors.js';
import type { FilePart, ModelMessage, SaidPart, ToolCall, ToolChoice } from '@platform/models/conversation.js';
import type { Manner } from '@platform/models/language-model.js';

type Of<Role extends AnthropicMessage['role']> = Extract<AnthropicMessage, { role: Role }>;
type UserBlock = Exclude<Of<'user'>['content'], string>[number];
type ResultBlock = Extract<UserBlock, { type: 'tool_result' }>;
type SaidBlock = Exclude<UserBlock, ResultBlock>;

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
  const results: ModelMessage[] = [];
  const parts: SaidPart[] = [];
  for (const [index, block] of content.entries()) {
    if (block.type === 'tool_result') results.push(readResult(block, `${field}[${index}].content`, names));
    else parts.push(...readBlock(block, `${field}[${index}]`));
  }
  return [...results, ...(parts.length > 0 ? [{ role: 'user' as const, content: parts }] : [])];
}

function readResult(
  { tool_use_id: id, content = '', is_error: failed }: ResultBlock,
  field: string,
  names: ReadonlyMap<string, string>,
): ModelMessage {
  const said =
    typeof content === 'string' ? content : content.flatMap((part, index) => readBlock(part, `${field}[${index}]`));
  return { role: 'tool', call: { id, name: names.get(id) ?? 'tool' }, content: said, ...(failed && { failed }) };
}

function readBlock(block: SaidBlock, field: string): SaidPart[] {
  if (block.type === 'text') return [{ kind: 'text', text: block.text }];
  if (block.type === 'search_result') {
    const texts = [block.title, block.source, ...block.content.map(({ text }) => text)];
    return [{ kind: 'text', text: texts.join('\n') }];
  }
  const { source } = block;
  if (source.type === 'text') return textsOf(block, source.data);
  if (source.type === 'content') {
    if (typeof source.content === 'string') return textsOf(block, source.content);
    const parts = source.content.flatMap((part, index) => readBlock(part, `${field}.source.content[${index}]`));
    return [...textsOf(block), ...parts];
  }
  const name = block.type === 'document' && block.title ? { name: block.title } : {};
  if (source.type === 'base64') return [{ ...fileOf(source), ...name }];
  if (!/^https?:\/\//i.test(source.url) || !URL.canParse(source.url))
    throw invalid(`${field}.source.url`, 'must be an http(s) address');
  const mediaType = block.type === 'image' ? 'image/*' : 'application/pdf';
  return [{ kind: 'file', mediaType, data: { url: source.url }, ...name }];
}

/** A document of texts, behind its title and what is said about it. */
function textsOf(block: Extract<SaidBlock, { type: 'document' | 'image' }>, ...texts: readonly string[]): SaidPart[] {
  const about = block.type === 'document' ? [block.title ?? '', block.context ?? ''] : [];
  const all = [...about.filter(Boolean), ...texts];
  return all.length > 0 ? [{ kind: 'text', text: all.join('\n') }] : [];
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
