import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The tiny model's words, each with its axis. A colon and the tokens around a text have zero vectors. */
const AXES = { tea: 0, coffee: 0, train: 1, bus: 1, query: 2, passage: 3, '[UNK]': 3 } as const;
const DIMENSIONS = 4;
const WORDS = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', ':', 'tea', 'coffee', 'train', 'bus', 'query', 'passage'];

/**
 * A folder with the layout of the Hugging Face hub and a model of a few hundred bytes: a text's vector is the mean of
 * its words' axes. The runtime and the tokenizer are the real ones.
 */
export const TINY_MODEL: Readonly<Record<string, Uint8Array>> = {
  'onnx/model_quantized.onnx': tinyOnnx(),
  'tokenizer.json': json({
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: WORDS.slice(0, 4).map((content, id) => ({
      id,
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [special('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, special('[SEP]')],
      pair: [
        special('[CLS]'),
        { Sequence: { id: 'A', type_id: 0 } },
        special('[SEP]'),
        { Sequence: { id: 'B', type_id: 1 } },
      ],
      special_tokens: {
        '[CLS]': { id: '[CLS]', ids: [2], tokens: ['[CLS]'] },
        '[SEP]': { id: '[SEP]', ids: [3], tokens: ['[SEP]'] },
      },
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(WORDS.map((word, id) => [word, id])),
    },
  }),
  'tokenizer_config.json': json({ tokenizer_class: 'BertTokenizer', model_max_length: 512 }),
  'config.json': json({ hidden_size: DIMENSIONS, max_position_embeddings: 32 }),
};

export async function writeModel(
  folder: string,
  files: Readonly<Record<string, Uint8Array>> = TINY_MODEL,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

export function json(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

function special(id: string) {
  return { SpecialToken: { id, type_id: 0 } };
}

/** `last_hidden_state = Gather(axes, input_ids)` in ONNX's protocol buffers. */
function tinyOnnx(): Uint8Array {
  const axes = new Float32Array(WORDS.length * DIMENSIONS);
  for (const [word, axis] of Object.entries(AXES)) axes[WORDS.indexOf(word) * DIMENSIONS + axis] = 1;
  const weights = message(
    [1, WORDS.length],
    [1, DIMENSIONS],
    [2, 1],
    [8, text('axes')],
    [9, new Uint8Array(axes.buffer)],
  );
  const node = message([1, text('axes')], [1, text('input_ids')], [2, text('last_hidden_state')], [4, text('Gather')]);
  const graph = message(
    [1, node],
    [2, text('tiny')],
    [5, weights],
    [11, value('input_ids', 7, ['batch', 'length'])],
    [11, value('attention_mask', 7, ['batch', 'length'])],
    [12, value('last_hidden_state', 1, ['batch', 'length', DIMENSIONS])],
  );
  return message([1, 8], [7, graph], [8, message([1, text('')], [2, 14])]);
}

function value(name: string, type: number, dims: readonly (string | number)[]): Uint8Array {
  const shape = message(
    ...dims.map((dim): Field => [1, typeof dim === 'number' ? message([1, dim]) : message([2, text(dim)])]),
  );
  return message([1, text(name)], [2, message([1, message([1, type], [2, shape])])]);
}

type Field = readonly [number: number, value: number | Uint8Array];

function message(...fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.map(([number, content]) =>
      typeof content === 'number'
        ? Buffer.from([number << 3, ...varint(content)])
        : Buffer.concat([Buffer.from([(number << 3) | 2, ...varint(content.length)]), content]),
    ),
  );
}

function varint(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, ...varint(number >> 7)];
}

function text(content: string): Uint8Array {
  return Buffer.from(content);
}
