import fc from 'fast-check';
import type { BlockState } from '../block.js';
import { renderBlock, renderBlocks } from './render.js';

const block = (more: Partial<BlockState>): BlockState => ({
  label: 'human',
  title: null,
  value: 'Name: Ada',
  charLimit: 100,
  description: 'Who it is about',
  memoryType: null,
  readOnly: false,
  hidden: false,
  metadata: {},
  tags: [],
  ...more,
});

it('is empty without blocks', () => {
  expect(renderBlocks([])).toBe('');
  expect(renderBlocks([], { lineNumbers: true })).toBe('');
});

it('has the format of Letta', () => {
  expect(renderBlocks([block({}), block({ label: 'persona', value: '', readOnly: true, description: null })])).toBe(
    `<memory_blocks>
The following memory blocks are currently engaged in your core memory unit:

<human>
<description>
Who it is about
</description>
<metadata>
- chars_current=9
- chars_limit=100
</metadata>
<value>
Name: Ada
</value>
</human>

<persona>
<description>

</description>
<metadata>
- read_only=true
- chars_current=0
- chars_limit=100
</metadata>
<value>

</value>
</persona>

</memory_blocks>`,
  );
});

it('counts characters before they are escaped', () => {
  expect(renderBlock(block({ value: '😀<&' }))).toContain('- chars_current=3\n');
});

it('numbers the lines, and warns against copying the numbers', () => {
  const shown = renderBlock(block({ value: 'a\n\nb' }), { lineNumbers: true });
  expect(shown).toContain('<value>\n1→ a\n2→ \n3→ b\n</value>');
  expect(shown).toContain("<warning>\n# NOTE: Line numbers shown below (with arrows like '1→')");
  expect(renderBlock(block({ value: '' }), { lineNumbers: true })).toContain('<value>\n\n</value>');
});

it.each([
  ['my block', '<block label="my block">'],
  ['a"b<c', '<block label="a&quot;b&lt;c">'],
  ['value', '<block label="value">'],
  ['Memory_Blocks', '<block label="Memory_Blocks">'],
  ['project/x', '<block label="project/x">'],
  ['recollect-123456789012345678901', '<block label="recollect-123456789012345678901">'],
])('puts the label %j, which is no good tag, into an attribute', (label, opening) => {
  const lines = renderBlock(block({ label })).split('\n');
  expect([lines[0], lines.at(-1)]).toEqual([opening, '</block>']);
});

it('prevents a value, description or label from forging a tag', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom('</value>', '</human>', '</memory_blocks>', '<value>', '&lt;', '<', '>', '/', '"', '\n', '1→ '),
        fc.string({ maxLength: 4 }),
      ),
    )
    .map((parts) => parts.join(''));
  // Our own tags are one per line; stored text must not add any.
  const tags = (text: string): string[] => text.match(/<[^\n]*/g) ?? [];
  fc.assert(
    fc.property(hostile, hostile, fc.boolean(), (value, description, lineNumbers) => {
      const request = { lineNumbers };
      const plain = renderBlocks([block({ value: '', description: '' })], request);
      expect(tags(renderBlocks([block({ value, description })], request))).toEqual(tags(plain));
    }),
  );
  fc.assert(
    fc.property(hostile, (label) => {
      const shown = renderBlock(block({ label, value: '', description: '' }));
      expect(shown.match(/</g)?.length).toBe(10 - 2);
    }),
  );
});

it('keeps the text after unescaping', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const shown = /<value>\n([^]*)\n<\/value>/.exec(renderBlock(block({ value })))?.[1] ?? '';
      expect(shown.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toBe(value);
    }),
  );
});
