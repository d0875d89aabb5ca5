/** What stands in a message beside words: an image, a document, a sound. */
export interface FilePart {
  readonly kind: 'file';
  /** `image/*` where only its kind is known. */
  readonly mediaType: string;
  /** Base64, or the address from which the provider reads it. It is never read from here. */
  readonly data: { readonly base64: string } | { readonly url: string };
  readonly name?: string;
}
export type SaidPart = { readonly kind: 'text'; readonly text: string } | FilePart;

/** A call of a tool as the model made it. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it; a model may write what is none. */
  readonly input: string;
}

/**
 * One message of a conversation. `system` is an instruction in the middle of it; those before it stand in `Ask.system`. `tool` is
 * what one call gave.
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

/** What a model may call. It is never called from here. */
export interface Tool {
  readonly name: string;
  readonly description?: string;
  /** A JSON Schema of what it takes. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Whether the model is held to the schema. */
  readonly strict?: boolean;
}
/** `any`: one of them must be called. */
export type ToolChoice = 'auto' | 'none' | 'any' | { readonly name: string };

/** What an image may be in tokens, by the providers’ own tables, rounded up; of another file the characters of base64 to a token. */
const IMAGE_TOKENS = 2_000;
const FILE_CHARACTERS = 16;
/** Of a file that the provider reads by itself: nobody here knows how long it is. */
const FILE_BY_ADDRESS = 20_000;

/** The texts of a message, and what its files may be in tokens at most. */
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
