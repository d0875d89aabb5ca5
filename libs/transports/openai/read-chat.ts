import type { ChatAsk } from '@application/chat/chat-ask.js';
import type { OpenAiChat, OpenAiMessage } from '@contracts/openai/openai-chat.operations.js';
import { invalid } from '@kernel/errors.js';
import type { FilePart, ModelMessage, SaidPart, Tool, ToolChoice } from '@platform/models/conversation.js';
import type { Manner } from '@platform/models/language-model.js';

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

function textOf(content: string | readonly { readonly text?: unknown; readonly refusal?: unknown }[]): string {
  if (typeof content === 'string') return content;
  return content.map(({ text, refusal }) => String(text ?? refusal ?? '')).join('\n');
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

const DATA = /^data:([\w.+-]+\/[\w.+*-]+)(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/]+={0,2})$/;

/** @param elsewhere the kind of content behind an address; null: addresses are not allowed */
function fileOf(url: string, field: string, elsewhere: string | null): FilePart {
  const [, mediaType, base64] = (url.startsWith('data:') ? DATA.exec(url) : null) ?? [];
  if (mediaType !== undefined && base64 !== undefined) return { kind: 'file', mediaType, data: { base64 } };
  const address = elsewhere !== null && /^https?:\/\//i.test(url) && URL.canParse(url);
  if (!address)
    throw invalid(field, `must be a data: URL in base64${elsewhere === null ? '' : ', or an http(s) address'}`);
  return { kind: 'file', mediaType: elsewhere, data: { url } };
}

function mannerOf(body: OpenAiChat): Manner {
  const manner: { [Name in keyof Manner]: Manner[Name] | null | undefined } = {
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
  };
  return Object.fromEntries(Object.entries(manner).filter(([, value]) => value !== null && value !== undefined));
}

/** The tools that the model may call. @throws RecollectError invalid_input: an allowed one is missing */
function toolsOf({ tools, tool_choice: choice }: OpenAiChat): Tool[] | null {
  const all = (tools ?? []).map(toolOf);
  if (typeof choice !== 'object' || choice?.type !== 'allowed_tools') return all.length > 0 ? all : null;
  const allowed = choice.allowed_tools.tools.map(({ function: { name } }) => name);
  const absent = allowed.findIndex((name) => !all.some((tool) => tool.name === name));
  if (absent >= 0)
    throw invalid(`tool_choice.allowed_tools.tools[${absent}].function.name`, 'must be the name of one of `tools`');
  return all.filter(({ name }) => allowed.includes(name));
}

function toolOf({
  function: { name, description, parameters, strict },
}: NonNullable<OpenAiChat['tools']>[number]): Tool {
  return {
    name,
    input: parameters ?? { type: 'object', properties: {} },
    ...(description && { description }),
    ...(typeof strict === 'boolean' && { strict }),
  };
}

function choiceOf(choice: NonNullable<OpenAiChat['tool_choice']>): ToolChoice {
  if (typeof choice === 'object' && choice.type === 'function') return { name: choice.function.name };
  const mode = typeof choice === 'object' ? choice.allowed_tools.mode : choice;
  return mode === 'required' ? 'any' : mode;
}

function jsonOf(format: OpenAiChat['response_format']): Manner['json'] {
  if (!format || format.type === 'text') return undefined;
  if (format.type === 'json_object') return {};
  const { name, schema, strict } = format.json_schema;
  return { name, ...(schema && { schema }), ...(typeof strict === 'boolean' && { strict }) };
}
