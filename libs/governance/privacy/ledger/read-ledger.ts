import type { readLedger } from '@contracts/privacy/ledger.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { cutPage, readCursor } from '../../tenancy/page.js';
import { lineOf } from './ledger-line.js';
import { LedgerRepository } from './ledger.repository.js';

/** The tenant's entries, in order. */
@Injectable()
export class ReadLedger {
  constructor(
    private readonly database: Database,
    private readonly entries: LedgerRepository,
  ) {}

  /** @throws RecollectError `forbidden` for a key that is bound to a part of the tenant */
  async run(scope: Scope, input: InputOf<typeof readLedger>['query']): Promise<OutputOf<typeof readLedger>> {
    requireWholeTenant(scope);
    const after = Number(readCursor(input.cursor, (last) => /^[1-9]\d{0,14}$/.test(last)) ?? 0);
    const rows = await this.database.withScope(
      scope,
      (tx) => this.entries.ofTenant(tx, scope.tenantId, after, input.limit + 1),
      { readOnly: true },
    );
    const { page, end } = cutPage(rows, input.limit, ({ position }) => String(position));
    return { entries: page.map(lineOf), ...end };
  }
}

function requireWholeTenant(scope: Scope): void {
  if ((scope.userId === null || scope.allUsers) && !seesPart(scope)) return;
  throw new RecollectError('forbidden', 'The ledger belongs to the whole tenant. Use a key that is not bound.');
}
