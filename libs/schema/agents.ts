import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** An agent with core memory: blocks are attached to it. Records name it by its label, in `agent`. */
export const agents = declare(
  pgTable(
    'agents',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      /** Null: an agent of the whole tenant. It can only have shared blocks. */
      userId: text('user_id'),
      label: text('label').notNull(),
      description: text('description'),
      system: text('system'),
      timeZone: text('time_zone'),
      hidden: boolean('hidden').notNull().default(false),
      metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
      tags: text('tags').array().notNull().default([]),
      /** Fields of an agent's state that a client set and that have no meaning here, as sent. */
      fields: jsonb('fields').$type<Record<string, unknown>>().notNull().default({}),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
      /** The keys that created it and last changed it. */
      createdBy: text('created_by').notNull(),
      updatedBy: text('updated_by').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      unique('agents_label').on(t.tenantId, t.userId, t.label).nullsNotDistinct(),
      index('agents_by_creation').on(t.tenantId, t.userId, t.createdAt, t.id),
    ],
  ),
  {
    owner: 'user',
    erase: 'rows',
    export: 'rows',
    agentLabel: 'label',
    room: 'memory/blocks',
    readBy: ['governance/privacy', 'memory/context'],
  },
);
