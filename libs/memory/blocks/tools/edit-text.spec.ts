import { busyMs } from '@test/support/busy.js';
import fc from 'fast-check';
import { appended, inserted, replacedEverywhere, replacedOnce } from './edit-text.js';
import { LINE_NUMBER_WARNING, refuseArrows, refuseLineNumbers, refuseLineNumbersInPatch } from './line-numbers.js';
import { flatLabelAt, labelAt } from './memory-command.js';
import { actionsOf, addedText, patched } from './patch.js';
import { expandTabs, occurrences, splitLines } from './python-text.js';

describe('texts as in Python', () => {
  it.each([
    ['a\tb', 'a       b'],
    ['\t', '        '],
    ['12345678\tx', '12345678        x'],
    ['a\n\tb', 'a\n        b'],
    ['é\t😀\tx', 'é       😀       x'],
    ['1234567\t12345678\r\n12\t\t3', '1234567 12345678\r\n12              3'],
    ['no tab', 'no tab'],
  ])('expands the tabs of %j', (text, expanded) => {
    expect(expandTabs(text)).toBe(expanded);
  });

  it('splits lines at every kind of line end, without an empty last line', () => {
    expect(splitLines('a\r\nb\rc\n\nd\n')).toEqual(['a', 'b', 'c', '', 'd']);
    expect(splitLines('a\u2028b\u000bc')).toEqual(['a', 'b', 'c']);
    expect(splitLines('')).toEqual([]);
  });

  it('counts overlaps once, and the empty text around every character', () => {
    expect([occurrences('aaaa', 'aa'), occurrences('a😀', ''), occurrences('', '')]).toEqual([2, 3, 1]);
  });
});

describe('appending and replacing', () => {
  it('appends on a new line, also to an empty value', () => {
    expect([appended('', 'x'), appended('a', 'x')]).toEqual(['\nx', 'a\nx']);
  });

  it('replaces every occurrence, and treats `$&` as text', () => {
    expect(replacedEverywhere('k k', 'human', 'k', '$&')).toBe('$& $&');
  });

  it('rejects the empty text as the one to replace', () => {
    expect(() => replacedEverywhere('abc', 'human', '', 'x')).toThrow('Old content must not be empty');
  });

  it('reports what it did not find, and where', () => {
    expect(() => replacedEverywhere('abc', 'human', 'z', 'x')).toThrow(
      "Old content 'z' not found in memory block 'human'",
    );
  });

  it('replaces the only occurrence, and names the lines if there are several', () => {
    expect(replacedOnce('a $1 b', 'human', '$1', '$&')).toBe('a $& b');
    expect(replacedOnce('', 'human', '', 'new')).toBe('new');
    expect(() => replacedOnce('x\ny x\nz\nxx', 'human', 'x', 'q')).toThrow(
      'No replacement was performed. Multiple occurrences of old_string `x` in lines [1, 2, 4]. Please ensure it is unique.',
    );
    expect(() => replacedOnce('abc', 'human', 'q', '')).toThrow(
      'No replacement was performed, old_string `q` did not appear verbatim in memory block with label `human`.',
    );
  });
});

describe('inserting', () => {
  it.each([
    ['', 'a', 0, 'a\n'],
    ['', 'a', 1, '\na'],
    ['a\nb', 'x', 0, 'x\na\nb'],
    ['a\nb', 'x', 2, 'a\nb\nx'],
    ['a\nb', 'x\ny', -1, 'a\nb\nx\ny'],
  ])('into %j of %j after line %i', (value, text, line, expected) => {
    expect(inserted(value, text, line)).toBe(expected);
  });

  it.each([-2, 2])('rejects the line %i of a single one', (line) => {
    expect(() => inserted('a', 'x', line)).toThrow(
      `Invalid \`insert_line\` parameter: ${line}. It should be within the range of lines of the memory block: [0, 1], or -1 to append to the end of the memory block.`,
    );
  });
});

