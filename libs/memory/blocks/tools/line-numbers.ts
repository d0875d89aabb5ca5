import { ToolError } from './tool-error.js';

/** The comment above a value with line numbers. Letta's wording, which its agents know. */
export const LINE_NUMBER_WARNING =
  "# NOTE: Line numbers shown below (with arrows like '1→') are to help during editing. Do NOT include line number prefixes in your memory edit tool calls.";

// Matches blanks of a single line only. Blanks across lines would be searched again from each blank line, in quadratic time.
const ARROW = /^[^\S\n\r\u2028\u2029]*\d+→/m;
const ARROW_IN_PATCH = /^[ +-]?[^\S\n\r\u2028\u2029]*\d+→/m;
/** The format of an older rendering. */
const LINE_WORD = /\nLine \d+: /;

/**
 * Rejects an argument copied with line numbers from a rendering: they would become part of the memory.
 * @throws ToolError
 */
export function refuseLineNumbers(name: string, text: string): void {
  if (ARROW.test(text) || LINE_WORD.test(text)) {
    throw new ToolError(
      `${name} contains a line number prefix, which is not allowed. Do not include line numbers when calling memory tools (line numbers are for display purposes only).`,
    );
  }
  refuseWarning(name, text);
}

/** For tools whose texts may mention lines ("\nLine 2: the blue one"). @throws ToolError */
export function refuseArrows(name: string, text: string): void {
  if (ARROW.test(text)) refuseLineNumbers(name, text);
  refuseWarning(name, text);
}

/** @throws ToolError */
export function refuseLineNumbersInPatch(patch: string): void {
  if (ARROW_IN_PATCH.test(patch) || LINE_WORD.test(patch)) {
    throw new ToolError(
      'Patch contains a line number prefix, which is not allowed. Do not include line numbers (they are for display only).',
    );
  }
  if (patch.includes(LINE_NUMBER_WARNING)) {
    throw new ToolError(
      'Patch contains the line number warning banner, which is not allowed. Provide only the text to edit.',
    );
  }
}

function refuseWarning(name: string, text: string): void {
  if (!text.includes(LINE_NUMBER_WARNING)) return;
  throw new ToolError(
    `${name} contains a line number warning, which is not allowed. Do not include line number information when calling memory tools (line numbers are for display purposes only).`,
  );
}
