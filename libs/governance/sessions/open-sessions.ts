import { Clock } from '@kernel/clock.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { SessionsRepository } from './sessions.repository.js';

/** The end of a session must take effect within a second on every process, and the lookup itself takes time. */
const MAX_AGE_MS = 750;
const MOST_ENTRIES = 10_000;

/** Caches which sessions are open, for up to 750 ms each. */
@Injectable()
export class OpenSessions {
  private readonly entries = new Map<string, { readonly since: number; readonly open: Promise<boolean> }>();

  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  has({ tenantId, id }: { readonly tenantId: string; readonly id: string }): Promise<boolean> {
    const since = performance.now();
    const known = this.entries.get(id);
    if (known && known.since >= since - MAX_AGE_MS) return known.open;
    const open = this.database.asSystem((tx) => this.sessions.isOpen(tx, tenantId, id, this.clock.now()), {
      readOnly: true,
    });
    open.catch(() => this.entries.delete(id));
    this.entries.delete(id);
    this.entries.set(id, { since, open });
    if (this.entries.size > MOST_ENTRIES) this.entries.delete(this.entries.keys().next().value ?? '');
    return open;
  }

  /** Called after a change in this process. */
  forget(id: string): void {
    this.entries.delete(id);
  }
}