describe('line numbers', () => {
  it.each(['1→ Name', 'Name\n  12→ x', 'a\nLine 3: b', `${LINE_NUMBER_WARNING}\nx`])('are refused in %j', (text) => {
    expect(() => refuseLineNumbers('old_string', text)).toThrow('old_string contains a line number');
  });

  it.each(['Step 1 → 2', 'Line 3: b', '1 -> 2', 'x1→y'])('are not seen in %j', (text) => {
    expect(() => refuseLineNumbers('old_string', text)).not.toThrow();
  });

  it('in words may be appended, but not arrows', () => {
    expect(() => refuseArrows('content', 'a\nLine 3: the blue one')).not.toThrow();
    expect(() => refuseArrows('content', '3→ the blue one')).toThrow('content contains a line number prefix');
    expect(() => refuseArrows('content', LINE_NUMBER_WARNING)).toThrow('content contains a line number warning');
  });

  it('are rejected after the marks of a patch', () => {
    expect(() => refuseLineNumbersInPatch('-1→ a\n+b')).toThrow('Patch contains a line number prefix');
    expect(() => refuseLineNumbersInPatch(`+${LINE_NUMBER_WARNING}`)).toThrow('Patch contains the line number warning');
    expect(() => refuseLineNumbersInPatch('@@ -1,1 +1,1 @@\n-a\n+b')).not.toThrow();
  });
});

describe('a patch of one block', () => {
  it('replaces where its lines match, whatever its line numbers', () => {
    expect(patched('a\nb\nc\nd', '--- x\n+++ y\n@@ -90,2 +90,2 @@\n b\n-c\n+C\n')).toBe('a\nb\nC\nd');
  });

  it('applies its hunks one after the other', () => {
    expect(patched('a\nb', '@@\n-a\n+x\n+y\n@@\n y\n-b')).toBe('x\ny');
  });

  it('deletes lines anywhere, and begins anew after the last one', () => {
    expect(['-a', '-b', '-c'].map((patch) => patched('a\nb\nc', patch))).toEqual(['b\nc', 'a\nc', 'a\nb']);
    expect(patched('a', '-a')).toBe('');
    expect(patched('a', '@@\n-a\n@@\n+b')).toBe('b');
    expect(() => patched('a', '@@\n-a\n@@\n-a')).toThrow('hunk context not found');
  });

  it('puts in thousands of lines in their order', () => {
    const many = Array.from({ length: 25_001 }, (_, i) => `line ${i}`);
    expect(patched('a\nb\nc', ['-b', ...many.map((line) => `+${line}`)].join('\n')).split('\n')).toEqual([
      'a',
      ...many,
      'c',
    ]);
  });

  it('treats a blank line as empty, and tabs as spaces on both sides', () => {
    expect(patched('a\n\nb\tc', ' a\n\n-b\tc\n+done')).toBe('a\n\ndone');
  });

  it('appends a hunk without context', () => {
    expect(patched('a', '+b\n+c')).toBe('a\nb\nc');
  });

  it('rejects hunks that match nowhere or twice, or are invalid', () => {
    expect(() => patched('a', '-b\n+c')).toThrow(
      'Failed to apply patch: expected hunk context not found in the memory block. Verify the target lines exist and try providing more context. Expected start:\nb',
    );
    expect(() => patched('a\na', '-a')).toThrow('hunk context matched multiple places in the memory block');
    expect(() => patched('a', 'nothing here')).toThrow('No applicable hunks found in patch.');
  });

  it('replaces any line of any text with distinct lines', () => {
    const line = fc.stringMatching(/^[a-z ]{0,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(line, { minLength: 1, maxLength: 8 }), fc.nat(), line, (lines, at, fresh) => {
        const place = at % lines.length;
        const old = lines[place] ?? '';
        const changed = lines.map((text, i) => (i === place ? fresh : text)).join('\n');
        expect(patched(lines.join('\n'), `-${old}\n+${fresh}`)).toBe(changed);
      }),
    );
  });
});

describe('a patch of several blocks', () => {
  it('is parsed into actions', () => {
    const patch = [
      '*** Begin Patch',
      '*** Add Block: plans',
      'Description: what is to come',
      '+first',
      '',
      '+third',
      'noise',
      '*** Update Block: human',
      '@@',
      '-a',
      '+b',
      '*** Move to: person',
      '*** Delete Block: old',
      '*** End Patch',
    ].join('\n');
    expect(actionsOf(patch)).toEqual([
      { kind: 'add', label: 'plans', description: 'what is to come', lines: ['first', '', 'third'] },
      { kind: 'update', label: 'human', lines: ['@@', '-a', '+b'] },
      { kind: 'rename', label: 'human', newLabel: 'person' },
      { kind: 'delete', label: 'old' },
    ]);
    expect(addedText(['first', '', 'third', '', ''])).toBe('first\n\nthird');
  });

  it('takes a new name before the hunks, between them, and without any', () => {
    const renamed = { kind: 'rename', label: 'human', newLabel: 'person' };
    const hunks = ['@@', '-a', '+b', '@@', '-c', '+d'];
    for (const at of [0, 3, 6]) {
      const patch = ['*** Update Block: human', ...hunks.slice(0, at), '*** Move to: person', ...hunks.slice(at)];
      expect(actionsOf(patch.join('\n'))).toEqual([{ kind: 'update', label: 'human', lines: hunks }, renamed]);
    }
    expect(actionsOf('*** Update Block: human\n*** Move to: person\n*** End Patch\n')).toEqual([renamed]);
  });

  it('needs a header, and rejects headers without a name', () => {
    expect(actionsOf('@@\n-a\n+b')).toBeNull();
    for (const header of ['Add Block', 'Delete Block', 'Update Block']) {
      expect(() => actionsOf(`*** ${header}:  `)).toThrow(`*** ${header}: must specify a non-empty label`);
    }
    expect(() => actionsOf('*** Move to: x')).toThrow('*** Move to: must follow an Add/Update/Delete header');
  });
});

