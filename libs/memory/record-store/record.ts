import { isVital } from '@memory/indexing/vital.js';
import { UNRATED, VITAL } from './importance.js';
import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '@contracts/limits.js';
import { editableFields, type RecordInput } from '@contracts/records/record.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { isObject } from '@kernel/is-object.js';
import type { Editable, EditableField } from './record-columns.js';

/** Fields that the server owns. A client may send them back, but they are not stored. */
const SERVER_OWNED = new Set([
  'id', 'external_id', 'user_id', 'shared', 'type', 'created_at', 'updated_at', 'recorded_at', 'superseded_at',
  'superseded_by', 'version', 'embedding', 'derived_from', 'compressed', 'source_messages', 'trust', 'quarantined', 'secrets_redacted',
]); // prettier-ignore
const EDITABLE_NAMES = new Set(Object.keys(editableFields));

/** Name of the field with the number of injected spans that were removed. It is beside the client's own fields. */
export const CUT_FIELD = 'injected_context_cut';

/** The default type. */
export const DEFAULT_TYPE = 'semantic';

/**
 * The editable fields that a client sent, under our names. The `language` of a snippet is a programming language, so it is one of
 * the client's own fields.
 * @throws RecollectError `invalid_input` if an object is too deep or too long
 */
export function editsOf(input: Partial<RecordInput>, type: string): Partial<Editable> {
  const edits: Partial<Editable> = {
    agent: input.agent,
    project: input.project,
    sessionId: input.session_id,
    role: input.role,
    speaker: input.speaker,
    sequence: input.sequence,
    title: input.title,
    // An edit may remove working_on with null; the content then stays.
    content: input.content?.trim() ? input.content : (type === 'checkpoint' && input.working_on) || undefined,
    metadata: input.metadata && checkObject('metadata', input.metadata),
    tags: input.tags && [...new Set(input.tags)],
    importance: input.importance,
    pinned: input.pinned,
    language: type === 'snippet' ? undefined : naturalLanguage(input.language),
    occurredAt: input.occurred_at,
    validFrom: input.valid_from,
    validTo: input.valid_to,
    expiresAt: input.expires_at,
    provenance: input.provenance && checkObject('provenance', input.provenance),
  };
  const fields = ownFields(input, type);
  if (Object.keys(fields).length > 0) edits.fields = checkObject('(other fields)', fields);
  return Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));
}

function ownFields(input: object, type: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) =>
        value !== undefined &&
        !SERVER_OWNED.has(name) &&
        (!EDITABLE_NAMES.has(name) || (name === 'language' && type === 'snippet')),
    ),
  );
}

function naturalLanguage(language: string | undefined): string | undefined {
  if (language === undefined) return undefined;
  const code = /^([A-Za-z]{2,3})(?:-[A-Za-z0-9]{1,8})*$/.exec(language)?.[1];
  if (!code) throw invalid('language', 'must be a language tag such as en or pt-BR');
  return code.toLowerCase();
}

/** The first version of a record: the fields that the client sent, and defaults for the others. */
export function firstVersion(edits: Partial<Editable>, defaults: { now: Date; language: string }): Editable {
  const { content } = edits;
  if (!content) throw invalid('content', 'is required and must not be blank');
  return {
    agent: null,
    project: null,
    sessionId: null,
    role: null,
    speaker: null,
    sequence: 0,
    title: null,
    fields: {},
    metadata: {},
    tags: [],
    importance: isVital(content) ? VITAL : UNRATED,
    pinned: false,
    language: defaults.language,
    occurredAt: defaults.now,
    validFrom: null,
    validTo: null,
    expiresAt: null,
    provenance: {},
    trust: 1,
    supersededBy: null,
    ...edits,
    content,
  };
}

/** The fields of `edits` that differ from the stored ones; empty if nothing changes. */
export function changesTo(stored: Editable, edits: Partial<Editable>): Partial<Editable> {
  const changed = Object.entries(edits).filter(([name, value]) => {
    const before = stored[name as EditableField];
    // Stored in single precision: the same number comes back slightly different.
    if (name === 'importance' || name === 'trust')
      return Math.fround(value as number) !== Math.fround(before as number);
    return !isDeepStrictEqual(plain(before), plain(value));
  });
  return Object.fromEntries(changed);
}

/** As JSON stores it, so that an absent key and an undefined one are equal. */
function plain(value: unknown): unknown {
  return value instanceof Date
    ? value.getTime()
    : typeof value === 'object' && value
      ? JSON.parse(JSON.stringify(value))
      : value;
}

/**
 * If an edit changes only the task of a checkpoint, its content changes only if it was copied from the task. The client's own
 * content stays.
 */
export function keepOwnContent(
  stored: Editable,
  input: Partial<RecordInput>,
  edits: Partial<Editable>,
): Partial<Editable> {
  if (input.content?.trim() || stored.content === stored.fields['working_on']) return edits;
  const { content: _, ...others } = edits;
  return others;
}

/**
 * Merges the client's own fields by name. In a patch, a null in `fields` removes that field. In a store, null is a
 * value. A stored null stays until its field is named.
 */
export function mergeFields(
  stored: Record<string, unknown>,
  fields: Record<string, unknown>,
  removeNulls: boolean,
): Record<string, unknown> {
  const merged = Object.entries({ ...stored, ...fields }).filter(([name]) => !removeNulls || fields[name] !== null);
  return checkObject('(other fields)', Object.fromEntries(merged));
}

/** Merges `metadata` of a patch into the stored object. Null removes a key. */
export function mergeMetadata(
  stored: Record<string, unknown>,
  patch: Record<string, unknown>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...stored };
  for (const [key, value] of Object.entries(patch)) {
    const before = merged[key];
    if (value === null) delete merged[key];
    else merged[key] = isObject(before) && isObject(value) ? mergeMetadata(before, value) : value;
  }
  return checkObject('metadata', merged);
}

/** Whether these changes affect the search index. */
export function changesText(changes: Partial<Editable>): boolean {
  return ['content', 'title', 'speaker', 'language'].some((name) => name in changes);
}

export function checkValidity(validFrom: Date | null, validTo: Date | null): void {
  if (validFrom && validTo && validFrom >= validTo) throw invalid('valid_to', 'must be later than valid_from');
}

/** Checks depth and length of an object from a client. */
export function checkObject(field: string, value: Record<string, unknown>): Record<string, unknown> {
  if (depthOf(value) > LIMITS.depth) throw invalid(field, `must not nest deeper than ${LIMITS.depth} levels`);
  if (JSON.stringify(value).length > LIMITS.objectLength) {
    const message = `must not be longer than ${LIMITS.objectLength} characters of JSON`;
    throw new RecollectError('too_large', `${field}: ${message}`, [{ field, message }]);
  }
  return value;
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((deepest, inner) => Math.max(deepest, depthOf(inner)), 0);
}
