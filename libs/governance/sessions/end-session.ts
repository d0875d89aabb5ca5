import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { OpenSessions } from './open-sessions.js';
import type { Session } from './sealed-session.js';
import { SessionsRepository } from './sessions.repository.js';

/** Signs out. */
@Injectable()
export class EndSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
    private readonly open: OpenSessions,
  ) {}

  /** @returns the id of the key that opened the session; null if it was already over */
  async run({ tenantId, id }: Session): Promise<string | null> {
    const keyId = await this.database.asSystem((tx) => this.sessions.delete(tx, tenantId, id));
    this.open.forget(id);
    return keyId;
  }
}