it.each([
  ['/memories/human', 'human', 'human'],
  ['human', 'human', 'human'],
  ['/human', 'human', 'human'],
  ['/memories/project/x', 'project/x', 'project_x'],
])('reads the path %j as a label', (path, label, flat) => {
  expect([labelAt(path), flatLabelAt(path)]).toEqual([label, flat]);
});

describe('hostile input', () => {
  const MANY = 300_000;
  const breaks = '\n'.repeat(MANY);

  it('takes linear time, however similar its lines are', () => {
    const took = busyMs(() => {
      refuseLineNumbers('x', `${breaks}a`);
      refuseLineNumbersInPatch(`${breaks}a`);
      expect(addedText(['', ...breaks.split('\n'), 'a']).length).toBe(MANY + 3);
      expect(() => patched(breaks, `${' \n'.repeat(MANY / 2)}-a`)).toThrow('hunk context not found');
    });
    expect(took).toBeLessThan(3_000);
  });

  it('still detects line numbers after blank lines and blanks', () => {
    for (const text of ['\n\n \t 12→ a', 'a\r\n 1→', '\u20281→']) {
      expect(() => refuseLineNumbers('x', text)).toThrow('x contains a line number prefix');
      expect(() => refuseLineNumbersInPatch(`-a\n+${text}`)).toThrow('Patch contains a line number prefix');
    }
    refuseLineNumbers('x', 'a 1→ b');
  });

  it('finds what a hunk expects where a naive search does, once or more than once', () => {
    const line = fc.constantFrom('a', 'b', '');
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.array(line, { minLength: 1, maxLength: 4 }),
        (lines, wanted) => {
          const places = lines.flatMap((_, at) => (wanted.every((text, i) => lines[at + i] === text) ? [at] : []));
          const apply = () => patched(lines.join('\n'), [...wanted.map((text) => `-${text}`), '+x'].join('\n'));
          if (places.length === 0) return expect(apply).toThrow('hunk context not found');
          if (places.length > 1) return expect(apply).toThrow('matched multiple places');
          const at = places[0] ?? 0;
          return expect(apply()).toBe([...lines.slice(0, at), 'x', ...lines.slice(at + wanted.length)].join('\n'));
        },
      ),
    );
  });

  it('does not keep other requests waiting, however many lines and tabs there are', () => {
    const lines = `${'x\n'.repeat(480_000)}${Array.from({ length: 256 }, (_, i) => `u${i}`).join('\n')}`;
    const hunks = (count: number): string => Array.from({ length: count }, (_, i) => `@@\n-u${i}\n+v\n`).join('');
    const work = (): void => {
      expect(patched(lines, hunks(4)).length).toBeGreaterThan(960_000);
      expect(() => patched(lines, hunks(256))).toThrow(
        '256 hunks are too many for 480256 lines. Send no more than 4 at once.',
      );
      expect(() => replacedOnce(lines, 'human', 'x', 'y')).toThrow(/ in lines \[1, 2, .*, 100, …\]\./);
      expect(() => expandTabs('\t'.repeat(900_000))).toThrow('Exceeds 1000000 character limit');
    };
    work();
    expect(busyMs(work)).toBeLessThan(1_000);
  });

  it('limits the size of the result, and the work per patch', () => {
    expect(() => replacedEverywhere('a'.repeat(100_000), 'x', 'a', 'b'.repeat(100_000))).toThrow(
      'Edit failed: Exceeds 1000000 character limit (requested 10000000000).',
    );
    expect(() => patched('a', '@@\n+b\n'.repeat(1_000))).toThrow('1000 hunks, and no more than 256 are allowed');
    expect(() => actionsOf('*** Delete Block: a\n'.repeat(101))).toThrow('101 operations, and no more than 100');
  });
});
