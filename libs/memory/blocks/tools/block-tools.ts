import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { Injectable } from '@nestjs/common';
import { type Call, CoreMemoryEditor } from './core-memory-editor.js';
import { appended, inserted, replacedEverywhere, replacedOnce } from './edit-text.js';
import { refuseArrows, refuseLineNumbers, refuseLineNumbersInPatch } from './line-numbers.js';
import { actionsOf, addedText, patched, type PatchAction } from './patch.js';

/** Letta's memory tools for the blocks of an agent. Each returns what Letta's own returns, and throws ToolError. */
@Injectable()
export class BlockTools {
  constructor(readonly desk: CoreMemoryEditor) {}

  append(call: Call, { label, content }: { label: string; content: string }): Promise<string> {
    return this.change(call, label, (value) => {
      refuseArrows('content', content);
      return appended(value, content);
    });
  }

  replaceAll(
    call: Call,
    { label, old_content, new_content }: { label: string; old_content: string; new_content: string },
  ): Promise<string> {
    return this.change(call, label, (value) => {
      refuseArrows('old_content', old_content);
      refuseArrows('new_content', new_content);
      return replacedEverywhere(value, label, old_content, new_content);
    });
  }

  replace(
    call: Call,
    { label, old_string, new_string }: { label: string; old_string: string; new_string: string },
  ): Promise<string> {
    return this.change(call, label, (value) => {
      refuseLineNumbers('old_string', old_string);
      refuseLineNumbers('new_string', new_string);
      return replacedOnce(value, label, old_string, new_string);
    });
  }

  insert(
    call: Call,
    { label, new_string, insert_line }: { label: string; new_string: string; insert_line: number },
    argument = 'new_string',
  ): Promise<string> {
    return this.change(call, label, (value) => {
      refuseLineNumbers(argument, new_string);
      return inserted(value, new_string, insert_line);
    });
  }

  /** Replaces the whole value, and creates the block if it does not exist. */
  async rethink(call: Call, { label, new_memory }: { label: string; new_memory: string }): Promise<string> {
    if (!(await this.desk.find(call, label))) {
      refuseLineNumbers('new_memory', new_memory);
      return (await this.desk.create(call, { label, value: new_memory })).value;
    }
    return this.change(call, label, () => {
      refuseLineNumbers('new_memory', new_memory);
      return new_memory;
    });
  }

  /** One block by its label, or several by headers in the patch. */
  async applyPatch(call: Call, { label, patch }: { label: string; patch: string }): Promise<string> {
    refuseLineNumbersInPatch(patch);
    const actions = actionsOf(patch);
    if (!actions) return this.change(call, label, (value) => patched(value, patch), absent(label));
    const done: string[] = [];
    for (const action of actions) done.push(await this.act(call, action));
    return `Successfully applied memory patch operations.\n\nOperations completed:\n- ${done.join('\n- ')}`;
  }

  async change(call: Call, label: string, edit: (value: string) => string, missing?: string): Promise<string> {
    const block = await this.desk.take(call, label, missing);
    const turns = new EventLoopTurns();
    const value = edit(block.value);
    // What follows reads the whole value once more.
    await turns.yieldToEventLoop();
    return (await this.desk.edit(call, block, { value })).value;
  }

  async rename(call: Call, label: string, newLabel: string): Promise<void> {
    await this.desk.edit(call, await this.desk.take(call, label, absent(label)), { label: newLabel });
  }

  async delete(call: Call, label: string): Promise<void> {
    await this.desk.letGo(call, await this.desk.take(call, label, absent(label)));
  }

  private async act(call: Call, action: PatchAction): Promise<string> {
    const { label } = action;
    switch (action.kind) {
      case 'add':
        await this.desk.create(call, { label, description: action.description, value: addedText(action.lines) });
        return `Created memory block '${label}'`;
      case 'update':
        await this.change(call, label, (value) => patched(value, action.lines.join('\n')), absent(label));
        return `Updated memory block '${label}'`;
      case 'delete':
        await this.delete(call, label);
        return `Deleted memory block '${label}'`;
      case 'rename':
        await this.rename(call, label, action.newLabel);
        return `Renamed memory block '${label}' to '${action.newLabel}'`;
    }
  }
}

export function absent(label: string): string {
  return `Error: Memory block '${label}' does not exist`;
}
