import type { Scope } from '@kernel/scope.js';
import { Clock } from '@kernel/clock.js';
import { type ListQuery, type MessagePage, pageOfMessages } from '@memory/messages/page-of-messages.query.js';
import type { MessageRow } from '@memory/messages/message.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { ExtractionSettings } from './extraction-settings.js';
import type { Turn, Window } from './fact.js';
import { unreadOf } from './progress.js';

/** Number of turns before a window that are shown with it. */
const BEFORE = 6;
/** The most that is shown of one turn, in UTF-16 units. A quote must be from what was shown. */
const SHOWN = 8_000;
/** Roles that state facts. Tool results and system prompts are not statements by anybody. */
const SPEAKERS = new Set(['user', 'assistant']);

/** What to read next for a user: a window, the time when one is due, or nothing. */
export type Next = { readonly window: Window } | { readonly due: Date } | null;

/** Finds the next window of a user's histories that is full, or was followed by enough silence. */
@Injectable()
export class ReadWindow {
  constructor(
    private readonly settings: ExtractionSettings,
    private readonly clock: Clock,
  ) {}

  /** @param without agents whose histories are not read now */
  async next(tx: Tx, scope: Scope, without: ReadonlySet<string>): Promise<Next> {
    const { of, turns, silenceSeconds } = await this.settings.effective(tx, scope);
    const now = this.clock.now();
    let due: number | null = null;
    for (const { agent, readTo, last } of await unreadOf(tx, scope)) {
      if (!of(agent) || without.has(agent)) continue;
      const most = Math.min(last, readTo + turns);
      const page = { agent, after_sequence: readTo, before_sequence: most + 1, limit: turns };
      const { rows, readTo: to = most } = await turnsOf(tx, scope, page, now);
      const quiet = Math.max(0, ...rows.map(({ record }) => record.recordedAt.getTime())) + silenceSeconds * 1_000;
      if (most - readTo < turns && quiet > now.getTime()) {
        due = Math.min(due ?? quiet, quiet);
        continue;
      }
      const earlier = {
        agent,
        after_sequence: Math.max(0, readTo - BEFORE),
        before_sequence: readTo + 1,
        limit: BEFORE,
      };
      const before = readTo > 0 ? await turnsOf(tx, scope, earlier, now) : { rows: [] };
      return { window: windowOf(agent, readTo, to, rows, before.rows) };
    }
    return due === null ? null : { due: new Date(due) };
  }
}

/** Nothing is learned of what is forgotten or has expired. Very long turns end the page early. */
async function turnsOf(
  tx: Tx,
  scope: Scope,
  { agent, ...page }: { readonly agent: string } & Omit<ListQuery, 'agent' | 'order' | 'aliveAt'>,
  now: Date,
): Promise<MessagePage> {
  const query = { ...page, order: 'asc', aliveAt: now, ...(agent !== '' && { agent }) } as const;
  return pageOfMessages(tx, scope, query);
}

function windowOf(
  agent: string,
  from: number,
  to: number,
  rows: readonly MessageRow[],
  before: readonly MessageRow[],
): Window {
  const shown = (row: MessageRow, index: number): Turn => {
    const { record, sequence } = row;
    return {
      number: index + 1,
      recordId: record.id,
      sequence,
      sessionId: record.sessionId,
      project: record.project,
      speaker: nameOf(record) ?? record.role ?? 'user',
      role: record.role ?? 'user',
      text: record.content.slice(0, SHOWN),
      at: record.occurredAt,
    };
  };
  const speaks = ({ record }: MessageRow) => SPEAKERS.has(record.role ?? 'user');
  const all = [...before.filter(speaks), ...rows.filter(speaks)].map(shown);
  return {
    agent,
    from,
    to,
    before: all.filter(({ sequence }) => sequence <= from),
    offered: all.filter(({ sequence }) => sequence > from),
  };
}

/** The name that was sent with the message. */
function nameOf({ speaker, fields }: MessageRow['record']): string | null {
  const { name } = fields;
  return speaker ?? (typeof name === 'string' && name.trim() !== '' ? name : null);
}
