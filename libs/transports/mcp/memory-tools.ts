import {
  ampAgentStatus, ampDelete, ampGet, ampList, ampSearch, ampStatus, ampStore,
} from '@contracts/amp/amp.operations.js'; // prettier-ignore
import { MEMORY_TOKENS } from '@contracts/chat/chat-headers.js';
import { reviseInput, reviseRecord, reviseRecords } from '@contracts/revision/revision.operations.js';
import { buildContext } from '@contracts/context/context.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { answerQuestion } from '@contracts/reasoning/answer.operations.js';
import { BuildContext } from '@memory/context/build-context.js';
import { Injectable } from '@nestjs/common';
import { AmpReads } from '../amp/amp-reads.js';
import { AmpWrites } from '../amp/amp-writes.js';
import { AnswerFlow } from '@application/answer-flow.js';
import { NO_PREFERENCES, SOON } from '@application/preferences.js';
import { RevisionFlow } from '@application/revision-flow.js';
import {
  inLine,
  inMargin,
  QUOTED,
  showAgent,
  showFound,
  showList,
  showRecord,
  showRemembered,
  showRevised,
  showStatus,
  showStored,
} from './show-amp.js';
import { withFired } from './show-kinds.js';
import { tool, type Tool, type ToolSet } from './tool.js';

/** Reader fields for administrators of a tenant, or that a prompt does not need. */
const READER_UNLISTED = ['all_users', 'include_shared', 'role'] as const;

/** A model asks for two steps or for none. */
const UNLISTED_OF_GRAPH = ['relations', 'limit', 'min_strength', 'min_confidence'].map((field) => `graph.${field}`);

const inRecord = (fields: readonly string[]): readonly string[] => fields.map((field) => `record.${field}`);

/** Tools for memories: find, store, revise and read them, and build the context of a prompt. */
@Injectable()
export class MemoryTools implements ToolSet {
  readonly subject = 'memory';
  readonly all: readonly Tool[];

  constructor(
    reads: AmpReads,
    writes: AmpWrites,
    revisions: RevisionFlow,
    context: BuildContext,
    answering: AnswerFlow,
  ) {
    this.all = [
      ...changing(writes, revisions),
      ...finding(reads, context),
      answerTool(answering),
      ...overseeing(reads),
    ];
  }
}

function changing(writes: AmpWrites, revisions: RevisionFlow): Tool[] {
  return [
    tool(ampStore, {
      namesUnknown: true,
      title: 'Remember',
      description:
        'Stores one memory for later sessions. Write one fact, lesson, decision or procedure per record, in words that make sense without this conversation. To correct a stored record, store it again with its id.',
      unlisted: inRecord(
        ['user_id', 'trust', 'created_at', 'sequence', 'role', 'speaker', 'provenance', 'start_line', 'end_line', 'repo'],
      ), // prettier-ignore
      unlistedInBrief: [
        'user_id',
        ...inRecord(['pinned', 'shared', 'session_id', 'valid_from', 'valid_to', 'expires_at', 'metadata']),
      ],
      run: async (scope, input) => (await writes.store(scope, input, SOON)).body,
      show: (answer) => withFired(showStored(answer), answer.triggered),
    }),
    tool(reviseRecord, {
      name: 'amp_revise',
      title: 'Update memory',
      description:
        'Tells memory what is true now, in whole sentences that name who or what they are about. It finds what is remembered about it and edits or supersedes that, keeping the history, or stores it if nothing is known. Use it instead of amp_store when facts may have changed; `mode: "preview"` only shows what would happen, `id` names the memory to update.',
      unlisted: ['concept', 'role', 'speaker', 'provenance', 'thresholds', 'merge'],
      unlistedInBrief: ['user_id', 'shared', 'title', 'metadata', 'session_id', 'importance', 'reason'],
      run: async (scope, input) => (await revisions.run(scope, input.body, SOON)).answer,
      show: (answer) => withFired(showRevised(answer), answer.triggered),
    }),
    tool(reviseRecords, {
      name: 'amp_remember',
      title: 'Remember facts',
      description:
        'Remembers up to 100 facts at once, each as {"content": "Ada moved to Linz", "derived_from": ["the id of the message"]}. Each updates what is known, as amp_revise does with one.',
      items: reviseInput,
      run: (scope, input) => revisions.runBatch(scope, input.body.records, SOON),
      show: (answer) => withFired(showRemembered(answer), answer.triggered),
      failed: ({ results, failed }) => failed === results.length,
    }),
    tool(ampDelete, {
      namesUnknown: true,
      title: 'Delete one memory',
      description:
        'Deletes one memory by its id. Use it when the user asks to forget something. To correct outdated content, use amp_store.',
      destructive: true,
      idempotent: true,
      unlistedInBrief: ['user_id'],
      run: (scope, input) => writes.delete(scope, input, NO_PREFERENCES),
      show: () => 'Deleted.',
    }),
  ];
}

