import { z } from 'zod';
import type { Dispatch } from './job-rows.js';

/** Ids only: Redis holds no content. */
const DATA = z.object({ tenant_id: z.uuid(), outbox_id: z.uuid() });

/**
 * A dispatch as BullMQ carries it. The number of the dispatch is part of the id, since BullMQ silently ignores a second job with the id of one that it
 * has. BullMQ itself never tries twice: attempts are counted in the outbox.
 */
export function deliveryOf({ tenantId, outboxId, job, dispatch, bulk = false }: Dispatch) {
  return {
    name: job,
    data: { tenant_id: tenantId, outbox_id: outboxId },
    opts: {
      jobId: `${outboxId}-${dispatch}`,
      attempts: 1,
      removeOnComplete: true,
      removeOnFail: true,
      // Behind what is not bulk, of the few that wait there.
      ...(bulk && { priority: 1 }),
    },
  };
}

/** `undefined` for anything that no relay has put there. */
export function dispatchOf(delivered: { name: string; data: unknown; id?: string | undefined }): Dispatch | undefined {
  const data = DATA.safeParse(delivered.data);
  const number = /-(\d{1,9})$/.exec(delivered.id ?? '')?.[1];
  if (!data.success || number === undefined) return undefined;
  return {
    tenantId: data.data.tenant_id,
    outboxId: data.data.outbox_id,
    job: delivered.name,
    dispatch: Number(number),
  };
}
