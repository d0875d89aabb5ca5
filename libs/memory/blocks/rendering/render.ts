import { visible } from '@kernel/visible.js';
import { type BlockState, charactersOf } from '../block.js';
import { LINE_NUMBER_WARNING } from '../tools/line-numbers.js';

export interface RenderRequest {
  /** Shows each line of a value with its number, and warns against copying the numbers. */
  readonly lineNumbers?: boolean;
}

const BLOCKS_INTRODUCTION = 'The following memory blocks are currently engaged in your core memory unit:';

/** Labels that would be confused with tags of the format. */
const RESERVED = new Set(['memory_blocks', 'block', 'description', 'metadata', 'warning', 'value']);
/** The prefix of the delimiters of a context. */
const MARK = /^recollect-/i;
const TAG = /^[A-Za-z_][A-Za-z0-9_.-]*$/;

/** All blocks for a prompt, in Letta's format. Empty without blocks. */
export function renderBlocks(blocks: readonly BlockState[], request: RenderRequest = {}): string {
  if (blocks.length === 0) return '';
  const inner = blocks.map((block) => renderBlock(block, request)).join('\n\n');
  return `<memory_blocks>\n${BLOCKS_INTRODUCTION}\n\n${inner}\n\n</memory_blocks>`;
}

/**
 * One block. Everything written by a client or an agent is escaped: `<` never begins a tag inside it, so a value can neither close a
 * tag nor forge one.
 */
export function renderBlock(block: BlockState, { lineNumbers = false }: RenderRequest = {}): string {
  const [opening, closing] = tagsOf(block.label);
  return [
    opening,
    '<description>',
    escaped(block.description ?? ''),
    '</description>',
    '<metadata>',
    ...(block.readOnly ? ['- read_only=true'] : []),
    `- chars_current=${charactersOf(block.value)}`,
    `- chars_limit=${block.charLimit}`,
    '</metadata>',
    ...(lineNumbers ? ['<warning>', LINE_NUMBER_WARNING, '</warning>'] : []),
    '<value>',
    lineNumbers ? numbered(escaped(block.value)) : escaped(block.value),
    '</value>',
    closing,
  ].join('\n');
}

/** A label that is a valid tag name becomes the tag; any other is an attribute. */
function tagsOf(label: string): [string, string] {
  if (TAG.test(label) && !RESERVED.has(label.toLowerCase()) && !MARK.test(label)) return [`<${label}>`, `</${label}>`];
  return [`<block label="${escaped(label).replaceAll('"', '&quot;')}">`, '</block>'];
}

function numbered(value: string): string {
  if (value === '') return '';
  return value
    .split('\n')
    .map((line, index) => `${index + 1}→ ${line}`)
    .join('\n');
}

/** Without invisible characters and tags. `>` is not escaped: it opens nothing, and arrows stay readable. */
function escaped(text: string): string {
  return visible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
