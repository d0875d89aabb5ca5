import { isDeepStrictEqual } from 'node:util';
import { type BlockEdit, type BlockInput, type BlockOutput, DEFAULT_BLOCK_LIMIT } from '@contracts/blocks/blocks.js';
import { RecollectError } from '@kernel/errors.js';
import { readDashedId, showDashedId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';
import { checkObject } from '@memory/record-store/record.js';

/** What an edit may change: one state of a block. */
export interface BlockState {
  label: string;
  title: string | null;
  value: string;
  /** The most characters (Unicode code points) of `value`. */
  charLimit: number;
  description: string | null;
  memoryType: string | null;
  readOnly: boolean;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
}

export interface Block extends BlockState {
  id: string;
  /** Null: shared by the whole tenant. */
  userId: string | null;
  /** The client's own id. */
  externalId: string | null;
  /** Rises with every change, undo and redo included. */
  version: number;
  /** Its place in its history. */
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
  /** The keys that made it and changed it last. */
  createdBy: string;
  updatedBy: string;
}

export const STATE_FIELDS = [
  'label', 'title', 'value', 'charLimit', 'description', 'memoryType', 'readOnly', 'hidden', 'metadata', 'tags',
] as const satisfies (keyof BlockState)[]; // prettier-ignore

const PREFIX = 'block';

export function showBlockId(id: string): string {
  return showDashedId(PREFIX, id);
}

/** The row key, or `null` when the text is no id of a block. */
export function readBlockId(shown: string): string | null {
  return readDashedId(PREFIX, shown);
}

/** Characters as a person and a model count them, and as Letta does: Unicode code points. */
export function charactersOf(text: string): number {
  // Stored text is well-formed: every low surrogate is the second half of a character.
  return text.length - (text.match(/[\udc00-\udfff]/g)?.length ?? 0);
}

/** What a client named, under our names. A field that is null or absent was not named. */
export function editsOf(input: Partial<BlockInput> | BlockEdit): Partial<BlockState> {
  const edits: { [Name in keyof BlockState]?: BlockState[Name] | null } = {
    label: input.label,
    title: input.title,
    value: input.value,
    charLimit: input.limit,
    description: input.description,
    memoryType: input.memory_type,
    readOnly: input.read_only,
    hidden: input.hidden,
    metadata: input.metadata && checkObject('metadata', input.metadata),
    tags: input.tags && [...new Set(input.tags)],
  };
  return Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined && value !== null));
}

/** The first state of a block. @throws RecollectError `limit_exceeded` */
export function firstState(edits: Partial<BlockState> & Pick<BlockState, 'label'>): BlockState {
  const state = {
    title: null,
    value: '',
    charLimit: DEFAULT_BLOCK_LIMIT,
    description: null,
    memoryType: null,
    readOnly: false,
    hidden: false,
    metadata: {},
    tags: [],
    ...edits,
  };
  checkLimit(state);
  return state;
}

/** The fields that differ from what is stored; empty when the edit changes nothing. */
export function changesTo(stored: BlockState, edits: Partial<BlockState>): Partial<BlockState> {
  return Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => !isDeepStrictEqual(stored[name as keyof BlockState], value)),
  );
}

export function stateOf(block: BlockState): BlockState {
  return Object.fromEntries(STATE_FIELDS.map((name) => [name, block[name]])) as unknown as BlockState;
}

/** @throws RecollectError `limit_exceeded`, in Letta's words */
export function checkLimit({ value, charLimit }: Pick<BlockState, 'value' | 'charLimit'>): void {
  // A code point is one or two code units, so a short text need not be counted.
  if (value.length <= charLimit) return;
  const characters = charactersOf(value);
  if (characters <= charLimit) return;
  throw new RecollectError(
    'limit_exceeded',
    `Edit failed: Exceeds ${charLimit} character limit (requested ${characters}).`,
    [{ field: 'value', message: `must not be longer than ${charLimit} characters` }],
  );
}

export const READ_ONLY = 'Error: This block is read-only and cannot be edited.';

/**
 * An administrator edits what is read-only: who holds `admin` and is bound to no agent. A user token never carries
 * `admin`, and what edits in the name of an agent (the memory tools) does not ask here.
 * @throws RecollectError `forbidden`
 */
export function checkMayEdit(scope: Scope, { readOnly }: Pick<BlockState, 'readOnly'>): void {
  if (readOnly && !(may(scope, 'admin') && scope.agent === null)) throw new RecollectError('forbidden', READ_ONLY);
}

/** The current version is told: who read an older one can decide what to do. @throws RecollectError `version_mismatch` */
export function checkVersion({ version }: Pick<Block, 'version'>, ifMatch: number | null): void {
  if (ifMatch === null || ifMatch === version) return;
  throw new RecollectError('version_mismatch', `The block is at version ${version} now.`, [
    { field: 'If-Match', message: `must be "${version}"` },
  ]);
}

/** Of a state, as it is answered. */
export function showState(state: BlockState) {
  return {
    label: state.label,
    title: state.title,
    value: state.value,
    limit: state.charLimit,
    description: state.description,
    memory_type: state.memoryType,
    read_only: state.readOnly,
    hidden: state.hidden,
    metadata: state.metadata,
    tags: state.tags,
  };
}

/** Letta's BlockResponse, and what it does not know. */
export function showBlock(block: Block): BlockOutput {
  return {
    id: showBlockId(block.id),
    block_id: block.externalId,
    ...showState(block),
    user_id: block.userId,
    shared: block.userId === null,
    version: block.version,
    sequence: block.sequence,
    created_at: block.createdAt.toISOString(),
    updated_at: block.updatedAt.toISOString(),
    created_by_id: block.createdBy,
    last_updated_by_id: block.updatedBy,
    project_id: null,
    template_name: null,
    is_template: false,
    template_id: null,
    base_template_id: null,
    deployment_id: null,
    entity_id: null,
    preserve_on_migration: false,
  };
}
