import { eraseSubjectJob } from '@contracts/jobs.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { Outbox } from '@platform/queue/outbox.js';
import { ErasuresRepository } from './erasures.repository.js';
import { RunErasure } from './run-erasure.js';

/** After this another job continues, so that other erasures get a turn. */
const TURN_MS = 60_000;

type Context = JobContext<typeof eraseSubjectJob>;

/**
 * Runs an erasure, batch by batch. It pauses as long as it works, so that erasing a person with 100,000 records takes
 * at most half the capacity of one connection.
 */
@Injectable()
@Handles(eraseSubjectJob)
export class EraseSubjectHandler implements JobHandler<typeof eraseSubjectJob> {
  constructor(
    private readonly erasure: RunErasure,
    private readonly erasures: ErasuresRepository,
    private readonly outbox: Outbox,
  ) {}

  async run(context: Context): Promise<void> {
    const { tenantId } = context.scope;
    const { erasure_id: id } = context.payload;
    const begun = performance.now();
    for (;;) {
      const at = performance.now();
      const { done } = await context.withScope((tx) => this.erasure.step(tx, tenantId, id, () => context.close(tx)));
      if (done) return;
      if (performance.now() - begun > TURN_MS) return this.handOn(context);
      await sleep(performance.now() - at, undefined, { signal: context.signal });
    }
  }

  async failed({ scope, payload }: Context, tx: Tx, code: string): Promise<void> {
    await this.erasures.update(tx, { tenantId: scope.tenantId, id: payload.erasure_id }, { error: code });
  }

  private handOn(context: Context): Promise<void> {
    const owner = { tenantId: context.scope.tenantId, userId: null, epoch: 0 };
    return context.withScope(async (tx) => {
      await this.outbox.enqueue(tx, owner, eraseSubjectJob, [context.payload]);
      await context.close(tx);
    });
  }
}
