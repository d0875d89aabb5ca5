import { Injectable } from '@nestjs/common';
import { DecisionTools } from './decision-tools.js';
import { MemoryTools } from './memory-tools.js';
import { MessageTools } from './message-tools.js';
import type { Tool } from './tool.js';

/** The subject `memory`: memories, decisions what to remember, and messages. */
@Injectable()
export class GeneralTools {
  readonly all: readonly Tool[];

  constructor(memory: MemoryTools, decisions: DecisionTools, messages: MessageTools) {
    this.all = [...memory.all, ...decisions.all, ...messages.all];
  }
}
