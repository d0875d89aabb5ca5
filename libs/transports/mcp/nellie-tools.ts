import {
  nellieAddCheckpoint,
  nellieAddLesson,
  nellieGetStatus,
  nellieRecentCheckpoints,
  nellieSearchCode,
  nellieSearchLessons,
} from '@contracts/nellie/nellie.operations.js';
import { SOON } from '@application/preferences.js';
import { escapeMarks } from '@memory/context/neutral.js';
import { Injectable } from '@nestjs/common';
import { Nellie } from '../nellie/nellie.js';
import { QUOTED } from './show-amp.js';
import { tool, type Tool, type ToolSet } from './tool.js';

/** Nellie's tools under their own names, for hosts and prompts that know them. Offered only on request. */
@Injectable()
export class NellieTools implements ToolSet {
  readonly subject = 'nellie';
  readonly all: readonly Tool[];

  constructor(nellie: Nellie) {
    this.all = [
      tool(nellieAddLesson, {
        name: 'add_lesson',
        title: 'Add a lesson',
        description: 'Records a lesson learned, for all later sessions.',
        run: (scope, input) => nellie.addLesson(scope, input, SOON),
        show: showJson,
      }),
      tool(nellieSearchLessons, {
        name: 'search_lessons',
        title: 'Search lessons',
        description: 'Finds lessons by meaning and by words, best first.',
        run: (scope, input) => nellie.searchLessons(scope, input),
        show: showQuoted,
      }),
      tool(nellieAddCheckpoint, {
        name: 'add_checkpoint',
        agentField: 'agent',
        title: 'Add a checkpoint',
        description: 'Stores what an agent is working on and its state, to continue later.',
        run: (scope, input) => nellie.addCheckpoint(scope, input, SOON),
        show: showJson,
      }),
      tool(nellieRecentCheckpoints, {
        name: 'get_recent_checkpoints',
        agentField: 'agent',
        title: 'Recent checkpoints',
        description: 'Reads the last checkpoints of an agent, newest first.',
        run: (scope, input) => nellie.recentCheckpoints(scope, input),
        show: showQuoted,
      }),
      tool(nellieSearchCode, {
        name: 'search_code',
        title: 'Search code',
        description: 'Finds stored code snippets by meaning and by words.',
        run: (scope, input) => nellie.searchCode(scope, input),
        show: showQuoted,
      }),
      tool(nellieGetStatus, {
        name: 'get_status',
        title: 'Status',
        description: 'Returns whether the memory works, and how much is stored.',
        run: (scope) => nellie.status(scope),
        show: showJson,
      }),
    ];
  }
}

/** JSON like Nellie's, in which no stored text can end the JSON string. */
function showJson(answer: object): string {
  return escapeMarks(JSON.stringify(answer));
}

function showQuoted(answer: object): string {
  return `${QUOTED}\n${showJson(answer)}`;
}
