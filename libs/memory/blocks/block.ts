import { isDeepStrictEqual } from 'node:util';
import { type BlockEdit, type BlockInput, type BlockOutput, DEFAULT_BLOCK_LIMIT } from '@contracts/blocks/blocks.js';
import { RecollectError } from '@kernel/errors.js';
import { readDashedId, showDashedId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';
import { checkObject } from '@memory/record-store/record.js';

/** The editable fields: one state of a block. */
export interface BlockState {
  label: string;
  title: string | null;
  value: string;
  /** Maximum number of characters (Unicode code points) of `value`. */
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
  /** Null if shared by the whole tenant. */
  userId: string | null;
  /** The client's own id. */
  externalId: string | null;
  /** Incremented by every change, including undo and redo. */
  version: number;
  /** Its position in its history. */
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
  /** The keys that created it and changed it last. */
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

/** The row id, or `null` if the text is no block id. */
export function readBlockId(shown: string): string | null {
  return readDashedId(PREFIX, shown);
}

/** Number of Unicode code points, as Letta counts characters. */
export function charactersOf(text: string): number {
  // Stored text is well-formed: every low surrogate is the second half of a character.
  return text.length - (text.match(/[\udc00-\udfff]/g)?.length ?? 0);
}

/** The fields that a client sent, under our names. Null counts as absent. */
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

/** The fields that differ from the stored ones; empty if nothing changes. */
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
 * Only an administrator may edit a read-only block: a key with `admin` that is bound to no agent. A user token never has `admin`.
 * The memory tools, which edit in the name of an agent, do not call this.
 * @throws RecollectError `forbidden`
 */
export function checkMayEdit(scope: Scope, { readOnly }: Pick<BlockState, 'readOnly'>): void {
  if (readOnly && !(may(scope, 'admin') && scope.agent === null)) throw new RecollectError('forbidden', READ_ONLY);
}

/** The error contains the current version, so that the client can decide what to do. @throws RecollectError `version_mismatch` */
export function checkVersion({ version }: Pick<Block, 'version'>, ifMatch: number | null): void {
  if (ifMatch === null || ifMatch === version) return;
  throw new RecollectError('version_mismatch', `The block is at version ${version} now.`, [
    { field: 'If-Match', message: `must be "${version}"` },
  ]);
}

/** The part of a response with the state. */
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

/** Letta's BlockResponse, with additional fields. */
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
