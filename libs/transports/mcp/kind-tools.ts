import { Injectable } from '@nestjs/common';
import { HeldTools } from './held-tools.js';
import { LearnedTools } from './learned-tools.js';
import type { Tool } from './tool.js';

/** Tools for the six kinds of memory. */
@Injectable()
export class KindTools {
  readonly all: readonly Tool[];

  constructor(held: HeldTools, learned: LearnedTools) {
    this.all = [...held.all, ...learned.all];
  }
}
