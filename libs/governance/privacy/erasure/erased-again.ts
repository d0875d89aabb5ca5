import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { EraseAgain } from '../ledger/erase-again.js';
import type { LedgerEntry } from '../ledger/ledger-entry.js';
import { AcceptAgain } from './accept-again.js';
import { Eraser } from './eraser.js';
import { RunErasure } from './run-erasure.js';

/**
 * Repeats an erasure of the ledger in a restored database. It uses the same engine, and returns when the erasure is
 * complete. It may run any number of times: rows that are gone are not found.
 */
@Injectable()
export class ErasedAgain extends EraseAgain {
  constructor(
    private readonly database: Database,
    private readonly eraser: Eraser,
    private readonly accept: AcceptAgain,
    private readonly erasure: RunErasure,
  ) {
    super();
  }

  async run(entry: LedgerEntry): Promise<void> {
    const { tenantId } = entry;
    const scope = replaying(tenantId);
    const accepted = await this.database.withScope(scope, async (tx) => {
      await this.eraser.lookAtAll(tx);
      return this.accept.runIn(tx, scope, entry);
    });
    for (const id of accepted) {
      for (let done = false; !done;) {
        ({ done } = await this.database.withScope(scope, (tx) => this.erasure.step(tx, tenantId, id)));
      }
    }
  }
}

/** Sees the whole tenant. The eraser controls what it writes. */
function replaying(tenantId: string): Scope {
  return {
    tenantId,
    userId: null,
    allUsers: true,
    includeShared: true,
    permissions: new Set(['shared:read', 'shared:write']),
    agent: null,
    project: null,
    keyId: 'ledger',
  };
}
