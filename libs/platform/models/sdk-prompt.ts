import type { ModelProvider } from '@platform/config/models.js';
import type { FilePart, ModelMessage, SaidPart, ToolCall, ToolChoice } from './conversation.js';
import { isObject } from '@kernel/is-object.js';
import { parseJson } from '@kernel/parse-json.js';
import { NotSent } from './guard.js';
import type { Ask } from './language-model.js';
import { arranged, partsOf } from './turns.js';
import type { SdkModel } from './sdk-wire.js';

export type SdkOptions = Parameters<SdkModel['doGenerate']>[0];
type SdkMessage = SdkOptions['prompt'][number];
type SdkPart = Extract<SdkMessage, { role: 'user' }>['content'][number];
type SdkToolPart = Extract<SdkMessage, { role: 'tool' }>['content'][number];

/** Providers that the library sends the input of a call as it is, if that is a text. */
const INPUT_AS_TEXT: readonly ModelProvider[] = ['openai', 'openai-compatible'];

/**
 * Converts a request to the library’s format.
 * @throws ModelError `rejected` for content that the provider does not accept
 */
export async function optionsOf(provider: ModelProvider, model: SdkModel, ask: Ask): Promise<SdkOptions> {
  const { tools, toolChoice, json } = ask;
  const system: SdkMessage[] = ask.system ? [{ role: 'system', content: ask.system }] : [];
  const messages = arranged(ask.messages, provider, model.modelId);
  const urls = messages.some(hasUrl) ? await model.supportedUrls : {};
  const settings = {
    maxOutputTokens: ask.maxTokens,
    temperature: ask.temperature,
    topP: ask.topP,
    topK: ask.topK,
    presencePenalty: ask.presencePenalty,
    frequencyPenalty: ask.frequencyPenalty,
    seed: ask.seed,
    stopSequences: ask.stop && [...ask.stop],
    toolChoice: tools && toolChoice !== undefined ? choiceOf(toolChoice) : undefined,
    responseFormat: json && { type: 'json', schema: json.schema, name: json.name },
    tools: tools?.map(({ name, description, input, strict }) => ({
      type: 'function',
      name,
      ...(description !== undefined && { description }),
      inputSchema: input,
      ...(strict !== undefined && { strict }),
    })),
  };
  const prompt = [...system, ...resultsTogether(messages.map((message) => messageOf(message, provider, urls)))];
  return {
    prompt: ask.isContinued ? withCacheMarks(prompt) : prompt,
    providerOptions: providerOptionsOf(ask),
    // Removes absent settings: some of the library’s providers treat undefined as a value.
    ...(Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Partial<SdkOptions>),
  };
}

const CACHE_MARK = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const;

/**
 * Marks for Anthropic's cache, which the other providers ignore: behind the instructions, which the user's next conversation begins
 * with too, and behind the last message, which this conversation's next request begins with.
 * https://docs.anthropic.com/en/docs/build-with-claude/prompt-caching
 */
function withCacheMarks(prompt: readonly SdkMessage[]): SdkMessage[] {
  const last = prompt.length - 1;
  return prompt.map((message, place) => {
    const marked = place === last || (place === 0 && message.role === 'system');
    return marked ? { ...message, providerOptions: CACHE_MARK } : message;
  });
}

/** Options that the library accepts only per provider. */
function providerOptionsOf({ effort, oneCallAtATime, json }: Ask): SdkOptions['providerOptions'] {
  const thinks = effort !== undefined && { reasoningEffort: effort };
  const one = oneCallAtATime === true;
  return {
    openai: { ...thinks, ...(one && { parallelToolCalls: false }), strictJsonSchema: json?.strict ?? false },
    compatible: { ...thinks },
    anthropic: { ...(one && { disableParallelToolUse: true }) },
    mistral: { ...(one && { parallelToolCalls: false }) },
  };
}

function choiceOf(choice: ToolChoice): SdkOptions['toolChoice'] {
  if (typeof choice === 'object') return { type: 'tool', toolName: choice.name };
  return { type: choice === 'any' ? 'required' : choice };
}

type Urls = Readonly<Record<string, RegExp[]>>;

function messageOf(message: ModelMessage, provider: ModelProvider, urls: Urls): SdkMessage {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.content };
    case 'user':
      return { role: 'user', content: partsOf(message.content).map((part) => partOf(part, provider, urls)) };
    case 'assistant': {
      const text = message.content === '' ? [] : [{ type: 'text' as const, text: message.content }];
      return { role: 'assistant', content: [...text, ...(message.calls ?? []).map((call) => callOf(call, provider))] };
    }
    case 'tool':
      return { role: 'tool', content: [resultOf(message)] };
  }
}

