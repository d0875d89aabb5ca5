import type { ChatAsk } from '@application/chat/chat-ask.js';
import type { StoredAnswer } from '@application/chat/stored-answers.js';
import type { OpenAiAsked, OpenAiItem } from '@contracts/openai/openai-responses.operations.js';
import { invalid } from '@kernel/errors.js';
import type { ModelMessage, SaidPart, Tool, ToolCall, ToolChoice } from '@platform/models/conversation.js';
import type { Manner } from '@platform/models/language-model.js';
import { readItemId } from './item-ids.js';
import { allowedOf, fileOf, given, readMode, readSchema, readTool, textOf } from './read-parts.js';
import { REFUSAL } from './show-parts.js';

type Message = Extract<OpenAiItem, { role: string }>;
type Instruction = Extract<Message, { role: 'system' | 'developer' }>;
type Output = Extract<OpenAiItem, { type: 'function_call_output' }>;
type SentPart = Exclude<Output['output'], string>[number];
type Answers = ReadonlyMap<string, StoredAnswer>;

/** A part of what the model said: a text or a call. */
interface Said {
  readonly text: string;
  readonly calls: readonly ToolCall[];
}

/** The earlier answers that a request names, by their ids. @throws RecollectError invalid_input for an id that is none of ours */
export function answersNamedIn({ input }: OpenAiAsked): string[] {
  const seen = new Set<string>();
  return itemsOf(input).flatMap((item, index) => {
    if (item.type !== 'item_reference') return [];
    if (seen.has(item.id)) throw invalid(`input[${index}].id`, 'names an item that is in the input already');
    seen.add(item.id);
    const named = readItemId(item.id);
    if (!named) throw unknownItem(index);
    return named.what === 'refusal' || named.what === 'rest' ? [] : [named.answer];
  });
}

/**
 * Converts a request to the common chat form.
 * @throws RecollectError invalid_input for a file that cannot be read, and for an item that is not stored
 */
export function readResponse(body: OpenAiAsked, answers: Answers): ChatAsk {
  const items = itemsOf(body.input);
  const opening = items.findIndex((item) => item.type !== 'reasoning' && !isInstruction(item));
  const before = items.slice(0, opening).flatMap((item) => (isInstruction(item) ? [textOf(item.content)] : []));
  const messages: ModelMessage[] = [];
  const names = new Map<string, string>();
  for (const [index, item] of items.entries()) {
    if (index < opening || item.type === 'reasoning') continue;
    const said = saidIn(item, index, answers);
    if (said) {
      for (const { id, name } of said.calls) names.set(id, name);
      add(messages, said);
    } else messages.push(readItem(item, index, names));
  }
  const system = [body.instructions ?? '', ...before].filter((text) => text !== '').join('\n\n');
  return { system, messages, manner: mannerOf(body) };
}

function itemsOf(input: OpenAiAsked['input']): readonly OpenAiItem[] {
  return typeof input === 'string' ? [{ role: 'user', content: input }] : input;
}

function isInstruction(item: OpenAiItem): item is Instruction {
  return 'role' in item && (item.role === 'system' || item.role === 'developer');
}

/** Null: the model did not say it. */
function saidIn(item: OpenAiItem, index: number, answers: Answers): Said | null {
  if (item.type === 'function_call') {
    const { call_id: id, name, arguments: input } = item;
    return { text: '', calls: [{ id, name, input }] };
  }
  if (item.type === 'item_reference') return saidAs(item.id, index, answers);
  const message = item as Message;
  return message.role === 'assistant' ? { text: textOf(message.content), calls: [] } : null;
}

function saidAs(id: string, index: number, answers: Answers): Said {
  const { answer = '', what = null } = readItemId(id) ?? {};
  if (what === 'rest') return { text: '', calls: [] };
  if (what === 'refusal') return { text: REFUSAL, calls: [] };
  const stored = answers.get(answer);
  if (stored && what === 'text') return { text: stored.text, calls: [] };
  const call = typeof what === 'object' && what ? stored?.calls[what.call] : null;
  if (!call) throw unknownItem(index);
  return { text: '', calls: [call] };
}

