import { OPERATIONS } from '@contracts/catalogue.js';
import { Injectable } from '@nestjs/common';
import { CoreMemoryTools } from './core-memory-tools.js';
import { MemoryTools } from './memory-tools.js';
import { MessageTools } from './message-tools.js';
import type { Tool } from './tool.js';

/** The operations that agents are offered, by subject. A further one is a further entry of its subject. */
@Injectable()
export class McpTools {
  readonly all: readonly Tool[];

  constructor(memory: MemoryTools, coreMemory: CoreMemoryTools, messages: MessageTools) {
    this.all = [...memory.all, ...coreMemory.all, ...messages.all];
    checkTools(this.all);
  }

  named(name: string): Tool | undefined {
    return this.all.find(({ listed }) => listed.name === name);
  }
}

/** A tool is one more way to an operation that is served already. @throws Error: the process must not start */
export function checkTools(tools: readonly Tool[]): void {
  const names = tools.map(({ listed }) => listed.name);
  const faults = [
    ...tools
      .filter(({ operation }) => !OPERATIONS.includes(operation))
      .map(({ listed }) => `${listed.name} offers no operation of the catalogue`),
    ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name} is there twice`),
  ];
  if (faults.length > 0) throw new Error(`tools: ${faults.join('; ')}`);
}
