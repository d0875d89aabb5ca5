import {
  ampAgentStatus, ampDelete, ampGet, ampList, ampSearch, ampStatus, ampStore,
} from '@contracts/amp.operations.js'; // prettier-ignore
import { OPERATIONS } from '@contracts/catalogue.js';
import { Injectable } from '@nestjs/common';
import { AmpReads } from '../amp/amp-reads.js';
import { AmpWrites } from '../amp/amp-writes.js';
import { CoreMemoryTools } from './core-memory-tools.js';
import { NO_PREFERENCES } from '../http/preferences.js';
import { ContextTool } from './context-tool.js';
import { showAgent, showFound, showList, showRecord, showStatus, showStored } from './show-amp.js';
import { tool, type Tool } from './tool.js';

/** The operations that agents are offered, and how each is told to them. A further one is a further entry here. */
@Injectable()
export class McpTools {
  readonly all: readonly Tool[];

  constructor(reads: AmpReads, writes: AmpWrites, coreMemory: CoreMemoryTools, context: ContextTool) {
    this.all = [
      tool(ampStore, {
        title: 'Remember',
        description:
          'Stores one memory for later sessions. Write one fact, lesson, decision or procedure a record, in words that make sense without this conversation. To correct what is stored, store it again with its id.',
        run: async (scope, input) => (await writes.store(scope, input, NO_PREFERENCES)).body,
        show: showStored,
      }),
      tool(ampSearch, {
        title: 'Search memory',
        description:
          'Finds what is remembered by meaning and by words, best first. Use it before answering whatever may depend on earlier sessions, and before storing, to see what is known already.',
        run: (scope, input) => reads.search(scope, input),
        show: showFound,
      }),
      tool(ampGet, {
        title: 'Read one memory',
        description: 'Reads one memory by its id, with all its fields.',
        run: (scope, input) => reads.get(scope, input),
        show: ({ record }) => showRecord(record),
      }),
      tool(ampDelete, {
        title: 'Delete one memory',
        description:
          'Deletes one memory by its id. Use it when the user asks to forget something. What is merely outdated is better corrected with amp_store.',
        destructive: true,
        idempotent: true,
        run: (scope, input) => writes.delete(scope, input, NO_PREFERENCES),
        show: () => 'Deleted.',
      }),
      tool(ampList, {
        title: 'List memories',
        description:
          'Lists memories by time, newest first, narrowed by type, agent, project, session, role or tags. Use it to see what happened lately; to find something, use amp_search.',
        run: (scope, input) => reads.list(scope, input),
        show: showList,
      }),
      tool(ampStatus, {
        title: 'Memory status',
        description: 'Says whether the memory is well, and how much is stored.',
        run: (scope) => reads.status(scope),
        show: showStatus,
      }),
      tool(ampAgentStatus, {
        title: 'Agent status',
        description: 'Says what an agent is working on and whether it is blocked, from its last checkpoint.',
        run: (scope, input) => reads.agentStatus(scope, input),
        show: showAgent,
      }),
      context.tool,
      ...coreMemory.all,
    ];
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
