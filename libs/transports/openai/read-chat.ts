import type { ChatAsk } from '@application/chat/chat-ask.js';
import type { OpenAiChat, OpenAiMessage } from '@contracts/openai/openai-chat.operations.js';
import type { ModelMessage, SaidPart, Tool, ToolChoice } from '@platform/models/conversation.js';
import type { Manner } from '@platform/models/language-model.js';
import { allowedOf, fileOf, given, readMode, readSchema, readTool, textOf } from './read-parts.js';

type Instruction = Extract<OpenAiMessage, { role: 'system' | 'developer' }>;
type Of<Role extends OpenAiMessage['role']> = Extract<OpenAiMessage, { role: Role }>;
type UserPart = Exclude<Of<'user'>['content'], string>[number];

/** Converts a request to the common chat form. @throws RecollectError invalid_input for a file that cannot be read */
export function readChat(body: OpenAiChat): ChatAsk {
  const first = body.messages.findIndex(({ role }) => role !== 'system' && role !== 'developer');
  const before = body.messages
    .slice(0, first)
    .flatMap((message) => (isInstruction(message) ? [textOf(message.content)] : []));
  const names = new Map(
    body.messages.flatMap((message) =>
      message.role === 'assistant'
        ? (message.tool_calls ?? []).map((call) => [call.id, call.function.name] as const)
        : [],
    ),
  );
  const messages = body.messages.flatMap((message, index) => (index < first ? [] : readMessage(message, index, names)));
  return { system: before.join('\n\n'), messages, manner: mannerOf(body) };
}

function isInstruction(message: OpenAiMessage): message is Instruction {
  return message.role === 'system' || message.role === 'developer';
}

function readMessage(message: OpenAiMessage, index: number, names: ReadonlyMap<string, string>): ModelMessage[] {
  if (isInstruction(message)) return [{ role: 'system', content: textOf(message.content) }];
  if (message.role === 'user')
    return [{ role: 'user', content: readContent(message.content, `messages[${index}].content`) }];
  if (message.role === 'tool') {
    const id = message.tool_call_id;
    return [{ role: 'tool', call: { id, name: names.get(id) ?? 'tool' }, content: textOf(message.content) }];
  }
  const content = textOf(message.content ?? '') || (message.refusal ?? '');
  const calls = (message.tool_calls ?? []).map((call) => ({
    id: call.id,
    name: call.function.name,
    input: call.function.arguments,
  }));
  // An empty message is left out.
  return content === '' && calls.length === 0
    ? []
    : [{ role: 'assistant', content, ...(calls.length > 0 && { calls }) }];
}

function readContent(content: Of<'user'>['content'], field: string): string | SaidPart[] {
  if (typeof content === 'string') return content;
  return content.map((part, index) => readPart(part, `${field}[${index}]`));
}

function readPart(part: UserPart, field: string): SaidPart {
  switch (part.type) {
    case 'text':
      return { kind: 'text', text: part.text };
    case 'image_url':
      return fileOf(part.image_url.url, `${field}.image_url.url`, 'image/*');
    case 'input_audio': {
      const mediaType = part.input_audio.format === 'mp3' ? 'audio/mpeg' : 'audio/wav';
      return { kind: 'file', mediaType, data: { base64: part.input_audio.data } };
    }
    case 'file': {
      const file = fileOf(part.file.file_data, `${field}.file.file_data`, null);
      return { ...file, ...(part.file.filename && { name: part.file.filename }) };
    }
  }
}

function mannerOf(body: OpenAiChat): Manner {
  return given({
    maxTokens: body.max_completion_tokens ?? body.max_tokens,
    temperature: body.temperature,
    topP: body.top_p,
    presencePenalty: body.presence_penalty,
    frequencyPenalty: body.frequency_penalty,
    seed: body.seed,
    stop: typeof body.stop === 'string' ? [body.stop] : body.stop,
    effort: body.reasoning_effort,
    json: jsonOf(body.response_format),
    tools: toolsOf(body),
    toolChoice: body.tool_choice && choiceOf(body.tool_choice),
    oneCallAtATime: body.parallel_tool_calls === false ? true : null,
  });
}

function toolsOf({ tools, tool_choice: choice }: OpenAiChat): Tool[] | null {
  const all = (tools ?? []).map(({ function: tool }) => readTool(tool));
  if (typeof choice !== 'object' || choice?.type !== 'allowed_tools') return all.length > 0 ? all : null;
  const names = choice.allowed_tools.tools.map(({ function: { name } }) => name);
  return allowedOf(all, names, (index) => `tool_choice.allowed_tools.tools[${index}].function.name`);
}

function choiceOf(choice: NonNullable<OpenAiChat['tool_choice']>): ToolChoice {
  if (typeof choice === 'string') return readMode(choice);
  return choice.type === 'function' ? { name: choice.function.name } : readMode(choice.allowed_tools.mode);
}

function jsonOf(format: OpenAiChat['response_format']): Manner['json'] {
  if (!format || format.type === 'text') return undefined;
  if (format.type === 'json_object') return {};
  return readSchema(format.json_schema);
}