/**
 * The results of several calls in one message. Gemini refuses them in several; for the other providers the library takes
 * them apart.
 */
function resultsTogether(messages: readonly SdkMessage[]): SdkMessage[] {
  const all: SdkMessage[] = [];
  for (const message of messages) {
    const last = all.at(-1);
    if (message.role !== 'tool' || last?.role !== 'tool') all.push(message);
    else all[all.length - 1] = { ...last, content: [...last.content, ...message.content] };
  }
  return all;
}

/** As text, the input keeps whole numbers beyond 2^53. */
function callOf({ id, name, input }: ToolCall, provider: ModelProvider) {
  const read = readInput(input);
  const sent = read === undefined ? {} : !isObject(read) ? { input } : INPUT_AS_TEXT.includes(provider) ? input : read;
  return { type: 'tool-call' as const, toolCallId: id, toolName: name, input: sent };
}

/**
 * Providers take objects only. A model may write nothing for a tool without parameters, or invalid JSON, and a caller
 * that sends that back is not at fault. Undefined: there is no input.
 */
function readInput(text: string): unknown {
  if (text.trim() === '') return undefined;
  return parseJson(text) ?? null;
}

function resultOf({ call, content, failed }: Extract<ModelMessage, { role: 'tool' }>): SdkToolPart {
  const parts = partsOf(content);
  const words = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n');
  const told = { type: 'tool-result' as const, toolCallId: call.id, toolName: call.name };
  if (failed) return { ...told, output: { type: 'error-text', value: words } };
  if (parts.every(({ kind }) => kind === 'text')) return { ...told, output: { type: 'text', value: words } };
  return { ...told, output: { type: 'content', value: parts.map(resultPartOf) } };
}

function resultPartOf(part: SaidPart) {
  if (part.kind === 'text') return { type: 'text' as const, text: part.text };
  // One of the library’s providers would fetch the URL itself.
  if ('url' in part.data) throw refused('takes what a tool gives as data only, not by its address');
  const { mediaType } = part;
  const type = mediaType.startsWith('image/') ? ('image-data' as const) : ('file-data' as const);
  return { type, data: part.data.base64, mediaType };
}

function partOf(part: SaidPart, provider: ModelProvider, urls: Urls): SdkPart {
  if (part.kind === 'text') return { type: 'text', text: part.text };
  const { mediaType, name } = part;
  const data = 'base64' in part.data ? dataOf(part, part.data.base64, provider) : addressOf(part, part.data.url, provider, urls); // prettier-ignore
  return { type: 'file', data, mediaType, ...(name !== undefined && { filename: name }) };
}

/** The library reads a document for Cohere only from bytes. It would send base64 as the text. */
function dataOf({ mediaType }: FilePart, base64: string, provider: ModelProvider): string | Uint8Array {
  return provider === 'cohere' && !mediaType.startsWith('image/') ? Buffer.from(base64, 'base64') : base64;
}

const BY_ENDING: Readonly<Record<string, string>> = {
  png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp', bmp: 'image/bmp',
}; // prettier-ignore

/** Only the provider may fetch a URL that a caller passes. We never do. */
function addressOf({ mediaType }: FilePart, url: string, provider: ModelProvider, urls: Urls): URL {
  const address = new URL(url);
  const type = mediaType === 'image/*' ? (BY_ENDING[/\.(\w+)$/.exec(address.pathname.toLowerCase())?.[1] ?? ''] ?? mediaType) : mediaType; // prettier-ignore
  const known = [type, `${type.split('/', 1)[0]}/*`, '*'].flatMap((one) => urls[one] ?? []);
  // Every server with OpenAI’s protocol accepts images by URL.
  const taken = known.some((one) => one.test(address.href)) || (provider === 'openai-compatible' && type.startsWith('image/')); // prettier-ignore
  if (!taken) throw refused('takes no such file by its address: send it as data');
  return address;
}

function hasUrl({ content }: ModelMessage): boolean {
  return typeof content !== 'string' && content.some((part) => part.kind === 'file' && 'url' in part.data);
}

function refused(why: string): NotSent {
  return new NotSent(`The model provider ${why}`);
}