function finding(reads: AmpReads, context: BuildContext): Tool[] {
  return [
    tool(ampSearch, {
      namesUnknown: true,
      title: 'Search memory',
      description:
        'Finds memories by meaning and by words, best first. Use it before answering anything that may depend on earlier sessions, and before storing, to see what is already known. `token_budget` limits the size of the result.',
      unlisted: [...READER_UNLISTED, 'min_score', 'order', 'scope_expansion', ...UNLISTED_OF_GRAPH],
      unlistedInBrief: ['user_id', 'graph'],
      run: (scope, input) => reads.search(scope, input),
      show: showFound,
    }),
    tool(ampGet, {
      namesUnknown: true,
      title: 'Read one memory',
      description: 'Reads one memory by its id, with all its fields.',
      unlisted: ['all_users'],
      run: (scope, input) => reads.get(scope, input),
      show: ({ record }) => showRecord(record),
    }),
    tool(ampList, {
      namesUnknown: true,
      title: 'List memories',
      description:
        'Lists memories by time, newest first, filtered by type, agent, project, session, role or tags. Use it to see what happened recently; to find something, use amp_search.',
      unlisted: ['all_users'],
      run: (scope, input) => reads.list(scope, input),
      show: showList,
    }),
    tool(buildContext, {
      title: 'Build a context',
      description:
        'Collects what is remembered about a question or the last messages, within `token_budget` tokens (2,000 if absent): recent messages, blocks and memories, dated, without repetitions. Use it at the start of a task; to look for one thing, use amp_search.',
      unlisted: ['include_shared', 'format', 'ids', 'model', 'tiers', 'min_score', 'valid_at'],
      unlistedInBrief: ['user_id', 'messages', 'filter'],
      // With a model its window decides.
      usual: ({ token_budget: budget, model }) =>
        (budget ?? model ?? null) === null ? { token_budget: MEMORY_TOKENS.usual } : {},
      run: (scope, { body }) => context.run(scope, body),
      show: showContext,
    }),
  ];
}

function answerTool(answering: AnswerFlow): Tool {
  return tool(answerQuestion, {
    name: 'memory_answer',
    title: 'Answer from memory',
    description:
      'Answers a question from memory in several searches, with computed values, both sides where memories disagree, and its sources. Use it for what one amp_search cannot answer: changes over time, sums, comparisons, several questions at once.',
    unlisted: [
      'include_shared',
      'stream',
      'deadline_ms',
      'valid_at',
      'query_time',
      'model',
      'role',
      'tags',
      'filter',
      'type',
      'task_id',
    ],
    unlistedInBrief: ['user_id'],
    // A cancelled call cannot be told from others (README.md), so it returns what it found when its time is up.
    run: (scope, { body }, signal) => answering.run(scope, body, { signal }),
    show: showAnswered,
  });
}

function overseeing(reads: AmpReads): Tool[] {
  return [
    tool(ampStatus, {
      namesUnknown: true,
      title: 'Memory status',
      description: 'Returns whether the memory works, and how much is stored.',
      run: (scope) => reads.status(scope),
      show: showStatus,
    }),
    tool(ampAgentStatus, {
      namesUnknown: true,
      title: 'Agent status',
      description: 'Returns what an agent is working on and whether it is blocked, from its last checkpoint.',
      run: (scope, input) => reads.agentStatus(scope, input),
      show: showAgent,
    }),
  ];
}

/** A context as text. It is marked, so that it is recognized when it is stored later. */
function showContext({ text, json, messages }: OutputOf<typeof buildContext>): string {
  const shown = text ?? (json ? JSON.stringify(json) : (messages ?? []).map(({ content }) => content).join('\n\n'));
  return shown === '' ? 'Nothing relevant is remembered.' : shown;
}

/** The answer, and the memories that it cites. The answer quotes them, so it is quoted as well. */
export function showAnswered({ answer, status, evidence }: OutputOf<typeof answerQuestion>): string {
  const sources = evidence.filter((one) => one.cited).map(showSource);
  return [
    `From memory. ${QUOTED}`,
    inMargin(answer),
    ...(status === 'partly' ? ['Not everything that is asked for was found.'] : []),
    ...(sources.length > 0 ? ['', 'Sources:', ...sources] : []),
  ].join('\n');
}

function showSource(source: OutputOf<typeof answerQuestion>['evidence'][number]): string {
  const { ref, id, occurred_at: at, speaker, title, content } = source;
  const head = [`[${ref}] ${id}`, at.slice(0, 10), speaker].filter(Boolean).join(', ');
  return `${inLine(head)}\n${inMargin([title, content].filter(Boolean).join('\n'))}`;
}
