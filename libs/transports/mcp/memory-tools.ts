import {
  ampAgentStatus, ampDelete, ampGet, ampList, ampSearch, ampStatus, ampStore,
} from '@contracts/amp/amp.operations.js'; // prettier-ignore
import { decideMemory } from '@contracts/decisions/decisions.operations.js';
import { reviseRecord, reviseRecords } from '@contracts/revision/revision.operations.js';
import { buildContext } from '@contracts/context/context.operations.js';
import { BuildContext } from '@memory/context/build-context.js';
import { Injectable } from '@nestjs/common';
import { AmpReads } from '../amp/amp-reads.js';
import { AmpWrites } from '../amp/amp-writes.js';
import { NO_PREFERENCES, SOON } from '@application/preferences.js';
import { DecisionFlow } from '@application/decision-flow.js';
import { RevisionFlow } from '@application/revision-flow.js';
import {
  showAgent,
  showFound,
  showList,
  showRecord,
  showRemembered,
  showRevised,
  showStatus,
  showStored,
} from './show-amp.js';
import { showContext } from './show-context.js';
import { showDecided } from './show-decided.js';
import { tool, type Tool } from './tool.js';

/** Of a reader: for whoever administers a tenant, and what a prompt has no use for. */
const READER_UNLISTED = ['all_users', 'include_shared', 'role'] as const;

const inRecord = (fields: readonly string[]): readonly string[] => fields.map((field) => `record.${field}`);

/** What an agent does with its memories: finds, stores, revises and reads them, and has a prompt's context built from them. */
@Injectable()
export class MemoryTools {
  readonly all: readonly Tool[];

  constructor(
    reads: AmpReads,
    writes: AmpWrites,
    revisions: RevisionFlow,
    decisions: DecisionFlow,
    context: BuildContext,
  ) {
    this.all = [...changing(writes, revisions), deciding(decisions), ...finding(reads, context), ...overseeing(reads)];
  }
}

function changing(writes: AmpWrites, revisions: RevisionFlow): Tool[] {
  return [
    tool(ampStore, {
      title: 'Remember',
      description:
        'Stores one memory for later sessions. Write one fact, lesson, decision or procedure a record, in words that make sense without this conversation. To correct what is stored, store it again with its id.',
      unlisted: inRecord(
        ['user_id', 'trust', 'created_at', 'sequence', 'role', 'speaker', 'provenance', 'start_line', 'end_line', 'repo'],
      ), // prettier-ignore
      unlistedInBrief: [
        'user_id',
        ...inRecord(['pinned', 'shared', 'session_id', 'valid_from', 'valid_to', 'expires_at', 'metadata']),
      ],
      run: async (scope, input) => (await writes.store(scope, input, SOON)).body,
      show: showStored,
    }),
    tool(reviseRecord, {
      name: 'amp_revise',
      title: 'Bring memory up to date',
      description:
        'Tells memory what is so now, in whole sentences that name who or what they are about. It finds what is remembered of it and edits or supersedes that, keeping the history, or stores it where nothing is known. Use it instead of amp_store when facts may have changed; `mode: "preview"` only says what would happen, `id` names the memory that is meant.',
      unlisted: ['concept', 'role', 'speaker', 'provenance', 'thresholds', 'merge'],
      unlistedInBrief: ['user_id', 'shared', 'title', 'metadata', 'session_id', 'importance', 'reason'],
      run: async (scope, input) => (await revisions.run(scope, input.body, SOON)).answer,
      show: showRevised,
    }),
    tool(reviseRecords, {
      name: 'amp_remember',
      title: 'Remember facts',
      description:
        'Remembers up to 100 facts at once, each as {"content": "Ada moved to Linz", "derived_from": ["the id of the message"]}: each brings what is known up to date, as amp_revise does with one.',
      run: (scope, input) => revisions.runBatch(scope, input.body.records, SOON),
      show: showRemembered,
      failed: ({ results, failed }) => failed === results.length,
    }),
    tool(ampDelete, {
      title: 'Delete one memory',
      description:
        'Deletes one memory by its id. Use it when the user asks to forget something. What is merely outdated is better corrected with amp_store.',
      destructive: true,
      idempotent: true,
      unlistedInBrief: ['user_id'],
      run: (scope, input) => writes.delete(scope, input, NO_PREFERENCES),
      show: () => 'Deleted.',
    }),
  ];
}

function deciding(decisions: DecisionFlow): Tool {
  return tool(decideMemory, {
    name: 'amp_decide',
    title: 'Should I remember this?',
    description:
      'Says whether an exchange is worth remembering, as which kind of memory, and which stored memory it changes. With `apply: true` it is remembered as well. Use it where you are not sure; what is plainly worth it goes to amp_revise.',
    unlisted: ['context', 'derived_from', 'session_id', 'project'],
    unlistedInBrief: ['user_id', 'agent'],
    run: (scope, { body }) => decisions.run(scope, body),
    show: showDecided,
  });
}

function finding(reads: AmpReads, context: BuildContext): Tool[] {
  return [
    tool(ampSearch, {
      title: 'Search memory',
      description:
        'Finds what is remembered by meaning and by words, best first. Use it before answering whatever may depend on earlier sessions, and before storing, to see what is known already. `token_budget` keeps the answer short.',
      unlisted: [...READER_UNLISTED, 'min_score', 'order', 'scope_expansion'],
      unlistedInBrief: ['user_id'],
      run: (scope, input) => reads.search(scope, input),
      show: showFound,
    }),
    tool(ampGet, {
      title: 'Read one memory',
      description: 'Reads one memory by its id, with all its fields.',
      unlisted: ['all_users'],
      run: (scope, input) => reads.get(scope, input),
      show: ({ record }) => showRecord(record),
    }),
    tool(ampList, {
      title: 'List memories',
      description:
        'Lists memories by time, newest first, narrowed by type, agent, project, session, role or tags. Use it to see what happened lately; to find something, use amp_search.',
      unlisted: ['all_users'],
      run: (scope, input) => reads.list(scope, input),
      show: showList,
    }),
    tool(buildContext, {
      title: 'Build a context',
      description:
        'Puts together what is remembered about a question or about the last messages, within `token_budget` tokens: recent messages, memory blocks and memories, dated, without repetitions. Use it once at the start of a task; to look for one thing, use amp_search.',
      unlisted: ['include_shared', 'format', 'ids', 'model', 'tiers', 'min_score', 'valid_at'],
      unlistedInBrief: ['user_id', 'messages', 'filter'],
      run: (scope, { body }) => context.run(scope, body),
      show: showContext,
    }),
  ];
}

function overseeing(reads: AmpReads): Tool[] {
  return [
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
  ];
}
