import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** The columns that an edit can change. A version row keeps their previous values. */
export const editableColumns = () => ({
  agent: text('agent'),
  project: text('project'),
  sessionId: text('session_id'),
  role: text('role'),
  speaker: text('speaker'),
  /** Position within the session, as the client counts. */
  sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
  title: text('title'),
  content: text('content').notNull(),
  /** AMP's type-specific and unknown fields, as sent. */
  fields: jsonb('fields').$type<Record<string, unknown>>().notNull().default({}),
  metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
  tags: text('tags').array().notNull().default([]),
  /** 0…1 */
  importance: real('importance').notNull().default(0.5),
  pinned: boolean('pinned').notNull().default(false),
  language: text('language').notNull(),
  /** When it was said or happened. Default: when it was stored. */
  occurredAt: instant('occurred_at').notNull(),
  /** Since when it is true in the world. Null: always. */
  validFrom: instant('valid_from'),
  validTo: instant('valid_to'),
  expiresAt: instant('expires_at'),
  /** Where it came from: source, provider, request. Ids and names as the writer gave them. */
  provenance: jsonb('provenance').$type<Record<string, unknown>>().notNull().default({}),
  /** 0…1: how far the writer is trusted. */
  trust: real('trust').notNull().default(1),
  /** The newer record that replaces it. */
  supersededBy: uuid('superseded_by'),
  version: integer('version').notNull().default(1),
  /** When this version became current. */
  recordedAt: instant('recorded_at').notNull(),
});

/** One memory, in its current version. */
export const records = declare(
  pgTable(
    'records',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      /** Null: the tenant's shared memory. */
      userId: text('user_id'),
      /** The client's own id. */
      externalId: text('external_id'),
      type: text('type').notNull(),
      ...editableColumns(),
      /** The public id of the key that stored it. Null if the server derived it, or if it is older than this column. */
      createdBy: text('created_by'),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at'),
      supersededAt: instant('superseded_at'),
      /** Folded into a summary. Search prefers the summary. */
      compressed: boolean('compressed').notNull().default(false),
      /** Left out of all responses that do not ask for it. */
      quarantined: boolean('quarantined').notNull().default(false),
      /** The first step of forgetting: removed from search, can be restored. */
      forgottenAt: instant('forgotten_at'),
      legalHold: boolean('legal_hold').notNull().default(false),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      // records_external_id is in a handwritten migration: unique also for a null user, but only for rows that have
      // an id.
      index('records_by_creation').on(t.tenantId, t.userId, t.createdAt, t.id),
      index('records_by_session').on(t.tenantId, t.userId, t.sessionId, t.occurredAt, t.sequence, t.id),
      index('records_by_time').on(t.tenantId, t.userId, t.occurredAt, t.id),
      index('records_pinned')
        .on(t.tenantId, t.userId, t.occurredAt, t.id)
        .where(sql`pinned`),
      index('records_by_type').on(t.tenantId, t.userId, t.type, t.createdAt, t.id),
      // Records that the agent numbers: observations and episodes, latest first.
      index('records_by_place')
        .on(t.tenantId, t.userId, t.type, t.agent, t.sequence, t.id)
        .where(sql`type in ('sensory', 'episodic')`),
      // Records for the maximum age of a type, oldest first. Without pinned and held records, which would be skipped
      // forever.
      index('records_by_age')
        .on(t.tenantId, t.type, t.createdAt, t.id)
        .where(sql`not pinned and not legal_hold`),
      index('records_checkpoints')
        .on(t.tenantId, t.userId, t.agent, t.createdAt, t.id)
        .where(sql`type = 'checkpoint'`),
      index('records_quarantined')
        .on(t.tenantId, t.userId, t.createdAt, t.id)
        .where(sql`quarantined`),
      index('records_by_expiry')
        .on(t.tenantId, t.expiresAt)
        .where(sql`expires_at is not null`),
      index('records_forgotten')
        .on(t.tenantId, t.forgottenAt, t.id)
        .where(sql`forgotten_at is not null`),
      // Records that compaction may still fold, oldest first.
      index('records_to_compact')
        .on(t.tenantId, t.userId, t.occurredAt, t.id)
        .where(sql`not compressed and forgotten_at is null`),
    ],
  ),
  {
    owner: 'user',
    erase: 'rows',
    export: 'rows',
    room: 'memory/record-store',
    readBy: [
      'governance/limits',
      'governance/portability',
      'governance/privacy',
      'memory/blocks',
      'memory/compaction',
      'memory/decisions',
      'memory/context',
      'memory/entities',
      'memory/extraction',
      'memory/feedback',
      'memory/graph',
      'memory/indexing',
      'memory/jobs',
      'memory/kinds',
      'memory/lifecycle',
      'memory/messages',
      'memory/records',
      'memory/revision',
      'memory/search',
      'memory/trust',
    ],
  },
);
