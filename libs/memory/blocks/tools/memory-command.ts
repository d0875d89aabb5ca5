import type { BlockTools } from './block-tools.js';
import { absent } from './block-tools.js';
import type { Call } from './core-memory-editor.js';
import { refuseLineNumbers } from './line-numbers.js';
import { replacedOnce } from './edit-text.js';
import { ToolError } from './tool-error.js';

/** The arguments of Letta's single tool with commands. The command determines which are required. */
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

type Command = (tools: BlockTools, call: Call, request: MemoryCommand) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async create(tools, call, query) {
    const label = labelAt(needed(query, 'path'));
    const description = needed(query, 'description');
    await tools.desk.create(call, { label, description, value: query.file_text ?? '' });
    return `Successfully created memory block '${label}'.`;
  },

  async str_replace(tools, call, asked) {
    const label = labelAt(needed(asked, 'path'));
    const [old, fresh] = [needed(asked, 'old_string'), needed(asked, 'new_string')];
    const edit = (value: string): string => {
      refuseLineNumbers('old_string', old);
      refuseLineNumbers('new_string', fresh);
      return replacedOnce(value, label, old, fresh);
    };
    await tools.change(call, label, edit, absent(label));
    return edited(label);
  },

  async insert(tools, call, wanted) {
    const label = flatLabelAt(needed(wanted, 'path'));
    const text = needed(wanted, 'insert_text');
    // Locked first, so that a missing block gives the error of this tool.
    await tools.desk.take(call, label, absent(label));
    const insertion = { label, new_string: text, insert_line: wanted.insert_line ?? -1 };
    await tools.insert(call, insertion, 'insert_text');
    return edited(label);
  },

  async delete(tools, call, request) {
    const label = flatLabelAt(needed(request, 'path'));
    await tools.delete(call, label);
    return `Successfully deleted memory block '${label}'.`;
  },

  async rename(tools, call, request) {
    if (request.path && request.description) {
      const label = flatLabelAt(request.path);
      await tools.desk.edit(call, await tools.desk.take(call, label, absent(label)), {
        description: request.description,
      });
      return `Successfully updated description of memory block '${label}'.`;
    }
    if (!request.old_path || !request.new_path) {
      throw new ToolError(
        'Error: path and description are required for update_description command, or old_path and new_path are required for rename command',
      );
    }
    const [label, newLabel] = [flatLabelAt(request.old_path), flatLabelAt(request.new_path)];
    await tools.rename(call, label, newLabel);
    return `Successfully renamed memory block '${label}' to '${newLabel}'.`;
  },
};

/** Runs one command. @throws ToolError */
export function runCommand(tools: BlockTools, call: Call, request: MemoryCommand): Promise<string> {
  const command = Object.hasOwn(COMMANDS, request.command) ? COMMANDS[request.command] : undefined;
  if (command) return command(tools, call, request);
  throw new ToolError(
    `Error: Unknown command '${request.command}'. Supported commands: ${Object.keys(COMMANDS).join(', ')}`,
  );
}

function needed(request: MemoryCommand, argument: Exclude<keyof MemoryCommand, 'insert_line' | 'command'>): string {
  const value = request[argument];
  if (typeof value === 'string') return value;
  throw new ToolError(`Error: ${argument} is required for ${request.command} command`);
}

function edited(label: string): string {
  return `The core memory block with label \`${label}\` has been successfully edited.`;
}

/** Letta's `memory` tool identifies blocks by paths: the label of `/memories/human` is `human`. */
export function labelAt(path: string): string {
  return path.replace(/^\/memories\//, '').replace(/^\//, '');
}

/** The same without slashes, as in some commands of the tool. */
export function flatLabelAt(path: string): string {
  return labelAt(path).replaceAll('/', '_');
}
