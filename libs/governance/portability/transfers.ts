import type { TransferOutput } from '@contracts/portability/portability.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { ensureUser, epochOf, refuseErased } from '@memory/users/ensure-user.js';
import { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Authenticate } from '../tenancy/authenticate.js';
import type { Archive } from './archive.js';
import { showTransfer, type Transfer, TransfersRepository } from './transfers.repository.js';
import { type Begun, ImportRun } from './import-run.js';

/** The progress and outcome of imports. */
@Injectable()
export class Transfers {
  constructor(
    private readonly database: Database,
    private readonly repository: TransfersRepository,
    private readonly secrets: SecretGuard,
    private readonly clock: Clock,
    private readonly authenticate: Authenticate,
  ) {}

  /** @throws RecollectError `not_found`, also for a key that is bound to an agent or a project and so imports nothing */
  async get(scope: Scope, shownId: string): Promise<TransferOutput> {
    const id = seesPart(scope) ? null : readId(shownId);
    if (id === null) throw new RecollectError('not_found');
    return this.show(await this.find(scope, id));
  }

  show(transfer: Transfer): TransferOutput {
    return showTransfer(transfer, this.clock.now());
  }

  /** @throws RecollectError `not_found` */
  async find(scope: Scope, id: string): Promise<Transfer> {
    const row = await this.database.withScope(scope, (tx) => this.repository.find(tx, scope, id), { readOnly: true });
    if (!row) throw new RecollectError('not_found');
    return row;
  }

  /** The epoch of the user, which an erasure raises. Null: no such user. */
  epochOf(scope: Scope & { readonly userId: string }): Promise<number | null> {
    return this.database.withScope(scope, (tx) => epochOf(tx, scope), { readOnly: true });
  }

  /** @throws RecollectError `learning_paused`, `erasure_pending`; `conflict.version` if the user was erased since `epoch` */
  begin(scope: Scope & { readonly userId: string }, lines: number, epoch: number | null): Promise<Begun> {
    const { userId } = scope;
    return this.database.withScope(scope, async (tx) => {
      const now = this.clock.now();
      const writer = await ensureUser(tx, scope, userId, now);
      refuseErased(writer, epoch);
      return { transfer: await this.repository.begin(tx, scope, userId, lines, now), epoch: writer.epoch };
    });
  }

  runOf(archive: Archive, scope: Scope & { readonly userId: string }, begun: Begun, signal: AbortSignal): ImportRun {
    const { database, repository: transfers, secrets, clock } = this;
    const mayGoOn = (): Promise<void> => this.authenticate.recheck(scope);
    return new ImportRun({ database, transfers, secrets, clock, mayGoOn }, archive, scope, begun, signal);
  }

  /** Only the code of a failure is stored. */
  end({ scope, counts }: ImportRun, transfer: Transfer, failure: unknown): Promise<void> {
    const error = failure === null ? null : failure instanceof RecollectError ? failure.code : 'internal';
    const change = { state: failure === null ? ('done' as const) : ('failed' as const), counts, error };
    return this.database.withScope(scope, (tx) => this.repository.note(tx, transfer, change, this.clock.now()));
  }
}
