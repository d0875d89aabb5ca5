import { z } from 'zod';
import { hasAtMost } from '@kernel/characters.js';
import { LIMITS } from '../limits.js';
import { label, NO_CONTROL, recordType, unit } from '../primitives.js';

/**
 * The lines of an export by kind, with the database's column names, as an import accepts them. Unknown fields from a
 * newer version are ignored. Kinds that are not listed here are for people to read and are not imported.
 */
const id = z.uuid().transform((text) => text.toLowerCase());
const instant = z.iso.datetime({ offset: true }).transform((text, context) => {
  const date = new Date(text);
  // Years that Postgres, JavaScript and RFC 3339 all write with the same four digits.
  if (date.getTime() >= Date.UTC(1000, 0, 1) && date.getTime() < Date.UTC(10_000, 0, 1)) return date;
  context.addIssue({ code: 'custom', message: 'must lie in the years 1000 to 9999' });
  return z.NEVER;
});
const whole = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Half of what the column can hold, because the value is counted on, for example by edits of a record, and must not overflow. */
const MOST_COUNTED = 2 ** 30;
const int = z.int().min(0).max(MOST_COUNTED);
const from1 = z.int().min(1).max(MOST_COUNTED);
const name = label.nullable();
const text = (most: number) => z.string().max(most);
/** A stored text may exceed the limit for input, because the name of its kind has replaced a secret. */
const GROWTH = 16;
const REPLACED = /\[redacted: [^\][]{1,64}\]/g;
/** @param most maximum length without what replaces secrets */
const scanned = (most: number) =>
  z
    .string()
    .max(GROWTH * most)
    .refine(
      (value) => hasAtMost(value, most) || hasAtMost(value.replaceAll(REPLACED, ''), most),
      `must have at most ${most} characters`,
    );
/** An object from a client, or one that the server writes, which may be longer: a summary stores details of its sources. */
const object = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= GROWTH * LIMITS.objectLength, 'is too long');
/** An object of core memory, whose length only the whole request limits. */
const kept = z.record(z.string(), z.unknown());
const tags = z.array(scanned(LIMITS.tagLength).min(1)).max(LIMITS.tags);
const who = z.string().max(LIMITS.labelLength);

const version = {
  agent: name,
  project: name,
  session_id: name,
  role: text(LIMITS.typeLength).nullable(),
  speaker: scanned(LIMITS.labelLength).min(1).regex(NO_CONTROL, 'must not hold control characters').nullable(),
  sequence: whole,
  title: scanned(LIMITS.titleLength).nullable(),
  content: scanned(LIMITS.contentLength).regex(/\S/, 'must not be blank'),
  fields: object,
  metadata: object,
  tags,
  importance: unit,
  pinned: z.boolean(),
  language: z.string().min(1).max(LIMITS.typeLength),
  occurred_at: instant,
  valid_from: instant.nullable(),
  valid_to: instant.nullable(),
  expires_at: instant.nullable(),
  provenance: object,
  trust: unit,
  superseded_by: id.nullable(),
  version: from1,
  recorded_at: instant,
};

const blockState = {
  label: z.string().min(1).max(LIMITS.labelLength),
  title: scanned(LIMITS.titleLength).nullable(),
  value: scanned(LIMITS.blockLength),
  char_limit: int,
  description: scanned(LIMITS.contentLength).nullable(),
  memory_type: text(LIMITS.labelLength).nullable(),
  read_only: z.boolean(),
  hidden: z.boolean(),
  metadata: kept,
  tags,
  version: from1,
  created_at: instant,
};

export const EXPORT_LINES = {
  users: z.object({
    time_zone: text(64).nullable(),
    language: text(35).nullable(),
    metadata: object,
  }),
  user_settings: z.object({ name: text(64), value: object }),
  records: z.object({
    id,
    external_id: name,
    type: recordType,
    ...version,
    created_at: instant,
    updated_at: instant.nullable(),
    superseded_at: instant.nullable(),
    compressed: z.boolean(),
    quarantined: z.boolean(),
    forgotten_at: instant.nullable(),
  }),
  record_versions: z.object({
    record_id: id,
    ...version,
    superseded_at: instant,
    reason: scanned(LIMITS.contentLength).nullable(),
    changed_by: who,
  }),
  record_access: z.object({
    record_id: id,
    strength: from1,
    access_count: int,
    last_accessed_at: instant.nullable(),
    last_recalled_at: instant,
  }),
  messages: z.object({
    record_id: id,
    sequence: z
      .int()
      .min(1)
      .max(2 ** 50),
  }),
  message_histories: z.object({
    agent: text(LIMITS.labelLength),
    last_sequence: z
      .int()
      .min(0)
      .max(2 ** 50),
  }),
  edges: z.object({
    from_id: id,
    type: z.string().regex(/^[A-Z][A-Z_]{0,63}$/),
    to_id: id,
    strength: unit,
    rule: text(LIMITS.labelLength).nullable(),
    properties: object,
    created_at: instant,
  }),
  agents: z.object({
    id,
    label,
    description: scanned(LIMITS.contentLength).nullable(),
    system: scanned(LIMITS.blockLength).nullable(),
    time_zone: text(64).nullable(),
    hidden: z.boolean(),
    metadata: kept,
    tags,
    fields: kept,
    created_at: instant,
    updated_at: instant,
    created_by: who,
    updated_by: who,
  }),
  blocks: z.object({
    id,
    external_id: name,
    ...blockState,
    sequence: from1,
    updated_at: instant,
    created_by: who,
    updated_by: who,
  }),
  block_versions: z.object({
    block_id: id,
    ...blockState,
    sequence: from1,
    checkpoint: text(LIMITS.labelLength).nullable(),
    actor: who,
    actor_agent: name,
    reason: scanned(LIMITS.contentLength).nullable(),
  }),
  block_attachments: z.object({ agent_id: id, block_id: id, attached_at: instant }),
  compaction_runs: z.object({
    id,
    agent: name,
    project: name,
    kind: text(LIMITS.typeLength),
    strategy: z.enum(['summarize', 'archive']),
    trigger: text(LIMITS.typeLength),
    fold_key: text(1_024),
    status: z.enum(['done', 'refused', 'undone']),
    reason: text(LIMITS.labelLength).nullable(),
    sources: int,
    summaries: int,
    tokens_before: int,
    tokens_after: int,
    shrink: z.number().min(0).max(1),
    actor: who,
    started_at: instant,
    finished_at: instant.nullable(),
    undone_at: instant.nullable(),
  }),
  compaction_members: z.object({
    run_id: id,
    record_id: id,
    role: z.enum(['source', 'summary']),
    before: object,
  }),
} as const;

export type ExportKind = keyof typeof EXPORT_LINES;
export type ExportLine<K extends ExportKind> = z.output<(typeof EXPORT_LINES)[K]>;
