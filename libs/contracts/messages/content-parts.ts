import { hasAtMost } from '@kernel/characters.js';
import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { SCHEMAS } from '../schema-name.js';

/** The kinds of parts that are not text, by the names in model APIs. */
const MARKS = {
  image_url: 'image',
  input_image: 'image',
  image: 'image',
  input_audio: 'audio',
  audio: 'audio',
  video_url: 'video',
  video: 'video',
  input_file: 'file',
  file: 'file',
} as const;
const PART_KINDS = ['image', 'audio', 'video', 'file'] as const;
const TEXTS = ['text', 'input_text', 'output_text'] as const;
const OTHERS = Object.keys(MARKS) as (keyof typeof MARKS)[];

const textPart = z.object({ type: z.enum(TEXTS), text: z.string() });
SCHEMAS.add(textPart, { id: 'TextPart', description: 'A text part of a message. It is stored.' });
const refusalPart = z.object({ type: z.literal('refusal'), refusal: z.string() });
SCHEMAS.add(refusalPart, {
  id: 'RefusalPart',
  description: 'A part in which a model refuses. Its text is stored.',
});
const unread = z.unknown().optional();
/** The fields are listed for clients. Nothing reads them. */
const otherPart = z.object({
  type: z.enum(OTHERS),
  image_url: unread,
  input_audio: unread,
  video_url: unread,
  file: unread,
});
SCHEMAS.add(otherPart, {
  id: 'MediaPart',
  description: 'A part that is not text. Only a marker such as `[image]` is stored in its place.',
});

const part = z.discriminatedUnion('type', [textPart, refusalPart, otherPart], {
  error: ({ code }) =>
    code === 'invalid_union' ? `must be one of ${[...TEXTS, 'refusal', ...OTHERS].join(', ')}` : undefined,
});
type Part = z.output<typeof part>;
export type SaidContent = string | readonly Part[];

/** Content as one text or, as in model APIs, as a list of parts. */
export const saidContent = z.union([
  z.string().max(LIMITS.contentLength),
  z
    .array(part)
    .max(LIMITS.contentParts)
    .refine((parts) => hasAtMost(readContent(parts).text, LIMITS.contentLength), {
      error: `must have at most ${LIMITS.contentLength} characters in its texts`,
    }),
]);

/** For responses: where parts were that are not text. */
export const markedParts = z
  .array(z.object({ field: z.string().describe('Such as `content[1]`.'), kind: z.enum(PART_KINDS) }))
  .optional()
  .describe('Parts of the content that are not text. Each is replaced by a marker such as `[image]` and not stored.');
export type MarkedParts = z.input<typeof markedParts>;

/** Returns the text of the content, and its parts that are not text. */
export function readContent(content: SaidContent): { readonly text: string; readonly marked: MarkedParts } {
  if (typeof content === 'string') return { text: content, marked: undefined };
  const marked = content.flatMap((one, index) =>
    isOther(one) ? [{ field: `content[${index}]`, kind: MARKS[one.type] }] : [],
  );
  const text = content
    .map(wordsOf)
    .filter((words) => words.trim() !== '')
    .join('\n');
  return { text, marked: marked.length > 0 ? marked : undefined };
}

function wordsOf(one: Part): string {
  if ('text' in one) return one.text;
  return 'refusal' in one ? one.refusal : `[${MARKS[one.type]}]`;
}

function isOther(one: Part): one is z.output<typeof otherPart> {
  return !('text' in one) && !('refusal' in one);
}
