import { invalid } from '@kernel/errors.js';
import type { FilePart, Tool, ToolChoice } from '@platform/models/conversation.js';
import type { Manner } from '@platform/models/language-model.js';

/** The texts of a message’s parts; those of a refusal too. */
export function textOf(content: string | readonly { readonly text?: unknown; readonly refusal?: unknown }[]): string {
  if (typeof content === 'string') return content;
  return content.map(({ text, refusal }) => String(text ?? refusal ?? '')).join('\n');
}

const DATA = /^data:([\w.+-]+\/[\w.+*-]+)(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * @param elsewhere the kind of content behind an address; null: addresses are not allowed
 * @throws RecollectError invalid_input
 */
export function fileOf(url: string, field: string, elsewhere: string | null): FilePart {
  const [, mediaType, base64] = (url.startsWith('data:') ? DATA.exec(url) : null) ?? [];
  if (mediaType !== undefined && base64 !== undefined) return { kind: 'file', mediaType, data: { base64 } };
  const address = elsewhere !== null && /^https?:\/\//i.test(url) && URL.canParse(url);
  if (!address)
    throw invalid(field, `must be a data: URL in base64${elsewhere === null ? '' : ', or an http(s) address'}`);
  return { kind: 'file', mediaType: elsewhere, data: { url } };
}

/** The parameters that a request sets. */
export function given(manner: { readonly [Name in keyof Manner]: Manner[Name] | null | undefined }): Manner {
  return Object.fromEntries(Object.entries(manner).filter(([, value]) => value !== null && value !== undefined));
}

interface SentTool {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly parameters?: Readonly<Record<string, unknown>> | null | undefined;
  readonly strict?: boolean | null | undefined;
}

export function readTool({ name, description, parameters, strict }: SentTool): Tool {
  return {
    name,
    input: parameters ?? { type: 'object', properties: {} },
    ...(description && { description }),
    ...(typeof strict === 'boolean' && { strict }),
  };
}

/** The tools that the model may call. @throws RecollectError invalid_input: an allowed one is missing */
export function allowedOf(
  tools: readonly Tool[],
  allowed: readonly string[],
  field: (index: number) => string,
): Tool[] {
  const absent = allowed.findIndex((name) => !tools.some((tool) => tool.name === name));
  if (absent >= 0) throw invalid(field(absent), 'must be the name of one of `tools`');
  return tools.filter(({ name }) => allowed.includes(name));
}

export function readMode(mode: 'none' | 'auto' | 'required'): ToolChoice {
  return mode === 'required' ? 'any' : mode;
}

interface SentSchema {
  readonly name: string;
  readonly schema?: Readonly<Record<string, unknown>> | null | undefined;
  readonly strict?: unknown;
}

export function readSchema({ name, schema, strict }: SentSchema): NonNullable<Manner['json']> {
  return { name, ...(schema && { schema }), ...(typeof strict === 'boolean' && { strict }) };
}
