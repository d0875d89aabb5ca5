import { expandTabs, occurrences, replaceEvery } from './python-text.js';
import { ToolError } from './tool-error.js';

/** Line numbers in an error. An agent needs no more to see that a text is not unique. */
const MOST_LINES_NAMED = 100;

/** The edits of tools on a block's value. Argument names and error messages are those of Letta's tools. */

/** On a new line, also in an empty value. */
export function appended(value: string, content: string): string {
  return `${value}\n${content}`;
}

/** Every occurrence. @throws ToolError */
export function replacedEverywhere(value: string, label: string, oldContent: string, newContent: string): string {
  // In Python the empty text matches between all characters, which would destroy the value.
  if (oldContent === '') throw new ToolError('Old content must not be empty');
  if (!value.includes(oldContent)) {
    throw new ToolError(`Old content '${oldContent}' not found in memory block '${label}'`);
  }
  return replaceEvery(value, oldContent, newContent);
}

/** Replaces the only occurrence, with tabs as spaces. @throws ToolError if there is none, or more than one */
export function replacedOnce(value: string, label: string, oldString: string, newString: string): string {
  const [text, old, fresh] = [expandTabs(value), expandTabs(oldString), expandTabs(newString)];
  const found = occurrences(text, old);
  if (found === 0) {
    throw new ToolError(
      `No replacement was performed, old_string \`${old}\` did not appear verbatim in memory block with label \`${label}\`.`,
    );
  }
  if (found > 1) {
    throw new ToolError(
      `No replacement was performed. Multiple occurrences of old_string \`${old}\` in lines [${linesWith(text, old)}]. Please ensure it is unique.`,
    );
  }
  return old === '' ? fresh : replaceEvery(text, old, fresh);
}

/** The numbers of the lines that contain a part, as far as they help. */
function linesWith(text: string, part: string): string {
  const found: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.includes(part)) continue;
    if (found.length === MOST_LINES_NAMED) return `${found.join(', ')}, …`;
    found.push(index + 1);
  }
  return found.join(', ');
}

/** Inserts after line `insertLine`: 0 is before the first, −1 the end. An empty value is one empty line. @throws ToolError */
export function inserted(value: string, newString: string, insertLine: number): string {
  const lines = expandTabs(value).split('\n');
  const at = insertLine === -1 ? lines.length : insertLine;
  if (at < 0 || at > lines.length) {
    throw new ToolError(
      `Invalid \`insert_line\` parameter: ${insertLine}. It should be within the range of lines of the memory block: [0, ${lines.length}], or -1 to append to the end of the memory block.`,
    );
  }
  return [...lines.slice(0, at), ...expandTabs(newString).split('\n'), ...lines.slice(at)].join('\n');
}