function unknownItem(index: number) {
  const how = 'Send the item itself; clients do so with `store: false` (AI SDK: `providerOptions.openai.store`)';
  return invalid(`input[${index}].id`, `names no item that is stored for this user. ${how}`);
}

/** The calls of one answer, and text beside them, are one message: nothing may come between a call and its output. */
function add(messages: ModelMessage[], { text, calls }: Said): void {
  if (text === '' && calls.length === 0) return;
  const last = messages.at(-1);
  const joins = last?.role === 'assistant' && (calls.length > 0 || last.calls !== undefined);
  if (!joins) {
    messages.push({ role: 'assistant', content: text, ...(calls.length > 0 && { calls }) });
    return;
  }
  const content = [last.content, text].filter((one) => one !== '').join('\n');
  messages.splice(-1, 1, { role: 'assistant', content, calls: [...(last.calls ?? []), ...calls] });
}

function readItem(item: OpenAiItem, index: number, names: ReadonlyMap<string, string>): ModelMessage {
  if (item.type === 'function_call_output') {
    const { call_id: id, output } = item;
    const content = readContent(output, `input[${index}].output`);
    return { role: 'tool', call: { id, name: names.get(id) ?? 'tool' }, content };
  }
  if (isInstruction(item)) return { role: 'system', content: textOf(item.content) };
  const { content } = item as Extract<Message, { role: 'user' }>;
  return { role: 'user', content: readContent(content, `input[${index}].content`) };
}

function readContent(content: string | readonly SentPart[], field: string): string | SaidPart[] {
  if (typeof content === 'string') return content;
  return content.map((part, index) => readPart(part, `${field}[${index}]`));
}

function readPart(part: SentPart, field: string): SaidPart {
  switch (part.type) {
    case 'input_text':
      return { kind: 'text', text: part.text };
    case 'input_image':
      return fileOf(part.image_url, `${field}.image_url`, 'image/*');
    case 'input_file': {
      const { file_data: data, file_url: url, filename } = part;
      const file = data ? fileOf(data, `${field}.file_data`, null) : fileOf(url ?? '', `${field}.file_url`, PDF);
      return { ...file, ...(filename && { name: filename }) };
    }
  }
}

/** The only kind of file that providers fetch by its address, besides images. */
const PDF = 'application/pdf';

function mannerOf(body: OpenAiAsked): Manner {
  return given({
    maxTokens: body.max_output_tokens,
    temperature: body.temperature,
    topP: body.top_p,
    effort: body.reasoning?.effort,
    json: jsonOf(body.text?.format),
    tools: toolsOf(body),
    toolChoice: body.tool_choice && choiceOf(body.tool_choice),
    oneCallAtATime: body.parallel_tool_calls === false ? true : null,
  });
}

function toolsOf({ tools, tool_choice: choice }: OpenAiAsked): Tool[] | null {
  const all = (tools ?? []).map(readTool);
  if (typeof choice !== 'object' || choice?.type !== 'allowed_tools') return all.length > 0 ? all : null;
  const names = choice.tools.map(({ name }) => name);
  return allowedOf(all, names, (index) => `tool_choice.tools[${index}].name`);
}

function choiceOf(choice: NonNullable<OpenAiAsked['tool_choice']>): ToolChoice {
  if (typeof choice === 'string') return readMode(choice);
  return choice.type === 'function' ? { name: choice.name } : readMode(choice.mode);
}

function jsonOf(format: NonNullable<OpenAiAsked['text']>['format']): Manner['json'] {
  if (!format || format.type === 'text') return undefined;
  return format.type === 'json_object' ? {} : readSchema(format);
}
