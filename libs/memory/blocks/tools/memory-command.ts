import type { BlockTools } from './block-tools.js';
import { absent } from './block-tools.js';
import type { Call } from './core-memory-desk.js';
import { flatLabelAt, labelAt } from './memory-path.js';
import { refuseLineNumbers } from './line-numbers.js';
import { replacedOnce } from './edit-text.js';
import { ToolError } from './tool-error.js';

/** The arguments of Letta's one tool with commands. Which of them are needed depends on the command. */
export interface MemoryCommand {
  readonly command: string;
  readonly path?: string | null;
  readonly file_text?: string | null;
  readonly description?: string | null;
  readonly old_string?: string | null;
  readonly new_string?: string | null;
  readonly insert_line?: number | null;
  readonly insert_text?: string | null;
  readonly old_path?: string | null;
  readonly new_path?: string | null;
}

type Command = (tools: BlockTools, call: Call, wish: MemoryCommand) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async create(tools, call, wish) {
    const label = labelAt(needed(wish, 'path'));
    const description = needed(wish, 'description');
    await tools.desk.create(call, { label, description, value: wish.file_text ?? '' });
    return `Successfully created memory block '${label}'.`;
  },

  async str_replace(tools, call, wish) {
    const label = labelAt(needed(wish, 'path'));
    const [old, fresh] = [needed(wish, 'old_string'), needed(wish, 'new_string')];
    const edit = (value: string): string => {
      refuseLineNumbers('old_string', old);
      refuseLineNumbers('new_string', fresh);
      return replacedOnce(value, label, old, fresh);
    };
    await tools.change(call, label, edit, absent(label));
    return edited(label);
  },

  async insert(tools, call, wish) {
    const label = flatLabelAt(needed(wish, 'path'));
    const text = needed(wish, 'insert_text');
    // Take it first: a missing block is told in the words of this tool.
    await tools.desk.take(call, label, absent(label));
    const insertion = { label, new_string: text, insert_line: wish.insert_line ?? -1 };
    await tools.insert(call, insertion, 'insert_text');
    return edited(label);
  },

  async delete(tools, call, wish) {
    const label = flatLabelAt(needed(wish, 'path'));
    await tools.delete(call, label);
    return `Successfully deleted memory block '${label}'.`;
  },

  async rename(tools, call, wish) {
    if (wish.path && wish.description) {
      const label = flatLabelAt(wish.path);
      await tools.desk.edit(call, await tools.desk.take(call, label, absent(label)), { description: wish.description });
      return `Successfully updated description of memory block '${label}'.`;
    }
    if (!wish.old_path || !wish.new_path) {
      throw new ToolError(
        'Error: path and description are required for update_description command, or old_path and new_path are required for rename command',
      );
    }
    const [label, newLabel] = [flatLabelAt(wish.old_path), flatLabelAt(wish.new_path)];
    await tools.rename(call, label, newLabel);
    return `Successfully renamed memory block '${label}' to '${newLabel}'.`;
  },
};

/** Runs one command. @throws ToolError */
export function runCommand(tools: BlockTools, call: Call, wish: MemoryCommand): Promise<string> {
  const command = Object.hasOwn(COMMANDS, wish.command) ? COMMANDS[wish.command] : undefined;
  if (command) return command(tools, call, wish);
  throw new ToolError(
    `Error: Unknown command '${wish.command}'. Supported commands: ${Object.keys(COMMANDS).join(', ')}`,
  );
}

function needed(wish: MemoryCommand, argument: Exclude<keyof MemoryCommand, 'insert_line' | 'command'>): string {
  const value = wish[argument];
  if (typeof value === 'string') return value;
  throw new ToolError(`Error: ${argument} is required for ${wish.command} command`);
}

function edited(label: string): string {
  return `The core memory block with label \`${label}\` has been successfully edited.`;
}
