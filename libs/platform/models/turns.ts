import type { ModelProvider } from '@platform/config/models.js';
import type { ModelMessage, SaidPart } from './conversation.js';

type Result = Extract<ModelMessage, { role: 'tool' }>;

/** Providers without instructions in the middle of a conversation: they are sent as messages of the user. */
const SYSTEM_FIRST: readonly ModelProvider[] = ['anthropic', 'google', 'mistral'];
/** Providers, or their prompt templates, that require user and assistant to alternate. */
const ALTERNATING: readonly ModelProvider[] = ['mistral', 'openai-compatible'];
/** Providers, or ways of the library to them, that take only texts from a tool. */
const TEXT_RESULTS: readonly ModelProvider[] = ['openai', 'openai-compatible', 'mistral', 'cohere'];
/** Mistral's models, which other servers offer too. They require an answer between the results of tools and the user. */
const ANSWERS_TOOLS = /(?:mi|mini|magi|code|dev|vox)stral|mixtral|pixtral/i;

/**
 * Puts the messages into an order that the provider accepts. The same messages always give the same order, so that a
 * longer conversation begins as the shorter one did.
 */
export function arranged(
  messages: readonly ModelMessage[],
  provider: ModelProvider,
  model: string,
): readonly ModelMessage[] {
  let all = messages;
  if (SYSTEM_FIRST.includes(provider)) all = all.map(asUser);
  if (TEXT_RESULTS.includes(provider)) all = withFilesBehind(all);
  if (ALTERNATING.includes(provider)) all = joined(all);
  return provider === 'mistral' || (provider === 'openai-compatible' && ANSWERS_TOOLS.test(model))
    ? answered(all)
    : all;
}

export function partsOf(content: string | readonly SaidPart[]): readonly SaidPart[] {
  return typeof content === 'string' ? [{ kind: 'text', text: content }] : content;
}

function asUser(message: ModelMessage): ModelMessage {
  return message.role === 'system' ? { role: 'user', content: message.content } : message;
}

/** Moves the files that tools returned into a message of the user behind all results of that answer. */
function withFilesBehind(messages: readonly ModelMessage[]): ModelMessage[] {
  const files: SaidPart[] = [];
  return messages.flatMap((message, index): ModelMessage[] => {
    if (message.role !== 'tool') return [message];
    const { texts, others } = split(message);
    if (others.length > 0) files.push({ kind: 'text', text: `Returned by the tool ${message.call.name}:` }, ...others);
    const result = others.length === 0 ? message : { ...message, content: texts };
    if (messages[index + 1]?.role === 'tool' || files.length === 0) return [result];
    return [result, { role: 'user', content: files.splice(0) }];
  });
}

function split({ content }: Result): { readonly texts: readonly SaidPart[]; readonly others: readonly SaidPart[] } {
  const parts = partsOf(content);
  const texts = parts.filter(({ kind }) => kind === 'text');
  const others = parts.filter(({ kind }) => kind !== 'text');
  return { texts: texts.length > 0 ? texts : [{ kind: 'text', text: 'It is in the next message.' }], others };
}

/** Merges consecutive messages of the user. */
function joined(messages: readonly ModelMessage[]): ModelMessage[] {
  const all: ModelMessage[] = [];
  for (const message of messages) {
    const last = all.at(-1);
    if (message.role !== 'user' || last?.role !== 'user') all.push(message);
    else all[all.length - 1] = { role: 'user', content: [...partsOf(last.content), ...partsOf(message.content)] };
  }
  return all;
}

/** Puts an answer between the results of tools and the user. */
function answered(messages: readonly ModelMessage[]): ModelMessage[] {
  return messages.flatMap((message, index): ModelMessage[] =>
    message.role === 'user' && messages[index - 1]?.role === 'tool'
      ? [{ role: 'assistant', content: 'OK.' }, message]
      : [message],
  );
}
