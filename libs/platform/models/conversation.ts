/** A part of a message other than text: an image, a document, audio. */
export interface FilePart {
  readonly kind: 'file';
  /** `image/*` if only the kind is known. */
  readonly mediaType: string;
  /** Base64, or the URL from which the provider fetches it. We never fetch it. */
  readonly data: { readonly base64: string } | { readonly url: string };
  readonly name?: string;
}
export type SaidPart = { readonly kind: 'text'; readonly text: string } | FilePart;

/** A tool call by the model. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** The model's JSON, unchanged. It may be invalid. */
  readonly input: string;
}

/**
 * One message of a conversation. `system` is an instruction in the middle of it; those at the start are in
 * `Ask.system`. `tool` is the result of one call.
 */
export type ModelMessage =
  | { readonly role: 'system'; readonly content: string }
  | { readonly role: 'user'; readonly content: string | readonly SaidPart[] }
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ToolCall[] }
  | {
      readonly role: 'tool';
      readonly call: Pick<ToolCall, 'id' | 'name'>;
      readonly content: string | readonly SaidPart[];
      readonly failed?: boolean;
    };

/** A tool that a model may call. We never run it. */
export interface Tool {
  readonly name: string;
  readonly description?: string;
  /** JSON Schema of its input. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Whether the model must follow the schema. */
  readonly strict?: boolean;
}
/** `any`: the model must call one of them. */
export type ToolChoice = 'auto' | 'none' | 'any' | { readonly name: string };

/** Most tokens of an image, by the providers’ own tables, rounded up. For other files, base64 characters per token. */
const IMAGE_TOKENS = 2_000;
const FILE_CHARACTERS = 16;
/** Assumed tokens of a file that the provider fetches itself: its length is unknown here. */
const FILE_BY_ADDRESS = 20_000;

/** The texts of a message, and the most tokens that its files may take. */
export function weightOf(message: ModelMessage): { readonly texts: readonly string[]; readonly files: number } {
  const parts: readonly SaidPart[] =
    typeof message.content === 'string' ? [{ kind: 'text', text: message.content }] : message.content;
  const calls = message.role === 'assistant' ? (message.calls ?? []) : [];
  const names = message.role === 'tool' ? [message.call.name] : [];
  return {
    texts: [
      ...parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])),
      ...calls.flatMap(({ name, input }) => [name, input]),
      ...names,
    ],
    files: parts.reduce((sum, part) => sum + (part.kind === 'file' ? tokensOf(part) : 0), 0),
  };
}

function tokensOf({ mediaType, data }: FilePart): number {
  if (mediaType.startsWith('image/')) return IMAGE_TOKENS;
  return 'url' in data ? FILE_BY_ADDRESS : Math.max(IMAGE_TOKENS, Math.ceil(data.base64.length / FILE_CHARACTERS));
}
